import SwiftUI
struct WidthKey: LayoutValueKey { static let defaultValue: CGFloat? = nil }
extension View { func column(_ width: CGFloat?) -> some View { layoutValue(key: WidthKey.self, value: width) } }

struct EqualWidthHStack: Layout {
    struct Cache { var sizes: [CGSize]; var spacing: [CGFloat]; var made = 0
        var widest: CGSize { sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) } } }
    static var layoutProperties: LayoutProperties { var p = LayoutProperties(); p.stackOrientation = .horizontal; return p }
    func makeCache(subviews: Subviews) -> Cache {
        print("makeCache \(subviews.count)")
        return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }, spacing: spacing(subviews))
    }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        print("updateCache \(subviews.count)")
        cache = Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }, spacing: spacing(subviews), made: cache.made + 1)
    }
    private func spacing(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.endIndex - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let total = cache.spacing.reduce(0, +)
        return CGSize(width: cache.widest.width * CGFloat(subviews.count) + total, height: cache.widest.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let size = cache.widest
        var x = bounds.minX + size.width / 2
        for (index, subview) in zip(subviews.indices, subviews) {
            let width = subview[WidthKey.self] ?? size.width
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: .init(width: width, height: size.height))
            x += size.width + cache.spacing[index]
        }
    }
}
struct Buttons: View {
    @State private var extra = false
    @State private var label = "OK"
    var body: some View {
        VStack {
            EqualWidthHStack {
                Button { label += "!" } label: { Text(label).frame(maxWidth: .infinity).border(.red) }
                Button { extra.toggle() } label: { Text("Cancel").frame(maxWidth: .infinity) }
                if extra { Text("More").frame(maxWidth: .infinity).column(20) }
            }
            .border(.blue)
            Text("below")
        }
    }
}
Buttons()

// output: makeCache 2
// type: Buttons
// body: Buttons.body = VStack<TupleContent<ModifiedContent<_LayoutView<EqualWidthHStack, TupleContent<Button<ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>>, Button<ModifiedContent<Text, _FlexFrameLayout>>, Optional<ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _TraitWritingModifier<_LayoutTrait<WidthKey>>>>>>, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>, Text>>
// body: View.column(_:) = ModifiedContent<Self, _TraitWritingModifier<_LayoutTrait<WidthKey>>>
// view: Buttons 108,220 104x40
// view:   VStack 108,220 104x40
// view:     border 108,220 104x16
// view:       EqualWidthHStack 108,220 104x16
// view:         Button 108,220 48x16
// view:           border 108,220 48x16
// view:             frame 108,220 48x16
// view:               Text "OK" 124,220 16x16
// view:         Button 164,220 48x16
// view:           frame 164,220 48x16
// view:             Text "Cancel" 164,220 48x16
// view:     Text "below" 140,244 40x16
