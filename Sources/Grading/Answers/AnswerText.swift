import Course
import Diagnostics
import Playground
import Wording

/// An answer as it runs: the learner's code first, then what it leaves out of the starter, then the given code, as one text.
public struct AnswerText {
    /// What is entered.
    public let source: SourceText
    /// The learner's own text, whose lines are those of `source`.
    private let answer: SourceText
    private let given: SourceText?
    /// What the answer leaves out of the starter, and where that begins in `source`.
    private let rest: [(start: Int, place: Span)]
    /// Where the given code begins in `source`, in UTF-8 offsets.
    private let givenStart: Int

    static let givenName = "given code"
    static let starterName = "the starter"

    /// - Parameters:
    ///   - kept: the answer without its copies of given code, as long as the answer.
    ///   - rest: what the answer leaves out of the starter.
    init(_ answer: SourceText, kept: [UInt8], rest: [Span], given: SourceText?) {
        (self.answer, self.given) = (answer, given)
        guard given != nil || !rest.isEmpty || kept != answer.utf8 else {
            (source, self.rest, givenStart) = (answer, [], answer.utf8.count)
            return
        }
        var before = kept + Array("\n".utf8)
        var places: [(start: Int, place: Span)] = []
        for item in rest {
            places.append((before.count, item))
            before += Array("\(item.text)\n".utf8)
        }
        self.rest = places
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
    ///
    /// - Parameter blamesAnswer: whether the given code is right, so that it's the answer which doesn't fit it.
    public func located(_ diagnostic: Diagnostic, in language: Language, blamesAnswer: Bool = true) -> Diagnostic {
        var result = diagnostic
        result.span = diagnostic.span.map(located)
        for index in result.notes.indices { result.notes[index].span = result.notes[index].span.map(located) }
        guard blamesAnswer, let place = result.span, place.source === given, diagnostic.severity == .error else { return result }
        result.message = Self.misfit(folded(place.source.line(place.start.line)), in: place.start.line, diagnostic.message).text(in: language)
        result.help = Self.changeYours.text(in: language) + (diagnostic.help.map { " (\($0))" } ?? "")
        return result
    }

    private static func misfit(_ code: String, in line: Int, _ message: String) -> Phrase {
        Phrase(
            "the given code has `\(code)` in line \(line), which doesn't fit your code: \(message)",
            ko: "주어진 코드의 \(line)번째 줄(`\(code)`)이 작성한 코드와 맞지 않습니다: \(message)")
    }

    private static let changeYours = Phrase("change your code; the given code stays as it is", ko: "작성한 코드를 고치세요. 주어진 코드는 바뀌지 않습니다")

    private func located(_ span: Span) -> Span {
        guard span.source === source, source !== answer else { return span }
        let range = span.range
        if range.lowerBound < answer.utf8.count { return Span(answer, range.clamped(to: 0..<answer.utf8.count)) }
        if let given, range.lowerBound >= givenStart { return part(range, from: givenStart, of: Span(given, 0..<given.utf8.count)) }
        guard let item = rest.last(where: { $0.start <= range.lowerBound }) else { return Span(answer, answer.utf8.count..<answer.utf8.count) }
        return part(range, from: item.start, of: item.place)
    }

    /// A range of `source`, in which a place of another text begins at `start`, as a part of that place.
    private func part(_ range: Range<Int>, from start: Int, of place: Span) -> Span {
        let offset = place.range.lowerBound - start
        return Span(place.source, (range.lowerBound + offset..<range.upperBound + offset).clamped(to: place.range))
    }
}
