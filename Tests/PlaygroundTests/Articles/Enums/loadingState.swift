enum LoadingState<Value> {
    case idle
    case loading(progress: Double)
    case loaded(Value)
    case failed(reason: String, code: Int = 500)

    var value: Value? {
        if case .loaded(let value) = self { return value }
        return nil
    }
    func map<T>(_ transform: (Value) -> T) -> LoadingState<T> {
        switch self {
        case .idle: .idle
        case .loading(let progress): .loading(progress: progress)
        case .loaded(let value): .loaded(transform(value))
        case .failed(let reason, let code): .failed(reason: reason, code: code)
        }
    }
}
let states: [LoadingState<[Int]>] = [.idle, .loading(progress: 0.5), .loaded([1, 2, 3]), .failed(reason: "offline")]
for state in states {
    switch state.map(\.count) {
    case .idle: print("idle")
    case .loading(progress: let p): print("at \(p)")
    case .loaded(let count): print("\(count) items")
    case .failed(let reason, let code): print("\(reason) (\(code))")
    }
}
print(states.compactMap { $0.value })

// output: idle
// output: at 0.5
// output: 3 items
// output: offline (500)
// output: [[1, 2, 3]]
