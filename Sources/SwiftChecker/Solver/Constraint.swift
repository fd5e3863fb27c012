import SwiftModel
import SwiftSyntax

/// What a part of a full expression says about the types of others.
enum Constraint {
    /// A value of the first type is used where the second is wanted.
    case conversion(SwiftType, SwiftType)
    /// `base.name` is of a type.
    case member(MemberUse)
    /// The type in which a name after a dot alone is looked up, by the type that the expression is wanted as.
    case implicitBase(wanted: SwiftType, base: SwiftType, name: String)
    case call(CallTarget, [GivenArgument], result: SwiftType)
    /// A call of one of several functions, each with the arguments of its parameters.
    case overloads([MatchedCandidate], [GivenArgument], result: SwiftType)
    case operatorUse(OperatorUse)
    /// `left ?? right`.
    case coalescing(left: SwiftType, right: SwiftType, result: SwiftType)
    /// An array literal of these elements.
    case elements(SwiftType, [Part])
    /// A dictionary literal of these keys and values.
    case pairs(SwiftType, keys: [Part], values: [Part])
    /// The elements or values of a literal become `Any` where they have nothing in common.
    case anything(SwiftType)
    /// The first is an optional of the second.
    case unwrapping(SwiftType, SwiftType)
    /// The second is the first at the end of an optional chain: wrapped, unless it is an optional already.
    case chain(SwiftType, SwiftType)
    case closure(ClosureUse)
    /// A key path from one type to another, or a function of the first.
    case keyPath(SwiftType, root: SwiftType, value: SwiftType)
    /// An associated type of a type.
    case associated(SwiftType, AssociatedType, SwiftType)
    case conformance(SwiftType, NominalDecl)
    /// An expression that the solver doesn't take apart: it has its type by itself, or by what is wanted.
    case whole(WholeExpression)
}

/// A part of an expression, with its type.
struct Part {
    let syntax: ExprSyntax
    let type: SwiftType
}

struct MemberUse {
    let base: SwiftType
    let name: String
    let result: SwiftType
    let place: ExprSyntax
}

struct OperatorUse {
    let name: String
    let operands: [SwiftType]
    let result: SwiftType
    let isPostfix: Bool
}

struct ClosureUse {
    let syntax: ClosureExprSyntax
    /// What it is wanted as.
    let type: SwiftType
    let scope: Scope?
    let builder: NominalDecl?
}

struct WholeExpression {
    let syntax: ExprSyntax
    let type: SwiftType
    let scope: Scope?
}

/// What a call calls.
enum CallTarget {
    case candidates([CallCandidate])
    /// A value of a function type, or one that can be called as a function.
    case value(SwiftType)
    case member(base: SwiftType, name: String, place: ExprSyntax)
    /// The initializers of a type.
    case type(SwiftType)
    case subscripts(base: SwiftType)
}

/// An argument of a call, with its type unless it is a closure, whose type the parameter determines.
struct GivenArgument {
    let argument: Argument
    let type: SwiftType
    let scope: Scope?
}

struct MatchedCandidate {
    let candidate: CallCandidate
    /// The arguments of each parameter, by their indices.
    let assignment: [Int: [Int]]

    /// Whether it is a function of the library's top level.
    var isForAnyTypes: Bool { if case .function(let decl) = candidate.target { candidate.owner == nil && decl.isPrelude } else { false } }
}

/// How good a solution is, in the order in which Swift's type checker compares solutions.
struct SolutionScore: Comparable {
    enum Part: Int, CaseIterable {
        case disfavoredOverload, nonDefaultLiteral, collectionUpcast, valueToOptional, existential, numberConversion, farMember
    }
    private var counts = [Int](repeating: 0, count: Part.allCases.count)

    subscript(part: Part) -> Int {
        get { counts[part.rawValue] }
        set { counts[part.rawValue] = newValue }
    }

    var isBest: Bool { counts.allSatisfy { $0 == 0 } }

    static func += (a: inout SolutionScore, b: SolutionScore) { for index in a.counts.indices { a.counts[index] += b.counts[index] } }

    static func < (a: SolutionScore, b: SolutionScore) -> Bool { a.counts.lexicographicallyPrecedes(b.counts) }
}
