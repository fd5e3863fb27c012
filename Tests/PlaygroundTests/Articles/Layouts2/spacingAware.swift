struct SpacedRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).reduce(0, +) + gaps(subviews).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let gaps = gaps(subviews)
        var x = bounds.minX
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
            x += size.width + gaps[index]
        }
    }
    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            index + 1 < subviews.count ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal) : 0
        }
    }
}
SpacedRow { Text("a"); Text("bc"); Color.red.frame(width: 10, height: 10) }

// type: _LayoutView<SpacedRow, TupleContent<Text, Text, ModifiedContent<Color, _FrameLayout>>>
// view: SpacedRow 135,232 50x16
// view:   Text "a" 135,232 8x16
// view:   Text "bc" 151,232 16x16
// view:   frame 175,235 10x10
// view:     Color 175,235 10x10
