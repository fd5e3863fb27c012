struct AvatarStack: View {
    let colors: [Color] = [.red, .green, .blue]
    var body: some View {
        HStack(spacing: -10) {
            ForEach(colors, id: \.self) { color in
                Circle().fill(color).frame(width: 30, height: 30).overlay(Circle().stroke(.white, lineWidth: 2))
            }
        }
    }
}
AvatarStack()

// type: AvatarStack
// body: AvatarStack.body = HStack<ForEach<Array<Color>, Color, ModifiedContent<ModifiedContent<_ShapeView<Circle, Color>, _FrameLayout>, _OverlayModifier<_ShapeView<_StrokedShape<Circle>, Color>>>>>
// view: AvatarStack 125,225 70x30
// view:   HStack 125,225 70x30
// view:     overlay 125,225 30x30
// view:       frame 125,225 30x30
// view:         Circle 125,225 30x30
// view:       Circle 125,225 30x30
// view:     overlay 145,225 30x30
// view:       frame 145,225 30x30
// view:         Circle 145,225 30x30
// view:       Circle 145,225 30x30
// view:     overlay 165,225 30x30
// view:       frame 165,225 30x30
// view:         Circle 165,225 30x30
// view:       Circle 165,225 30x30
