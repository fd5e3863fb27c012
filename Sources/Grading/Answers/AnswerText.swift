import Course
import Diagnostics
import Playground

/// An answer as it runs: the learner's code first, then what it leaves out of the starter, then the given code, as one text.
public struct AnswerText {
    /// What is entered.
    public let source: SourceText
    /// The learner's own text, whose lines are those of `source`.
    private let answer: SourceText
    private let given: SourceText?
    /// Where the given code begins in `source`, in UTF-8 offsets.
    private let givenStart: Int

    static let givenName = "given code"

    /// - Parameters:
    ///   - kept: the answer without its copies of given code, as long as the answer.
    ///   - rest: what the answer leaves out of the starter.
    init(_ answer: SourceText, kept: [UInt8], rest: String, given: SourceText?) {
        (self.answer, self.given) = (answer, given)
        guard given != nil || !rest.isEmpty || kept != answer.utf8 else {
            (source, givenStart) = (answer, answer.utf8.count)
            return
        }
        let before = kept + Array("\n\(rest)\n".utf8)
        givenStart = before.count
        var ending = ""
        // The given code decides what is shown, also where only the name of its view says so.
        if let given, Self.showsByName(given) { ending = "\nContentView()" }
        source = SourceText(name: answer.name, utf8: before + (given?.utf8 ?? []) + Array(ending.utf8))
    }

    private static func showsByName(_ given: SourceText) -> Bool {
        let items = Playground.outline(of: given).items
        return items.allSatisfy(\.isDeclaration) && items.contains { $0.names.contains("ContentView") && $0.tokens.contains("struct") }
    }

    /// A diagnostic about `source` as one about the learner's text, or about the given code.
    public func located(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        result.span = diagnostic.span.map(located)
        for index in result.notes.indices { result.notes[index].span = result.notes[index].span.map(located) }
        guard let place = result.span, place.source === given, diagnostic.severity == .error else { return result }
        let line = place.start.line
        let code = folded(place.source.line(line))
        result.message = "the given code has `\(code)` in line \(line), which doesn't fit your code: \(diagnostic.message)"
        result.help = "change your code; the given code stays as it is" + (diagnostic.help.map { " (\($0))" } ?? "")
        return result
    }

    private func located(_ span: Span) -> Span {
        guard span.source === source, source !== answer else { return span }
        let range = span.range
        if range.lowerBound < answer.utf8.count { return Span(answer, range.clamped(to: 0..<answer.utf8.count)) }
        guard let given, range.lowerBound >= givenStart else { return Span(answer, answer.utf8.count..<answer.utf8.count) }
        let start = min(range.lowerBound - givenStart, given.utf8.count)
        return Span(given, start..<min(max(start, range.upperBound - givenStart), given.utf8.count))
    }
}
