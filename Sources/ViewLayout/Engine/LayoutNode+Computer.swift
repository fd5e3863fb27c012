import ViewGraph
import ViewTree

extension LayoutNode {
    /// The rule of a role of the node.
    func makeComputer(_ role: ResolvedNode.Role, _ resolved: ResolvedNode) -> any LayoutComputer {
        switch role {
        case .leaf(let leaf): return leafLayout(leaf, resolved)
        case .container(let container, _): return containerLayout(container, resolved)
        case .control(let control):
            return ControlLayout(control, parts: context.nodes(for: resolved.subviews), environment: resolved.environment, context: context)
        case .modifier(let modifier):
            guard let primary = resolved.children.first else { return EmptyLayout() }
            return modifierLayout(modifier, around: context.node(for: primary), resolved)
        case .custom where resolved.subviews.isEmpty: return EmptyLayout()
        case .custom: return content(of: resolved)
        case .geometryReader: return GeometryReaderLayout(owner: self)
        case .listPart: return ListPartLayout(single(resolved))
        }
    }

    private func leafLayout(_ leaf: Leaf, _ resolved: ResolvedNode) -> any LayoutComputer {
        switch leaf {
        case .text(let content): return TextLayout(content, environment: resolved.environment)
        case .spacer(let minLength): return SpacerLayout(minLength: minLength, axis: resolved.enclosingStackAxis)
        case .divider: return DividerLayout(stackAxis: resolved.enclosingStackAxis)
        case .image(let image): return ImageLayout(image, font: resolved.environment.font)
        case .color, .filling: return FillingLayout()
        case .platform(let platform): return CustomShapeLayout(platform.sizer)
        case .shape(let shape):
            switch shape.sizing {
            case .proposal: return FillingLayout()
            case .square: return SquareLayout()
            case .custom(let sizer): return CustomShapeLayout(sizer)
            }
        }
    }

    private func containerLayout(_ container: Container, _ resolved: ResolvedNode) -> any LayoutComputer {
        let children = context.nodes(for: resolved.subviews)
        if resolved.hasOneStaticChild, children.count == 1, container.isStack { return PassThroughLayout(children[0]) }
        switch container {
        case .hStack(let alignment, let spacing): return stack(.horizontal, alignment, length(spacing, named: "spacing"), children)
        case .vStack(let alignment, let spacing): return stack(.vertical, alignment, length(spacing, named: "spacing"), children)
        case .zStack(let alignment): return ZStackLayout(alignment: alignment, children: children)
        case .named, .disclosureGroup, .tab: return stack(.vertical, .horizontalCenter, nil, children)
        case .navigationStack:
            let root = stack(.vertical, .horizontalCenter, nil, children)
            let pages = context.nodes(for: resolved.childrenApart)
            return pages.isEmpty ? root : PresentationLayout(PartElement(root), presented: pages)
        case .tabView: return TabLayout(single(resolved), items: context.nodes(for: resolved.childrenApart))
        case .lazyHStack(let alignment, let spacing, let pinned):
            return lazy(.horizontal, Alignment(horizontal: .leading, vertical: alignment), spacing, nil, pinned, children, resolved)
        case .lazyVStack(let alignment, let spacing, let pinned):
            return lazy(.vertical, Alignment(horizontal: alignment, vertical: .top), spacing, nil, pinned, children, resolved)
        case .lazyHGrid(let rows, let alignment, let spacing):
            return lazy(.horizontal, Alignment(horizontal: .horizontalCenter, vertical: alignment), spacing, rows, [], children, resolved)
        case .lazyVGrid(let columns, let alignment, let spacing):
            return lazy(.vertical, Alignment(horizontal: alignment, vertical: .verticalCenter), spacing, columns, [], children, resolved)
        case .grid(let alignment, let horizontal, let vertical):
            let (lines, columnCount) = context.gridLines(of: resolved.subviews)
            return GridLayout(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, lines: lines, columnCount: columnCount)
        case .gridRow(let alignment):
            let row = StackLayout(.horizontal, alignment: alignment ?? .verticalCenter, spacing: nil, children: children, context: context)
            return GridRowLayout(row, owner: self)
        case .scrollView(let axes): return ScrollLayout(single(resolved), axes: axes, view: self)
        case .tableRow(_, let widths): return TableRowLayout(children, widths: widths)
        case .list, .form, .table:
            return ScrollLayout(PartElement(stack(.vertical, .leading, 0, children)), axes: .vertical, filledAxes: .horizontal, view: self)
        case .viewThatFits(let axes): return ViewThatFitsLayout(axes: axes, children: children)
        case .layout(let layout): return CustomLayoutComputer(layout, children: children, owner: self)
        }
    }

    private func modifierLayout(_ modifier: Modifier, around child: LayoutNode, _ resolved: ResolvedNode) -> any LayoutComputer {
        let others = context.nodes(for: Array(resolved.children.dropFirst()))
        switch modifier {
        case .layout(let modifier as any LayoutRule): return modifier.computer(around: child, beside: others, in: self)
        case .effect(.mask(let alignment, _, _)): return LayersLayout(child, others: others, alignment: alignment, reachingEdges: [])
        case .overlayPreferenceValue(_, let alignment, _), .backgroundPreferenceValue(_, let alignment, _):
            return LayersLayout(child, others: others, alignment: alignment, reachingEdges: [])
        case .bar: return PresentationLayout(child, presented: others, alignment: Alignment(horizontal: .horizontalCenter, vertical: .top))
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

    private func stack(_ axis: Axis, _ alignment: AlignmentGuide, _ spacing: Double?, _ children: [any LayoutElement]) -> StackLayout {
        StackLayout(axis, alignment: alignment, spacing: spacing, children: children, context: context)
    }

    private func lazy(
        _ axis: Axis, _ alignment: Alignment, _ spacing: Double?, _ items: [GridItem]?, _ pinned: PinnedParts, _ children: [any LayoutElement],
        _ resolved: ResolvedNode
    ) -> LazyLayout {
        LazyLayout(
            axis, alignment: alignment, spacing: spacing, tracks: LazyTracks(items: items), source: resolved.lazyElements, pinned: pinned, elements: children,
            isScrolled: resolved.isScrolled(along: axis), owner: self)
    }

    /// A node that is its content: the one view, or a column of several.
    private func content(of resolved: ResolvedNode) -> any LayoutComputer {
        let children = context.nodes(for: resolved.subviews)
        return children.count == 1 ? PassThroughLayout(children[0]) : stack(.vertical, .horizontalCenter, nil, children)
    }

    private func single(_ resolved: ResolvedNode) -> any LayoutElement {
        let children = context.nodes(for: resolved.subviews)
        return children.count == 1 ? children[0] : PartElement(stack(.vertical, .horizontalCenter, nil, children))
    }
}

extension Container {
    /// Whether the container with one static child is that child.
    fileprivate var isStack: Bool {
        switch self {
        case .hStack, .vStack, .zStack: true
        default: false
        }
    }
}

extension ResolvedNode {
    /// Whether a scroll view around moves this place along the axis.
    fileprivate func isScrolled(along axis: Axis) -> Bool {
        var node = parent
        while let current = node {
            if current.scrollAxes.contains(axis) { return true }
            node = current.parent
        }
        return false
    }
}
