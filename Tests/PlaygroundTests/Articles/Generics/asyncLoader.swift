import SwiftUI

enum LoadState<Value> {
    case idle, loading
    case loaded(Value)
    case failed(any Error)
}

struct LoadError: LocalizedError {
    var errorDescription: String? { "Could not load" }
}

@MainActor
final class Loader<Value>: ObservableObject {
    @Published private(set) var state: LoadState<Value> = .idle
    private let work: () async throws -> Value

    init(_ work: @escaping () async throws -> Value) { self.work = work }

    func load() async {
        state = .loading
        do {
            state = .loaded(try await work())
        } catch {
            state = .failed(error)
        }
    }
}

struct LoaderView<Value, Content: View>: View {
    @StateObject var loader: Loader<Value>
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        Group {
            switch loader.state {
            case .idle, .loading: ProgressView()
            case .loaded(let value): content(value)
            case .failed(let error): Text(error.localizedDescription)
            }
        }
        .task { await loader.load() }
    }
}

struct Names: View {
    var body: some View {
        LoaderView(loader: Loader {
            try await Task.sleep(for: .seconds(1))
            return ["a", "b"]
        }) { names in
            ForEach(names, id: \.self) { Text($0) }
        }
    }
}

// type: Names
// body: LoaderView.body = ModifiedContent<Group<_ConditionalContent<_ConditionalContent<ProgressView<EmptyView, EmptyView>, Content>, Text>>, _TaskModifier>
// body: Names.body = LoaderView<Array<String>, ForEach<Array<String>, String, Text>>
// view: Names 150,230 20x20
// view:   LoaderView 150,230 20x20
// view:     ProgressView 150,230 20x20 [task]
