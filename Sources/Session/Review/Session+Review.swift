import Course
import Diagnostics
import Foundation
import Grading
import Playground
import Progress

extension Session {
    /// Asks what is due, or with `cram` everything that was ever answered, the weakest first.
    public func review(_ argument: String) -> [Output] {
        if let refusal = otherQuestion { return [refusal] }
        switch argument {
        case "", "cram", "--cram": break
        case "stats", "--stats":
            let statistics = progress.statistics(in: outline, on: options.now())
            let thoughts = misconceptionList
            return [.reference(statistics.lines(width: options.width, language: options.language) + (thoughts.isEmpty ? [] : [StyledText()] + thoughts))]
        default: return [failure("unknown-review", .unknownReview(argument), help: .reviewForms)]
        }
        let isCram = argument.hasSuffix("cram")
        let items = progress.reviewCards(in: outline, isCram: isCram, on: options.now())
        guard !items.isEmpty else { return nothingDue(isCram: isCram) }
        return ask(ReviewRun(items.map(\.item), isCram: isCram, from: Place(moment)))
    }

    private var otherQuestion: Output? {
        if state.outside != nil { return remark(.leavePlayFirst) }
        return switch state.pending {
        case .quiz: remark(.quizIsOpen)
        case .review: remark(.reviewIsOpen)
        case .predictions, nil: nil
        }
    }

    private func nothingDue(isCram: Bool) -> [Output] {
        if options.leavesAfterQuiz { isOver = true }
        return [remark(isCram ? .nothingToCram : .nothingDue)]
    }

    /// Asks the next item that can be asked.
    func ask(_ run: ReviewRun) -> [Output] {
        var run = run
        while run.task == nil, let item = run.items.first {
            run.task = task(for: item)
            if run.task == nil { run.close(isRight: nil) }
        }
        state.pending = .review(run)
        switch run.task {
        case .question(let single):
            return options.showsScene ? [] : single.current.map { [.text(text(of: $0).lines(place: run.place))] } ?? []
        case .prediction(let prediction, let lesson, let section, let shown):
            if options.showsScene { return [] }
            let heading = [StyledText(), StyledText("\(run.place)  ", .mark) + section.title, StyledText()]
            let snippets = lesson.sections.flatMap(\.snippets)
            // Outside of its lesson, a view is read with what it is made of.
            let given = lesson.declarations(neededBy: prediction.run).flatMap { Listing.of($0, width: options.width) }
            let listing = given + (snippets.indices.contains(prediction.run) ? self.listing(of: snippets[prediction.run]) : [])
            let ask = StyledText(marking: prediction.ask.text, .strong).wrapped(to: options.width)
            return [.text(heading + listing + ask), howToPredict(prediction, in: shown)]
        case .exercise(let open): return practise(open, place: run.place)
        case nil: return finish(run)
        }
    }

    /// Questions that vary have other numbers each day.
    private var reviewVariant: Int { Int((options.now().timeIntervalSince1970 / 86_400).rounded(.down)) }

    private func task(for item: Item) -> ReviewRun.Task? {
        switch item {
        case .question(let quiz, let question):
            guard case .found(let quiz) = course.quiz(named: quiz) else { return nil }
            // Another number and order each time.
            let seed = options.seed.variant(reviewVariant)
            let prepared = PreparedQuiz(quiz, seed: seed, only: question)
            return prepared.questions.isEmpty ? nil : .question(QuizRun(prepared, attempt: nil))
        case .prediction(let lesson, let section, let index):
            guard case .found(let place) = course.place(named: "\(lesson)#\(section)"), let section = place.section else { return nil }
            let predictions = section.blocks.compactMap { if case .prediction(let prediction) = $0 { prediction } else { nil } }
            guard predictions.indices.contains(index) else { return nil }
            let scope = Playground(options: options.playground)
            for snippet in place.lesson.sections.flatMap(\.snippets).prefix(predictions[index].run) where !snippet.fails {
                snippet.run(in: scope, window: place.lesson.window)
            }
            let shown = Self.playground(showing: predictions[index], of: place.lesson, over: scope)
            return .prediction(predictions[index], place.lesson, section, shown)
        case .exercise(let lesson, let section):
            guard case .found(let place) = course.exercise(named: "\(lesson)#\(section)") else { return nil }
            return .exercise(OpenExercise(place.exercise, of: place.lesson, in: place.section))
        }
    }

