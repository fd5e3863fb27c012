Text("Overlay")
    .padding()
    .background {
        RoundedRectangle(cornerRadius: 8).stroke(.blue)
    }
    .overlay(alignment: .topTrailing) {
        Circle().fill(.red).frame(width: 10, height: 10).offset(x: 5, y: -5)
    }
    .background(Color.gray.opacity(0.2), alignment: .center)

// type: ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundModifier<_ShapeView<_StrokedShape<RoundedRectangle>, Color>>>, _OverlayModifier<ModifiedContent<ModifiedContent<_ShapeView<Circle, Color>, _FrameLayout>, _OffsetEffect>>>, _BackgroundModifier<Color>>
// view: background 116,216 88x48
// view:   overlay 116,216 88x48
// view:     background 116,216 88x48
// view:       padding 116,216 88x48
// view:         Text "Overlay" 132,232 56x16
// view:       RoundedRectangle 116,216 88x48
// view:     offset 194,216 10x10
// view:       frame 199,211 10x10
// view:         Circle 199,211 10x10
// view:   Color 116,216 88x48
