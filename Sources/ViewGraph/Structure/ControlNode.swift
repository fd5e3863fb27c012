import ViewTree

/// An interactive view around its label, or around what a style of the program makes of it.
final class ControlNode: AbsorbingNode {
    private var label: DeclaredNode?
    private var content: DeclaredNode?

    override var children: [DeclaredNode] { [label, content].compactMap(\.self) }

    override func evaluate(from earlier: DeclaredView?) throws {
        _ = takeReasons()
        try show()
    }

    /// The style has changed, or what it read.
    override func rerun(because reasons: [String]) throws { try show() }

    private func show() throws {
        guard case .control(let control, let plainLabel) = declared.kind else { return }
        let (styled, isActive) = try track { (try control.kind.flatMap(style)?.body(of: control, label: plainLabel), try isActiveLink()) }
        setRole(to: styled == nil ? control : .styled(control), plainLabel)
        label = try reconcile(label, with: styled ?? plainLabel, at: .label, in: context.placing(.hStack)).node
        if styled == nil, let (view, placing) = control.content {
            content = try reconcile(content, with: view, at: .content, in: context.placing(placing)).node
        } else {
            content?.tearDown()
            content = nil
        }
        try refresh()
        updateLink(isActive: isActive)
    }

    override func willTearDown() {
        super.willTearDown()
        endLink()
    }

    /// The resolved node stands for the control as it is shown.
    private func setRole(to control: Control, _ label: DeclaredView) {
        if case .control(let old) = resolved.role, !control.isLaidOut(like: old) { graph.markChanged(resolved) }
        let isStyled: Bool = if case .styled = control { true } else { false }
        resolved.redeclare(isStyled ? DeclaredView(declared.type, .control(control, label: label), line: declared.line) : declared)
    }

    override func absorb() throws {
        graph.setChildren(of: resolved, to: graph.nodes(of: (label?.items ?? []) + (content?.items ?? [])))
    }
}

extension Control {
    /// What the control shows beside its label.
    fileprivate var content: (DeclaredView, PlaceContext.Placing)? {
        switch self {
        case .picker(_, let options): (options, .list)
        case .label(let icon): (icon, .hStack)
        case .labeledContent(let content): (content, .hStack)
        case .groupBox(let content), .gauge(_, let content): (content, .list)
        default: nil
        }
    }

    /// The kind of style that the control takes.
    fileprivate var kind: ControlKind? {
        switch self {
        case .button, .navigationLink: .button
        case .toggle: .toggle
        case .label: .label
        case .progressView: .progressView
        case .groupBox: .groupBox
        case .labeledContent: .labeledContent
        case .gauge: .gauge
        default: nil
        }
    }
}
