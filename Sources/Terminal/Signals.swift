import Dispatch
import Foundation

/// Hears signals on a queue of its own, where any code may run, in place of their default action, for as long as it lives.
final class Signals: @unchecked Sendable {
    // Sources are made in `init`, cancelled in `deinit` and not touched in between.
    private let sources: [any DispatchSourceSignal]

    init(_ numbers: [Int32], heard: @escaping @Sendable (Int32) -> Void) {
        let queue = DispatchQueue(label: "signals")
        sources = numbers.map { number in
            // A signal with a default action would take it before the source hears of it.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { heard(number) }
            // Until it is registered a signal would be lost.
            let registered = DispatchSemaphore(value: 0)
            source.setRegistrationHandler { registered.signal() }
            source.resume()
            registered.wait()
            return source
        }
        self.numbers = numbers
    }

    private let numbers: [Int32]

    deinit {
        for source in sources { source.cancel() }
        for number in numbers { signal(number, SIG_DFL) }
    }
}
