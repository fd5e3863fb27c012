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
//--- list-of-identifiable
struct Task1: Identifiable {
    let id = UUID()
    var title: String
    var isDone = false
}
struct TaskList: View {
    @State private var tasks = [Task1(title: "a"), Task1(title: "b", isDone: true)]
    var body: some View {
        List {
            ForEach($tasks) { $task in
                Toggle(task.title, isOn: $task.isDone)
            }
            .onDelete { tasks.remove(atOffsets: $0) }
        }
    }
}
//--- child-binding
struct Child: View {
    @Binding var name: String
    var body: some View { TextField("Name", text: $name) }
}
struct Parent: View {
    @State private var name = "a"
    var body: some View {
        VStack {
            Child(name: $name)
            Child(name: .constant("b"))
            Text(name.isEmpty ? "none" : name)
        }
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
//--- environment-key
private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}
extension EnvironmentValues {
    var accent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}
extension View {
    func accent(_ color: Color) -> some View { environment(\.accent, color) }
}
struct Badge: View {
    @Environment(\.accent) private var accent
    var body: some View { Circle().fill(accent).frame(width: 10, height: 10) }
}
VStack { Badge().accent(.red); Badge() }
//--- environment-entry
extension EnvironmentValues {
    @Entry var spacingScale: CGFloat = 1
    @Entry var title = "none"
}
struct V: View {
    @Environment(\.spacingScale) var scale
    @Environment(\.title) var title
    var body: some View { Text(title).padding(8 * scale) }
}
//--- preference
struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct V: View {
    @State private var width: CGFloat = 0
    var body: some View {
        Text("wide")
            .background(GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
            .onPreferenceChange(WidthKey.self) { width = $0 }
            .frame(width: width > 0 ? width : nil)
    }
}
//--- observable
@Observable class Model {
    var name = "a"
    var count = 0
    func increment() { count += 1 }
}
struct V: View {
    @State private var model = Model()
    var body: some View {
        VStack {
            Text("\(model.name) \(model.count)")
            Button("add", action: model.increment)
            Editor(model: model)
        }
    }
}
struct Editor: View {
    @Bindable var model: Model
    var body: some View { TextField("name", text: $model.name) }
}
//--- observable-object
class Store: ObservableObject {
    @Published var items: [String] = []
    @Published private(set) var isLoading = false
    func load() {
        isLoading = true
        items = ["a", "b"].map { $0.uppercased() }
        isLoading = false
    }
}
struct V: View {
    @StateObject private var store = Store()
    var body: some View {
        List(store.items, id: \.self) { item in
            Text(item)
        }
        .onAppear { store.load() }
        .overlay {
            if store.isLoading { ProgressView() }
        }
    }
}
//--- environment-object
final class Settings: ObservableObject { @Published var isOn = false }
struct Inner: View {
    @EnvironmentObject var settings: Settings
    var body: some View { Toggle("on", isOn: $settings.isOn) }
}
struct Outer: View {
    @StateObject var settings = Settings()
    var body: some View { Inner().environmentObject(settings) }
}
//--- geometry
GeometryReader { proxy in
    HStack(spacing: 0) {
        Color.red.frame(width: proxy.size.width * 0.25)
        Color.blue.frame(width: proxy.size.width / 2)
    }
}
//--- alignment-guide
extension HorizontalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    static let middle = HorizontalAlignment(Middle.self)
}
VStack(alignment: .middle) {
    Text("a").alignmentGuide(.middle) { d in d[.leading] }
    Text("b").alignmentGuide(HorizontalAlignment.middle) { $0.width / 3 }
}
//--- layout
struct Columns: Layout {
    var spacing: CGFloat = 8
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.map(\.width).reduce(0, +) + spacing * CGFloat(max(0, subviews.count - 1))
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
            x += size.width + spacing
        }
    }
}
Columns(spacing: 4) { Text("a"); Text("b") }
//--- shape
struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
Triangle().fill(.orange).frame(width: 40, height: 40)
//--- sections
struct V: View {
    let groups = ["a": [1, 2], "b": [3]]
    var body: some View {
        List {
            ForEach(groups.keys.sorted(), id: \.self) { key in
                Section(header: Text(key)) {
                    ForEach(groups[key] ?? [], id: \.self) { Text("\($0)") }
                }
            }
            Section {
                Text("end")
            } footer: {
                Text("footer")
            }
        }
    }
}
//--- enumerated
struct V: View {
    let names = ["a", "b"]
    var body: some View {
        VStack {
            ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                Text("\(index): \(name)")
            }
            ForEach(names.indices, id: \.self) { Text(names[$0]) }
        }
    }
}
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
//--- custom-container
struct Rows<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        VStack {
            ForEach(subviews: content) { subview in
                subview.padding(4).background(.yellow)
            }
        }
    }
}
Rows { Text("a"); Group { Text("b"); Text("c") } }
//--- group-subviews
struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        Group(subviews: content) { subviews in
            VStack {
                if let first = subviews.first { first.bold() }
                ForEach(subviews.dropFirst()) { $0 }
                Text("\(subviews.count) in all")
            }
        }
    }
}
Numbered { Text("a"); Text("b") }
//--- container-values
extension ContainerValues { @Entry var isPinned: Bool = false }
extension View { func pinned(_ value: Bool = true) -> some View { containerValue(\.isPinned, value) } }
struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        ForEach(subviews: content) { subview in
            if subview.containerValues.isPinned {
                subview.border(.red)
            } else {
                subview
            }
        }
    }
}
Board { Text("a").pinned(); Text("b") }
//--- any-view
struct V: View {
    var kind = 1
    func make() -> AnyView {
        if kind == 1 { return AnyView(Text("a")) }
        return AnyView(Color.red)
    }
    var body: some View { make() }
}
//--- same-type-branches
struct V: View {
    var flag = true
    var title: some View {
        if flag { return Text("a") }
        return Text("b").bold()
    }
    var body: some View { title }
}
//--- app
@main
struct MyApp: App {
    @State private var count = 0
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
struct ContentView: View { var body: some View { Text("a") } }
//--- preview
struct V: View { var body: some View { Text("a") } }
#Preview {
    V().padding()
}
#Preview("two") {
    VStack { V(); V() }
}
//--- preview-provider
struct V: View { var body: some View { Text("a") } }
struct V_Previews: PreviewProvider {
    static var previews: some View {
        Group { V(); V().colorScheme(.dark) }
    }
}
//--- inside
@State private var count = 0
private let title = "a"
var body: some View {
    Button("\(title) \(count)") { count += 1 }
}
//--- let-in-builder
struct V: View {
    var values = [1, 2, 3]
    var body: some View {
        VStack {
            let total = values.reduce(0, +)
            let isLarge = total > 5
            Text("\(total)")
            if isLarge { Text("large") }
            if let first = values.first, first > 0 { Text("first \(first)") }
        }
    }
}
//--- task
struct V: View {
    @State private var text = ""
    func load() async -> String { "loaded" }
    var body: some View {
        Text(text)
            .task { text = await load() }
            .onChange(of: text) { old, new in print(old, new) }
            .onChange(of: text) { print("changed") }
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
//--- anchors
struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value.append(contentsOf: nextValue()) }
}
VStack {
    Text("a").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
}
.overlayPreferenceValue(BoundsKey.self) { anchors in
    GeometryReader { proxy in
        if let first = anchors.first {
            let rect = proxy[first]
            Rectangle().stroke(.red).frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
        }
    }
}
//--- turned and scaled shapes
VStack {
    Rectangle().rotation(.degrees(45)).fill(.red)
    Rectangle().rotation(.degrees(45), anchor: .topLeading).strokeBorder(.red, lineWidth: 2)
    Circle().scale(0.5).stroke(.blue)
    Capsule().scale(y: 0.5).trim(from: 0, to: 0.5)
}
//--- gradient
LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    .ignoresSafeArea()
    .overlay(alignment: .bottomTrailing) { Text("a").padding() }
