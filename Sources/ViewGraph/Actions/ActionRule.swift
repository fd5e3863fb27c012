import ViewTree

/// An action with when it is called. It holds once for all views that its modifier wraps.
protocol ActionRule: ActionModifier {
    /// The first view came.
    func appear(in node: AttachmentNode)
    /// The last view went.
    func disappear(in node: AttachmentNode)
    /// Takes the place of `old` while views are there.
    func replace(_ old: any ActionModifier, in node: AttachmentNode)
}

extension ActionRule {
    func appear(in node: AttachmentNode) {}
    func disappear(in node: AttachmentNode) {}
    func replace(_ old: any ActionModifier, in node: AttachmentNode) {}
}
