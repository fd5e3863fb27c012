import SwiftUI

protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    func reduce(_ state: inout State, _ action: Action) -> Effect<Action>
}
struct Effect<Action> {
    var run: ((@escaping (Action) -> Void) async -> Void)?
    static var none: Effect { Effect(run: nil) }
    static func task(_ work: @escaping () async -> Action) -> Effect { Effect { send in send(await work()) } }
}
@dynamicMemberLookup
final class Store<R: Reducer>: ObservableObject {
    @Published private(set) var state: R.State
    private let reducer: R
    init(_ initial: R.State, reducer: R) { state = initial; self.reducer = reducer }
    subscript<T>(dynamicMember path: KeyPath<R.State, T>) -> T { state[keyPath: path] }
    @MainActor func send(_ action: R.Action) {
        let effect = reducer.reduce(&state, action)
        guard let run = effect.run else { return }
        Task { await run { [weak self] in self?.send($0) } }
    }
    func binding<T>(_ path: KeyPath<R.State, T>, _ action: @escaping (T) -> R.Action) -> Binding<T> {
        Binding(get: { self.state[keyPath: path] }, set: { self.send(action($0)) })
    }
}
struct CounterFeature: Reducer {
    struct State: Equatable { var count = 0; var fact: String?; var isLoading = false; var step = 1 }
    enum Action { case increment, decrement, setStep(Int), factTapped, factLoaded(String) }
    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .increment: state.count += state.step; return .none
        case .decrement: state.count -= state.step; return .none
        case .setStep(let step): state.step = step
        case .factTapped:
            state.isLoading = true
            let count = state.count
            return .task {
                try? await Task.sleep(nanoseconds: 500_000_000)
                return .factLoaded("\(count) is \(count.isMultiple(of: 2) ? "even" : "odd")")
            }
        case .factLoaded(let fact): (state.fact, state.isLoading) = (fact, false)
        }
        return .none
    }
}
struct CounterScreen: View {
    @StateObject private var store = Store(CounterFeature.State(), reducer: CounterFeature())
    var body: some View {
        Form {
            Section("Count") {
                HStack {
                    Button("-") { store.send(.decrement) }
                    Text("\(store.count)").monospacedDigit().frame(minWidth: 40)
                    Button("+") { store.send(.increment) }
                }
                .buttonStyle(.borderless)
                Picker("Step", selection: store.binding(\.step, CounterFeature.Action.setStep)) { ForEach([1, 5, 10], id: \.self, content: { Text("\($0)").tag($0) }) }
            }
            Section {
                Button("Fact") { store.send(.factTapped) }.disabled(store.isLoading)
                if store.isLoading { ProgressView() } else if let fact = store.fact { Text(fact) }
            }
        }
    }
}
CounterScreen()

// type: CounterScreen
// body: CounterScreen.body = Form<TupleContent<Section<Text, TupleContent<ModifiedContent<HStack<TupleContent<Button<Text>, ModifiedContent<Text, _FlexFrameLayout>, Button<Text>>>, _InertModifier>, Picker<Text, Int, ForEach<Array<Int>, Int, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Int>>>>>>, EmptyView>, Section<EmptyView, TupleContent<ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>, Optional<_ConditionalContent<ProgressView<EmptyView, EmptyView>, Text>>>, EmptyView>>>
// view: CounterScreen 0,0 320x480
// view:   Form 0,0 320x480
// view:     ListHeader 0,0 320x16
// view:       Text "Count" 0,0 40x16
// view:     ListRow 0,16 320x16
// view:       HStack 0,16 72x16 [buttonStyle]
// view:         Button 0,16 8x16
// view:           Text "-" 0,16 8x16
// view:         frame 16,16 40x16
// view:           Text "0" 32,16 8x16
// view:         Button 64,16 8x16
// view:           Text "+" 64,16 8x16
// view:     ListRow 0,32 320x88
// view:       Picker 0,32 32x88
// view:         Text "Step" 0,32 32x16
// view:         Text "1" 0,56 8x16 [tag]
// view:         Text "5" 0,80 8x16 [tag]
// view:         Text "10" 0,104 16x16 [tag]
// view:     ListRow 0,120 320x16
// view:       Button 0,120 32x16 [disabled]
// view:         Text "Fact" 0,120 32x16
