//--- counter
struct CounterView: View {
    @State private var count = 0
    var body: some View {
        VStack(spacing: 12) {
            Text("Count: \(count)").font(.title).bold()
            Button("Increment") { count += 1 }
            if count > 3 {
                Text("Many")
            } else if count == 2 {
                Text("Two").foregroundStyle(.red)
            }
        }
        .padding()
    }
}
//--- generic-card
struct Card<Content: View>: View {
    var title: String
    @ViewBuilder var content: Content
    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.headline)
            content
        }
        .padding()
        .background(Color.gray.opacity(0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
}
Card(title: "a") {
    Text("b")
    Divider()
    Image(systemName: "star")
}
//--- generic-card-init
struct Card<Content: View>: View {
    private let content: Content
    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
    var body: some View { content.padding(8) }
}
struct V: View {
    var body: some View {
        Card {
            ForEach(0..<3) { i in Text("Row \(i)") }
        }
    }
}
//--- view-builder-function
struct V: View {
    enum Phase { case loading, loaded(String), failed(code: Int) }
    var phase = Phase.loading
    @ViewBuilder private func content() -> some View {
        switch phase {
        case .loading: ProgressView()
        case .loaded(let text): Text(text)
        case .failed(let code) where code > 400: Text("Server \(code)").foregroundStyle(.red)
        case .failed: Text("Failed")
        }
    }
    var body: some View { content().frame(maxWidth: .infinity, alignment: .leading) }
}
//--- modifier
struct Titled: ViewModifier {
    var title: String
    func body(content: Content) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.caption)
            content
        }
    }
}
extension View {
    func titled(_ title: String) -> some View { modifier(Titled(title: title)) }
}
Text("a").titled("t").padding(.horizontal, 10)
//--- conditional-modifier
extension View {
    @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
        if condition { transform(self) } else { self }
    }
}
Text("a").if(true) { $0.padding() }
//--- animation
struct V: View {
    @State private var isExpanded = false
    var body: some View {
        RoundedRectangle(cornerRadius: isExpanded ? 20 : 5)
            .fill(isExpanded ? Color.red : .blue)
            .frame(width: isExpanded ? 200 : 100, height: 50)
            .animation(.easeInOut(duration: 0.3), value: isExpanded)
            .onTapGesture {
                withAnimation(.spring()) { isExpanded.toggle() }
            }
    }
}
//--- sheet
struct V: View {
    @State private var isShown = false
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button { isShown = true } label: { Label("Show", systemImage: "plus") }
            .sheet(isPresented: $isShown) {
                Button("Close") { dismiss() }
            }
    }
}
//--- button-style
struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().background(configuration.isPressed ? Color.gray : .blue).clipShape(Capsule())
    }
}
Button("a") {}.buttonStyle(Pill())
//--- picker
struct V: View {
    enum Size: String, CaseIterable, Identifiable {
        case small, medium, large
        var id: Self { self }
    }
    @State private var size = Size.medium
    var body: some View {
        Picker("Size", selection: $size) {
            ForEach(Size.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.segmented)
    }
}
//--- static-view-members
extension Color { static let brand = Color(red: 0.1, green: 0.2, blue: 0.9) }
extension ShapeStyle where Self == Color { static var brand2: Color { .brand } }
Text("a").foregroundStyle(.brand2).background(Color.brand)
//--- equatable-view
struct Row: View, Equatable {
    let id: Int
    static func == (a: Row, b: Row) -> Bool { a.id == b.id }
    var body: some View { Text("\(id)") }
}
VStack { Row(id: 1).equatable(); Row(id: 2) }
//--- protocol-of-views
protocol Screen: View { var title: String { get } }
struct Home: Screen {
    var title: String { "Home" }
    var body: some View { Text(title) }
}
struct Host<S: Screen>: View {
    let screen: S
    var body: some View { VStack { Text(screen.title); screen } }
}
Host(screen: Home())
//--- closure-properties
struct Row: View {
    var title: String
    var onTap: (String) -> Void = { _ in }
    var body: some View { Button(title) { onTap(title) } }
}
VStack {
    Row(title: "a") { print($0) }
    Row(title: "b", onTap: { name in print(name) })
    Row(title: "c")
}
//--- text-concatenation
Text("a").bold() + Text("b").italic() + Text(" c").foregroundColor(.red)
//--- nested-ternaries
struct V: View {
    var n = 3
    var body: some View {
        Text(n > 2 ? "many" : n == 2 ? "two" : "one")
            .font(n > 2 ? .largeTitle : .body)
            .foregroundColor(n > 2 ? .red : nil)
            .padding(n > 2 ? [.top, .leading] : .all, 4)
            .frame(maxWidth: n > 2 ? .infinity : nil)
    }
}
//--- view-as-type
struct V: View {
    var content: View
    var body: some View { Text("a") }
}
//--- escaping-content
struct Rows<Row: View>: View {
    private let row: (Int) -> Row
    private let action: (() -> Void)?
    init(@ViewBuilder row: @escaping (Int) -> Row, action: (() -> Void)? = nil) {
        self.row = row
        self.action = action
    }
    func twice(_ work: () -> Void) { work(); [1].forEach { _ in work() } }
    var body: some View {
        VStack {
            ForEach(0..<3, content: row)
            Button("all") { action?() }
        }
    }
}
Rows { Text("\($0)") }
//--- styles-of-boxes
struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { configuration.label.bold(); configuration.content }.padding() }
}
extension GroupBoxStyle where Self == Card { static var card: Card { Card() } }
struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; configuration.content } }
}
struct Dial: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { ZStack { Circle().trim(from: 0, to: configuration.value); configuration.currentValueLabel } }
}
struct Folding: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { withAnimation { configuration.isExpanded.toggle() } } label: { configuration.label }
        if configuration.isExpanded { configuration.content }
    }
}
struct V: View {
    var body: some View {
        GroupBox("Title") { Text("content") }.groupBoxStyle(.card)
        LabeledContent("Name", value: "Ada").labeledContentStyle(Stacked())
        Gauge(value: 0.5) { Text("half") } currentValueLabel: { Text("50") }.gaugeStyle(Dial())
        DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Folding())
    }
}
//--- many-views
struct Many: View {
    var body: some View {
        VStack {
            Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
            Text("13"); Text("14"); Text("15"); Text("16"); Text("17"); Text("18"); Text("19"); Text("20"); Text("21"); Text("22")
            if true { Color.red }
        }
    }
}
//--- numbers-of-gauges
struct Dials: View {
    @State private var level = 0.5
    var body: some View {
        Gauge(value: 9.0, in: 0...4) { Text("a") }
        Gauge(value: 3, in: 0...4) { Text("b") }
        Gauge(value: level, in: 0...4) { Text("c") }
        Slider(value: .constant(1), in: 0...4, step: 1)
        Slider(value: $level, in: 0...4, step: 1)
    }
}
//--- keys-of-texts
struct Badge: View {
    let title: LocalizedStringKey
    var note: LocalizedStringKey = "*none*"
    let name: String
    let nick: String?
    var body: some View {
        Label(title, systemImage: "star").help(note)
        Text(note)
        Text(name)
        Text(.init(name))
        Text(nick ?? "nobody")
        Text(name.isEmpty ? name : "one")
        Text(name.isEmpty ? "none" : "one")
        Text("a" + name)
        Text(name.prefix(2))
        Text("Hello, **\(name)** \(Image(systemName: "star")) \(Text("x").bold())")
        Button(name) {}.accessibilityLabel(name)
        Section(title) { Toggle(name, isOn: .constant(true)) }
    }
}
func shown<S: StringProtocol>(_ text: S) -> some View { Text(text) }
let badge = Badge(title: "**New**", name: "Ann", nick: nil)
struct Blocks: View {
    let count: Int
    var body: some View {
        do {
            let doubled = count * 2
            Text("\(doubled)")
        }
        do {}
        label: if count > 2 { Text("many") }
    }
}
