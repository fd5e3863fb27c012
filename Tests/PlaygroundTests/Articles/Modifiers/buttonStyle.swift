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

// type: VStack<TupleView<(ModifiedContent<Button<Text>, _InertModifier>, ModifiedContent<Button<Text>, _InertModifier>, ModifiedContent<ModifiedContent<Button<Text>, _InertModifier>, _InertModifier>)>>
// body: Pill.makeBody(configuration:) = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<AnyView, _PaddingLayout>, _PaddingLayout>, _BackgroundShapeModifier<Color, Capsule>>, _ScaleEffect>, _OpacityEffect>
// view: VStack 140,208 40x64
// view:   Button 148,208 24x16 [buttonStyle]
// view:     Text "One" 148,208 24x16
// view:   Button 148,232 24x16 [buttonStyle]
// view:     Text "Two" 148,232 24x16
// view:   Button 140,256 40x16 [buttonStyle, controlSize]
// view:     Text "Three" 140,256 40x16
