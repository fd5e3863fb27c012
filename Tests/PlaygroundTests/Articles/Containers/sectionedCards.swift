import SwiftUI

extension ContainerValues { @Entry var isPinned = false }
extension View { func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) } }

struct CardDeck<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 12) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 4) {
                    if !section.header.isEmpty { section.header.font(.headline) }
                    Group(subviews: section.content) { subviews in
                        if let first = subviews.first { first.bold() }
                        ForEach(subviews.dropFirst()) { subview in
                            HStack {
                                if subview.containerValues.isPinned { Image(systemName: "pin") }
                                subview
                            }
                        }
                    }
                    section.footer.font(.caption)
                }
                .padding(8)
                .background(.thinMaterial, in: .rect(cornerRadius: 8))
            }
        }
    }
}

struct DeckView: View {
    var body: some View {
        CardDeck {
            Section("Planets") {
                Text("Mars")
                Text("Venus").pinned()
            }
            Section {
                ForEach(1..<3) { Text("Moon \($0)") }
            } header: {
                Text("Moons")
            } footer: {
                Text("and more")
            }
            Text("Loose")
        }
    }
}

// type: DeckView
// body: CardDeck.body = VStack<ForEach<ForEachSectionCollection<ModifiedContent<ModifiedContent<VStack<TupleContent<Optional<ModifiedContent<SubviewsCollection, _EnvironmentKeyWritingModifier<Optional<Font>>>>, Group<GroupElementsOfContent<SubviewsCollection, TupleContent<Optional<ModifiedContent<Subview, _InertModifier>>, ForEach<SubviewsCollectionSlice, ID, HStack<TupleContent<Optional<Image>, Subview>>>>>>, ModifiedContent<SubviewsCollection, _EnvironmentKeyWritingModifier<Optional<Font>>>>>, _PaddingLayout>, _BackgroundShapeModifier<Material, RoundedRectangle>>>, ID, ModifiedContent<ModifiedContent<VStack<TupleContent<Optional<ModifiedContent<SubviewsCollection, _EnvironmentKeyWritingModifier<Optional<Font>>>>, Group<GroupElementsOfContent<SubviewsCollection, TupleContent<Optional<ModifiedContent<Subview, _InertModifier>>, ForEach<SubviewsCollectionSlice, ID, HStack<TupleContent<Optional<Image>, Subview>>>>>>, ModifiedContent<SubviewsCollection, _EnvironmentKeyWritingModifier<Optional<Font>>>>>, _PaddingLayout>, _BackgroundShapeModifier<Material, RoundedRectangle>>>>
// body: DeckView.body = CardDeck<TupleContent<Section<Text, TupleContent<Text, ModifiedContent<Text, _ContainerValueWritingModifier<Bool>>>, EmptyView>, Section<Text, ForEach<Range<Int>, Int, Text>, Text>, Text>>
// body: View.pinned(_:) = ModifiedContent<Self, _ContainerValueWritingModifier<Bool>>
// view: DeckView 120,130 80x220
// view:   CardDeck 120,130 80x220
// view:     VStack 120,130 80x220
// view:       background 120,130 80x72
// view:         padding 120,130 80x72
// view:           VStack 128,138 64x56
// view:             Text "Planets" 128,138 56x16 [font]
// view:             Text "Mars" 128,158 32x16 [bold]
// view:             HStack 128,178 64x16
// view:               Image 128,178 16x16
// view:               Text "Venus" 152,178 40x16 [containerValue]
// view:         RoundedRectangle 120,130 80x72
// view:       background 120,214 80x92
// view:         padding 120,214 80x92
// view:           VStack 128,222 64x76
// view:             Text "Moons" 128,222 40x16 [font]
// view:             Text "Moon 1" 128,242 48x16 [bold]
// view:             HStack 128,262 48x16
// view:               Text "Moon 2" 128,262 48x16
// view:             Text "and more" 128,282 64x16 [font]
// view:         RoundedRectangle 120,214 80x92
// view:       background 132,318 56x32
// view:         padding 132,318 56x32
// view:           VStack 140,326 40x16
// view:             Text "Loose" 140,326 40x16 [bold]
// view:         RoundedRectangle 132,318 56x32
