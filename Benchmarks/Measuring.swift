import Foundation

/// A measurement with what it is compared to.
struct Row {
    let what: String
    let value: String
    var note = ""
}

func table(_ title: String, _ rows: [Row]) -> String {
    let header = ["", "| \(title) | measured | |", "|---|---:|---|"]
    return (header + rows.map { "| \($0.what) | \($0.value) | \($0.note) |" }).joined(separator: "\n")
}

/// Seconds that the work takes.
func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    let (whole, attoseconds) = (ContinuousClock.now - start).components
    return Double(whole) + Double(attoseconds) / 1e18
}

/// The median of the given number of runs, in seconds. The first run warms up and does not count.
func median(of count: Int, _ work: () throws -> Void) rethrows -> Double {
    try work()
    var times: [Double] = []
    for _ in 0..<count { times.append(try seconds(work)) }
    return times.sorted()[count / 2]
}

func milliseconds(_ seconds: Double) -> String { String(format: seconds < 0.01 ? "%.3f ms" : "%.1f ms", seconds * 1000) }
func microseconds(_ seconds: Double) -> String { String(format: "%.1f µs", seconds * 1_000_000) }
func ratio(_ a: Double, _ b: Double) -> String { String(format: "%.2f", a / b) }

/// Bytes that the process holds in memory; `nil` where the system doesn't report it.
func residentBytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let parts = text.split(separator: " ")
    return parts.count > 1 ? Int(parts[1]).map { $0 * Int(getpagesize()) } : nil
}
