import Synchronization

/// Does something after some seconds, unless it is canceled first: never after `cancel` has returned.
final class Deadline: Sendable {
    private let isOver = Mutex(false)

    init(seconds: Double, _ end: @escaping @Sendable () -> Void) {
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(seconds))
            self?.isOver.withLock { isOver in
                if !isOver { end() }
                isOver = true
            }
        }
    }

    func cancel() { isOver.withLock { $0 = true } }
}
