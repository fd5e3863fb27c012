import Foundation
import Synchronization

/// The session as the page's server asks it: one line after the other.
final class PageTalk: Sendable {
    private struct Line: Sendable {
        let text: String
        let answered: @Sendable (String) -> Void
    }

    /// Bytes of the stack on which answers are decoded.
    private static let stackSize = 16 << 20
    /// Seconds that the last answer has to reach the browser.
    private static let parting = 0.3

    private let waiting = Mutex<[Line]>([])
    private let hasLine = DispatchSemaphore(value: 0)
    /// Signaled when the session has ended.
    let isOver = DispatchSemaphore(value: 0)

    /// Asks the session on a thread that lives as long as the process: the system ends the session's process with the thread that started it.
    func start(_ session: StudyClient) {
        // Pages wrap lines by themselves, and scroll.
        session.size = (10_000, 10_000)
        nonisolated(unsafe) let session = session
        let thread = Thread { [self] in
            while true {
                hasLine.wait()
                let line = waiting.withLock { $0.removeFirst() }
                line.answered(session.answer(line: line.text).line)
                guard session.state.isOver else { continue }
                Thread.sleep(forTimeInterval: Self.parting)
                isOver.signal()
            }
        }
        thread.stackSize = Self.stackSize
        thread.start()
    }

    func answer(_ line: String) async -> String {
        await withCheckedContinuation { continuation in
            waiting.withLock { $0.append(Line(text: line) { continuation.resume(returning: $0) }) }
            hasLine.signal()
        }
    }
}
