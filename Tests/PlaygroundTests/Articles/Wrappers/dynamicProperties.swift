import SwiftUI
@propertyWrapper struct Clamped<V: Comparable> { private var value: V; let range: ClosedRange<V>
    var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
    var projectedValue: Self { self }
    init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) } }
@propertyWrapper struct Toggleable: DynamicProperty { @State private var value: Bool; private let name: String
    init(wrappedValue: Bool, _ name: String) { _value = State(initialValue: wrappedValue); self.name = name }
    var wrappedValue: Bool { get { value } nonmutating set { print("\(name) := \(newValue)"); value = newValue } }
    var projectedValue: Binding<Bool> { Binding { wrappedValue } set: { wrappedValue = $0 } }
    mutating func update() { print("update \(name)") } }
@propertyWrapper struct Debounced<V>: DynamicProperty { @StateObject private var box: Box
    final class Box: ObservableObject { @Published var shown: V; var current: V { didSet { schedule() } }; let delay: Duration; var task: Task<Void, Never>?
        init(_ v: V, _ d: Duration) { shown = v; current = v; delay = d }
        func schedule() { task?.cancel(); task = Task { [weak self] in try? await Task.sleep(for: self?.delay ?? .zero); guard !Task.isCancelled, let self else { return }; self.shown = self.current } } }
    init(wrappedValue: V, delay: Duration) { _box = StateObject(wrappedValue: Box(wrappedValue, delay)) }
    var wrappedValue: V { box.shown }
    var projectedValue: Binding<V> { Binding(get: { box.current }, set: { box.current = $0 }) } }
struct WrapperScreen: View {
    @Toggleable("wifi") var wifi = true
    @Debounced(delay: .milliseconds(500)) var query = ""
    @State private var model = Settings()
    struct Settings { @Clamped(0...10) var volume = 20; @Clamped(1...3) var speed = 0 }
    var body: some View {
        VStack { Toggle("Wifi", isOn: $wifi); if wifi { Text("online") }
            TextField("Search", text: $query); Text("Results for \(query)")
            Stepper("Volume \(model.volume)", value: $model.volume); Text("max \(model.$volume.range.upperBound) speed \(model.speed)")
            Button("Over") { model.volume += 100; model.speed = -4 } }
    } }
WrapperScreen()

// output: update wifi
// type: WrapperScreen
// body: WrapperScreen.body = VStack<TupleContent<Toggle<Text>, Optional<Text>, TextField<Text>, Text, Stepper<Text>, Text, Button<Text>>>
// view: WrapperScreen 0,144.50 320x191
// view:   VStack 0,144.50 320x191
// view:     Toggle 0,144.50 320x31
// view:       Text "Wifi" 0,152 32x16
// view:     Text "online" 136,183.50 48x16
// view:     TextField 0,207.50 320x16
// view:       Text "Search" 0,207.50 48x16
// view:     Text "Results for " 112,231.50 96x16
// view:     Stepper 0,255.50 320x32
// view:       Text "Volume 10" 0,263.50 72x16
// view:     Text "max 10 speed 1" 104,295.50 112x16
// view:     Button 144,319.50 32x16
// view:       Text "Over" 144,319.50 32x16
