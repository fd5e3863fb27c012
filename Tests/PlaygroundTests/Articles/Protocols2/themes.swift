protocol Theme { var accent: Color { get }; var spacing: CGFloat { get } }
struct Light: Theme { let accent = Color.blue; let spacing: CGFloat = 4 }
struct Spacious: Theme { let accent = Color.red; let spacing: CGFloat = 24 }
struct Themed<Content: View>: View {
    let theme: any Theme
    @ViewBuilder let content: Content
    var body: some View { VStack(spacing: theme.spacing) { content }.foregroundStyle(theme.accent) }
}
HStack(alignment: .top) {
    Themed(theme: Light()) { Text("a"); Text("b") }
    Themed(theme: Spacious()) { Text("a"); Text("b") }
}

// type: HStack<TupleContent<Themed<TupleContent<Text, Text>>, Themed<TupleContent<Text, Text>>>>
// body: Themed.body = ModifiedContent<VStack<Content>, _ForegroundStyleModifier<Color>>
// view: HStack 148,212 24x56
// view:   Themed 148,212 8x36
// view:     VStack 148,212 8x36 [foregroundStyle]
// view:       Text "a" 148,212 8x16
// view:       Text "b" 148,232 8x16
// view:   Themed 164,212 8x56
// view:     VStack 164,212 8x56 [foregroundStyle]
// view:       Text "a" 164,212 8x16
// view:       Text "b" 164,252 8x16