//--- grid
Grid(alignment: .leading, horizontalSpacing: 4) {
    GridRow { Text("a"); Text("b") }
    Divider().gridCellColumns(2)
    GridRow { Text("c"); Color.red.gridCellUnsizedAxes([.horizontal, .vertical]) }
}
//--- lazy-grid
struct V: View {
    let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible(), spacing: 4)]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 10) {
                ForEach(0..<20, id: \.self) { Text("\($0)") }
            }
        }
    }
}
//--- static-view-members
extension Color { static let brand = Color(red: 0.1, green: 0.2, blue: 0.9) }
extension ShapeStyle where Self == Color { static var brand2: Color { .brand } }
Text("a").foregroundStyle(.brand2).background(Color.brand)
//--- any-layout
struct V: View {
    @State private var isVertical = true
    var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout())
        layout { Text("a"); Text("b") }
    }
}
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
//--- state-init
struct V: View {
    @State private var count: Int
    let step: Int
    init(start: Int, step: Int = 1) {
        _count = State(initialValue: start)
        self.step = step
    }
    var body: some View { Button("\(count)") { count += step } }
}
V(start: 3)
//--- binding-made
struct V: View {
    @State private var celsius = 20.0
    private var fahrenheit: Binding<Double> {
        Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 })
    }
    var body: some View {
        VStack {
            Slider(value: $celsius, in: 0...100)
            Slider(value: fahrenheit, in: 32...212)
            Text("\(celsius, specifier: "%.1f")")
        }
    }
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
//--- outlines
struct Place: Identifiable {
    let id: Int
    let name: String
    var inside: [Place]?
}
struct Places: View {
    let places = [Place(id: 1, name: "world", inside: [Place(id: 2, name: "sea")])]
    @State private var isOpen = false
    @State private var selection: Int?
    var body: some View {
        VStack {
            List(places, children: \.inside) { Text($0.name) }
            List(places, children: \.inside, selection: $selection) { place in Text(place.name) }
            List { OutlineGroup(places, id: \.name, children: \.inside) { Text($0.name).bold() } }
            OutlineGroup(places[0], children: \.inside) { Text($0.name) }
            DisclosureGroup("More", isExpanded: $isOpen) { Text("a"); Text("b") }
            DisclosureGroup { EmptyView() } label: { Image(systemName: "star") }
        }
    }
}
//--- tables
struct Person: Identifiable {
    let id: Int
    let name: String
    var age = 30
}
struct People: View {
    @State private var people = [Person(id: 1, name: "Ann")]
    @State private var one: Int?
    @State private var some: Set<Int> = []
    var body: some View {
        VStack {
            Table(people) {
                TableColumn("Name", value: \Person.name)
                TableColumn("Age") { Text("\($0.age)") }.width(40)
            }
            Table(people, selection: $one) { TableColumn("Name", value: \Person.name) }
            Table(people, selection: $some) { TableColumn("Name", value: \Person.name) }
            Table(of: Person.self, selection: $one) {
                TableColumn("Name", value: \Person.name)
                TableColumn("Both") { person in
                    Text(person.name)
                    Text("\(person.age)")
                }
            } rows: {
                TableRow(people[0])
                ForEach(people) { TableRow($0) }
                if people.count > 1 { TableRow(people[1]) }
            }
        }
    }
}
//--- dismissing
struct Page: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Environment(\.isPresented) private var isPresented
    @State private var shows = false
    var body: some View {
        VStack {
            Button("Close") { dismiss() }
            Button("Old") { mode.wrappedValue.dismiss() }
            Text(isPresented ? "presented" : "root")
        }
        .sheet(isPresented: $shows, onDismiss: { print("gone") }) { Page() }
        .fullScreenCover(isPresented: $shows) { Page() }
        .navigationDestination(isPresented: $shows) { Page() }
    }
}
