import Foundation
import Synchronization

/// Receives signals on a separate thread, where any code may run, in place of what they did before, for as long as it lives. Several may receive one signal.
final class Signals: Sendable {
    private let numbers: [Int32]
    private let key: Int

    init(_ numbers: [Int32], heard: @escaping @Sendable (Int32) -> Void) {
        self.numbers = numbers
        key = Switchboard.shared.add(heard, for: numbers)
    }

    deinit { Switchboard.shared.remove(key, for: numbers) }
}

/// Hands signals on: what is called when a signal comes may do little more than write to a pipe, whose other end a thread reads.
///
/// Dispatch has sources for signals, too; on Linux a second one for the same signal receives nothing.
private final class Switchboard: Sendable {
    static let shared = Switchboard()

    private struct Line {
        let earlier: (@convention(c) (Int32) -> Void)?
        var listeners: [Int: @Sendable (Int32) -> Void] = [:]
    }

    private let lines = Mutex<[Int32: Line]>([:])
    private let keys = Atomic(0)

    private init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        let (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        arrivals = writing
        Thread.detachNewThread {
            var number: UInt8 = 0
            while read(reading, &number, 1) == 1 { Switchboard.shared.ring(Int32(number)) }
        }
    }

    func add(_ listener: @escaping @Sendable (Int32) -> Void, for numbers: [Int32]) -> Int {
        let key = keys.add(1, ordering: .relaxed).newValue
        lines.withLock { lines in
            for number in numbers {
                if lines[number] == nil { lines[number] = Line(earlier: signal(number, arrive)) }
                lines[number]?.listeners[key] = listener
            }
        }
        return key
    }

    func remove(_ key: Int, for numbers: [Int32]) {
        lines.withLock { lines in
            for number in numbers {
                lines[number]?.listeners[key] = nil
                guard let line = lines[number], line.listeners.isEmpty else { continue }
                signal(number, line.earlier)
                lines[number] = nil
            }
        }
    }

    private func ring(_ number: Int32) {
        let listeners = lines.withLock { $0[number]?.listeners }
        for listener in (listeners ?? [:]).values { listener(number) }
    }
}

/// Where the numbers of signals are written as they come.
nonisolated(unsafe) private var arrivals: Int32 = -1

private let arrive: @convention(c) (Int32) -> Void = { number in
    let old = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(arrivals, &byte, 1)
    errno = old
}
