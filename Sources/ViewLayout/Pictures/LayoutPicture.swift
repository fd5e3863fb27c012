import ViewTree

/// A laid-out tree to be drawn: names and frames, whoever they come from. The source of both pictures.
public struct LayoutPicture: Hashable, Sendable {
    /// A view in the picture.
    public struct View: Hashable, Sendable {
        public var name: String
        /// In the window's coordinates; `nil` or not finite for a view that is not drawn.
        public var frame: Rect?
        public var proposal: Proposal?
        /// What a text shows, line by line; empty for other views.
        public var lines: [String]
        /// What fills the view, as CSS spells it; `nil` where it is not one color.
        public var color: String?
        public var children: [View]

        public init(name: String, frame: Rect?, proposal: Proposal? = nil, lines: [String] = [], color: String? = nil, children: [View] = []) {
            (self.name, self.frame, self.proposal, self.lines, self.color, self.children) = (name, frame, proposal, lines, color, children)
        }
    }

    /// Points.
    public var window: Size
    public var safeArea: EdgeInsets
    public var root: View

    public init(window: Size, safeArea: EdgeInsets = .zero, root: View) {
        (self.window, self.safeArea, self.root) = (window, safeArea, root)
    }

    typealias DrawnView = (view: View, frame: Rect, depth: Int)

    /// The views that can be drawn with their depth, parents first.
    var drawnViews: [DrawnView] {
        var found: [DrawnView] = []
        var rest = [(root, 0)]
        while let (view, depth) = rest.popLast() {
            if let frame = view.frame, [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite) { found.append((view, frame, depth)) }
            rest.append(contentsOf: view.children.reversed().map { ($0, depth + 1) })
        }
        return found
    }
}
