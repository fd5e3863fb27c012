struct Card: View {
    var title: String?
    var image: String? = nil
    var count: Int?
    var body: some View {
        VStack {
            if let title { Text(title) }
            if let image = image { Image(image) } else if let count, count > 0 { Text("\(count)") } else { Text("empty") }
            if #available(iOS 16, *) { Text("new") } else { Text("old") }
            if case let n? = count, n > 5 { Text("many") }
        }
    }
}
HStack(alignment: .top) { Card(title: "A", count: 9); Card(image: "pic"); Card() }

// type: HStack<TupleContent<Card, Card, Card>>
// body: Card.body = VStack<TupleContent<Optional<Text>, _ConditionalContent<_ConditionalContent<Image, Text>, Text>, _ConditionalContent<Text, Text>, Optional<Text>>>
// view: HStack 66,178 188x124
// view:   Card 66,178 32x88
// view:     VStack 66,178 32x88
// view:       Text "A" 78,178 8x16
// view:       Text "9" 78,202 8x16
// view:       Text "new" 70,226 24x16
// view:       Text "many" 66,250 32x16
// view:   Card 106,178 100x124
// view:     VStack 106,178 100x124
// view:       Image 106,178 100x100
// view:       Text "new" 144,286 24x16
// view:   Card 214,178 40x40
// view:     VStack 214,178 40x40
// view:       Text "empty" 214,178 40x16
// view:       Text "new" 222,202 24x16
