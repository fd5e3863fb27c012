import SwiftUI
@dynamicMemberLookup
@Observable final class Store<State, Action> {
    private(set) var state: State
    @ObservationIgnored private let reduce: (inout State, Action) -> Effect
    enum Effect { case none, run(() async -> Action) }
    init(_ initial: State, reduce: @escaping (inout State, Action) -> Effect) { state = initial; self.reduce = reduce }
    func send(_ action: Action) {
        switch reduce(&state, action) {
        case .none: break
        case .run(let work): Task { let next = await work(); self.send(next) }
        }
    }
    subscript<V>(dynamicMember path: KeyPath<State, V>) -> V { state[keyPath: path] }
    func binding<V>(_ path: KeyPath<State, V>, _ action: @escaping (V) -> Action) -> Binding<V> {
        Binding(get: { self.state[keyPath: path] }, set: { self.send(action($0)) })
    }
}
struct Todo: Identifiable, Equatable { let id: Int; var title: String; var isDone = false }
struct AppState: Equatable { var todos: [Todo] = [Todo(id: 0, title: "Milk")]; var draft = ""; var filter = Filter.all; var isLoading = false
    enum Filter: String, CaseIterable, Identifiable { case all = "All", open = "Open", done = "Done"; var id: Self { self } }
    var visible: [Todo] { todos.filter { todo in switch filter { case .all: true; case .open: !todo.isDone; case .done: todo.isDone } } } }
enum AppAction { case draft(String), add, toggle(Todo.ID), filter(AppState.Filter), load, loaded([String]) }
func appReducer(_ s: inout AppState, _ a: AppAction) -> Store<AppState, AppAction>.Effect {
    switch a {
    case .draft(let t): s.draft = t
    case .add:
        guard !s.draft.isEmpty else { return .none }
        s.todos.append(Todo(id: (s.todos.map(\.id).max() ?? -1) + 1, title: s.draft)); s.draft = ""
    case .toggle(let id): if let i = s.todos.firstIndex(where: { $0.id == id }) { s.todos[i].isDone.toggle() }
    case .filter(let f): s.filter = f
    case .load:
        s.isLoading = true
        return .run { try? await Task.sleep(for: .seconds(1)); return .loaded(["Eggs", "Tea"]) }
    case .loaded(let titles): s.isLoading = false; for t in titles { s.todos.append(.init(id: s.todos.count, title: t)) }
    }
    return .none
}
struct TodoRow: View { let todo: Todo; let toggle: () -> Void
    var body: some View { Button(action: toggle) { HStack { Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle"); Text(todo.title).strikethrough(todo.isDone) } } } }
struct TodoScreen: View {
    @State private var store = Store(AppState(), reduce: appReducer)
    var body: some View {
        VStack(alignment: .leading) {
            Picker("Filter", selection: store.binding(\.filter, AppAction.filter)) { ForEach(AppState.Filter.allCases) { Text($0.rawValue).tag($0) } }.pickerStyle(.segmented)
            HStack { TextField("New", text: store.binding(\.draft) { .draft($0) }).onSubmit { store.send(.add) }; Button("Add") { store.send(.add) }.disabled(store.draft.isEmpty) }
            ForEach(store.visible) { todo in TodoRow(todo: todo) { store.send(.toggle(todo.id)) } }
            if store.isLoading { ProgressView("Loading…") } else { Button("Load") { store.send(.load) } }
        }
    }
}
TodoScreen()

// type: TodoScreen
// body: TodoRow.body = Button<HStack<TupleContent<Image, Text>>>
// body: TodoScreen.body = VStack<TupleContent<ModifiedContent<Picker<Text, Filter, ForEach<Array<Filter>, Filter, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Filter>>>>>, _InertModifier>, HStack<TupleContent<ModifiedContent<TextField<Text>, _OnSubmitModifier>, ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>>>, ForEach<Array<Todo>, Int, TodoRow>, _ConditionalContent<ProgressView<Text, EmptyView>, Button<Text>>>>
// view: TodoScreen 0,160 320x160
// view:   VStack 0,160 320x160
// view:     Picker 0,160 48x88 [pickerStyle]
// view:       Text "Filter" 0,160 48x16
// view:       Text "All" 0,184 24x16 [tag]
// view:       Text "Open" 0,208 32x16 [tag]
// view:       Text "Done" 0,232 32x16 [tag]
// view:     HStack 0,256 320x16
// view:       TextField 0,256 288x16 [onSubmit]
// view:         Text "New" 0,256 24x16
// view:       Button 296,256 24x16 [disabled]
// view:         Text "Add" 296,256 24x16
// view:     TodoRow 0,280 56x16
// view:       Button 0,280 56x16
// view:         HStack 0,280 56x16
// view:           Image 0,280 16x16
// view:           Text "Milk" 24,280 32x16
// view:     Button 0,304 32x16
// view:       Text "Load" 0,304 32x16
