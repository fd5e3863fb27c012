import Course
import Diagnostics
import Grading
import Playground
import Progress

extension Session {
    /// Whether a plain line is a reply to a question.
    var isAsking: Bool { state.pending != nil && !isPracticing }

    /// Whether a review waits for an exercise, which is answered by entering Swift and `:check`.
    private var isPracticing: Bool { if case .review(let run) = state.pending { run.isPracticing } else { false } }

    /// Whether the open question is answered by a snippet, which may take several lines.
    var asksForCode: Bool { openQuestion?.question.kind == .code }

    /// Whether the open question is answered by Swift that may be a part of a snippet: an expression, or what belongs in blanks.
    var asksForSwift: Bool {
        switch openQuestion?.question.task {
        case .complete, .short(_, .swift): true
        default: false
        }
    }

    /// Whether the line begins an answer in Swift that goes on in the next one, as at the prompt.
    func beginsAnswer(_ line: String) -> Bool {
        guard asksForSwift, let openQuestion else { return false }
        return InputBuffer.leavesBracketOpen(line) && !openQuestion.isWhole(line)
    }

    var openQuestion: QuestionInstance? {
        switch state.pending {
        case .quiz(let run): run.current
        case .review(let run): run.question
        case .predictions, nil: nil
        }
    }

    func reply(_ text: String) -> [Output] {
        switch state.pending {
        case .predictions(let run): reply(text, to: run)
        case .quiz(let run): reply(text, to: run)
        case .review(let run): reply(text, to: run)
        case nil: []
        }
    }

    func answer(_ text: String) -> [Output] {
        guard isAsking else { return [remark(.noQuestionOpen)] }
        return text.isEmpty ? [remark(.replyToGoOn)] : reply(text)
    }

    func skip() -> [Output] {
        switch state.pending {
        case .predictions(let run): skip(in: run)
        case .quiz(let run): skip(in: run)
        case .review(let run): skip(in: run)
        case nil: [remark(.noQuestionOpen)]
        }
    }

    /// Why a command can't be carried out now; it then changes nothing.
    func refusal(of command: Command) -> Output? {
        guard command.group == .look || command.group == .act || command.name == "run" else { return nil }
        switch state.pending {
        case .predictions: return remark(.predictFirst)
        case .quiz: return remark(.quizShowsNoViews)
        case .review(let run): return run.isPracticing ? nil : remark(.predictFirst)
        case nil: return nil
        }
    }

    /// How an answer turned out: in a word, with what there is to say; the answer where it was missed; and why.
    ///
    /// - Parameter shown: the right answer as it is asked for.
    func verdict(on grade: Grade, shown: [StyledText], explanation: Prose? = nil) -> [Output] {
        let word =
            switch grade.verdict {
            case .correct: say(.right)
            case .partly: say(.points(grade.score ?? 0, of: grade.max))
            case .incorrect: say(grade.isUnknown ? .notKnown : .notRight)
            case .notGraded, .unreadable: say(.notGraded)
            }
        let words = grade.saysChecks ? grade.failedChecks.map(row) : grade.words(in: options.language).map(sentence)
        var outputs = [Output.feedback(grade.verdict, [StyledText(word, .strong)] + words.flatMap { $0.fitted(to: options.width) })]
        if grade.verdict != .correct, let first = shown.first {
            let heading = StyledText(say(.theAnswer))
            let answer = shown.count == 1 ? (heading + StyledText(" ") + first).fitted(to: options.width) : [heading] + shown.flatMap(indented)
            outputs.append(.text(answer))
        }
        if let explanation { outputs.append(.text(explanation.rendered(width: options.width))) }
        return outputs
    }

    /// A line of an answer behind two spaces. A choice or point is broken behind its letter or bullet; code is left as it is.
    func indented(_ line: StyledText) -> [StyledText] {
        guard line.width + 2 > options.width, let label = line.runs.first, label.style == .mark else { return [StyledText("  ") + line] }
        let first = StyledText("  ") + StyledText([label])
        let words = StyledText(Array(line.runs.dropFirst())).wrapped(to: options.width - first.width)
        return words.enumerated().map { ($0 == 0 ? first : StyledText(String(repeating: " ", count: first.width))) + $1 }
    }

    /// The right answer of a prediction, as the learner would write it.
    func shownAnswer(of prediction: Prediction, in playground: Playground) -> [StyledText] {
        guard let answer = prediction.rightAnswer(in: playground) else { return [] }
        guard prediction.instruction(in: playground) == .truth else { return styledLines(answer, .code) }
        return [StyledText(say(.truth(answer == "yes")), .code)]
    }

    /// A phrase as a sentence: `name a choice` becomes `Name a choice.`
    func sentence(_ phrase: String) -> String { sentence(StyledText(phrase)).text }

    /// Code keeps its letters, also at the beginning, as do words in Korean, which has no capitals.
    func sentence(_ phrase: StyledText) -> StyledText {
        var runs = phrase.runs.map { StyledText.Run($0.text.withoutControlSequences, $0.style) }
        guard let first = runs.first, let last = runs.last?.text.last else { return phrase }
        if first.style != .code, options.language == .english { runs[0].text = first.text.prefix(1).uppercased() + first.text.dropFirst() }
        return StyledText(runs) + StyledText(".!?:…".contains(last) ? "" : ".")
    }
}

extension String {
    var withoutControlSequences: String { withoutControls(self) }
}
