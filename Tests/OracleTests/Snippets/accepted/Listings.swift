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
//--- formats-of-generic-functions
struct Row<F: FormatStyle>: View where F.FormatInput: Equatable, F.FormatOutput == String {
 let value: F.FormatInput; let format: F
 var body: some View { Text(format.format(value)) } }
struct Stars: FormatStyle { func format(_ value: Int) -> String { String(repeating: "*", count: value) } }
extension FormatStyle where Self == Stars { static var stars: Stars { Stars() } }
struct V: View { var body: some View { Row(value: 12, format: .number); Row(value: 0.5, format: .percent.precision(.fractionLength(1))); Row(value: 3, format: .stars) } }
V()
//--- all-cases-of-generic-types
protocol Tab: Hashable, CaseIterable where AllCases: RandomAccessCollection { var title: String { get } }
struct Bar<T: Tab>: View { var body: some View { ForEach(T.allCases, id: \.self) { Text($0.title) } } }
//--- fixed-associated-types
protocol Widget: Identifiable where ID == String { var name: String { get } }
extension Widget { func label() -> String { id + name } }
struct V: View { let widgets: [any Widget]; var body: some View { Text(widgets.map { $0.label() + $0.id }.joined()) } }
//--- styles-that-resolve
struct Paper: ShapeStyle { func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.black : .white } }
struct Level: ShapeStyle { func resolve(in environment: EnvironmentValues) -> LinearGradient { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) } }
struct V: View { var body: some View { Text("a").foregroundStyle(Paper()).background(Level(), in: Capsule()); Circle().fill(.ellipticalGradient(stops: [.init(color: .red, location: 0)])) } }
V()
