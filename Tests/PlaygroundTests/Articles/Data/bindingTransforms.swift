extension Binding where Value == String {
    func limited(to count: Int) -> Binding<String> {
        Binding(get: { wrappedValue }, set: { wrappedValue = String($0.prefix(count)) })
    }
}
extension Binding {
    func map<T>(get: @escaping (Value) -> T, set: @escaping (T) -> Value) -> Binding<T> {
        Binding<T>(get: { get(wrappedValue) }, set: { wrappedValue = set($0) })
    }
}
struct Form2: View {
    @State private var code = "AB"
    @State private var level = 3
    var body: some View {
        VStack {
            TextField("Code", text: $code.limited(to: 4))
            Slider(value: $level.map(get: Double.init, set: { Int($0) }), in: 0...10)
            Text("\(code) \(level)")
        }
    }
}
Form2()

// type: Form2
// body: Form2.body = VStack<TupleContent<TextField<Text>, Slider<EmptyView, EmptyView>, Text>>
// view: Form2 0,200.50 320x79
// view:   VStack 0,200.50 320x79
// view:     TextField 0,200.50 320x16
// view:       Text "Code" 0,200.50 32x16
// view:     Slider 0,224.50 320x31
// view:     Text "AB 3" 144,263.50 32x16
