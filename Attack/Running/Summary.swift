import Foundation

/// What happened, family by family.
struct Summary: Sendable {
    struct Row: Sendable {
        var endings: [String: Int] = [:]
        var slowest = (seconds: 0.0, index: 0)
        var largest = (bytes: 0, index: 0)
    }

    private(set) var rows: [String: Row] = [:]

    mutating func note(_ trial: Trial, of target: Supervisor.Target) {
        var row = rows[target.family.name] ?? Row()
        row.endings[trial.ending, default: 0] += 1
        if trial.launch.seconds > row.slowest.seconds { row.slowest = (trial.launch.seconds, target.index) }
        if trial.launch.peakBytes > row.largest.bytes { row.largest = (trial.launch.peakBytes, target.index) }
        rows[target.family.name] = row
    }

    /// A line for each family, in the order of the families, and one for all.
    var text: String {
        let names = Family.all.map(\.name).filter { rows[$0] != nil }
        let lines = names.map { name in (name, rows[name] ?? Row()) }.map { name, row in
            line(
                [name] + Self.endings.map { "\(row.endings[$0] ?? 0)" } + [
                    String(format: "%.1f s /%d", row.slowest.seconds, row.slowest.index), "\(row.largest.bytes / 1_000_000) MB /\(row.largest.index)",
                ])
        }
        let total = Self.endings.map { ending in "\(rows.values.map { $0.endings[ending] ?? 0 }.reduce(0, +)) \(ending)" }.joined(separator: ", ")
        return ([line(["family"] + Self.endings + ["slowest", "largest"])] + lines + [total]).joined(separator: "\n")
    }

    private static let endings = ["done", "refused", "limited", "faulty"]

    private func line(_ columns: [String]) -> String {
        columns[0].padding(toLength: 14, withPad: " ", startingAt: 0)
            + columns.dropFirst().map { String(repeating: " ", count: max(1, 13 - $0.count)) + $0 }.joined()
    }
}
