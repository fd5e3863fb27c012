import SwiftUI
struct Hero<Content: View>: View {
    let limit: Int
    @ViewBuilder let content: () -> Content
    @State private var expanded = false
    var body: some View {
        Group(subviews: content()) { subviews in
            if let first = subviews.first {
                first.font(.title).frame(maxWidth: .infinity, alignment: .leading)
            }
            let rest = subviews.dropFirst()
            ForEach(expanded ? rest : rest.prefix(limit)) { subview in
                subview.padding(.leading, 8)
            }
            if rest.count > limit {
                Button(expanded ? "Less" : "\(rest.count - limit) more…") { expanded.toggle() }
            }
        }
    }
}
struct Row: View {
    let name: String
    @State private var n = 0
    var body: some View { Button("\(name) \(n)") { n += 1 }.onAppear { print("appear \(name)") }.onDisappear { print("gone \(name)") } }
}
struct GroupScreen: View {
    @State private var names = ["a", "b", "c", "d"]
    var body: some View {
        VStack(alignment: .leading) {
            Hero(limit: 2) {
                Text("Title")
                ForEach(names, id: \.self) { Row(name: $0) }
                if names.count > 3 { Text("many") }
            }
            Button("Shuffle") { names = names.reversed() }
        }
        .padding()
    }
}
GroupScreen()

// output: appear a
// output: appear b
// type: GroupScreen
// body: GroupScreen.body = ModifiedContent<VStack<TupleContent<Hero<TupleContent<Text, ForEach<Array<String>, String, Row>, Optional<Text>>>, Button<Text>>>, _PaddingLayout>
// body: Hero.body = Group<GroupElementsOfContent<Content, TupleContent<Optional<ModifiedContent<ModifiedContent<Subview, _EnvironmentKeyWritingModifier<Optional<Font>>>, _FlexFrameLayout>>, ForEach<SubviewsCollectionSlice, ID, ModifiedContent<Subview, _PaddingLayout>>, Optional<Button<Text>>>>>
// body: Row.body = ModifiedContent<ModifiedContent<Button<Text>, _AppearanceActionModifier>, _AppearanceActionModifier>
// view: GroupScreen 0,168 320x144
// view:   padding 0,168 320x144
// view:     VStack 16,184 288x112
// view:       Hero
// view:         frame 16,184 288x16
// view:           Text "Title" 16,184 40x16 [font]
// view:         padding 16,208 32x16
// view:           Row 24,208 24x16
// view:             Button 24,208 24x16 [onAppear, onDisappear]
// view:               Text "a 0" 24,208 24x16
// view:         padding 16,232 32x16
// view:           Row 24,232 24x16
// view:             Button 24,232 24x16 [onAppear, onDisappear]
// view:               Text "b 0" 24,232 24x16
// view:         Button 16,256 56x16
// view:           Text "3 more…" 16,256 56x16
// view:       Button 16,280 56x16
// view:         Text "Shuffle" 16,280 56x16
