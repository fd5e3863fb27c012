struct Card<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.headline)
            content
        }
        .padding(12)
        .background(.gray.opacity(0.2))
        .cornerRadius(8)
        .shadow(radius: 4)
    }
}
Card(title: "Weather") {
    Text("Sunny")
    Text("24 degrees")
}

// type: Card<TupleContent<Text, Text>>
// body: Card.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleContent<Text, Content>>, _PaddingLayout>, _BackgroundStyleModifier<Color>>, _ClipEffect<RoundedRectangle>>, _ShadowEffect>
// view: Card 108,196 104x88
// view:   shadow 108,196 104x88
// view:     cornerRadius 108,196 104x88
// view:       background 108,196 104x88
// view:         padding 108,196 104x88
// view:           VStack 120,208 80x64
// view:             Text "Weather" 120,208 56x16
// view:             Text "Sunny" 120,232 40x16
// view:             Text "24 degrees" 120,256 80x16
// view:         Color 108,196 104x88
