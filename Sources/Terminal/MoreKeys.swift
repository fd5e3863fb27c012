import Foundation

/// Waits, without echo, for the key that shows the next screenful or ends a text.
struct MoreKeys {
    enum Answer { case next, stop, resized }

    private let wakeups: Wakeups

    /// Nil where the process may open no more files.
    init?() {
        guard let wakeups = Wakeups() else { return nil }
        self.wakeups = wakeups
    }

    /// - Parameter ask: shows the question once keys are read.
    func answer(after ask: () -> Void) -> Answer {
        let (answer, ending) = Interrupts.shared.telling({ [wakeups] in wakeups.send(.interrupted) }) {
            let ending = Ending()
            let signals = Signals([SIGWINCH, SIGCONT, SIGTERM, SIGHUP, SIGQUIT]) { [wakeups] number in
                switch number {
                case SIGWINCH: wakeups.send(.resized)
                case SIGCONT: wakeups.send(.continued)
                case SIGQUIT: break
                default:
                    ending.set(number)
                    wakeups.send(.terminated)
                }
            }
            return withExtendedLifetime(signals) {
                let answer = TerminalModes.keeping {
                    TerminalModes.readKeys()
                    ask()
                    return wait()
                }
                return (answer, ending.signal)
            }
        }
        // With the terminal's modes in order, the request to end has its usual effect.
        if let ending { kill(getpid(), ending) }
        return answer
    }

    private func wait() -> Answer {
        while true {
            switch wakeups.wait(orInputOn: STDIN_FILENO) {
            case nil: if let answer = Self.answer(to: readKey()) { return answer }
            case .interrupted, .terminated: return .stop
            case .resized: return .resized
            // The shell gave the terminal back in its own mode.
            case .continued: TerminalModes.readKeys()
            }
        }
    }

    /// What a key sends at once, such as `ESC [ B`; empty at the end of input.
    private func readKey() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }

    /// Nil for keys that mean nothing here. Enter, Space, Page Down and Down go on; q, Esc and Ctrl-D end, as does a terminal that is gone.
    static func answer(to key: [UInt8]) -> Answer? {
        let text = String(decoding: key, as: UTF8.self)
        return switch (latinKeys(forHangul: text) ?? text).lowercased() {
        case "", "q", "\u{1B}", "\u{4}": .stop
        case let text where text.first.map { $0.isNewline || $0 == " " } ?? false: .next
        case "\u{1B}[b", "\u{1B}ob", "\u{1B}[6~": .next
        default: nil
        }
    }
}

/// The signal that asked the process to end, if one did.
private final class Ending: @unchecked Sendable {
    private let lock = NSLock()
    private var number: Int32?
    var signal: Int32? { lock.withLock { number } }
    func set(_ number: Int32) { lock.withLock { self.number = number } }
}
