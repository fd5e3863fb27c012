import Dispatch
import Foundation

/// Hears signals on a queue of its own, where any code may run, in place of what they did before, for as long as it lives.
final class Signals: @unchecked Sendable {
    // Both are made in `init`, given up in `deinit` and not touched in between.
    private let sources: [any DispatchSourceSignal]
    private let restore: [() -> Void]

    init(_ numbers: [Int32], heard: @escaping @Sendable (Int32) -> Void) {
        let queue = DispatchQueue(label: "signals")
        var restore: [() -> Void] = []
        sources = numbers.map { number in
            // A signal with a default action would take it before the source hears of it.
            let earlier = signal(number, SIG_IGN)
            restore.append { signal(number, earlier) }
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { heard(number) }
            // Until it is registered a signal would be lost.
            let registered = DispatchSemaphore(value: 0)
            source.setRegistrationHandler { registered.signal() }
            source.resume()
            registered.wait()
            return source
        }
        self.restore = restore
    }

    deinit {
        for source in sources { source.cancel() }
        for action in restore { action() }
    }
}
