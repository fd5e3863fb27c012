struct Pill: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var pad: CGFloat = 10
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(pad).opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
    }
}
struct Plain: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { Text(">"); configuration.label } }
}
struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: {
            HStack { Text(configuration.isOn ? "on" : "off"); configuration.label }
        }
    }
}
struct Vert: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.icon; configuration.title } }
}
struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%") }
}
struct ContentView: View {
    @State var n = 0
    @State var on = false
    @State var big = false
    var body: some View {
        VStack {
            Button("Add") { n += 1 }.buttonStyle(Pill(pad: big ? 30 : 10))
            Button("Big") { big.toggle() }
            Group { Button("In") { print("in", n) } }.buttonStyle(Plain())
            Toggle("Sound", isOn: $on).toggleStyle(Check())
            Label("Home", systemImage: "house").labelStyle(Vert())
            Label("Title", systemImage: "house").labelStyle(.titleOnly)
            ProgressView(value: 0.4).progressViewStyle(Bar())
            Text("\(n) \(on.description)")
        }.buttonStyle(.bordered)
    }
}

// type: ContentView
// body: Bar.makeBody(configuration:) = Text
// body: Check.makeBody(configuration:) = Button<HStack<TupleContent<Text, Label>>>
// body: ContentView.body = ModifiedContent<VStack<TupleContent<ModifiedContent<Button<Text>, _InertModifier>, Button<Text>, ModifiedContent<Group<Button<Text>>, _InertModifier>, ModifiedContent<Toggle<Text>, _InertModifier>, ModifiedContent<Label<Text, Image>, _InertModifier>, ModifiedContent<Label<Text, Image>, _InertModifier>, ModifiedContent<ProgressView<EmptyView, EmptyView>, _InertModifier>, Text>>, _InertModifier>
// body: Pill.makeBody(configuration:) = ModifiedContent<ModifiedContent<Label, _PaddingLayout>, _OpacityEffect>
// body: Plain.makeBody(configuration:) = HStack<TupleContent<Text, Label>>
// body: Vert.makeBody(configuration:) = VStack<TupleContent<Icon, Title>>
// view: ContentView 124,126 72x228
// view:   VStack 124,126 72x228 [buttonStyle]
// view:     Button 138,126 44x36 [buttonStyle]
// view:       Pill 138,126 44x36
// view:         opacity 138,126 44x36
// view:           padding 138,126 44x36
// view:             Text "Add" 148,136 24x16
// view:     Button 148,170 24x16
// view:       Text "Big" 148,170 24x16
// view:     Button 144,194 32x16 [buttonStyle]
// view:       HStack 144,194 32x16
// view:         Text ">" 144,194 8x16
// view:         Text "In" 160,194 16x16
// view:     Toggle 124,218 72x16 [toggleStyle]
// view:       Button 124,218 72x16
// view:         HStack 124,218 72x16
// view:           Text "off" 124,218 24x16
// view:           Text "Sound" 156,218 40x16
// view:     Label 144,242 32x40 [labelStyle]
// view:       VStack 144,242 32x40
// view:         Image 152,242 16x16
// view:         Text "Home" 144,266 32x16
// view:     Label 140,290 40x16 [labelStyle]
// view:       Text "Title" 140,290 40x16
// view:     ProgressView 148,314 24x16 [progressViewStyle]
// view:       Text "40%" 148,314 24x16
// view:     Text "0 false" 132,338 56x16
