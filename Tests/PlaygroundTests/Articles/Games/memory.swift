struct MemoryGame<Content: Equatable> {
    struct Card: Identifiable { let id: Int; let content: Content; var isFaceUp = false; var isMatched = false }
    private(set) var cards: [Card] = []
    private var indexOfOnlyFaceUp: Int? {
        get { cards.indices.filter { cards[$0].isFaceUp }.only }
        set { cards.indices.forEach { cards[$0].isFaceUp = ($0 == newValue) } }
    }
    init(pairs: Int, make: (Int) -> Content) {
        for pair in 0..<pairs {
            cards.append(Card(id: pair * 2, content: make(pair)))
            cards.append(Card(id: pair * 2 + 1, content: make(pair)))
        }
    }
    mutating func choose(_ card: Card) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isFaceUp, !cards[chosen].isMatched else { return }
        if let other = indexOfOnlyFaceUp {
            if cards[other].content == cards[chosen].content {
                cards[other].isMatched = true
                cards[chosen].isMatched = true
            }
            cards[chosen].isFaceUp = true
        } else {
            indexOfOnlyFaceUp = chosen
        }
    }
}
extension Array { var only: Element? { count == 1 ? first : nil } }
class Emoji: ObservableObject {
    @Published private var model = MemoryGame(pairs: 2) { ["🐶", "🐱"][$0] }
    var cards: [MemoryGame<String>.Card] { model.cards }
    func choose(_ card: MemoryGame<String>.Card) { model.choose(card) }
}
struct MemoryView: View {
    @ObservedObject var game = Emoji()
    var body: some View {
        HStack {
            ForEach(game.cards) { card in
                ZStack {
                    let shape = RoundedRectangle(cornerRadius: 8)
                    if card.isFaceUp {
                        shape.fill().foregroundColor(.white)
                        Text(card.content)
                    } else {
                        shape.fill(.red)
                    }
                }
                .aspectRatio(2 / 3, contentMode: .fit)
                .onTapGesture { game.choose(card) }
            }
        }
        .padding()
    }
}
MemoryView()

// type: MemoryView
// body: MemoryView.body = ModifiedContent<HStack<ForEach<Array<Card>, Int, ModifiedContent<ModifiedContent<ZStack<_ConditionalContent<TupleContent<ModifiedContent<_ShapeView<RoundedRectangle, ForegroundStyle>, _EnvironmentKeyWritingModifier<Optional<Color>>>, Text>, _ShapeView<RoundedRectangle, Color>>>, _AspectRatioLayout>, AddGestureModifier<_EndedGesture<TapGesture>>>>>, _PaddingLayout>
// view: MemoryView 0,174.50 320x131
// view:   padding 0,174.50 320x131
// view:     HStack 16,190.50 288x99
// view:       aspectRatio 16,190.50 66x99 [onTapGesture]
// view:         ZStack 16,190.50 66x99
// view:           RoundedRectangle 16,190.50 66x99
// view:       aspectRatio 90,190.50 66x99 [onTapGesture]
// view:         ZStack 90,190.50 66x99
// view:           RoundedRectangle 90,190.50 66x99
// view:       aspectRatio 164,190.50 66x99 [onTapGesture]
// view:         ZStack 164,190.50 66x99
// view:           RoundedRectangle 164,190.50 66x99
// view:       aspectRatio 238,190.50 66x99 [onTapGesture]
// view:         ZStack 238,190.50 66x99
// view:           RoundedRectangle 238,190.50 66x99
