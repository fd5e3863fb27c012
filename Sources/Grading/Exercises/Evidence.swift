/// What a failed check wanted and what it found: `3` and `1` of `find(Card.self).count`.
public struct Evidence: Equatable, Sendable {
    public enum Relation: String, Sendable, CaseIterable {
        case equal = "=="
        case different = "!="
        case less = "<"
        case atMost = "<="
        case more = ">"
        case atLeast = ">="
    }

    /// What the relation must hold of: a value, each element, or one element at least.
    public enum Extent: String, Sendable { case value, each, any }

    public let relation: Relation
    public let extent: Extent
    /// The value that is compared with, as it is shown.
    public let value: String
    public let found: String
    /// What was compared, in Swift.
    public let expression: String

    init(_ relation: Relation, _ extent: Extent = .value, value: String, found: String, expression: String) {
        (self.relation, self.extent, self.value, self.found, self.expression) = (relation, extent, value, found, expression)
    }

    /// What is wanted in English: `3`, `at least 3`, `100 each`, `“b” among them`.
    public var wanted: String {
        let compared =
            switch relation {
            case .equal: value
            case .different: "not \(value)"
            case .less: "less than \(value)"
            case .atMost: "at most \(value)"
            case .more: "more than \(value)"
            case .atLeast: "at least \(value)"
            }
        return switch extent {
        case .value: compared
        case .each: "\(compared) each"
        case .any: "\(compared) among them"
        }
    }

    /// `3 wanted, 1 found`.
    public var comparison: String { "\(wanted) wanted, \(found) found" }

    /// `3 wanted, 1 found (find(Card.self).count)`.
    public var sentence: String { "\(comparison) (\(expression))" }
}
