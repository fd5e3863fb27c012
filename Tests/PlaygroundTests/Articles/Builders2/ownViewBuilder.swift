@resultBuilder
struct StackBuilder {
    static func buildExpression<V: View>(_ view: V) -> [AnyView] { [AnyView(view)] }
    static func buildBlock(_ parts: [AnyView]...) -> [AnyView] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [AnyView]?) -> [AnyView] { part ?? [] }
    static func buildEither(first: [AnyView]) -> [AnyView] { first }
    static func buildEither(second: [AnyView]) -> [AnyView] { second }
    static func buildArray(_ parts: [[AnyView]]) -> [AnyView] { parts.flatMap { $0 } }
}
struct Numbered: View {
    let views: [AnyView]
    init(@StackBuilder _ content: () -> [AnyView]) { views = content() }
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(views.indices, id: \.self) { index in HStack { Text("\(index + 1)."); views[index] } }
        }
    }
}
Numbered {
    Text("first")
    for word in ["second", "third"] { Text(word) }
    if Bool(true) { Image(systemName: "star") }
}

// type: Numbered
// body: Numbered.body = VStack<ForEach<Range<Int>, Int, HStack<TupleContent<Text, AnyView>>>>
// view: Numbered 124,196 72x88
// view:   VStack 124,196 72x88
// view:     HStack 124,196 64x16
// view:       Text "1." 124,196 16x16
// view:       Text "first" 148,196 40x16
// view:     HStack 124,220 72x16
// view:       Text "2." 124,220 16x16
// view:       Text "second" 148,220 48x16
// view:     HStack 124,244 64x16
// view:       Text "3." 124,244 16x16
// view:       Text "third" 148,244 40x16
// view:     HStack 124,268 40x16
// view:       Text "4." 124,268 16x16
// view:       Image 148,268 16x16