    /// An exercise once more, which is not solved yet this time.
    private func practise(_ open: OpenExercise, place: String) -> [Output] {
        let outputs = openExercise(open.original, of: open.lesson, in: open.section)
        state.exercise?.isSolved = false
        return [.text([StyledText(), StyledText(place, .mark)])] + outputs + [remark(.practiceHow)]
    }

    func reply(_ text: String, to run: ReviewRun) -> [Output] {
        switch run.task {
        case .question(let single): return reply(text, to: single, in: run)
        case .prediction(let prediction, let lesson, _, let shown):
            let grade = prediction.grade(text, in: shown)
            guard grade.verdict != .unreadable, !isMisplaced(text, grade, to: prediction, of: lesson, in: shown) else {
                return unreadable(text, grade, form: prediction.instruction(in: shown))
            }
            let judged = verdict(on: grade, shown: shownAnswer(of: prediction, in: shown))
            let reason = prediction.reason.map { [Output.text($0.rendered(width: options.width))] } ?? []
            return judged + reason + close(run, with: grade, reply: text)
        case .exercise, nil: return []
        }
    }

    private func reply(_ reply: String, to single: QuizRun, in run: ReviewRun) -> [Output] {
        guard let instance = single.current else { return [] }
        var (single, run) = (single, run)
        let (shown, explanation) = single.hasShownModel ? ([], nil) : (instance.shownAnswer, instance.explanation)
        let taken = single.take(reply, of: instance)
        run.task = .question(single)
        state.pending = .review(run)
        switch taken {
        case nil: return []
        case .marking: return options.showsScene ? [] : [.text(text(of: instance).criteria)]
        case .broken(let diagnostics): return explained(diagnostics, in: reply, of: instance)
        case .again(let grade):
            return verdict(on: grade, shown: []) + explainMisconceptions(grade.misconceptions, shownBy: run.items.first) + [remark(.tryAgain)]
        case .graded(let grade):
            guard grade.verdict != .unreadable else { return unreadable(reply, grade, form: instance.instruction) }
            return verdict(on: grade, shown: shown, explanation: explanation) + evidence(of: instance.question)
                + explainMisconceptions(grade.misconceptions, shownBy: run.items.first) + close(run, with: grade, reply: reply)
        }
    }

    private func close(_ run: ReviewRun, with grade: Grade, reply: String) -> [Output] {
        if let item = run.items.first, let verdict = Verdict(grade.verdict) {
            record(.answered(item, reply: reply, verdict: verdict, score: grade.score, max: grade.max, context: run.context))
        }
        return goOn(in: run, isRight: grade.verdict == .correct)
    }

    /// After a check of an exercise: goes on once it is solved.
    func goOn(in run: ReviewRun, after grade: ExerciseGrade) -> [Output] {
        guard !grade.passed else { return goOn(in: run, isRight: run.failedChecks == 0) }
        var run = run
        run.failedChecks += 1
        state.pending = .review(run)
        return [remark(.practiceGoesOn)]
    }

    func skip(in run: ReviewRun) -> [Output] {
        if let item = run.items.first { record(.skipped(item, context: run.context)) }
        return goOn(in: run, isRight: nil)
    }

    private func goOn(in run: ReviewRun, isRight: Bool?) -> [Output] {
        var run = run
        if run.isPracticing { state.exercise = nil }
        lastCodeReply = nil
        run.close(isRight: isRight)
        return ask(run)
    }

    private func finish(_ run: ReviewRun) -> [Output] {
        leaveReview()
        let words = [StyledText(), StyledText(say(.reviewDone(run.rightCount, of: run.answeredCount)), .strong)]
        return [.feedback(run.rightCount == run.answeredCount ? .correct : .partly, words)] + (isOver ? [] : whereabouts())
    }

    /// Goes back to where the learner was.
    func leaveReview() {
        guard case .review(let run) = state.pending else { return }
        restore(run.origin.moment)
        if options.leavesAfterQuiz { isOver = true }
    }
}
