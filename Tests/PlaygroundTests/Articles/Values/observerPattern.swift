final class Observable<Value> {
    typealias Observer = (Value, Value) -> Void
    private var observers: [Int: Observer] = [:]
    private var nextToken = 0
    var value: Value { didSet { observers.sorted { $0.key < $1.key }.forEach { $0.value(oldValue, value) } } }
    init(_ value: Value) { self.value = value }
    @discardableResult
    func observe(_ observer: @escaping Observer) -> () -> Void {
        let token = nextToken
        nextToken += 1
        observers[token] = observer
        return { [weak self] in self?.observers[token] = nil }
    }
}
let score = Observable(0)
let cancel = score.observe { print("score \($0) -> \($1)") }
score.observe { old, new in if new > old { print("up by \(new - old)") } }
score.value = 5
cancel()
score.value = 3
score.value += 10

// output: score 0 -> 5
// output: up by 5
// output: up by 10
