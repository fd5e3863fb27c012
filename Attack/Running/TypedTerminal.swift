import Foundation
import TerminalTesting

/// A terminal at which a script is carried out while a program writes.
struct TypedTerminal {
    let pair: TerminalPair
    private let transcript: FileHandle
    private var steps: ArraySlice<TerminalScript.Step>
    /// What was typed and found no room yet.
    private var keys: ArraySlice<UInt8> = []
    private var next = ContinuousClock.now
    private(set) var isOpen = true
    /// Whether the program ever took the terminal out of its usual modes.
    private(set) var wasTaken = false

    /// - Parameter path: the file that gets what the program writes.
    init?(_ script: TerminalScript, transcript path: String) {
        guard let pair = TerminalPair(columns: script.columns, rows: script.rows), let file = FileHandle(forWritingAtPath: path) else { return nil }
        (self.pair, transcript, steps) = (pair, file, (script.steps + [.wait(seconds: TerminalScript.patience), .hangUp])[...])
        _ = fcntl(pair.controller, F_SETFL, O_NONBLOCK)
    }

    /// Takes what the program wrote, and does what it is time for.
    mutating func goOn() {
        take()
        if isOpen, !pair.isInOrder { wasTaken = true }
        while isOpen, keys.isEmpty, .now >= next, let step = steps.popFirst() {
            switch step {
            case .keys(let text): keys = Array(text.utf8)[...]
            case .resize(let columns, let rows): pair.resize(columns: columns, rows: rows)
            case .wait(let seconds): next = .now + .seconds(seconds)
            case .hangUp: hangUp()
            }
            type()
        }
        type()
    }

    mutating func hangUp() {
        guard isOpen else { return }
        take()
        close(pair.controller)
        (isOpen, keys) = (false, [])
    }

    private mutating func type() {
        while isOpen, !keys.isEmpty {
            let count = keys.withUnsafeBytes { write(pair.controller, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            keys = keys.dropFirst(count)
        }
    }

    private func take() {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while isOpen {
            let count = read(pair.controller, &bytes, bytes.count)
            guard count > 0 else { return }
            transcript.write(Data(bytes[..<count]))
        }
    }
}
