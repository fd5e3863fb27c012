import Foundation
import Testing

/// Each rule of drawing: a snippet, the actions on it, and its display list.
///
/// `UPDATE_EXPECTATIONS=1` writes the lists again; read the difference before you keep it.
@Suite struct DrawingRuleTests {
    @Test(arguments: DrawingRule.files) func rules(_ file: URL) throws {
        let rules = try DrawingRule.read(file)
        #expect(!rules.isEmpty)
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] == "1" {
            try rules.map { $0.written(with: $0.found) }.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
            return
        }
        for rule in rules { #expect(rule.found == rule.expected, "\(rule.name)") }
    }
}

/// A block of a file in `Rules`: `## NAME`, a snippet, lines `> ACTION`, `---` and the list.
struct DrawingRule {
    let name: String
    let snippet: String
    let actions: [String]
    let expected: String

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    static let files =
        ((try? FileManager.default.contentsOfDirectory(at: folder.appendingPathComponent("Rules"), includingPropertiesForKeys: nil)) ?? []).sorted {
            $0.path < $1.path
        }

    static func read(_ file: URL) throws -> [DrawingRule] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "## ").dropFirst().map { block in
            var lines = block.components(separatedBy: "\n")
            let name = lines.removeFirst()
            let end = lines.firstIndex(of: "---") ?? lines.count
            let (code, list) = (lines[..<end], lines[end...].dropFirst())
            return DrawingRule(
                name: name, snippet: code.filter { !$0.hasPrefix("> ") }.joined(separator: "\n"),
                actions: code.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) },
                expected: list.joined(separator: "\n").trimmingCharacters(in: .newlines))
        }
    }

    var found: String {
        switch drawing(snippet, after: actions) {
        case .success(let drawing): drawing.listed.joined(separator: "\n")
        case .failure(let failed): "failed: \(failed.reason)"
        }
    }

    func written(with list: String) -> String {
        let code = snippet.trimmingCharacters(in: .newlines) + actions.map { "\n> \($0)" }.joined()
        return "## \(name)\n\(code)\n---\n\(list)\n"
    }
}
