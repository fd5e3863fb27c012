import ViewTree

/// A modifier that holds for a scroll view, and the node that it is on.
struct ScrollAttachment {
    let modifier: any ScrollModifier
    let node: ResolvedNode
    let owner: AttachingNode?
}

extension ResolvedNode {
    /// The axes along which the content of a scroll view or list moves.
    public var scrollAxes: AxisSet { knownScrollAxes ?? [] }

    /// Whether the children are laid out as a scroll view's content.
    public var isScrollable: Bool { knownScrollAxes != nil }

    private var knownScrollAxes: AxisSet? {
        guard form == .container, case .container(let container, _) = role else { return nil }
        return container.scrollAxes
    }

    /// The modifiers that hold for a scroll view: those on it and around it, up to the next scroll view, the innermost first.
    public var scrollModifiers: [any ScrollModifier] { scrollAttachments.map(\.modifier) }

    var scrollAttachments: [ScrollAttachment] {
        var found: [ScrollAttachment] = []
        var node: ResolvedNode? = self
        while let current = node, current === self || !current.isScrollable {
            if current.hasAttachments {
                for attachment in current.attached {
                    guard case .scroll(let modifier) = attachment.modifier else { continue }
                    found.append(ScrollAttachment(modifier: modifier, node: current, owner: attachment.owner))
                }
            }
            node = current.parent
        }
        return found
    }

    /// The scroll views for which modifiers on the node hold.
    var modifiedScrollViews: [ResolvedNode] {
        var (found, rest): ([ResolvedNode], [ResolvedNode]) = ([], [self])
        while let next = rest.popLast() {
            if next.isScrollable { found.append(next) } else { rest.append(contentsOf: next.children.reversed()) }
        }
        return found
    }
}
