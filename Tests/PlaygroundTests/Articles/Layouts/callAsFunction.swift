struct Overlap: Layout {
    let by: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let first = subviews.first else { return .zero }
        let size = first.sizeThatFits(proposal)
        return CGSize(width: size.width + by * CGFloat(subviews.count - 1), height: size.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (i, view) in zip(0..., subviews) {
            view.place(at: CGPoint(x: bounds.minX + by * CGFloat(i), y: bounds.minY), proposal: .unspecified)
        }
    }
}
Overlap(by: 15) {
    ForEach(0..<3) { i in
        Circle().fill(i == 0 ? .red : .blue).frame(width: 30, height: 30)
    }
}

// type: _LayoutView<Overlap, ForEach<Range<Int>, Int, ModifiedContent<_ShapeView<Circle, Color>, _FrameLayout>>>
// view: Overlap 130,225 60x30
// view:   frame 130,225 30x30
// view:     Circle 130,225 30x30
// view:   frame 145,225 30x30
// view:     Circle 145,225 30x30
// view:   frame 160,225 30x30
// view:     Circle 160,225 30x30
