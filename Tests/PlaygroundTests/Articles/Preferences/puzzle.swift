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

// output: two: a+b
// output: one of three: y
// output: if inside: d
// output: dynamic container: e+∅
// output: twice: outer
// output: transform: <h>
// output: layers: back+front+over
// output: each: 0
// output: each: 1
// output: each: 2
// output: group: l
// output: group: m
// type: Group<Puzzle>
// body: Puzzle.body = ModifiedContent<VStack<TupleContent<ModifiedContent<VStack<TupleContent<ModifiedContent<Text, _PreferenceWritingModifier<Trace>>, ModifiedContent<Text, _PreferenceWritingModifier<Trace>>>>, _PreferenceActionModifier<Trace>>, ModifiedContent<VStack<TupleContent<Text, ModifiedContent<Text, _PreferenceWritingModifier<Trace>>, Text>>, _PreferenceActionModifier<Trace>>, ModifiedContent<VStack<TupleContent<Optional<ModifiedContent<Text, _PreferenceWritingModifier<Trace>>>, ModifiedContent<Text, _PreferenceWritingModifier<Trace>>>>, _PreferenceActionModifier<Trace>>, ModifiedContent<HStack<TupleContent<ModifiedContent<Text, _PreferenceWritingModifier<Trace>>, VStack<Optional<ModifiedContent<Text, _PreferenceWritingModifier<Trace>>>>>>, _PreferenceActionModifier<Trace>>, ModifiedContent<ModifiedContent<ModifiedContent<Text, _PreferenceWritingModifier<Trace>>, _PreferenceWritingModifier<Trace>>, _PreferenceActionModifier<Trace>>, ModifiedContent<ModifiedContent<ModifiedContent<Text, _PreferenceWritingModifier<Trace>>, _PreferenceTransformModifier<Trace>>, _PreferenceActionModifier<Trace>>, ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PreferenceWritingModifier<Trace>>, _BackgroundModifier<ModifiedContent<Text, _PreferenceWritingModifier<Trace>>>>, _OverlayModifier<ModifiedContent<Text, _PreferenceWritingModifier<Trace>>>>, _PreferenceActionModifier<Trace>>, ModifiedContent<ForEach<Range<Int>, Int, ModifiedContent<Text, _PreferenceWritingModifier<Trace>>>, _PreferenceActionModifier<Trace>>, ModifiedContent<Group<TupleContent<ModifiedContent<Text, _PreferenceWritingModifier<Trace>>, ModifiedContent<Text, _PreferenceWritingModifier<Trace>>>>, _PreferenceActionModifier<Trace>>, ModifiedContent<VStack<ModifiedContent<EmptyView, _PreferenceWritingModifier<Trace>>>, _PreferenceActionModifier<Trace>>, ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundModifier<GeometryReader<ModifiedContent<Color, _PreferenceWritingModifier<HeightKey>>>>>, _PreferenceActionModifier<HeightKey>>, Text, Button<Text>>>, _EnvironmentKeyWritingModifier<Optional<Font>>>
// body: View.show(_:) = ModifiedContent<Self, _PreferenceActionModifier<Trace>>
// body: View.trace(_:) = ModifiedContent<Self, _PreferenceWritingModifier<Trace>>
// view: Puzzle 127,60 66x360
// view:   VStack 127,60 66x360 [font]
// view:     VStack 157,60 6x32 [onPreferenceChange]
// view:       Text "a" 157,60 6x12 [preference]
// view:       Text "b" 157,80 6x12 [preference]
// view:     VStack 157,100 6x52 [onPreferenceChange]
// view:       Text "x" 157,100 6x12
// view:       Text "y" 157,120 6x12 [preference]
// view:       Text "z" 157,140 6x12
// view:     VStack 157,160 6x12 [onPreferenceChange]
// view:       Text "d" 157,160 6x12 [preference]
// view:     HStack 157,172 6x12 [onPreferenceChange]
// view:       Text "e" 157,172 6x12 [preference]
// view:       VStack 163,178 0x0
// view:     Text "g" 157,184 6x12 [preference, preference, onPreferenceChange]
// view:     Text "h" 157,204 6x12 [preference, transformPreference, onPreferenceChange]
// view:     overlay 157,224 6x12 [onPreferenceChange]
// view:       background 157,224 6x12
// view:         Text "i" 157,224 6x12 [preference]
// view:         Text "j" 157,224 6x12 [preference]
// view:       Text "k" 157,224 6x12 [preference]
// view:     Text "0" 157,244 6x12 [preference, onPreferenceChange]
// view:     Text "1" 157,264 6x12 [preference, onPreferenceChange]
// view:     Text "2" 157,284 6x12 [preference, onPreferenceChange]
// view:     Text "l" 157,304 6x12 [preference, onPreferenceChange]
// view:     Text "m" 157,324 6x12 [preference, onPreferenceChange]
// view:     VStack 160,336 0x0 [onPreferenceChange]
// view:     background 141,336 38x44 [onPreferenceChange]
// view:       padding 141,336 38x44
// view:         Text "n" 157,352 6x12
// view:       GeometryReader 141,336 38x44
// view:         Color 141,336 38x44 [preference]
// view:     Text "height 44.0" 127,388 66x12
// view:     Button 142,408 36x12
// view:       Text "toggle" 142,408 36x12
