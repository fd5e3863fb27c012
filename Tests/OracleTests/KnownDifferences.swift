import Foundation

/// The differences that are known, each with its reason: `NAME | KIND | REASON` a line; `#` begins a remark. The list may only shrink.
struct KnownDifferences {
    private(set) var reasons: [String: String] = [:]

    init() throws {
        let text = try String(contentsOf: ComparedSnippet.folder.appendingPathComponent("KnownDifferences.txt"), encoding: .utf8)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "|", maxSplits: 2).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 3, !parts[2].isEmpty else { throw SwiftCompiler.Failure(description: "KnownDifferences.txt: `\(line)` gives no reason") }
            reasons["\(parts[0]) | \(parts[1])"] = parts[2]
        }
    }
}

extension Comparison {
    /// The beginning of the line that lists it.
    var key: String? { difference.map { "\(snippet.name) | \($0.rawValue)" } }
}
