import SwiftModel
import SwiftSyntax

/// The search: what follows, then the next choice.
extension ConstraintSystem {
    enum Outcome { case solved, failed, waits }

    func search() {
        guard takesStep(), simplify() else { return }
        if let best, !(state.score < best.score) { return }
        guard let choices = nextChoices() else { return record() }
        for choice in choices {
            let (saved, mark) = (state, checker.trail.count)
            if choice() { search() }
            checker.undo(to: mark)
            state = saved
            if let best, best.score.isBest { return }
        }
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

    private func record() {
        guard state.constraints.isEmpty else { return }
        for (type, _) in state.literals where isOpen(type) { checker.defaultVariables(head(type)) }
        var score = state.score
        for (type, literal) in state.literals where head(type) != checker.conformances.defaultType(literal) {
            if let own = head(type).nominal, own == checker.conformances.defaultType(literal).nominal { continue }
            score[.nonDefaultLiteral] += 1
        }
        if let best, !(score < best.score) { return }
        let types = state.types.mapValues(\.resolved)
        guard types.values.allSatisfy({ !$0.hasVariables && !$0.contains(\.isError) }) else { return }
        best = Solution(types: types, score: score)
    }

    typealias Choice = () -> Bool

    /// The ways to go on, the best first; `nil` where all is decided.
    private func nextChoices() -> [Choice]? {
        if state.constraints.isEmpty { return nil }
        return knownOverloads() ?? coalescing() ?? bindings(fromBelow: true) ?? anyOverloads() ?? bindings(fromBelow: false) ?? bases()
            ?? bindings(fromBelow: true, isPartial: true) ?? openOperators() ?? closures(whereKnown: true) ?? joins() ?? literals() ?? closures(
                whereKnown: false) ?? wholes() ?? unions() ?? []
    }
}
