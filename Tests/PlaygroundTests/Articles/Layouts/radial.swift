struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let side = min(proposal.width ?? 100, proposal.height ?? 100)
        return CGSize(width: side, height: side)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = bounds.width / 2 - 10
        let step = Angle.degrees(360 / Double(subviews.count)).radians
        for (index, subview) in subviews.enumerated() {
            var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: step * Double(index)))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}
Radial {
    ForEach(0..<4) { _ in Circle().frame(width: 20, height: 20) }
}
.frame(width: 120, height: 120)

// type: ModifiedContent<_LayoutView<Radial, ForEach<Range<Int>, Int, ModifiedContent<Circle, _FrameLayout>>>, _FrameLayout>
// view: frame 100,180 120x120
// view:   Radial 100,180 120x120
// view:     frame 150,180 20x20
// view:       Circle 150,180 20x20
// view:     frame 200,230 20x20
// view:       Circle 200,230 20x20
// view:     frame 150,280 20x20
// view:       Circle 150,280 20x20
// view:     frame 100,230 20x20
// view:       Circle 100,230 20x20
