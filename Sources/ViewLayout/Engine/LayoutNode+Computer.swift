import ViewGraph
import ViewTree

extension LayoutNode {
    /// The rule of a role of the node.
    func makeComputer(_ role: ResolvedNode.Role, _ resolved: ResolvedNode) -> any LayoutComputer {
        switch role {
        case .leaf(let leaf): return (leaf as? any LeafRule)?.computer(for: resolved) ?? FillingLayout()
        case .container(let container, _): return containerLayout(container, resolved)
        case .control(let control):
            let parts = ControlParts(all: context.nodes(for: resolved.subviews), environment: resolved.environment, context: context)
            return ControlLayout(control, parts: parts)
        case .modifier(let modifier):
            guard let primary = resolved.children.first else { return EmptyLayout() }
            return modifierLayout(modifier, around: context.node(for: primary), resolved)
        case .custom where resolved.subviews.isEmpty: return EmptyLayout()
        case .custom: return content(of: resolved)
        case .geometryReader: return GeometryReaderLayout(owner: self)
        case .listPart: return ListPartLayout(single(context.nodes(for: resolved.subviews)))
        }
    }

    private func containerLayout(_ container: any Container, _ resolved: ResolvedNode) -> any LayoutComputer {
        let children = context.nodes(for: resolved.subviews)
        guard let rule = container as? any ContainerRule else { return column(children) }
        if resolved.hasOneStaticChild, children.count == 1, rule.isItsOnlyChild { return PassThroughLayout(children[0]) }
        return rule.computer(of: children, in: self, for: resolved)
    }

    private func modifierLayout(_ modifier: Modifier, around child: LayoutNode, _ resolved: ResolvedNode) -> any LayoutComputer {
        let others = context.nodes(for: Array(resolved.children.dropFirst()))
        switch modifier {
        case .layout(let modifier as any LayoutRule): return modifier.computer(around: child, beside: others, in: self)
        case .effect(.mask(let alignment, _, _)): return LayersLayout(child, others: others, alignment: alignment, reachingEdges: [])
        case .preferenceContent(let content): return LayersLayout(child, others: others, alignment: content.alignment, reachingEdges: [])
        case .bar: return PresentationLayout(child, presented: others, alignment: Alignment(horizontal: .horizontalCenter, vertical: .top))
        case .hiddenItems, .selectionMenu: return PassThroughLayout(child)
        default: return others.isEmpty ? PassThroughLayout(child) : PresentationLayout(child, presented: others)
        }
    }

    /// The size of the scroll view, list or window around; the node is laid out again when that changes.
    var observedContainerSize: Size {
        let size = resolved.map { context.containerSize(around: $0) } ?? .zero
        usedContainerSize = size
        context.register(relativeNode: self)
        return size
    }

    // MARK: Parts

    func stack(_ axis: Axis, _ alignment: AlignmentGuide, _ spacing: Double?, _ children: [any LayoutElement]) -> StackLayout {
        StackLayout(axis, alignment: alignment, spacing: spacing, children: children, context: context)
    }

    /// Views one below the other, as in a `VStack`.
    func column(_ children: [any LayoutElement]) -> StackLayout { stack(.vertical, .horizontalCenter, nil, children) }

    /// The one view, or a column of several.
    func single(_ children: [any LayoutElement]) -> any LayoutElement { children.count == 1 ? children[0] : PartElement(column(children)) }

    /// A node that is its content.
    private func content(of resolved: ResolvedNode) -> any LayoutComputer {
        let children = context.nodes(for: resolved.subviews)
        return children.count == 1 ? PassThroughLayout(children[0]) : column(children)
    }
}
