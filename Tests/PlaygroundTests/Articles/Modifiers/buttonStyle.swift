struct Pill: ButtonStyle {
    var color: Color = .blue
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(color, in: Capsule())
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}
extension ButtonStyle where Self == Pill {
    static var pill: Pill { Pill() }
    static func pill(_ color: Color) -> Pill { Pill(color: color) }
}
VStack {
    Button("One") {}.buttonStyle(.pill)
    Button("Two") {}.buttonStyle(Pill(color: .red))
    Button("Three") {}.buttonStyle(.borderedProminent).controlSize(.large)
}

// type: VStack<TupleContent<ModifiedContent<Button<Text>, _InertModifier>, ModifiedContent<Button<Text>, _InertModifier>, ModifiedContent<ModifiedContent<Button<Text>, _InertModifier>, _EnvironmentKeyWritingModifier<ControlSize>>>>
// body: Pill.makeBody(configuration:) = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Label, _PaddingLayout>, _PaddingLayout>, _BackgroundShapeModifier<Color, Capsule>>, _ScaleEffect>, _OpacityEffect>
// view: VStack 132,192 56x96
// view:   Button 132,192 56x32 [buttonStyle]
// view:     opacity 132,192 56x32
// view:       scaleEffect 132,192 56x32
// view:         background 132,192 56x32
// view:           padding 132,192 56x32
// view:             padding 132,200 56x16
// view:               Text "One" 148,200 24x16
// view:           Capsule 132,192 56x32
// view:   Button 132,232 56x32 [buttonStyle]
// view:     opacity 132,232 56x32
// view:       scaleEffect 132,232 56x32
// view:         background 132,232 56x32
// view:           padding 132,232 56x32
// view:             padding 132,240 56x16
// view:               Text "Two" 148,240 24x16
// view:           Capsule 132,232 56x32
// view:   Button 140,272 40x16 [buttonStyle, environment]
// view:     Text "Three" 140,272 40x16
