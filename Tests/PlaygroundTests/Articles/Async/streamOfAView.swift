@Observable
class Feed {
    var items: [Int] = []
    private var continuation: AsyncStream<Int>.Continuation?
    func stream() -> AsyncStream<Int> {
        AsyncStream { continuation in
            self.continuation = continuation
            continuation.onTermination = { _ in print("no more") }
        }
    }
    func push(_ item: Int) { continuation?.yield(item) }
}
struct FeedView: View {
    @State private var feed = Feed()
    @State private var isShown = true
    var body: some View {
        VStack {
            if isShown {
                Text("\(feed.items.count)").task {
                    for await item in feed.stream() { feed.items.append(item) }
                    print("the loop is over")
                }
            }
            Button("Push") { feed.push(feed.items.count) }
            Button("Hide") { isShown = false }
        }
    }
}
FeedView()

// type: FeedView
// body: FeedView.body = VStack<TupleContent<Optional<ModifiedContent<Text, _TaskModifier>>, Button<Text>, Button<Text>>>
// view: FeedView 144,208 32x64
// view:   VStack 144,208 32x64
// view:     Text "0" 156,208 8x16 [task]
// view:     Button 144,232 32x16
// view:       Text "Push" 144,232 32x16
// view:     Button 144,256 32x16
// view:       Text "Hide" 144,256 32x16
