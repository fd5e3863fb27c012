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
