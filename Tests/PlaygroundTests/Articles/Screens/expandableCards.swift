import SwiftUI

struct Card: Identifiable, Equatable { let id: String; var title: String { id.capitalized }; let body: String; let color: Color }

struct ExpandableCard: View {
    let card: Card
    let namespace: Namespace.ID
    let isExpanded: Bool
    var onTap: () -> Void = {}

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(card.title).font(.headline).matchedGeometryEffect(id: "title-\(card.id)", in: namespace, properties: .position)
                Spacer()
                Image(systemName: "chevron.down").rotationEffect(isExpanded ? .degrees(180) : .zero)
            }
            if isExpanded {
                Text(card.body)
                    .fixedSize(horizontal: false, vertical: true)
                    .transition(.asymmetric(insertion: .opacity.combined(with: .move(edge: .top)), removal: .opacity))
            }
        }
        .padding()
        .background { card.color.opacity(0.2).clipShape(RoundedRectangle(cornerRadius: 12)).matchedGeometryEffect(id: card.id, in: namespace) }
        .contentShape(Rectangle())
        .onTapGesture(perform: onTap)
    }
}

struct CardStack: View {
    @Namespace private var ns
    @State private var expanded: Card.ID? = "two"
    let cards = [
        Card(id: "one", body: "The first card has a fairly long text that wraps over lines.", color: .red),
        Card(id: "two", body: "Short.", color: .green),
        Card(id: "three", body: "Another text.", color: .blue),
    ]
    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(cards) { card in
                    ExpandableCard(card: card, namespace: ns, isExpanded: expanded == card.id) {
                        withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) { expanded = (expanded == card.id) ? nil : card.id }
                    }
                    .zIndex(expanded == card.id ? 1 : 0)
                }
            }
            .padding(.horizontal)
        }
        .safeAreaInset(edge: .bottom) {
            if let expanded, let card = cards.first(where: { $0.id == expanded }) {
                Text("Open: \(card.title)").frame(maxWidth: .infinity).padding(8).background(.thinMaterial)
            }
        }
    }
}
CardStack()

// type: CardStack
// body: CardStack.body = ModifiedContent<ScrollView<ModifiedContent<VStack<ForEach<Array<Card>, String, ModifiedContent<ExpandableCard, _TraitWritingModifier<ZIndexTraitKey>>>>, _PaddingLayout>>, _InsetViewModifier<Optional<ModifiedContent<ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _PaddingLayout>, _BackgroundStyleModifier<Material>>>>>
// body: ExpandableCard.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleContent<HStack<TupleContent<ModifiedContent<Text, _MatchedGeometryEffect<String>>, Spacer, ModifiedContent<Image, _RotationEffect>>>, Optional<ModifiedContent<ModifiedContent<Text, _FixedSizeLayout>, _TraitWritingModifier<TransitionTraitKey>>>>>, _PaddingLayout>, _BackgroundModifier<ModifiedContent<ModifiedContent<Color, _ClipEffect<RoundedRectangle>>, _MatchedGeometryEffect<String>>>>, _InertModifier>, AddGestureModifier<_EndedGesture<TapGesture>>>
// view: CardStack 0,0 320x480
// view:   safeAreaInset 0,0 320x480
// view:     ScrollView 0,0 320x440
// view:       padding 0,0 320x192
// view:         VStack 16,0 288x192
// view:           ExpandableCard 16,0 288x48 [zIndex]
// view:             background 16,0 288x48 [contentShape, onTapGesture]
// view:               padding 16,0 288x48
// view:                 VStack 32,16 256x16
// view:                   HStack 32,16 256x16
// view:                     Text "One" 32,16 24x16 [matchedGeometryEffect]
// view:                     Spacer 56,24 216x0
// view:                     rotationEffect 272,16 16x16
// view:                       Image 272,16 16x16
// view:               clipShape 16,0 288x48 [matchedGeometryEffect]
// view:                 Color 16,0 288x48
// view:           ExpandableCard 16,60 288x72 [zIndex]
// view:             background 16,60 288x72 [contentShape, onTapGesture]
// view:               padding 16,60 288x72
// view:                 VStack 32,76 256x40
// view:                   HStack 32,76 256x16
// view:                     Text "Two" 32,76 24x16 [matchedGeometryEffect]
// view:                     Spacer 56,84 216x0
// view:                     rotationEffect 272,76 16x16
// view:                       Image 272,76 16x16
// view:                   fixedSize 32,100 48x16 [transition]
// view:                     Text "Short." 32,100 48x16
// view:               clipShape 16,60 288x72 [matchedGeometryEffect]
// view:                 Color 16,60 288x72
// view:           ExpandableCard 16,144 288x48 [zIndex]
// view:             background 16,144 288x48 [contentShape, onTapGesture]
// view:               padding 16,144 288x48
// view:                 VStack 32,160 256x16
// view:                   HStack 32,160 256x16
// view:                     Text "Three" 32,160 40x16 [matchedGeometryEffect]
// view:                     Spacer 72,168 200x0
// view:                     rotationEffect 272,160 16x16
// view:                       Image 272,160 16x16
// view:               clipShape 16,144 288x48 [matchedGeometryEffect]
// view:                 Color 16,144 288x48
// view:     background 0,448 320x32
// view:       padding 0,448 320x32
// view:         frame 8,456 304x16
// view:           Text "Open: Two" 124,456 72x16
// view:       Material 0,448 320x32
