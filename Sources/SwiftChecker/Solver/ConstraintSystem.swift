import SwiftModel
import SwiftSyntax

/// A full expression as a system of constraints between the types of its parts, solved by what follows without choice, then by trying the choices that are left.
///
/// It uses the checker's type variables, whose trail takes back what a try determined.
final class ConstraintSystem {
    /// What a try changes beside the variables.
    struct State {
        /// Those that wait for a type.
        var constraints: [Constraint] = []
        /// By part of the expression.
        var types: [SyntaxIdentifier: SwiftType] = [:]
        /// Literals with a usual type, for the score.
        var literals: [(type: SwiftType, kind: TypeVariable.Literal)] = []
        var score = SolutionScore()
    }

    struct Solution {
        let types: [SyntaxIdentifier: SwiftType]
        let variables: [VariableState]
        let score: SolutionScore
    }

    let checker: Checker
    var state = State()
    /// How far the trail was when the search for this state began.
    var start: Int
    /// Whether that search has found something.
    var hasSolution = false
    private var visits = 0

    /// How many constraints a search may look at, those of one step after the other.
    private static let visitLimit = 20_000

    init(_ checker: Checker) { (self.checker, start) = (checker, checker.trail.count) }

    /// The types of the parts of an expression; `nil` where none are right, or the search for them takes too long. What it determines is the caller's to undo.
    func solve(_ syntax: ExprSyntax, as wanted: SwiftType?, elements: SwiftType?) -> [SyntaxIdentifier: SwiftType]? {
        let type = type(of: syntax)
        if let wanted, !head(wanted).isVoid { add(.conversion(type, wanted)) }
        if let elements, let own = checker.elementOfSequences { add(.associated(type, own, elements)) }
        return search()?.types
    }

    func add(_ constraint: Constraint) { state.constraints.append(constraint) }

    func head(_ type: SwiftType) -> SwiftType { checker.head(type) }

    func isOpen(_ type: SwiftType) -> Bool { if case .variable = head(type) { true } else { false } }

    /// Whether a type is that of a literal which has no type yet.
    func isOpenLiteral(_ type: SwiftType) -> Bool { checker.literal(of: head(type)) != nil }

    func count(_ part: SolutionScore.Part) { state.score[part] += 1 }

    /// Whether the search may take another step.
    func takesStep() -> Bool {
        visits += state.constraints.count + 1
        return visits <= Self.visitLimit && checker.mayGoOn(4)
    }

    /// Runs something of the checker whose reports and open parts are of no interest; `nil` where it reports an error.
    func quietly<Result>(in scope: Scope?, _ work: () -> Result?) -> Result? {
        let outer = (checker.scope, checker.foundParts)
        checker.scope = scope
        defer { (checker.scope, checker.foundParts) = outer }
        let reports = checker.pending
        let result = checker.trial(work)
        checker.pending = reports
        return result
    }

    /// The type with a variable for each associated type of what isn't known yet.
    func opening(_ type: SwiftType) -> SwiftType {
        let type = checker.conformances.normalized(type).head
        guard type.hasVariables else { return type }
        guard case .member(let base, let associated) = type else { return type.mapped(opening) }
        let variable = checker.fresh()
        add(.associated(opening(base), associated, variable))
        return variable
    }
}
