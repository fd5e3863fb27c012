import Foundation
import Wording

/// Waits, without echo, for the key that shows the next screenful or ends a text. A character ends it as well, and begins the next line that is read; so does a
/// `q` behind which more is typed at once, as in `quit`.
struct MoreKeys {
    enum Answer { case next, stop, resized }

    /// What a key means.
    enum Meaning: Equatable {
        case answer(Answer)
        /// A letter that ends the text, unless it begins a word.
        case leave(String)
        case typed(String)
    }

    private let wakeups: Wakeups

    /// Nil where the process may open no more files.
    init?() {
        guard let wakeups = Wakeups() else { return nil }
        self.wakeups = wakeups
    }

    /// - Parameters:
    ///   - typed: what is for the next line that is read.
    ///   - ask: shows the question once keys are read.
    func answer(typed: inout String, after ask: () -> Void) -> Answer {
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
                    return wait(typed: &typed)
                }
                return (answer, ending.signal)
            }
        }
        // With the terminal's modes in order, the request to end has its usual effect.
        if let ending { kill(getpid(), ending) }
        return answer
    }

    private func wait(typed: inout String) -> Answer {
        while true {
            switch wakeups.wait(orInputOn: STDIN_FILENO) {
            case nil:
                switch Self.meaning(of: readKey()) {
                case .answer(let answer): return answer
                case .leave(let letter):
                    if let next = nextCharacter { typed += next.first?.isLetter ?? false ? letter + next : next }
                    return .stop
                case .typed(let text):
                    typed += text
                    return .stop
                case nil: break
                }
            case .interrupted, .terminated:
                typed = ""
                return .stop
            case .resized: return .resized
            // The shell gave the terminal back in its own mode.
            case .continued: TerminalModes.readKeys()
            }
        }
    }

    /// A character, or what a key sends at once, such as `ESC [ B`; empty at the end of input. What is typed behind it stays for later.
    private func readKey() -> [UInt8] {
        var key: [UInt8] = []
        func take(_ count: Int) {
            for _ in 0..<count {
                var byte: UInt8 = 0
                guard key.isEmpty || hasInput, read(STDIN_FILENO, &byte, 1) == 1 else { return }
                key.append(byte)
            }
        }
        take(1)
        guard let first = key.first else { return [] }
        take(first == 0x1B ? 15 : first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0)
        return key
    }

    /// The milliseconds within which the keys of one sequence, and the letters of one word, follow each other.
    private static let (sequencePause, wordPause): (Int32, Int32) = (20, 300)

    /// Whether more of what a key sends is there.
    private var hasInput: Bool { hasInput(within: Self.sequencePause) }

    private func hasInput(within milliseconds: Int32) -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, milliseconds) > 0
    }

    /// The character that follows a letter at once; nil where none does. Another key, such as the Enter of somebody who ends the letter with it, is dropped.
    private var nextCharacter: String? {
        guard hasInput(within: Self.wordPause) else { return nil }
        switch Self.meaning(of: readKey()) {
        case .typed(let text), .leave(let text): return text
        case .answer, nil: return nil
        }
    }

    /// Nil for keys that mean nothing here. Enter, Space, Page Down and Down go on; q, Esc and Ctrl-D end, as does a terminal that is gone.
    static func meaning(of key: [UInt8]) -> Meaning? {
        let text = String(decoding: key, as: UTF8.self)
        switch (latinKeys(forHangul: text) ?? text).lowercased() {
        case "", "\u{1B}", "\u{4}": return .answer(.stop)
        case "q": return .leave(text)
        case " ", "\u{1B}[b", "\u{1B}ob", "\u{1B}[6~": return .answer(.next)
        default:
            guard let scalar = text.unicodeScalars.first else { return nil }
            if text.first?.isNewline ?? false { return .answer(.next) }
            return scalar.properties.generalCategory == .control ? nil : .typed(text)
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
