import SwiftUI

private struct Angular: LayoutValueKey { static let defaultValue: Angle? = nil }
extension View { func angle(_ angle: Angle?) -> some View { layoutValue(key: Angular.self, value: angle) } }

struct RadialLayout: Layout {
    var radius: CGFloat?
    var offset: Angle = .zero
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let side = min(proposal.width ?? 200, proposal.height ?? 200)
        return CGSize(width: side, height: side)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = self.radius ?? min(bounds.width, bounds.height) / 2.5
        let step = Angle.degrees(360.0 / Double(max(subviews.count, 1)))
        for (index, view) in subviews.enumerated() {
            let angle = view[Angular.self] ?? step * Double(index) + offset
            var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
            point.x += bounds.midX
            point.y += bounds.midY
            view.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct ClockFace: View {
    @State private var layout = 0
    @State private var turn = Angle.zero
    var body: some View {
        let current = layout == 0 ? AnyLayout(RadialLayout(offset: turn)) : layout == 1 ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(alignment: .trailing))
        VStack {
            current {
                ForEach([12, 3, 6, 9], id: \.self) { hour in Hour(hour: hour) }
                Text("x").angle(.degrees(45))
            }
            .frame(width: 200, height: 200)
            .animation(.bouncy, value: layout)
            HStack {
                Button("Layout") { layout = (layout + 1) % 3 }
                Button("Turn") { withAnimation(.linear(duration: 1)) { turn += .degrees(90) } }
            }
        }
    }
}
struct Hour: View {
    let hour: Int
    @State private var taps = 0
    var body: some View { Button("\(hour)·\(taps)") { taps += 1 } }
}
ClockFace()

// type: ClockFace
// body: ClockFace.body = VStack<TupleContent<ModifiedContent<ModifiedContent<_LayoutView<AnyLayout, TupleContent<ForEach<Array<Int>, Int, Hour>, ModifiedContent<Text, _TraitWritingModifier<_LayoutTrait<Angular>>>>>, _FrameLayout>, _AnimationModifier<Int>>, HStack<TupleContent<Button<Text>, Button<Text>>>>>
// body: Hour.body = Button<Text>
// body: View.angle(_:) = ModifiedContent<Self, _TraitWritingModifier<_LayoutTrait<Angular>>>
// view: ClockFace 60,128 200x224
// view:   VStack 60,128 200x224
// view:     frame 60,128 200x200 [animation]
// view:       RadialLayout 60,128 200x200
// view:         Hour 144,140 32x16
// view:           Button 144,140 32x16
// view:             Text "12·0" 144,140 32x16
// view:         Hour 224.08,195.28 24x16
// view:           Button 224.08,195.28 24x16
// view:             Text "3·0" 224.08,195.28 24x16
// view:         Hour 195.02,284.72 24x16
// view:           Button 195.02,284.72 24x16
// view:             Text "6·0" 195.02,284.72 24x16
// view:         Hour 100.98,284.72 24x16
// view:           Button 100.98,284.72 24x16
// view:             Text "9·0" 100.98,284.72 24x16
// view:         Text "x" 212.57,163.43 8x16 [layoutValue]
// view:     HStack 116,336 88x16
// view:       Button 116,336 48x16
// view:         Text "Layout" 116,336 48x16
// view:       Button 172,336 32x16
// view:         Text "Turn" 172,336 32x16
