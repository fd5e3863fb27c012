import Foundation
import TerminalTesting

/// A folder for one test, which holds what programs keep in a home.
final class Home {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    /// Few variables, so that nobody's settings matter.
    func environment(_ more: [String: String] = [:]) -> [String: String] {
        [
            "PATH": "/usr/bin:/bin", "TERM": "xterm", "LANG": "C.UTF-8", "HOME": url.path, "INPUTRC": "/dev/null", "XDG_STATE_HOME": url.path,
            "XDG_DATA_HOME": url.path,
        ].merging(more) { $1 }
    }
}

extension PseudoTerminal {
    /// Types a line for the probe, and waits for what it prints and for its next prompt.
    func enter(_ line: String, printing answer: String) throws {
        type(line)
        press(.enter)
        try wait(for: answer + "\n")
        try wait(forRow: "probe>")
    }
}

extension PseudoTerminal {
    /// Presses Ctrl-C until a prompt is back.
    func interrupt(untilRow prompt: String) throws {
        try interrupt { try wait(forRow: prompt, within: $0) }
    }

    /// Presses Ctrl-C until a text is printed.
    func interrupt(untilPrinting text: String) throws {
        try interrupt { try wait(for: text, within: $0) }
    }

    /// A program that is about to read a key or to begin its work may miss the first Ctrl-C: a shell that has looked for signals and begins to read sees one only
    /// at the next.
    private func interrupt(until wait: (_ seconds: Double) throws -> Void) throws {
        for attempt in 1...10 {
            press(.controlC)
            // On a busy machine the answer takes longer than the next Ctrl-C should wait at first.
            if (try? wait(2 * Double(attempt))) != nil { return }
        }
        try wait(0)
    }
}

/// The probe at its first prompt.
func probe(in home: Home, _ environment: [String: String] = [:], columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(builtExecutable("terminal-probe"), environment: home.environment(environment), columns: columns, rows: rows)
    try terminal.wait(forRow: "probe>")
    return terminal
}

/// The study session at its first prompt.
func workbook(in home: Home, _ environment: [String: String] = [:], columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(builtExecutable("workbook"), environment: home.environment(environment), columns: columns, rows: rows)
    try terminal.wait(for: "workbook> ")
    return terminal
}
