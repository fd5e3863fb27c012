import ViewTree

/// `contentMargins`: room around the content of the scroll views inside.
public struct ContentMarginsModifier: ScrollModifier, Equatable {
    private let insets: EdgeInsets
    private let edges: EdgeSet

    public init(_ insets: EdgeInsets, on edges: EdgeSet) { (self.insets, self.edges) = (insets, edges) }

    public var name: String { "contentMargins" }

    /// The margins of a scroll view with these modifiers: on each edge the innermost.
    static func margins(_ modifiers: [any ScrollModifier]) -> EdgeInsets {
        var (margins, known) = (EdgeInsets.zero, EdgeSet())
        for case let modifier as ContentMarginsModifier in modifiers {
            let (insets, new) = (modifier.insets, modifier.edges.subtracting(known))
            if new.contains(.top) { margins.top = insets.top }
            if new.contains(.bottom) { margins.bottom = insets.bottom }
            if new.contains(.leading) { margins.leading = insets.leading }
            if new.contains(.trailing) { margins.trailing = insets.trailing }
            known.formUnion(new)
        }
        return margins
    }
}

extension EdgeInsets {
    func start(along axis: Axis) -> Double { axis == .horizontal ? leading : top }
    func both(along axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
    func around(_ size: Size) -> Size { Size(width: size.width + horizontal, height: size.height + vertical) }
}
