import ViewGraph
import ViewTree

extension ResolvedNode {
    /// The margins around the content of a scroll view: on each edge the innermost.
    var contentMargins: EdgeInsets {
        var (margins, known) = (EdgeInsets.zero, EdgeSet())
        for case .contentMargins(let insets, let edges) in scrollModifiers {
            if edges.contains(.top), !known.contains(.top) { margins.top = insets.top }
            if edges.contains(.bottom), !known.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.leading), !known.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.trailing), !known.contains(.trailing) { margins.trailing = insets.trailing }
            known.formUnion(edges)
        }
        return margins
    }
}

extension EdgeInsets {
    func start(along axis: Axis) -> Double { axis == .horizontal ? leading : top }
    func both(along axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
    func around(_ size: Size) -> Size { Size(width: size.width + horizontal, height: size.height + vertical) }
}
