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
//--- binding-indices
struct Cell: Hashable { var row = 0, column = 0 }
struct Board {
    var cells: [Cell: Bool] = [:]
    subscript(_ cell: Cell, empty value: Bool) -> Bool {
        get { cells[cell] ?? value }
        set { cells[cell] = newValue }
    }
}
struct Game: View {
    @State private var board = Board()
    @State private var names = [["a"], ["b", "c"]]
    @State private var byName: [String: [Int]] = ["a": [1]]
    var body: some View {
        Toggle("On", isOn: $board[Cell(row: 1), empty: false])
        TextField("Name", text: $names[1][0])
        let path: WritableKeyPath<[String: [Int]], [Int]?> = \.["a"]
        Text("\(byName[keyPath: path]?.count ?? 0)")
    }
}
//--- focus-without-a-type
struct SearchField: View {
    @FocusState private var isFocused
    @State private var text = ""
    var body: some View { TextField("Search", text: $text).focused($isFocused).onAppear { isFocused = true } }
}
SearchField()
//--- branches-of-several-types
struct Tags: View {
    @State private var tags: Set = ["a"]
    var body: some View {
        Button("Toggle") { withAnimation { if tags.isEmpty { tags.insert("a") } else { tags.remove("a") } } }
    }
}
Tags()
//--- style-of-a-generic-type
struct Filled<Fill: ShapeStyle>: ButtonStyle {
    var fill: Fill
    func makeBody(configuration: Configuration) -> some View { configuration.label.background(fill) }
}
extension ButtonStyle { static func filled<Fill: ShapeStyle>(_ fill: Fill) -> Self where Self == Filled<Fill> { Filled(fill: fill) } }
Button("Save") {}.buttonStyle(.filled(Color.red))

//--- optional-state-given-or-left-out
struct Editor: View {
    @State var draft: String?
    @State var isOpen = false
    @FocusState var isFocused: Bool
    var body: some View { Text(draft ?? "none") }
}
let editors = VStack { Editor(); Editor(draft: "a"); Editor(draft: nil, isOpen: true) }
