extension View {
    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
    func debugFrame(_ color: Color = .red) -> some View { border(color, width: 2) }
}
VStack {
    Text("a").if(true) { $0.padding() }
    Text("b").if(false) { $0.padding() }.debugFrame()
}

// type: VStack<TupleContent<_ConditionalContent<ModifiedContent<Text, _PaddingLayout>, Text>, ModifiedContent<_ConditionalContent<ModifiedContent<Text, _PaddingLayout>, Text>, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>>>
// body: View.debugFrame(_:) = ModifiedContent<Self, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>
// body: View.if(_:transform:) = _ConditionalContent<Content, Self>
// view: VStack 140,204 40x72
// view:   padding 140,204 40x48
// view:     Text "a" 156,220 8x16
// view:   border 156,260 8x16
// view:     Text "b" 156,260 8x16
