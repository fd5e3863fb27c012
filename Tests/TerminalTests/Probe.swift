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
