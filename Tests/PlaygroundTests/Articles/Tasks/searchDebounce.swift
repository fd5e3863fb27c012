import SwiftUI

struct SearchView: View {
    @State private var query = ""
    @State private var results: [String] = []
    @State private var isSearching = false
    private let all = ["apple", "apricot", "banana", "blueberry", "cherry"]

    var body: some View {
        VStack {
            TextField("Search", text: $query)
            if isSearching { ProgressView() }
            ForEach(results, id: \.self, content: Text.init)
        }
        .task(id: query) {
            guard !query.isEmpty else { results = []; return }
            isSearching = true
            defer { isSearching = false }
            do {
                try await Task.sleep(for: .milliseconds(300))
                results = await search(query)
            } catch {}
        }
    }

    private func search(_ text: String) async -> [String] { all.filter { $0.hasPrefix(text) } }
}

// type: SearchView
// body: SearchView.body = ModifiedContent<VStack<TupleContent<TextField<Text>, Optional<ProgressView<EmptyView, EmptyView>>, ForEach<Array<String>, String, Text>>>, _TaskValueModifier<String>>
// view: SearchView 0,232 320x16
// view:   VStack 0,232 320x16 [task]
// view:     TextField 0,232 320x16
// view:       Text "Search" 0,232 48x16
