/// What is to be said of an answer that isn't wholly right, for whoever words it.
public enum Finding: Equatable, Sendable {
    case notAnswered, somethingMissing, somethingTooMuch
    case inPlace(Int, of: Int)
    case pairsRight(Int, of: Int)
    case criteriaMet(Int, of: Int)

    /// In English, as a phrase.
    var sentence: String {
        switch self {
        case .notAnswered: "not answered"
        case .somethingMissing: "something is missing"
        case .somethingTooMuch: "something is too much"
        case .inPlace(let count, let all): "\(count) of \(all) are in their place"
        case .pairsRight(let count, let all): "\(count) of \(all) pairs are right"
        case .criteriaMet(let count, let all): "\(count) of \(all) criteria"
        }
    }
}
