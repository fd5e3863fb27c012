import SwiftUI
import Combine
protocol SearchService { func search(_ query: String) async -> [String] }
struct LocalSearch: SearchService {
    let corpus = ["swift", "swiftui", "combine", "concurrency", "layout"]
    func search(_ query: String) async -> [String] { try? await Task.sleep(nanoseconds: 200_000_000); return corpus.filter { $0.contains(query.lowercased()) } }
}
struct MockSearch: SearchService { var result: [String]; func search(_ query: String) async -> [String] { result } }
private struct SearchServiceKey: EnvironmentKey { static let defaultValue: any SearchService = LocalSearch() }
extension EnvironmentValues { var searchService: any SearchService { get { self[SearchServiceKey.self] } set { self[SearchServiceKey.self] = newValue } } }
@MainActor final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published private(set) var isSearching = false
    private var task: Task<Void, Never>?
    private var cancellables = Set<AnyCancellable>()
    init() { $query.dropFirst().removeDuplicates().debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { print("query", $0) }.store(in: &cancellables) }
    func search(with service: any SearchService) {
        task?.cancel()
        guard !query.isEmpty else { results = []; return }
        task = Task { [query] in
            isSearching = true
            defer { isSearching = false }
            try? await Task.sleep(for: .milliseconds(300))
            guard !Task.isCancelled else { return }
            results = await service.search(query)
        }
    }
}
struct SearchView: View {
    @StateObject private var model = SearchModel()
    @Environment(\.searchService) private var service
    var body: some View {
        VStack {
            TextField("Search", text: $model.query).onChange(of: model.query) { _, _ in model.search(with: service) }
            if model.isSearching { ProgressView() }
            ForEach(model.results, id: \.self, content: Text.init)
            if model.results.isEmpty && !model.query.isEmpty && !model.isSearching { Text("No results") }
        }
    }
}
struct SearchDemo: View { var body: some View { HStack { SearchView(); SearchView().environment(\.searchService, MockSearch(result: ["mock"])) } } }
#Preview { SearchDemo() }

// type: Group<SearchDemo>
// body: SearchDemo.body = HStack<TupleContent<SearchView, ModifiedContent<SearchView, _EnvironmentKeyWritingModifier<SearchService>>>>
// body: SearchView.body = VStack<TupleContent<ModifiedContent<TextField<Text>, _ValueActionModifier2<String>>, Optional<ProgressView<EmptyView, EmptyView>>, ForEach<Array<String>, String, Text>, Optional<Text>>>
// view: SearchDemo 0,232 320x16
// view:   HStack 0,232 320x16
// view:     SearchView 0,232 156x16
// view:       VStack 0,232 156x16
// view:         TextField 0,232 156x16 [onChange]
// view:           Text "Search" 0,232 48x16
// view:     SearchView 164,232 156x16 [environment]
// view:       VStack 164,232 156x16
// view:         TextField 164,232 156x16 [onChange]
// view:           Text "Search" 164,232 48x16
