import ViewTree
import Wording

/// An interactive view around its label, or around what a style of the program makes of it.
final class ControlNode: AbsorbingNode {
    private var label: DeclaredNode?
    private var content: DeclaredNode?
    /// Whether the label is what a style draws.
    private var isStyled = false

    override var children: [DeclaredNode] { [label, content].compactMap(\.self) }

    override func evaluate(from earlier: DeclaredView?) throws {
        _ = takeReasons()
        try show()
    }

    /// The style has changed, or what it read.
    override func rerun(because reasons: [Phrase]) throws { try show() }

    private func show() throws {
        guard case .control(let control, let plainLabel) = declared.kind else { return }
        let (styled, isActive) = try track { (try styledBody(of: control, plainLabel), try isActiveLink()) }
        setRole(to: styled.map { StyledControl(control, style: $0.style.name, takesTaps: !$0.style.triggersActions) } ?? control, plainLabel)
        if isStyled != (styled != nil) {
            label?.tearDown()
            label = nil
        }
        isStyled = styled != nil
        let place = styled.map { context.placing(.hStack).inside($0.style.scope) } ?? context.placing(control.takesSubtitles ? .titles : .hStack)
        label = try reconcile(label, with: styled?.view ?? plainLabel, at: .label, in: place).node
        if styled == nil, let view = control.content {
            content = try reconcile(content, with: view, at: .content, in: context.placing(control.isContentList ? .list : .hStack)).node
        } else {
            content?.tearDown()
            content = nil
        }
        try refresh()
        updateLink(isActive: isActive)
    }

    /// What a style of the program makes of the control; of a navigation link what it makes of a button that follows it.
    private func styledBody(of control: any Control, _ label: DeclaredView) throws -> (view: DeclaredView, style: StyleInForce)? {
        guard let style = try control.kind.flatMap(style) else { return nil }
        guard control is NavigationLinkControl else { return (try style.body(of: control, label: label), style) }
        let button = ButtonControl { [weak self] in try self?.resolved.linkAction?() }
        return (try style.body(of: button, label: label), style)
    }

    override func willTearDown() {
        super.willTearDown()
        endLink()
    }

    /// The resolved node stands for the control as it is shown.
    private func setRole(to control: any Control, _ label: DeclaredView) {
        if case .control(let old) = resolved.role, !control.isLaidOut(like: old) { graph.markChanged(resolved) }
        resolved.redeclare(control is StyledControl ? DeclaredView(declared.type, .control(control, label: label), line: declared.line) : declared)
    }

    override func absorb() throws {
        resolved.hasDynamicChildren = children.contains { $0.staticCount == nil }
        graph.setChildren(of: resolved, to: graph.nodes(of: (label?.items ?? []) + (content?.items ?? [])))
    }
}
