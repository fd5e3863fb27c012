//--- extension-of-bound-array
struct Speaker: Identifiable { let id = 1; var name: String }
extension Array<String> { var speakers: [Speaker] { map { Speaker(name: $0) } } }
extension [Int] { var total: Int { reduce(0, +) } }
struct V: View { var body: some View { ForEach(["a"].speakers) { Text($0.name) }; Text("\([1].total)") } }
V()
//--- key-path-of-nested-type
struct Hike { struct Observation { var elevation: Range<Double>; var pace: Range<Double> } }
struct V: View { @State private var shown = \Hike.Observation.elevation; var buttons = [("Pace", \Hike.Observation.pace)]
 var body: some View { ForEach(buttons, id: \.0) { value in Button(value.0) { shown = value.1 } } } }
V()
//--- binding-operators
func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> { Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 }) }
extension Binding { func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? { .init(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } }) } }
struct V: View { @State var name: String? = nil; var body: some View { TextField("", text: $name ?? "default").sheet(isPresented: $name.isPresent()) { Text("s") } } }
V()
//--- split-columns
struct V: View { @State var shown = NavigationSplitViewVisibility.all; @State var column = NavigationSplitViewColumn.detail
 var body: some View { NavigationSplitView(columnVisibility: $shown, preferredCompactColumn: $column) { Text("a") } detail: { Text("b") } } }
V()
//--- canvas-color-mode
struct V: View { var body: some View { Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { c, s in c.fill(Path(CGRect(origin: .zero, size: s)), with: .color(.red)) }
 MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .white], smoothsColors: true, colorSpace: .perceptual) } }
V()
//--- modifiers-with-animations
struct Fade: ViewModifier { var on: Bool; func body(content: Content) -> some View { content.opacity(on ? 1 : 0) } }
struct V: View { @State var on = true; var body: some View { Text("a").modifier(Fade(on: on).animation(.easeIn)) } }
V()
