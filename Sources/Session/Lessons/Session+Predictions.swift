import Course
import Grading
import Playground
import Progress

extension Session {
    /// Asks for what the learner expects of a view that is live and not shown yet.
    func ask(_ run: PredictionRun) -> [Output] {
        guard let next = run.open.first else { return finishStep(with: run.reaction) }
        state.pending = .predictions(run)
        if options.showsScene { return [] }
        return [
            .text(StyledText(marking: next.prediction.ask.text, .strong).wrapped(to: options.width)),
            howToPredict(next.prediction, in: playground),
        ]
    }

    func howToPredict(_ prediction: Prediction, in playground: Playground) -> Output {
        remark(prediction.instruction(in: playground).map(Phrase.predictionHow) ?? .predictionAnyhow)
    }

    func reply(_ text: String, to run: PredictionRun) -> [Output] {
        guard let put = run.open.first else { return finishStep(with: run.reaction) }
        let playground = playground(for: put.prediction, of: run.lesson)
        let grade = put.prediction.grade(text, in: playground)
        guard grade.verdict != .unreadable, !isMisplaced(text, grade, to: put.prediction, of: run.lesson, in: playground) else {
            return unreadable(text, grade, form: put.prediction.instruction(in: playground))
        }
        if let verdict = Verdict(grade.verdict) {
            record(.answered(run.item(of: put), reply: text, verdict: verdict, score: grade.score, max: grade.max, context: .lesson))
        }
        let judged = verdict(on: grade, shown: shownAnswer(of: put.prediction, in: playground))
        let reason = put.prediction.reason.map { [Output.text($0.rendered(width: options.width))] } ?? []
        return judged + reason + goOn(in: run)
    }

    func skip(in run: PredictionRun) -> [Output] {
        if let put = run.open.first { record(.skipped(run.item(of: put), context: .lesson)) }
        return goOn(in: run)
    }

    private func goOn(in run: PredictionRun) -> [Output] {
        var run = run
        run.open = run.open.dropFirst()
        return (options.showsScene ? [] : [.text([StyledText()])]) + ask(run)
    }

    /// Where the run of a prediction is live: here, unless the lesson has gone on since.
    func playground(for prediction: Prediction, of lesson: Lesson) -> Playground {
        guard let reading = state.reading, reading.current?.runIndex != prediction.run else { return playground }
        return Self.playground(showing: prediction, of: lesson, over: playground.fork())
    }

    /// A playground in which the run of a prediction is live.
    static func playground(showing prediction: Prediction, of lesson: Lesson, over scope: Playground) -> Playground {
        let snippets = lesson.sections.flatMap(\.snippets)
        if snippets.indices.contains(prediction.run) { snippets[prediction.run].run(in: scope, window: lesson.window) }
        return scope
    }
}

extension Verdict {
    /// Nil for what isn't an answer.
    init?(_ verdict: Grade.Verdict) {
        switch verdict {
        case .correct: self = .correct
        case .partly: self = .partly
        case .incorrect: self = .incorrect
        case .notGraded: self = .notGraded
        case .unreadable: return nil
        }
    }
}
