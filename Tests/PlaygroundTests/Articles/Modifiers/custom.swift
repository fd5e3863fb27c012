struct TitleStyle: ViewModifier {
    var color = Color.blue
    func body(content: Content) -> some View {
        content
            .font(.largeTitle)
            .foregroundColor(color)
            .padding(8)
            .background(Color.yellow)
            .clipShape(RoundedRectangle(cornerRadius: 10))
    }
}
extension View {
    func titleStyle(_ color: Color = .blue) -> some View { modifier(TitleStyle(color: color)) }
}
VStack {
    Text("Hello").titleStyle()
    Text("World").titleStyle(.green)
}

// type: VStack<TupleContent<ModifiedContent<Text, TitleStyle>, ModifiedContent<Text, TitleStyle>>>
// body: TitleStyle.body(content:) = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<_ViewModifier_Content<TitleStyle>, _EnvironmentKeyWritingModifier<Optional<Font>>>, _EnvironmentKeyWritingModifier<Optional<Color>>>, _PaddingLayout>, _BackgroundStyleModifier<Color>>, _ClipEffect<RoundedRectangle>>
// body: View.titleStyle(_:) = ModifiedContent<Self, TitleStyle>
// view: VStack 109.50,186 101x108
// view:   clipShape 109.50,186 101x50 [TitleStyle]
// view:     background 109.50,186 101x50
// view:       padding 109.50,186 101x50
// view:         Text "Hello" 117.50,194 85x34 [font, foregroundColor]
// view:       Color 109.50,186 101x50
// view:   clipShape 109.50,244 101x50 [TitleStyle]
// view:     background 109.50,244 101x50
// view:       padding 109.50,244 101x50
// view:         Text "World" 117.50,252 85x34 [font, foregroundColor]
// view:       Color 109.50,244 101x50
