import SwiftModel
import SwiftSyntax

/// What builders say of the types of their components.
extension Checker {
    /// The type that the current builder wants of a component which is made as a value of a type: `TableColumn<Person, _, _, _>`.
    func wantedComponent(made type: SwiftType, of arguments: [Argument]) -> SwiftType? {
        if type.isKnown(.tab), arguments.contains(where: { $0.label == "value" }) { return wantedTab(type) }
        guard case .nominal(let builder, let arguments)? = builderAtHand, !arguments.isEmpty, let made = type.nominal else { return nil }
        for case .function(let decl) in module.members("buildExpression", of: builder) where decl.arguments.first?.type.nominal == made {
            var map = Dictionary(zip(builder.parameters, arguments)) { first, _ in first }
            _ = instantiate(decl, &map)
            return decl.arguments.first?.type.substituting(map)
        }
        for case .function(let decl) in module.members("buildExpression", of: builder) {
            let map = Dictionary(zip(builder.parameters, arguments)) { first, _ in first }
            if let wanted = constrained(made, by: decl, map) { return wanted }
        }
        return nil
    }

    /// A type of which a builder's function says what its associated types are: `Reduce<State, Action>` for `buildExpression<R: Reducer<State, Action>>(_: R)`.
    private func constrained(_ made: NominalDecl, by decl: FunctionDecl, _ map: [GenericParameter: SwiftType]) -> SwiftType? {
        guard !made.parameters.isEmpty, case .parameter(let component)? = decl.arguments.first?.type, map[component] == nil, !component.protocols.isEmpty,
            component.protocols.allSatisfy({ conformances.conforms(made.selfType, to: $0) })
        else { return nil }
        let wanted = SwiftType.nominal(made, made.parameters.map { fresh(for: $0) })
        var isConstrained = false
        for case .same(let a, let b) in decl.requirements {
            for (part, other) in [(a, b), (b, a)] {
                guard case .member(.parameter(component), let associated) = part, !other.contains({ $0 == .parameter(component) }) else { continue }
                isConstrained = unify(conformances.normalized(.member(wanted, associated)), other.substituting(map)) || isConstrained
            }
        }
        return isConstrained ? wanted : nil
    }

    /// Whether an expression is a call of what looks like a type.
    func makesValue(_ syntax: ExprSyntax) -> Bool {
        guard let call = syntax.as(FunctionCallExprSyntax.self), let name = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return false }
        return name.baseName.text.first?.isUppercase ?? false
    }

    /// What is known of an argument's associated types, of the type that it is made as: `perform(SetValue(\.name, to: "x"))` for `some Command<Drawing>`.
    func wantedByParts(of expected: SwiftType?, made type: SwiftType) -> SwiftType? {
        guard case .variable(let variable)? = expected.map(head)?.head, variable.solution == nil, !variable.parts.isEmpty, let made = type.nominal,
            !made.parameters.isEmpty, type == made.selfType || type.hasVariables
        else { return nil }
        let wanted = SwiftType.nominal(made, made.parameters.map { fresh(for: $0) })
        let fits = variable.parts.allSatisfy { associated, part in
            let own = conformances.normalized(.member(wanted, associated))
            return isOpenMember(own) || unify(own, part)
        }
        return fits ? wanted : nil
    }

    /// A tab's value is of the type that selects in the tab view around: `Tab("Home", systemImage: "house", value: .home) { … }`.
    private func wantedTab(_ type: SwiftType) -> SwiftType? {
        var function = scope?.function
        while let closure = function, closure.isClosure {
            if let value = closure.tabSelection, let decl = type.nominal { return .nominal(decl, [value] + decl.parameters.dropFirst().map { _ in fresh() }) }
            guard let known = closure.container?.known, [.group, .forEach, .section, .tabSection].contains(known) else { return nil }
            function = closure.parent
        }
        return nil
    }
}
