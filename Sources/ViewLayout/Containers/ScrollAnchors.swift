import ViewTree

/// The sizes of a scroll view and of its content.
struct ScrolledSizes: Equatable {
    var content: Size
    var container: Size

    /// How far the content reaches beyond the view.
    func reach(along axis: Axis) -> Double { (content[axis] - container[axis]).finite ?? 0 }
}

/// `defaultScrollAnchor`.
public struct DefaultScrollAnchorModifier: ScrollModifier, Equatable {
    fileprivate let anchor: UnitPoint?
    fileprivate let role: ScrollAnchorRole?

    /// - Parameter role: `nil` for all roles.
    public init(_ anchor: UnitPoint?, for role: ScrollAnchorRole? = nil) { (self.anchor, self.role) = (anchor, role) }

    public var name: String { "defaultScrollAnchor" }
    public var arguments: [ViewArgument] {
        let point = anchor.map { "(\($0.x.written), \($0.y.written))" } ?? "nil"
        return [ViewArgument(nil, .text(point))] + (role.map { [ViewArgument(nil, .choice($0.rawValue))] } ?? [])
    }
}

/// When a scroll view asks for its default anchor.
public enum ScrollAnchorRole: String, Hashable, Sendable {
    /// Before anything has scrolled it.
    case initialOffset
    /// When its content or itself has another size, and the content was at the anchor.
    case sizeChanges
    /// While its content is smaller than it is.
    case alignment
}

/// Where a scroll view's content begins, and where it stays when a size changes.
struct ScrollAnchors {
    private let initialOffset: UnitPoint?
    private let sizeChanges: UnitPoint?
    private let alignment: UnitPoint?

    /// - Parameter modifiers: those of the scroll view. What names a role counts more, then what is further inside.
    init(_ modifiers: [any ScrollModifier]) {
        var named: [ScrollAnchorRole: UnitPoint?] = [:]
        var general: UnitPoint??
        for case let modifier as DefaultScrollAnchorModifier in modifiers {
            if let role = modifier.role { named[role] = named[role] ?? .some(modifier.anchor) } else { general = general ?? .some(modifier.anchor) }
        }
        func anchor(for role: ScrollAnchorRole) -> UnitPoint? { (named[role] ?? general) ?? nil }
        (initialOffset, sizeChanges, alignment) = (anchor(for: .initialOffset), anchor(for: .sizeChanges), anchor(for: .alignment))
    }

    /// Where content begins that is smaller than the view.
    func room(before sizes: ScrolledSizes, along axis: Axis) -> Double { (alignment?.part(along: axis) ?? 0) * max(0, -sizes.reach(along: axis)) }

    /// - Parameter earlier: the sizes at the last time; `nil` before there was one.
    func offset(from offset: Double, of earlier: ScrolledSizes?, in sizes: ScrolledSizes, along axis: Axis) -> Double {
        let reach = max(0, sizes.reach(along: axis))
        guard let earlier else { return min(max(initialOffset.map { $0.part(along: axis) * reach } ?? offset, 0), reach) }
        if let part = sizeChanges?.part(along: axis), earlier != sizes, abs(offset - part * max(0, earlier.reach(along: axis))) < 0.5 { return part * reach }
        return min(max(0, offset), reach)
    }
}

extension UnitPoint {
    fileprivate func part(along axis: Axis) -> Double { axis == .horizontal ? x : y }
}
