import Course
import Diagnostics
import Playground

/// A lesson file with its `expect` blocks rewritten to what the runs show now.
public struct Acceptance {
    /// The whole file.
    public let text: String
    /// The lines (1-based, of the old text) of the blocks that were rewritten.
    public var rewritten: [Int] { changes.map(\.block) }
    /// What is rewritten, in the order of the file.
    public let changes: [Change]
    /// What kept blocks from being rewritten.
    public let diagnostics: [Diagnostic]

    /// A block that is rewritten.
    public struct Change: Equatable, Sendable {
        /// The line (1-based, of the old text) before the lines that change: that of a block's fence.
        public let block: Int
        /// The block's lines, without the fences.
        public let old, new: [String]
    }

    /// Blocks that match keep their words, so that `...` and `[..]` stay.
    public init(of lesson: Lesson, options: Playground.Options = Playground.Options()) {
        let playground = Playground(options: options)
        var edits: [(range: Range<Int>, text: String)] = []
        var changes: [Change] = []
        var diagnostics: [Diagnostic] = []
        let expectations = lesson.sections.flatMap(\.blocks).compactMap { if case .expectation(let expectation) = $0 { expectation } else { nil } }
        for (index, snippet) in lesson.sections.flatMap(\.snippets).enumerated() {
            let outcome = snippet.run(in: playground, window: lesson.window)
            guard outcome.status == .done || outcome.status == .failed && snippet.fails else {
                diagnostics += outcome.diagnostics
                continue
            }
            for expectation in expectations where expectation.run == index {
                let expected = ExpectedText(expectation.text.text)
                guard let actual = expectation.actual(in: playground), expected.provesNothing || !expected.matches(actual) else { continue }
                let new = Self.block(actual, indentedLike: expectation)
                edits.append((expectation.text.span.range, new.map { "\($0)\n" }.joined()))
                // The lines as the file spells them.
                let written = lesson.file.text(in: expectation.text.span.range).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                changes.append(Change(block: expectation.span.start.line, old: written.last == "" ? written.dropLast() : written, new: new))
            }
        }
        let ordered = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        text = edits.isEmpty ? lesson.file.text : Fragment(lesson.file).replacing(ordered).text
        (self.changes, self.diagnostics) = (changes.sorted { $0.block < $1.block }, diagnostics)
    }

    private static func block(_ actual: String, indentedLike expectation: Expectation) -> [String] {
        let indentation = String(repeating: " ", count: max(0, expectation.span.start.column - 1))
        return ExpectedText.lines(actual).map { $0.isEmpty ? "" : indentation + $0 }
    }
}

extension [Acceptance.Change] {
    /// The changes as a unified diff without context, which `patch` applies; empty where nothing is rewritten.
    public func difference(named name: String) -> String {
        guard !isEmpty else { return "" }
        var (lines, grown) = (["--- \(name)", "+++ \(name)"], 0)
        for change in self {
            // An empty part is placed after the line before it.
            let (old, new) = (change.block + (change.old.isEmpty ? 0 : 1), change.block + grown + (change.new.isEmpty ? 0 : 1))
            lines.append("@@ -\(old),\(change.old.count) +\(new),\(change.new.count) @@")
            lines += change.old.map { "-\($0)" } + change.new.map { "+\($0)" }
            grown += change.new.count - change.old.count
        }
        return lines.joined(separator: "\n")
    }
}
