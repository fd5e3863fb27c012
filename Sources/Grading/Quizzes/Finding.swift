/// What is to be said of an answer that isn't wholly right, for whoever words it.
public enum Finding: Equatable, Sendable {
    case notAnswered
    /// Which parts of an answer are at fault: what it lacks, what doesn't belong, or both.
    case somethingMissing, somethingTooMuch, somethingMissingAndTooMuch
    case inPlace(Int, of: Int)
    case pairsRight(Int, of: Int)
    case criteriaMet(Int, of: Int)
    /// Code that is right but for capital and small letters.
    case otherCapitals

    /// - Parameter tellsWrong: whether the answer's wrong parts have words of their own, which say what doesn't belong.
    init?(isMissing: Bool, isTooMuch: Bool, tellsWrong: Bool = false) {
        switch (isMissing, isTooMuch && !tellsWrong) {
        case (true, true): self = .somethingMissingAndTooMuch
        case (true, false): self = .somethingMissing
        case (false, true): self = .somethingTooMuch
        case (false, false): return nil
        }
    }

    /// Whether it is about parts of an answer, of which others may be right.
    var isAboutParts: Bool {
        switch self {
        case .somethingMissing, .somethingTooMuch, .somethingMissingAndTooMuch: true
        case .notAnswered, .inPlace, .pairsRight, .criteriaMet, .otherCapitals: false
        }
    }

    /// In English, as a phrase.
    var sentence: String {
        switch self {
        case .notAnswered: "not answered"
        case .somethingMissing: "something is missing"
        case .somethingTooMuch: "something doesn't belong"
        case .somethingMissingAndTooMuch: "something is missing, and something doesn't belong"
        case .otherCapitals: "almost: Swift tells capital and small letters apart"
        case .inPlace(let count, let all): "\(count) of \(all) are in their place"
        case .pairsRight(let count, let all): "\(count) of \(all) pairs are right"
        case .criteriaMet(let count, let all): "\(count) of \(all) criteria"
        }
    }
}
