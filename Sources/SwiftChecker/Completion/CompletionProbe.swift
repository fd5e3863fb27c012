import SwiftModel

/// What the checker reports about the place to be completed, while it checks the text.
final class CompletionProbe {
    /// The type that a value at the place should be of.
    enum Wanted: Equatable {
        case type(SwiftType)
        /// Any type that conforms to them.
        case conforming([NominalDecl])
    }

    /// `width:` of a call that may continue so.
    struct Label: Equatable {
        let name: String
        let type: SwiftType
    }

    /// What can be named without a base.
    struct Names {
        /// Variables and functions, the innermost first.
        var locals: [(name: String, type: SwiftType, isFunction: Bool)] = []
        var localTypes: [String] = []
        /// The type of `self`; a metatype in static members.
        var selfType: SwiftType?
    }

    enum Finding {
        case member(of: SwiftType)
        case implicitMember([Checker.ImplicitBase])
        case keyPath(root: SwiftType)
        case names(Names)
        case nestedTypes(of: SwiftType)
        /// `isOpen` where a value without a label may be there as well.
        case labels([Label], isOpen: Bool)
    }

    struct Record {
        let finding: Finding
        let wanted: Wanted?
        /// How many trials were going on: overloads that failed count as well.
        let depth: Int
        /// Where the place is, for what is private to a type.
        let nominal: NominalDecl?
        let assumptions: [Requirement]
    }

    private(set) var records: [Record] = []

    func add(_ record: Record) { records.append(record) }
}
