import Course
import Diagnostics
import Playground

/// A lesson file with its `expect` blocks rewritten to what the runs show now.
public struct Acceptance {
    /// The whole file.
    public let text: String
    /// The lines (1-based, of the old text) of the blocks that were rewritten.
    public let rewritten: [Int]
    /// What kept blocks from being rewritten.
    public let diagnostics: [Diagnostic]

    /// Blocks that match keep their words, so that `...` and `[..]` stay.
    public init(of lesson: Lesson, options: Playground.Options = Playground.Options()) {
        let playground = Playground(options: options)
        var edits: [(range: Range<Int>, text: String)] = []
        var rewritten: [Int] = []
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
                edits.append((expectation.text.span.range, Self.block(actual, indentedLike: expectation)))
                rewritten.append(expectation.span.start.line)
            }
        }
        let ordered = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        text = edits.isEmpty ? lesson.file.text : Fragment(lesson.file).replacing(ordered).text
        (self.rewritten, self.diagnostics) = (rewritten.sorted(), diagnostics)
    }

    private static func block(_ actual: String, indentedLike expectation: Expectation) -> String {
        let indentation = String(repeating: " ", count: max(0, expectation.span.start.column - 1))
        return ExpectedText.lines(actual).map { $0.isEmpty ? "\n" : "\(indentation)\($0)\n" }.joined()
    }
}
