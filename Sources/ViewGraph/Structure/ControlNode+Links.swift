import ViewTree

extension ControlNode {
    /// Where the control leads to, if it is a navigation link.
    var linkTarget: LinkTarget? {
        if case .control(let link as NavigationLinkControl, _) = declared.kind { link.target } else { nil }
    }

    /// The view that a link names itself.
    var linkedView: DeclaredView? {
        if case .view(let view, _) = linkTarget { view } else { nil }
    }

    /// Whether a binding wants the link's view to be shown; `nil` without one.
    func isActiveLink() throws -> Bool? {
        guard case .view(_, isActive: let isActive?) = linkTarget else { return nil }
        return try graph.value(of: isActive)
    }

    /// Notifies the stack or column around that the link is declared again.
    func updateLink(isActive: Bool?) {
        guard linkTarget != nil, let host = context.scope.navigation else { return }
        host.linkChanged(self)
        if let isActive { host.setActive(isActive, self) }
    }

    func endLink() { if linkTarget != nil { context.scope.navigation?.linkEnded(self) } }
}

extension ResolvedNode {
    /// What a tap on a navigation link does; `nil` for any other view, and where the link leads nowhere.
    public var linkAction: (() throws -> Void)? {
        guard let link = origin as? ControlNode, link.linkTarget != nil else { return nil }
        return link.context.scope.navigation?.action(of: link)
    }

    /// The value that a navigation link leads to, whatever modifiers and custom views are around it. In a list with a selection it selects the row.
    public var linkedValue: ExplicitID? {
        var node = self
        while true {
            if let link = node.origin as? ControlNode, case .value(let value) = link.linkTarget { return value }
            guard node.form == .modifier || node.form == .custom && node.children.count == 1, let inner = node.children.first else { return nil }
            node = inner
        }
    }
}
