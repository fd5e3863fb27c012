import SwiftModel
import SwiftSyntax

/// What a component of a builder depends on: a trial in which these are as they were in an earlier one finds the same faults.
struct ComponentSurroundings: Equatable {
    let builder: NominalDecl
    let builderType: SwiftType?
    /// What selects in the tab view around.
    let tabSelection: SwiftType?
    /// The types of the local variables that it names, in their order.
    let locals: [SwiftType]
}

extension Checker {
    /// Whether a trial of a component fails as an earlier one did: each overload that takes the closures around it would check it again, and so on for those around them.
    func isKnownFaulty(_ syntax: ExprSyntax, in builder: NominalDecl) -> Bool {
        guard trialDepth > 0, let known = faultyComponents[syntax.id], let own = surroundings(of: syntax, builder) else { return false }
        return known.contains(own)
    }

    /// Keeps in mind that a trial of a component found faults.
    func noteFaulty(_ syntax: ExprSyntax, in builder: NominalDecl, since mark: Int) {
        guard trialDepth > 0, probe == nil, pending.dropFirst(mark).contains(where: { $0.severity == .error }), let own = surroundings(of: syntax, builder)
        else {
            return
        }
        faultyComponents[syntax.id, default: []].append(own)
    }

    /// `nil` where a type is still open.
    private func surroundings(of syntax: ExprSyntax, _ builder: NominalDecl) -> ComponentSurroundings? {
        let type = builderAtHand?.resolved
        let selection = scope.flatMap { sequence(first: $0.function, next: \.parent).lazy.compactMap(\.tabSelection).first?.resolved }
        if type?.hasVariables ?? false || selection?.hasVariables ?? false { return nil }
        var locals: [SwiftType] = []
        for token in syntax.tokens(viewMode: .sourceAccurate) {
            guard case .variable(let variable)? = local(token.text) else { continue }
            let type = variable.type.resolved
            if type.hasVariables { return nil }
            locals.append(type)
        }
        return ComponentSurroundings(builder: builder, builderType: type, tabSelection: selection, locals: locals)
    }
}
