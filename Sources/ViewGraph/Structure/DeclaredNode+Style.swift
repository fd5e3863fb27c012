import ViewTree

extension DeclaredNode {
    /// The style that holds here for controls of the kind, which the node then depends on. Where nobody sets one, none can come without a new tree: nothing is read.
    func style(of kind: ControlKind) throws -> (any ControlStyle)? {
        guard let key = EnvironmentKey.style(of: kind) else { return nil }
        let provider = context.scope.provider(of: key)
        guard case .value = provider.entry else { return nil }
        provider.source(of: key).addReader(self, line: nil)
        return (try provider.value(of: key) as? ControlStyleValue)?.style
    }
}
