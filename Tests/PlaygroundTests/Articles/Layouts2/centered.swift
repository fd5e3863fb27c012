struct PropertyLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .init(width: 50, height: 50)) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .bottomTrailing, proposal: .init(width: 20, height: 20))
    }
}
HStack { PropertyLayout { Color.red; Color.blue }.frame(width: 80, height: 60); PropertyLayout { Color.green }.fixedSize() }

// type: HStack<TupleContent<ModifiedContent<_LayoutView<PropertyLayout, TupleContent<Color, Color>>, _FrameLayout>, ModifiedContent<_LayoutView<PropertyLayout, Color>, _FixedSizeLayout>>>
// view: HStack 91,210 138x60
// view:   frame 91,210 80x60
// view:     PropertyLayout 91,210 80x60
// view:       Color 111,220 20x20
// view:       Color 91,210 80x60
// view:   fixedSize 179,215 50x50
// view:     PropertyLayout 179,215 50x50
// view:       Color 184,220 20x20
