import SwiftModel

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
        return nil
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
