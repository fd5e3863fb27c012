import Diagnostics
import Foundation
import Testing
import ViewReport

@testable import Playground

/// Snippets in the manner of articles: each is followed by what it prints, its errors, its static types and its views with their frames.
///
/// `UPDATE_EXPECTATIONS=1` writes the lines again. What the pure Swift ones print is what the compiled program prints.
@Suite struct ArticleTests {
    @Test(arguments: Article.all)
    func runsAsWritten(article: Article) throws {
        let found = article.outcome()
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] == "1" { return try article.write(found) }
        #expect(found == article.expected)
    }

    @Test func thereAreThreeHundred() {
        #expect(Article.all.count >= 300)
        let faulty = Article.all.filter { article in article.expected.contains { $0.hasPrefix("// error:") } }
        #expect(Set(faulty.map { $0.file.deletingLastPathComponent().lastPathComponent }) == ["Refused", "Traps"])
    }
}

/// A fixture file: a snippet, and its outcome in the comment lines at the end.
struct Article: CustomTestStringConvertible, Sendable {
    let file: URL
    let text: String
    let expected: [String]

    var testDescription: String { file.pathComponents.suffix(2).joined(separator: "/") }

    private static let marks = ["output", "error", "type", "body", "view"]

    init(_ file: URL) {
        self.file = file
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").components(separatedBy: "\n")
        let start = lines.lastIndex { line in !line.isEmpty && !Self.marks.contains { line.hasPrefix("// \($0): ") || line == "// \($0):" } } ?? 0
        text = lines[...start].joined(separator: "\n") + "\n"
        expected = lines[(start + 1)...].filter { !$0.isEmpty }
    }

    static let all: [Article] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Articles")
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return found.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map(Article.init)
    }()

    func write(_ outcome: [String]) throws {
        try (text + "\n" + outcome.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    /// What the snippet does, in the lines of a fixture.
    func outcome() -> [String] {
        onLargeStack {
            let playground = Playground()
            let outcome = playground.enter(SourceText(name: file.lastPathComponent, text: text))
            let report = playground.report
            var lines = report.steps.flatMap(\.output).flatMap { $0.components(separatedBy: "\n") }.map { "// output: \($0)" }
            for item in outcome.diagnostics where item.severity == .error { lines.append("// error: \(item.span?.start.line ?? 0): \(item.message)") }
            guard outcome.showsView else { return lines.map(trimmed) }
            if let type = report.type { lines.append("// type: \(type)") }
            for (name, type) in report.types.sorted(by: { $0.key < $1.key }) { lines.append("// body: \(name) = \(type)") }
            for root in report.steps.last?.resolved ?? [] { lines += views(root, depth: 0) }
            return lines.map(trimmed)
        }
    }

    private func trimmed(_ line: String) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }

    private func views(_ node: ResolvedReport, depth: Int) -> [String] {
        func number(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(format: "%.2f", value) }
        var parts = [node.view]
        if let text = node.text { parts.append("\"" + text.replacingOccurrences(of: "\n", with: "\\n") + "\"") }
        if let frame = node.frame { parts.append("\(number(frame.x)),\(number(frame.y)) \(number(frame.width))x\(number(frame.height))") }
        if !node.modifiers.isEmpty { parts.append("[" + node.modifiers.joined(separator: ", ") + "]") }
        let line = "// view: " + String(repeating: "  ", count: depth) + parts.joined(separator: " ")
        return [line] + node.children.flatMap { views($0, depth: depth + 1) }
    }
}
