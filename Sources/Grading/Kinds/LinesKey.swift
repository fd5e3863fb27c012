import Course
import Diagnostics
import Playground

/// Lines of code by their numbers: the kinds `refused` and `spot`.
struct LinesKey: QuestionKey {
    /// From 1.
    let lines: Set<Int>
    /// What the compiler says of a line.
    let reasons: [Int: [String]]
    /// The code as it is shown.
    let code: [String]
    /// The code's place among the question's snippets.
    let snippet: Int
    let credit: Question.Credit

    var form: ReplyForm { .lines }

    /// - Parameter playground: in which the question's snippets ran.
    init(_ question: LineQuestion, of snippets: [Snippet], values: [String: String], in playground: Playground) throws(Stopped) {
        let snippet = snippets[question.snippet].filled(values)
        code = snippet.code.numberedLines
        self.snippet = question.snippet
        credit = question.credit
        switch question.key {
        case .marked(let lines): (self.lines, reasons) = (lines, [:])
        case .refused:
            reasons = Dictionary(grouping: snippet.errors(in: playground.fork())) { $0.line }.mapValues { $0.map(\.message) }
            lines = Set(reasons.keys)
            guard !lines.isEmpty else {
                let fault = Diagnostic(
                    .error, "no-refused-line", "the compiler refuses no line of this code", at: snippet.span,
                    help: "break a line, or ask another kind of question")
                throw Stopped(diagnostics: [fault], isLimit: false)
            }
        }
    }

    func read(_ given: GivenAnswer, in instance: QuestionInstance, isTyped: Bool) throws(Unreadable) -> Answer {
        let texts: [String]
        switch given {
        case .text(let text): texts = [text]
        case .list(let list): texts = list
        case .pairs: throw unreadable
        }
        if texts.reduce(0, { $0 + $1.count }) > Unreadable.lengthLimit { throw .tooLong }
        var lines: Set<Int> = []
        for text in texts {
            guard let numbers = readPlaces(text, upTo: code.count) else { throw unreadable }
            lines.formUnion(numbers)
        }
        if lines.isEmpty { throw unreadable }
        return .lines(lines)
    }

    private var unreadable: Unreadable { Unreadable(reason: "write numbers of lines from 1 to \(code.count): 3, or 3 5 for several") }

    func grade(_ answer: Answer, in instance: QuestionInstance) -> Grade {
        guard case .lines(let chosen) = answer else { return .mismatched(instance) }
        let points = instance.question.points
        if chosen == lines { return Grade(share: 1, of: points, finding: nil) }
        let wrong = chosen.subtracting(lines)
        let known = instance.distractors.filter { distractor in Int(distractor.plainText).map(wrong.contains) ?? false }
        let hits = Double(chosen.intersection(lines).count)
        let share = credit == .off ? 0 : (hits - Double(wrong.count)) / Double(lines.count)
        let finding = hits == 0 ? nil : Finding(isMissing: !lines.isSubset(of: chosen), isTooMuch: !wrong.isEmpty)
        return Grade(share: share, of: points, finding: finding, notes: known.flatMap(QuestionInstance.words)).naming(known)
    }

    func rightAnswer(in instance: QuestionInstance) -> String? { lines.sorted().map(String.init).joined(separator: ", ") }

    func shownAnswer(in instance: QuestionInstance) -> [StyledText] {
        lines.sorted().flatMap { line in
            [StyledText("\(line)  ", .mark) + StyledText(code.indices.contains(line - 1) ? code[line - 1].trimmedOfSpace : "", .code)]
                + reasons[line, default: []].map { StyledText("   \($0)") }
        }
    }

    /// Known wrong answers are lines that there are and that aren't right.
    func verify(_ instance: QuestionInstance, _ notes: [Diagnostic.Note], _ faults: inout Faults) {
        for distractor in instance.distractors {
            guard case .lines(let named)? = try? read(.text(distractor.plainText), in: instance, isTyped: false), named.count == 1 else {
                faults.error(
                    "not-a-line", "`\(distractor.plainText)` isn't the number of a line", at: distractor.span, notes: notes,
                    help: "write one number from 1 to \(code.count), and what to say to who names it below")
                continue
            }
            if !named.isDisjoint(with: lines) {
                faults.error("right-distractor", "this wrong answer is right", at: distractor.span, notes: notes, help: "choose another line")
            }
        }
    }
}

extension Fragment {
    /// The lines of code as they are numbered, from the first on, without empty ones at the end.
    public var numberedLines: [String] {
        var lines = lines().map(\.text)
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        return lines
    }

    /// The lines with their numbers.
    public var numbered: String {
        let lines = numberedLines
        let width = String(lines.count).count
        return lines.enumerated().map { index, line in
            let number = String(index + 1)
            return String(repeating: " ", count: width - number.count) + number + "  " + line
        }.joined(separator: "\n")
    }
}
