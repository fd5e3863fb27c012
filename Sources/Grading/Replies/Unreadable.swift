/// Why something isn't an answer to a question; costs no attempt.
public struct Unreadable: Error, Equatable {
    /// What to write instead.
    public let reason: String

    /// The longest answer that is read, in characters.
    static let lengthLimit = 20_000

    static let tooLong = Unreadable(reason: "the answer is too long")
    static let empty = Unreadable(reason: "the answer is empty")
    static let noNumber = Unreadable(reason: "write a number: 230, 1/3 or 25%")
}
