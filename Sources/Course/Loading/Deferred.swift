import Synchronization

/// A value that is made when it is first asked for, once, on whatever thread that is.
final class Deferred<Value: Sendable>: Sendable {
    private enum State {
        case waiting(@Sendable () -> Value)
        case made(Value)
    }

    private let state: Mutex<State>

    init(_ make: @escaping @Sendable () -> Value) { state = Mutex(.waiting(make)) }
    init(made value: Value) { state = Mutex(.made(value)) }

    var value: Value {
        state.withLock { state in
            switch state {
            case .made(let value): return value
            case .waiting(let make):
                let value = make()
                state = .made(value)
                return value
            }
        }
    }
}

/// What is read of a file, and what is wrong with it.
struct Reading<Content: Sendable>: Sendable {
    var content: Content
    var faults = Faults()
}
