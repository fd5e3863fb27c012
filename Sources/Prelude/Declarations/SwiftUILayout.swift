/// What a parent proposes to a child: `nil` asks for the ideal length, 0 for the least, infinity for the most.
/// - Since: iOS 16
struct ProposedViewSize: Hashable {
    var width: CGFloat?
    var height: CGFloat?
    init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    static let unspecified = ProposedViewSize(width: nil, height: nil)
    static let zero = ProposedViewSize(width: 0, height: 0)
    static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
/// A container that you define: it measures its subviews, and places them.
/// - Since: iOS 16
protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
    func makeCache(subviews: LayoutSubviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: LayoutSubviews)
    func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing
    func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGFloat?
    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGFloat?
    static var layoutProperties: LayoutProperties { get }
}
extension Layout where Cache == Void { func makeCache(subviews: LayoutSubviews) -> Void { } }
extension Layout {
    static var layoutProperties: LayoutProperties { LayoutProperties() }
    func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) { cache = makeCache(subviews: subviews) }
    func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGFloat? { nil }
    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGFloat? { nil }
    @_underlying(_LayoutView<Self, V>.self) func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View
}
struct _LayoutView<L, Content>: View {}
/// - Since: iOS 16
struct LayoutProperties {
    var stackOrientation: Axis?
    init() { stackOrientation = nil }
}
/// The subviews of a layout, in order.
/// - Since: iOS 16
struct LayoutSubviews: RandomAccessCollection {
    typealias Element = LayoutSubview
    typealias Index = Int
    typealias Iterator = IndexingIterator<LayoutSubviews>
    func index(after i: Int) -> Int { i + 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    var count: Int { get }
    var isEmpty: Bool { count == 0 }
    var indices: Range<Int> { 0..<count }
    var first: LayoutSubview? { isEmpty ? nil : self[0] }
    var last: LayoutSubview? { isEmpty ? nil : self[count - 1] }
    subscript(index: Int) -> LayoutSubview { get }
    /// Of the first subview.
    var layoutDirection: LayoutDirection { first?._isRightToLeft ?? false ? .rightToLeft : .leftToRight }
}
/// A subview as a layout sees it: it answers proposals, and is placed.
/// - Since: iOS 16
struct LayoutSubview: Equatable {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
    func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
    /// It gets no place.
    func _leaveOut()
    var priority: Double { get }
    var _isRightToLeft: Bool { get }
    var spacing: ViewSpacing { get }
    /// - Since: iOS 18
    var containerValues: ContainerValues { get }
    subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
    static func == (_ a: LayoutSubview, _ b: LayoutSubview) -> Bool
}
/// The distances that a view would like to have to its neighbors.
/// - Since: iOS 16
struct ViewSpacing {
    init()
    static var zero: ViewSpacing { get }
    func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
    func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing
    mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { self = union(other, edges: edges) }
}
/// - Since: iOS 16
protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
/// The layout of a `Grid`, whose rows are grid rows.
/// - Since: iOS 16
struct GridLayout: Layout {
    var alignment: Alignment
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}
/// - Since: iOS 16
struct HStackLayout: Layout {
    var alignment: VerticalAlignment
    var spacing: CGFloat?
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}
/// - Since: iOS 16
struct VStackLayout: Layout {
    var alignment: HorizontalAlignment
    var spacing: CGFloat?
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}
/// - Since: iOS 16
struct ZStackLayout: Layout {
    var alignment: Alignment
    init(alignment: Alignment = .center) { self.alignment = alignment }
}
/// A layout whose type is hidden: the subviews keep their identity when it changes.
/// - Since: iOS 16
struct AnyLayout: Layout { init<L: Layout>(_ layout: L) }

/// - Since: iOS 14
struct GridItem {
    enum Size { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }
    var size: GridItem.Size
    var spacing: CGFloat?
    var alignment: Alignment?
    init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The size and the frame of a view, once it is laid out.
struct GeometryProxy {
    var size: CGSize { get }
    var safeAreaInsets: EdgeInsets { get }
    func frame(in space: CoordinateSpace) -> CGRect
    /// - Since: iOS 17
    func bounds(of space: CoordinateSpace) -> CGRect?
    func _anchor() -> Anchor<CGRect>?
    /// A point of the window, as it is seen, in a space.
    func _location(of point: CGPoint, in space: CoordinateSpace) -> CGPoint
    subscript(anchor: Anchor<CGRect>) -> CGRect { get }
    subscript(anchor: Anchor<CGPoint>) -> CGPoint { get }
}
/// A space in which a frame is given.
struct CoordinateSpace: Hashable {
    static func == (_ a: CoordinateSpace, _ b: CoordinateSpace) -> Bool
    func hash(into hasher: inout Hasher) { hasher.combine(isGlobal); hasher.combine(isLocal) }
    var isGlobal: Bool { self == CoordinateSpace.global }
    var isLocal: Bool { self == CoordinateSpace.local }
    static var local: CoordinateSpace { get }
    static var global: CoordinateSpace { get }
    static func named<H: Hashable>(_ name: H) -> CoordinateSpace
    static func _scrollView(axis: Axis?) -> CoordinateSpace
}
/// A rectangle or a point of a view, which another view can ask for in its own coordinates.
struct Anchor<Value> {
    struct Source {}
}
extension Anchor: Equatable where Value: Equatable {
    static func == (_ a: Anchor<Value>, _ b: Anchor<Value>) -> Bool
}
extension Anchor.Source where Value == CGRect {
    static var bounds: Anchor<CGRect>.Source { get }
    static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source
}
extension Anchor.Source where Value == CGPoint {
    static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source
    static var topLeading: Anchor<CGPoint>.Source { unitPoint(UnitPoint.topLeading) }
    static var top: Anchor<CGPoint>.Source { unitPoint(UnitPoint.top) }
    static var center: Anchor<CGPoint>.Source { unitPoint(UnitPoint.center) }
    static var bottom: Anchor<CGPoint>.Source { unitPoint(UnitPoint.bottom) }
    static var leading: Anchor<CGPoint>.Source { unitPoint(UnitPoint.leading) }
    static var trailing: Anchor<CGPoint>.Source { unitPoint(UnitPoint.trailing) }
    static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(UnitPoint.bottomTrailing) }
    static var topTrailing: Anchor<CGPoint>.Source { unitPoint(UnitPoint.topTrailing) }
    static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(UnitPoint.bottomLeading) }
}
