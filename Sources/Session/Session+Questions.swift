import Course
import Diagnostics
import Grading
import Playground

extension Session {
    /// Whether a plain line is a reply to a question.
    var isAsking: Bool { pending != nil }

    /// Whether the open question is answered by a snippet, which may take several lines.
    var asksForCode: Bool {
        if case .quiz(let run) = pending { run.current?.question.kind == .code } else { false }
    }

    func reply(_ text: String) -> [Output] {
        switch pending {
        case .predictions(let predictions, let reaction): reply(text, to: predictions, before: reaction)
        case .quiz(let run): reply(text, to: run)
        case nil: []
        }
    }

    func answer(_ text: String) -> [Output] {
        isAsking ? reply(text) : [.remark("No question is open.")]
    }

    func skip() -> [Output] {
        switch pending {
        case .predictions(let predictions, let reaction): ask(Array(predictions.dropFirst()), before: reaction)
        case .quiz(let run): skip(in: run)
        case nil: [.remark("No question is open.")]
        }
    }

    /// Asks for what the learner expects of a view that is live and not shown yet.
    func ask(_ predictions: [Prediction], before reaction: Reaction?) -> [Output] {
        pending = .predictions(predictions, reaction)
        guard let prediction = predictions.first else { return finishStep(with: reaction) }
        return [.text([StyledText(withoutControls(prediction.ask.text), .strong)])]
    }

    private func reply(_ text: String, to predictions: [Prediction], before reaction: Reaction?) -> [Output] {
        guard let prediction = predictions.first else { return finishStep(with: reaction) }
        let playground = playground(for: prediction)
        let grade = prediction.grade(text, in: playground)
        guard grade.verdict != .unreadable else { return [.feedback(.unreadable, [StyledText(sentence(grade.feedback))])] }
        let reason = prediction.reason.map { [Output.text($0.rendered(width: options.width))] } ?? []
        let judged = verdict(on: grade, key: prediction.rightAnswer(in: playground), explanation: nil)
        return judged + reason + ask(Array(predictions.dropFirst()), before: reaction)
    }

    /// Where the run of a prediction is live: here, unless the lesson has gone on since.
    private func playground(for prediction: Prediction) -> Playground {
        guard let reading, reading.current?.runIndex != prediction.run else { return playground }
        let copy = playground.fork()
        let snippets = reading.lesson.sections.flatMap(\.snippets)
        if snippets.indices.contains(prediction.run) { snippets[prediction.run].run(in: copy, window: reading.lesson.window) }
        return copy
    }

    /// How an answer turned out: in a word, with what there is to say, the key where it was missed, and why.
    func verdict(on grade: Grade, key: String?, explanation: Prose?) -> [Output] {
        let word =
            switch grade.verdict {
            case .correct: "Right."
            case .partly: "\((grade.score ?? 0).formatted()) of \(grade.max.formatted()) points."
            case .incorrect: "Not right."
            case .notGraded, .unreadable: "Not graded."
            }
        var lines = [StyledText(word, .strong)]
        lines += grade.words.map(sentence)
        var outputs = [Output.feedback(grade.verdict, lines)]
        if grade.verdict != .correct, let key {
            let keyLines = styledLines(key, .code)
            outputs.append(.text(keyLines.count == 1 ? [StyledText("The answer: ") + keyLines[0]] : [StyledText("An answer:")] + keyLines))
        }
        if let explanation { outputs.append(.text(explanation.rendered(width: options.width))) }
        return outputs
    }

    /// A phrase as a sentence: `name a choice` becomes `Name a choice.`
    func sentence(_ phrase: String) -> String { sentence(StyledText(phrase)).text }

    /// Code stays as it is written, also at the beginning.
    private func sentence(_ phrase: StyledText) -> StyledText {
        var runs = phrase.runs.map { StyledText.Run(withoutControls($0.text), $0.style) }
        guard let first = runs.first, let last = runs.last?.text.last else { return phrase }
        if first.style != .code { runs[0].text = first.text.prefix(1).uppercased() + first.text.dropFirst() }
        return StyledText(runs) + StyledText(".!?:".contains(last) ? "" : ".")
    }
}
