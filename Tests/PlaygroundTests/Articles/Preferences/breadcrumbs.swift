import SwiftUI

struct TitlesKey: PreferenceKey {
    static let defaultValue: [String] = ["default"]
    static func reduce(value: inout [String], nextValue: () -> [String]) {
        let next = nextValue()
        print("reduce \(value) + \(next)")
        value += next
    }
}
extension View {
    func title(_ t: String) -> some View { preference(key: TitlesKey.self, value: [t]) }
}
struct Breadcrumbs<Content: View>: View {
    let name: String
    @ViewBuilder var content: Content
    @State private var found: [String] = []
    var body: some View {
        VStack(alignment: .leading) {
            Text("\(name): \(found.joined(separator: " > "))").font(.headline)
            content
        }
        .onPreferenceChange(TitlesKey.self) { found = $0; print("\(name) got \($0)") }
    }
}
struct Prefs: View {
    @State private var more = false
    @State private var items = ["x", "y"]
    var body: some View {
        Breadcrumbs(name: "outer") {
            Text("plain")
            Text("A").title("a")
            HStack { Text("B").title("b1").title("b2"); Text("no") }
            Breadcrumbs(name: "inner") {
                Text("C").title("c")
                if more { Text("D").title("d") }
            }
            .transformPreference(TitlesKey.self) { $0.append("+t") }
            ForEach(items, id: \.self) { Text($0).title($0) }
            Group { Text("g1"); Text("g2").title("g2") }
            Color.clear.frame(height: 5).background(Text("bg").title("bg")).overlay { Text("ov").title("ov") }
            HStack { Button("More") { more.toggle() }; Button("Clear") { items.removeAll() } }
        }
    }
}
Prefs()

// output: reduce ["bg"] + ["ov"]
// output: reduce ["a"] + ["b2"]
// output: reduce ["a", "b2"] + ["c", "+t"]
// output: reduce ["a", "b2", "c", "+t"] + ["x"]
// output: reduce ["a", "b2", "c", "+t", "x"] + ["y"]
// output: reduce ["a", "b2", "c", "+t", "x", "y"] + ["g2"]
// output: reduce ["a", "b2", "c", "+t", "x", "y", "g2"] + ["bg", "ov"]
// output: inner got ["c"]
// output: outer got ["a", "b2", "c", "+t", "x", "y", "g2", "bg", "ov"]
// output: reduce ["a"] + ["b2"]
// output: reduce ["a", "b2"] + ["c", "+t"]
// output: reduce ["a", "b2", "c", "+t"] + ["x"]
// output: reduce ["a", "b2", "c", "+t", "x"] + ["y"]
// output: reduce ["a", "b2", "c", "+t", "x", "y"] + ["g2"]
// output: reduce ["a", "b2", "c", "+t", "x", "y", "g2"] + ["bg", "ov"]
// output: reduce ["a"] + ["b2"]
// output: reduce ["a", "b2"] + ["c", "+t"]
// output: reduce ["a", "b2", "c", "+t"] + ["x"]
// output: reduce ["a", "b2", "c", "+t", "x"] + ["y"]
// output: reduce ["a", "b2", "c", "+t", "x", "y"] + ["g2"]
// output: reduce ["a", "b2", "c", "+t", "x", "y", "g2"] + ["bg", "ov"]
// type: Prefs
// body: Breadcrumbs.body = ModifiedContent<VStack<TupleContent<Text, Content>>, _PreferenceActionModifier<TitlesKey>>
// body: Prefs.body = Breadcrumbs<TupleContent<Text, ModifiedContent<Text, _PreferenceWritingModifier<TitlesKey>>, HStack<TupleContent<ModifiedContent<ModifiedContent<Text, _PreferenceWritingModifier<TitlesKey>>, _PreferenceWritingModifier<TitlesKey>>, Text>>, ModifiedContent<Breadcrumbs<TupleContent<ModifiedContent<Text, _PreferenceWritingModifier<TitlesKey>>, Optional<ModifiedContent<Text, _PreferenceWritingModifier<TitlesKey>>>>>, _PreferenceTransformModifier<TitlesKey>>, ForEach<Array<String>, String, ModifiedContent<Text, _PreferenceWritingModifier<TitlesKey>>>, Group<TupleContent<Text, ModifiedContent<Text, _PreferenceWritingModifier<TitlesKey>>>>, ModifiedContent<ModifiedContent<ModifiedContent<Color, _FrameLayout>, _BackgroundModifier<ModifiedContent<Text, _PreferenceWritingModifier<TitlesKey>>>>, _OverlayModifier<ModifiedContent<Text, _PreferenceWritingModifier<TitlesKey>>>>, HStack<TupleContent<Button<Text>, Button<Text>>>>>
// body: View.title(_:) = ModifiedContent<Self, _PreferenceWritingModifier<TitlesKey>>
// view: Prefs 0,97.50 320x285
// view:   Breadcrumbs 0,97.50 320x285
// view:     VStack 0,97.50 320x285 [onPreferenceChange]
// view:       Text "outer: a > b2 > c > +t > x > y > g2 > bg > ov" 0,97.50 320x32
// view:       Text "plain" 0,137.50 40x16
// view:       Text "A" 0,161.50 8x16 [preference]
// view:       HStack 0,185.50 32x16
// view:         Text "B" 0,185.50 8x16 [preference, preference]
// view:         Text "no" 16,185.50 16x16
// view:       Breadcrumbs 0,209.50 64x40 [transformPreference]
// view:         VStack 0,209.50 64x40 [onPreferenceChange]
// view:           Text "inner: c" 0,209.50 64x16
// view:           Text "C" 0,233.50 8x16 [preference]
// view:       Text "x" 0,257.50 8x16 [preference]
// view:       Text "y" 0,281.50 8x16 [preference]
// view:       Text "g1" 0,305.50 16x16
// view:       Text "g2" 0,329.50 16x16 [preference]
// view:       overlay 0,353.50 320x5
// view:         background 0,353.50 320x5
// view:           frame 0,353.50 320x5
// view:             Color 0,353.50 320x5
// view:           Text "bg" 152,348 16x16 [preference]
// view:         Text "ov" 152,348 16x16 [preference]
// view:       HStack 0,366.50 80x16
// view:         Button 0,366.50 32x16
// view:           Text "More" 0,366.50 32x16
// view:         Button 40,366.50 40x16
// view:           Text "Clear" 40,366.50 40x16
