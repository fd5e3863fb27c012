struct Post: Decodable, Identifiable { let id: Int; let title: String }
enum LoadState { case idle, loading, loaded([String]), failed }
@MainActor final class Loader: ObservableObject {
    @Published private(set) var state = LoadState.idle
    func load() async {
        state = .loading
        do {
            state = .loaded(try await fetch())
        } catch {
            state = .failed
        }
    }
    private func fetch() async throws -> [String] { ["one", "two"] }
}
struct PostsView: View {
    @StateObject private var loader = Loader()
    var body: some View {
        Group {
            switch loader.state {
            case .idle, .loading: ProgressView("Loading")
            case .loaded(let titles): List(titles, id: \.self) { Text($0) }
            case .failed: Text("Failed")
            }
        }
        .task { await loader.load() }
    }
}
PostsView()

// type: PostsView
// body: PostsView.body = ModifiedContent<Group<_ConditionalContent<_ConditionalContent<ProgressView<Text, EmptyView>, List<Never, ForEach<Array<String>, String, Text>>>, Text>>, _TaskModifier>
// view: PostsView 0,0 320x480
// view:   List 0,0 320x480 [task]
// view:     ListRow 0,0 320x16
// view:       Text "one" 0,0 24x16
// view:     ListRow 0,16 320x16
// view:       Text "two" 0,16 24x16
