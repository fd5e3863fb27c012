/// How a `DatePicker` or `ColorPicker` takes what an action says.
public struct ValuePick: Equatable {
    /// Gives what is wrong with a text; one that is right is picked where it shall be.
    public let pick: (_ text: String, _ isDone: Bool) throws -> Fault?

    /// What is wrong, in both languages.
    public typealias Fault = (english: String, korean: String)

    public init(_ pick: @escaping (_ text: String, _ isDone: Bool) throws -> Fault?) { self.pick = pick }

    /// Layout doesn't know what is picked.
    public static func == (_ a: ValuePick, _ b: ValuePick) -> Bool { true }
}
