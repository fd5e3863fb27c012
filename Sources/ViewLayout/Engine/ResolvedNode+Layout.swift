import ViewGraph
import ViewTree

extension ResolvedNode {
    func namesCoordinateSpace(_ id: ExplicitID) -> Bool {
        attachments.contains { if case .coordinateSpace(id) = $0 { true } else { false } }
    }

    /// Whether a layout around the node reads something of it besides sizes, spacing, priority and guides.
    var hasLayoutTraits: Bool {
        hasTrait {
            switch $0 {
            case .containerValue: true
            case .trait(let trait): trait.isForLayout
            default: false
            }
        }
    }

    /// Whether layouts around the node deal with its children themselves: a custom view that stands for several views, a grid's row.
    var isSeenThrough: Bool {
        switch form {
        case .container: role.isGridRow
        case .custom: children.count != 1 || children[0].isSeenThrough
        default: false
        }
    }

    /// The axis that a container gives to the spacers inside.
    var ownStackAxis: Axis? {
        form == .container ? role.stackAxis : nil
    }

    /// The axis along which a `Spacer` at this place stretches: that of the nearest stack; `nil` where none is around, or another layout is between.
    var enclosingStackAxis: Axis? {
        var child = self
        while let node = child.parent {
            switch node.form {
            case .custom, .leaf: break
            case .container:
                let role = node.role
                if !role.showsOneView { return role.stackAxis }
            case .modifier: if node.children.first !== child { return nil }
            case .control, .geometryReader, .listPart: return nil
            }
            child = node
        }
        return nil
    }
}

extension ResolvedNode.Role {
    /// The axis that a container gives to the spacers inside.
    var stackAxis: Axis? {
        if case .container(let container, _) = self { container.stackAxis } else { nil }
    }

    fileprivate var isGridRow: Bool {
        if case .container(is GridRowContainer, _) = self { true } else { false }
    }

    fileprivate var showsOneView: Bool {
        if case .container(let container, _) = self { container.showsOneView } else { false }
    }
}

extension LayoutContext {
    /// The size that `containerRelativeFrame` refers to: what the nearest scroll view or list was offered between its margins, else the window's safe area.
    ///
    /// The offer and not the scroll view's size, since that may depend on the content in turn.
    func containerSize(around resolved: ResolvedNode) -> Size {
        let window = Rect(origin: .zero, size: window).inset(by: safeArea).size
        var node = resolved.parent
        while let current = node {
            if current.isScrollable, let placement = self.node(for: current).placement {
                let size = placement.proposal.replacingUnspecified(by: placement.frame.size)
                let margins = (self.node(for: current).computer as? ScrollLayout)?.margins ?? .zero
                let (width, height) = (size.width.finite ?? window.width, size.height.finite ?? window.height)
                return Size(width: max(0, width - margins.horizontal), height: max(0, height - margins.vertical))
            }
            node = current.parent
        }
        return window
    }
}
