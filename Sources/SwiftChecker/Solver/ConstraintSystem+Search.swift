import SwiftModel
import SwiftSyntax

/// The search: what follows, then the next choice.
extension ConstraintSystem {
    enum Outcome { case solved, failed, waits }

    /// The best solution of what is left that is better than another; what it determines is the caller's to undo.
    func search(below limit: SolutionScore? = nil) -> Solution? {
        func isBetter() -> Bool { limit.map { state.score < $0 } ?? true }
        guard takesStep(), simplify(), isBetter() else { return nil }
        if let parts = independentParts() {
            guard solveEach(parts), isBetter() else { return nil }
            return solution(below: limit)
        }
        guard let choices = nextChoices() else { return solution(below: limit) }
        var best: Solution?
        for choice in choices {
            let (saved, mark) = (state, checker.trail.count)
            if choice(), let found = search(below: best?.score ?? limit) { best = found }
            checker.undo(to: mark)
            state = saved
            if let best, best.score.isBest { break }
        }
        return best
    }

    /// Takes each constraint that can be decided, until none can; `false` where one can't hold.
    private func simplify() -> Bool {
        var changes = true
        while changes {
            changes = false
            let waiting = state.constraints
            state.constraints = []
            for constraint in waiting {
                switch simplified(constraint) {
                case .failed: return false
                case .solved: changes = true
                case .waits: state.constraints.append(constraint)
                }
            }
        }
        return true
    }

    /// What the state determines once no constraint is left; `nil` where a part is still open, or another solution is as good.
    private func solution(below limit: SolutionScore?) -> Solution? {
        guard state.constraints.isEmpty else { return nil }
        guard state.literals.allSatisfy({ hasUsualType($0.type) }) else { return nil }
        var score = state.score
        for (type, literal) in state.literals where head(type) != checker.conformances.defaultType(literal) {
            if let own = head(type).nominal, own == checker.conformances.defaultType(literal).nominal { continue }
            score[.nonDefaultLiteral] += 1
        }
        if let limit, !(score < limit) { return nil }
        let types = state.types.mapValues(\.resolved)
        guard types.values.allSatisfy({ !$0.hasVariables && !$0.contains(\.isError) }) else { return nil }
        hasSolution = true
        return Solution(types: types, variables: checker.variables(since: start), score: score)
    }

    /// Gives a literal that is still open its usual type, where that is one of those that are wanted.
    private func hasUsualType(_ literal: SwiftType) -> Bool {
        guard case .variable(let variable) = head(literal) else { return true }
        checker.defaultVariables(.variable(variable))
        return variable.protocols.allSatisfy { checker.conformances.conforms(head(literal), to: $0) }
    }

    typealias Choice = () -> Bool

    /// The ways to go on, the best first; `nil` where all is decided.
    private func nextChoices() -> [Choice]? {
        if state.constraints.isEmpty { return nil }
        return knownOverloads() ?? coalescing() ?? bindings(fromBelow: true) ?? anyOverloads() ?? bindings(fromBelow: false) ?? bases()
            ?? bindings(fromBelow: true, isPartial: true) ?? openOperators(areOwn: true) ?? closures(whereKnown: true) ?? joins() ?? literals()
            ?? openOperators(areOwn: false) ?? closures(whereKnown: false) ?? wholes() ?? unions() ?? []
    }
}
