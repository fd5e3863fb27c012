import SwiftUI
enum LoadState<Value> { case idle, loading, loaded(Value), failed(any Error) }
protocol Repository: Sendable { associatedtype Output; func fetch() async throws -> Output }
struct Quote: Codable, Hashable { var text: String; var author: String }
struct QuoteRepository: Repository {
    var fails = false
    struct Failure: LocalizedError { var errorDescription: String? { "No network" } }
    func fetch() async throws -> [Quote] {
        try await Task.sleep(for: .milliseconds(500))
        if fails { throw Failure() }
        return [Quote(text: "Simplicity", author: "Dijkstra"), Quote(text: "Notes", author: "Ada")]
    }
}
@MainActor @Observable final class Loader<R: Repository> {
    private(set) var state: LoadState<R.Output> = .idle
    private let repository: R
    init(_ repository: R) { self.repository = repository }
    func load() async {
        state = .loading
        do { state = .loaded(try await repository.fetch()) } catch { state = .failed(error) }
    }
}
struct AsyncContent<R: Repository, Content: View, Placeholder: View>: View {
    @State private var loader: Loader<R>
    private let content: (R.Output) -> Content
    private let placeholder: Placeholder
    init(_ repository: R, @ViewBuilder content: @escaping (R.Output) -> Content, @ViewBuilder placeholder: () -> Placeholder) {
        _loader = State(initialValue: Loader(repository))
        self.content = content
        self.placeholder = placeholder()
    }
    var body: some View {
        Group {
            switch loader.state {
            case .idle, .loading: placeholder
            case .loaded(let value): content(value)
            case .failed(let error):
                VStack { Text(error.localizedDescription); Button("Retry") { Task { await loader.load() } } }
            }
        }
        .task { await loader.load() }
    }
}
extension AsyncContent where Placeholder == ProgressView<EmptyView, EmptyView> {
    init(_ repository: R, @ViewBuilder content: @escaping (R.Output) -> Content) {
        self.init(repository, content: content) { ProgressView() }
    }
}
struct Quotes: View {
    @State private var fails = false
    var body: some View {
        VStack {
            Toggle("fails", isOn: $fails)
            AsyncContent(QuoteRepository(fails: fails)) { quotes in
                ForEach(quotes, id: \.self) { quote in
                    VStack(alignment: .leading) { Text(quote.text); Text("— \(quote.author)").font(.footnote).foregroundStyle(.secondary) }
                }
            }
            .id(fails)
        }
    }
}
#Preview { Quotes() }

// type: Group<Quotes>
// body: AsyncContent.body = ModifiedContent<Group<_ConditionalContent<_ConditionalContent<Placeholder, Content>, VStack<TupleContent<Text, Button<Text>>>>>, _TaskModifier>
// body: Quotes.body = VStack<TupleContent<Toggle<Text>, IDView<AsyncContent<QuoteRepository, ForEach<Array<Quote>, Quote, VStack<TupleContent<Text, Text>>>, ProgressView<EmptyView, EmptyView>>, Bool>>>
// view: Quotes 0,210.50 320x59
// view:   VStack 0,210.50 320x59
// view:     Toggle 0,210.50 320x31
// view:       Text "fails" 0,218 40x16
// view:     AsyncContent 150,249.50 20x20 [id]
// view:       ProgressView 150,249.50 20x20 [task]
