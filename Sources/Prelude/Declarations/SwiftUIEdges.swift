enum Axis: Int, CaseIterable, CustomStringConvertible {
    case horizontal, vertical
    var description: String { self == .horizontal ? "horizontal" : "vertical" }
    struct Set: OptionSet {
        let rawValue: Int
        static let horizontal = Axis.Set(rawValue: 1)
        static let vertical = Axis.Set(rawValue: 2)
    }
}
enum Edge: Int, CaseIterable {
    case top, leading, bottom, trailing
    struct Set: OptionSet {
        let rawValue: Int
        static let top = Edge.Set(rawValue: 1)
        static let leading = Edge.Set(rawValue: 2)
        static let bottom = Edge.Set(rawValue: 4)
        static let trailing = Edge.Set(rawValue: 8)
        static let horizontal = Edge.Set(rawValue: 10)
        static let vertical = Edge.Set(rawValue: 5)
        static let all = Edge.Set(rawValue: 15)
        init(rawValue: Int) { self.rawValue = rawValue }
        init(_ e: Edge) { rawValue = 1 << e.rawValue }
    }
}
/// - Since: iOS 15
enum HorizontalEdge: Int, CaseIterable, Codable {
    case leading, trailing
    struct Set: OptionSet {
        let rawValue: Int
        static let leading = HorizontalEdge.Set(rawValue: 1), trailing = HorizontalEdge.Set(rawValue: 2), all = HorizontalEdge.Set(rawValue: 3)
        init(rawValue: Int) { self.rawValue = rawValue }
        init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    }
}
/// - Since: iOS 15
enum VerticalEdge: Int, CaseIterable, Codable {
    case top, bottom
    struct Set: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        static let top = VerticalEdge.Set(rawValue: 1), bottom = VerticalEdge.Set(rawValue: 2), all = VerticalEdge.Set(rawValue: 3)
    }
}
struct EdgeInsets: Equatable {
    var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
    init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
