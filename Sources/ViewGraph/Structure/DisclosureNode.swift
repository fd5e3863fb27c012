import ViewTree
import Wording

/// A `DisclosureGroup`: its label, and its content for as long as it is expanded.
///
/// In a list the label is a row and what is disclosed are further rows; elsewhere both are in one column. Content hidden again has ended, state and all.
final class DisclosureNode: DeclaredNode {
    let resolved: ResolvedNode
    private var label: DeclaredNode?
    private var content: DeclaredNode?
    /// Where no binding decides.
    private var isExpandedByItself = false
    /// Whether the label is what a style draws.
    private var isStyled = false

    required init(_ declared: DeclaredView, parent: DeclaredNode?, graph: Graph, context: PlaceContext, position: Position) throws {
        resolved = try graph.makeResolved(.declared(declared), for: declared, scope: context.scope)
        try super.init(declared, parent: parent, graph: graph, context: context, position: position)
        resolved.origin = self
        resolved.hasDynamicChildren = true
    }

    deinit { resolved.origin = nil }

    /// The content as declared, while it is there.
    var disclosed: DeclaredView? { content?.declared }

    override var children: [DeclaredNode] { [label, content].compactMap(\.self) }
    override var staticCount: Int? { context.disclosesRows ? nil : 1 }
    override var absorbsList: Bool { !context.disclosesRows }

    override func evaluate(from earlier: DeclaredView?) throws {
        _ = takeReasons()
        try disclose()
    }

    override func rerun(because reasons: [Phrase]) throws { try disclose() }

    /// Makes the label, and the content where the group is expanded and only there; or what a style of the program makes of both.
    private func disclose() throws {
        guard case .container(let group as DisclosureGroupContainer, let plainLabel) = declared.kind else { return }
        let expansion = group.isExpanded ?? ownExpansion
        var place = context.placing(.titles)
        let (styled, disclosed): (DeclaredView?, DeclaredView?) = try track {
            if let style = try style(of: .disclosureGroup) {
                place = context.placing(.hStack).inside(style.scope)
                let control = DisclosureGroupControl(isExpanded: expansion, content: try group.content())
                resolved.redeclare(
                    DeclaredView(declared.type, .control(StyledControl(control, style: style.name, takesTaps: true), label: plainLabel), line: declared.line))
                return (try style.body(of: control, label: plainLabel), nil)
            }
            let known = DisclosureGroupContainer(isExpanded: expansion, content: group.content)
            resolved.redeclare(DeclaredView(declared.type, .container(known, plainLabel), line: declared.line))
            let isShown = try group.isExpanded.map(graph.value) ?? isExpandedByItself
            return (nil, isShown ? try group.content() : nil)
        }
        if isStyled != (styled != nil) {
            label?.tearDown()
            label = nil
        }
        isStyled = styled != nil
        label = try reconcile(label, with: styled ?? plainLabel, at: .label, in: place).node
        if let disclosed {
            content = try reconcile(content, with: disclosed, at: .content, in: context.disclosesRows ? context.madeAtOnce : context.placing(.list)).node
        } else {
            content?.tearDown()
            content = nil
        }
        try refresh()
    }

    private var ownExpansion: ValueBinding<Bool> {
        ValueBinding { [weak self] in
            self?.isExpandedByItself ?? false
        } set: { [weak self] isExpanded in
            guard let self, isExpanded != isExpandedByItself else { return }
            isExpandedByItself = isExpanded
            invalidate(because: isExpanded ? Phrase("it is expanded", ko: "펼쳐짐") : Phrase("it is collapsed", ko: "접힘"))
        }
    }

    override func makeItems() throws -> [ListItem] {
        let (shown, hidden) = (label?.items ?? [], content?.items ?? [])
        graph.setChildren(of: resolved, to: graph.nodes(of: context.disclosesRows ? shown : shown + hidden))
        return [ListItem(node: resolved)] + (context.disclosesRows ? hidden : [])
    }

    override func willTearDown() { graph.discard(resolved) }
}
