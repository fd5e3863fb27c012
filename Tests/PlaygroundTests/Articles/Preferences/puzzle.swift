import SwiftUI
struct Trace: PreferenceKey { static let defaultValue = "∅"; static func reduce(value: inout String, nextValue: () -> String) { value += "+" + nextValue() } }
struct HeightKey: PreferenceKey { static let defaultValue: CGFloat? = nil; static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() } }
extension View {
    func trace(_ s: String) -> some View { preference(key: Trace.self, value: s) }
    func show(_ name: String) -> some View { onPreferenceChange(Trace.self) { print("\(name): \($0)") } }
}
struct Puzzle: View {
    @State private var on = false
    @State private var height: CGFloat?
    var body: some View {
        VStack {
            VStack { Text("a").trace("a"); Text("b").trace("b") }.show("two")
            VStack { Text("x"); Text("y").trace("y"); Text("z") }.show("one of three")
            VStack { if on { Text("c").trace("c") }; Text("d").trace("d") }.show("if inside")
            HStack { Text("e").trace("e"); VStack { if on { Text("f").trace("f") } } }.show("dynamic container")
            Text("g").trace("inner").trace("outer").show("twice")
            Text("h").trace("h").transformPreference(Trace.self) { $0 = "<\($0)>" }.show("transform")
            Text("i").trace("front").background(Text("j").trace("back")).overlay { Text("k").trace("over") }.show("layers")
            ForEach(0..<3) { Text("\($0)").trace("\($0)") }.show("each")
            Group { Text("l").trace("l"); Text("m").trace("m") }.show("group")
            VStack { EmptyView().trace("e") }.show("empty")
            Text("n").padding().background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }).onPreferenceChange(HeightKey.self) { height = $0 }
            Text("height \(height.map { "\($0)" } ?? "nil")")
            Button("toggle") { on.toggle() }
        }
        .font(.caption)
    }
}
#Preview { Puzzle() }
