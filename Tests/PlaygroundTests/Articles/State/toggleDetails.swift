struct DetailCard: View {
    @State private var isExpanded = false
    let title: String

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.headline)
            if isExpanded {
                Text("More about \(title)")
            }
            Button(isExpanded ? "Less" : "More") {
                withAnimation(.easeInOut) { isExpanded.toggle() }
            }
        }
    }
}
DetailCard(title: "Swift")

// type: DetailCard
// body: DetailCard.body = VStack<TupleContent<Text, Optional<Text>, Button<Text>>>
// view: DetailCard 140,222 40x36
// view:   VStack 140,222 40x36
// view:     Text "Swift" 140,222 40x16
// view:     Button 140,242 32x16
// view:       Text "More" 140,242 32x16
