import ViewGraph
import ViewTree

extension ResolvedNode {
    /// Whether the node names a coordinate space.
    var hasCoordinateSpace: Bool {
        attachments.contains { if case .coordinateSpace = $0 { true } else { false } }
    }

    func namesCoordinateSpace(_ id: ExplicitID) -> Bool {
        attachments.contains { if case .coordinateSpace(id) = $0 { true } else { false } }
    }

    /// Whether a layout around the node reads something of it besides sizes, spacing, priority and guides.
    var hasLayoutTraits: Bool {
        trait {
            switch $0 {
            case .layoutValue, .containerValue, .gridCellColumns, .gridCellUnsizedAxes, .gridColumnAlignment, .gridCellAnchor: true
            default: nil
            }
        } ?? false
    }

    /// Whether layouts around the node deal with its children themselves: a custom view that stands for several views, a grid's row.
    var isSeenThrough: Bool {
        switch role {
        case .container(.gridRow, _): true
        case .custom: children.count != 1 || children[0].isSeenThrough
        default: false
        }
    }

    /// Whether the children are laid out as a scroll view's content.
    var isScrollable: Bool {
        guard case .container(let container, _) = role else { return false }
        switch container {
        case .scrollView, .list, .form: return true
        default: return false
        }
    }

    /// The axis that a container gives to the spacers inside.
    var ownStackAxis: Axis? {
        if case .container(let container, _) = role { container.stackAxis } else { nil }
    }

    /// The axis along which a `Spacer` at this place stretches: that of the nearest stack; `nil` where none is around, or another layout stands between.
    var enclosingStackAxis: Axis? {
        var child = self
        while let node = child.parent {
            switch node.role {
            case .container(.viewThatFits, _), .custom, .leaf: break
            case .container(let container, _): return container.stackAxis
            case .modifier: if node.children.first !== child { return nil }
            case .control, .geometryReader, .listPart: return nil
            }
            child = node
        }
        return nil
    }
}

extension Container {
    /// The axis that the container gives to the spacers inside.
    var stackAxis: Axis? {
        switch self {
        case .hStack, .lazyHStack: .horizontal
        case .vStack, .lazyVStack, .named, .disclosureGroup: .vertical
        case .layout(let layout): layout.stackAxis
        case .zStack, .lazyHGrid, .lazyVGrid, .grid, .gridRow, .scrollView, .list, .form, .viewThatFits: nil
        }
    }
}

extension LayoutContext {
    /// The size that `containerRelativeFrame` refers to: what the nearest scroll view or list was offered, else the window's safe area.
    ///
    /// The offer and not the scroll view's size, since that may depend on the content in turn.
    func containerSize(around resolved: ResolvedNode) -> Size {
        let window = Rect(origin: .zero, size: window).inset(by: safeArea).size
        var node = resolved.parent
        while let current = node {
            if current.isScrollable, let placement = self.node(for: current).placement {
                let size = placement.proposal.replacingUnspecified(by: placement.frame.size)
                return Size(width: size.width.finite ?? window.width, height: size.height.finite ?? window.height)
            }
            node = current.parent
        }
        return window
    }
}
