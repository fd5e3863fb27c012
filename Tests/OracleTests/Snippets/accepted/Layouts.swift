//--- preference
struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct V: View {
    @State private var width: CGFloat = 0
    var body: some View {
        Text("wide")
            .background(GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
            .onPreferenceChange(WidthKey.self) { width = $0 }
            .frame(width: width > 0 ? width : nil)
    }
}
//--- geometry
GeometryReader { proxy in
    HStack(spacing: 0) {
        Color.red.frame(width: proxy.size.width * 0.25)
        Color.blue.frame(width: proxy.size.width / 2)
    }
}
//--- alignment-guide
extension HorizontalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    static let middle = HorizontalAlignment(Middle.self)
}
VStack(alignment: .middle) {
    Text("a").alignmentGuide(.middle) { d in d[.leading] }
    Text("b").alignmentGuide(HorizontalAlignment.middle) { $0.width / 3 }
}
//--- layout
struct Columns: Layout {
    var spacing: CGFloat = 8
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.map(\.width).reduce(0, +) + spacing * CGFloat(max(0, subviews.count - 1))
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
            x += size.width + spacing
        }
    }
}
Columns(spacing: 4) { Text("a"); Text("b") }
//--- shape
struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
Triangle().fill(.orange).frame(width: 40, height: 40)
//--- anchors
struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value.append(contentsOf: nextValue()) }
}
VStack {
    Text("a").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
}
.overlayPreferenceValue(BoundsKey.self) { anchors in
    GeometryReader { proxy in
        if let first = anchors.first {
            let rect = proxy[first]
            Rectangle().stroke(.red).frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
        }
    }
}
//--- turned and scaled shapes
VStack {
    Rectangle().rotation(.degrees(45)).fill(.red)
    Rectangle().rotation(.degrees(45), anchor: .topLeading).strokeBorder(.red, lineWidth: 2)
    Circle().scale(0.5).stroke(.blue)
    Capsule().scale(y: 0.5).trim(from: 0, to: 0.5)
}
//--- gradient
LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    .ignoresSafeArea()
    .overlay(alignment: .bottomTrailing) { Text("a").padding() }
