struct EqualWidthHStack: Layout {
    var spacing: CGFloat = 8
    private func widest(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = widest(subviews)
        let count = CGFloat(subviews.count)
        return CGSize(width: size.width * count + spacing * (count - 1), height: size.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let size = widest(subviews)
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * (size.width + spacing) + size.width / 2, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: size.width, height: size.height))
        }
    }
}
EqualWidthHStack {
    Text("OK").frame(maxWidth: .infinity).background(.green)
    Text("Cancel").frame(maxWidth: .infinity).background(.gray)
}

// type: _LayoutView<EqualWidthHStack, TupleContent<ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _BackgroundStyleModifier<Color>>, ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _BackgroundStyleModifier<Color>>>>
// view: EqualWidthHStack 108,232 104x16
// view:   background 108,232 48x16
// view:     frame 108,232 48x16
// view:       Text "OK" 124,232 16x16
// view:     Color 108,232 48x16
// view:   background 164,232 48x16
// view:     frame 164,232 48x16
// view:       Text "Cancel" 164,232 48x16
// view:     Color 164,232 48x16
