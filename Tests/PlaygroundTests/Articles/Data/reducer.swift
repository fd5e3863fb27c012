struct AppState: Equatable { var count = 0; var history: [String] = [] }
enum Action { case add(Int), reset }
func reduce(_ state: inout AppState, _ action: Action) {
    switch action {
    case .add(let n): state.count += n
    case .reset: state = AppState(history: state.history)
    }
    state.history.append("\(action)")
}
final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reducer: (inout State, Action) -> Void
    init(_ state: State, reducer: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reducer = reducer
    }
    func send(_ action: Action) { reducer(&state, action) }
}
struct StoreView: View {
    @StateObject private var store = Store(AppState(), reducer: reduce)
    var body: some View {
        VStack {
            Text("Count \(store.state.count)")
            Button("Add") { store.send(.add(2)) }
            Button("Reset") { store.send(.reset) }
        }
        .onAppear { store.send(.add(5)) }
    }
}
StoreView()

// type: StoreView
// body: StoreView.body = ModifiedContent<VStack<TupleContent<Text, Button<Text>, Button<Text>>>, _AppearanceActionModifier>
// view: StoreView 132,208 56x64
// view:   VStack 132,208 56x64 [onAppear]
// view:     Text "Count 5" 132,208 56x16
// view:     Button 148,232 24x16
// view:       Text "Add" 148,232 24x16
// view:     Button 140,256 40x16
// view:       Text "Reset" 140,256 40x16
