import Course
import Diagnostics

extension AuthorCheck {
    /// How many right answers besides the solution, and how many wrong ones, an exercise proves itself with.
    private static let wanted = (accepts: 3, rejects: 5)

    /// - Parameter wantsProofs: whether it should have further right and wrong answers.
    mutating func verify(_ exercise: Exercise, at span: Span, grader: ExerciseGrader, wantsProofs: Bool = true) {
        counts.exercises += 1
        verifyForm(of: exercise)
        guard let solution = exercise.solution, !exercise.checks.isEmpty, !exercise.hasUnreadableChecks else { return }
        var grader = grader
        grader.isForAuthor = true
        let shown = exercise.shown
        guard let isSolved = verify(shown.solution ?? solution, called: "the solution", code: "solution-fails", at: nil, grader: grader) else { return }
        grader.isForAuthor = false
        let explaining = grader
        grader.explainsFailures = false
        if let starter = shown.starter { verify(starter: starter, at: exercise.starter?.span ?? span, grader: grader) }
        if grader.grade("").passed { faults.error("nothing-passes", "an empty answer passes", at: span, help: "add a check that asks for a view") }
        for mistake in shown.mistakes { verify(mistake, grader: grader) }
        verifyWords(of: exercise.mistakes)
        for accept in shown.accepts {
            _ = verify(accept.code, called: "this right answer", code: "accept-fails", at: accept.span, grader: explaining)
        }
        for reject in shown.rejects { verify(reject, grader: grader) }
        if wantsProofs { reportMissingProofs(exercise, at: span) }
        if options.mutates, isSolved { reportSurvivors(of: shown.solution ?? solution, at: span, grader: grader) }
    }

    /// Full marks in every window and for every seed; nil where the solution or the given code doesn't run, which says nothing of the checks.
    ///
    /// - Parameter block: where it is reported; nil for the checks that fail.
    private mutating func verify(_ code: Fragment, called name: String, code fault: String, at block: Span?, grader: ExerciseGrader) -> Bool? {
        let grade = grader.grade(Submission(code.source, to: grader.exercise.shown), countsUnchanged: block == nil)
        if grade.passed { return true }
        let errors = grade.diagnostics.filter { $0.severity == .error }
        if block == nil {
            add(errors.map { located($0, in: code, or: grader.exercise.shown.given) })
            if !grade.isRunnable, !grade.isLimited { return nil }
        }
        let failing = zip(grader.exercise.checks, grade.checks).filter { $1.outcome != .passed }
        if let block {
            let notes = errors.map { Diagnostic.Note($0.message, at: code.located($0).span) } + (grade.isRunnable ? failing.map { Self.note($1) } : [])
            let words = grade.isUnchanged ? "\(name) is the starter" : "\(name) doesn't get full marks"
            faults.error(fault, words, at: block, notes: notes, help: "fix the checks, or make it a reject")
            return false
        }
        let broken = failing.filter(\.1.isBroken)
        for (check, result) in broken { reportBroken(check, result.diagnostics) }
        if !broken.isEmpty { return nil }
        for (check, result) in failing {
            let place = result.circumstances.isEmpty ? result.size.map { " at \($0)" } ?? "" : " \(result.circumstances)"
            let notes = result.diagnostics.map { Diagnostic.Note($0.message, at: $0.span) }
            let verb = result.outcome == .notRun ? "is not run" : "fails"
            let evidence = result.evidence.map { [Diagnostic.Note($0.sentence)] } ?? []
            faults.error(fault, "\(name) \(verb)\(place): \(check.message)", at: check.span, notes: evidence + notes, help: "fix the check or the solution")
        }
        return false
    }

    /// A check that doesn't compile, in the compiler's words.
    private mutating func reportBroken(_ check: Check, _ diagnostics: [Diagnostic]) {
        let assigns = swiftTokens(check.expression.text).contains("=")
        for var diagnostic in diagnostics where diagnostic.severity == .error {
            diagnostic.message = "this check doesn't compile: \(diagnostic.message)"
            if diagnostic.span == nil { diagnostic.span = check.expression.span }
            if assigns { diagnostic.help = "compare with `==`" }
            faults.add(diagnostic)
        }
    }

    private static func note(_ result: CheckResult) -> Diagnostic.Note {
        Diagnostic.Note("\(result.outcome == .notRun ? "not run" : "fails"): \(result.line)")
    }

    /// An error in the exercise's code, in its place in the file.
    private func located(_ error: Diagnostic, in code: Fragment, or given: Fragment?) -> Diagnostic {
        guard let span = error.span, span.source.name == AnswerText.givenName, let given else { return code.located(error) }
        var error = error
        error.span = given.part(span.range).span
        return error
    }

    /// The unchanged starter scores nothing: all points go to what it lacks.
    private mutating func verify(starter: Fragment, at span: Span, grader: ExerciseGrader) {
        let grade = grader.grade(Submission(starter.source, to: grader.exercise.shown), countsUnchanged: true)
        let passing = grade.checks.filter { $0.outcome == .passed && !$0.isCondition }
        if grade.passed {
            faults.error("starter-passes", "the starter already passes", at: span, help: "add a check that it fails")
        } else if grade.score > 0 {
            let points = "\(shownNumber((grade.score * 100).rounded() / 100)) of \(shownPoints(grade.max))"
            faults.error(
                "starter-scores", "the starter gets \(points)", at: span, notes: passing.map { Diagnostic.Note("passes: \($0.message)") },
                help: "give these checks 0 points, which makes them conditions, or ask for more in them")
        }
    }

    private mutating func verify(_ mistake: Mistake, grader: ExerciseGrader) {
        let grade = grader.grade(mistake.code.source)
        if grade.passed {
            faults.error("mistake-passes", "this mistake passes every check", at: mistake.span, help: "add a check that it fails")
        } else if grade.mistake?.span != mistake.span {
            faults.error(
                "mistake-unheard", "an answer with this mistake gets the words of another", at: mistake.span,
                notes: [Diagnostic.Note("the other", at: grade.mistake?.span)], help: "make the two differ, or keep one")
        }
    }

    private mutating func verify(_ reject: RejectedAnswer, grader: ExerciseGrader) {
        let grade = grader.grade(reject.code.source)
        guard !grade.passed else {
            faults.error("reject-passes", "this wrong answer passes every check", at: reject.span, help: "add a check that it fails")
            return
        }
        let said = grade.wordsOfFailure
        let says = folded(reject.says)
        if !says.isEmpty, !said.contains(where: { folded($0).contains(says) }) {
            let lines = said.flatMap { $0.split(separator: "\n") }.map { folded(String($0)) }.filter { !$0.isEmpty }
            let notes = lines.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.map { Diagnostic.Note("the learner reads: \($0)") }
            faults.error("reject-words", "the learner doesn't read `\(says)`", at: reject.span, notes: notes, help: "copy a part of the words that are read")
        }
    }

    private mutating func verifyWords(of mistakes: [Mistake]) {
        var seen: [String: Span] = [:]
        for mistake in mistakes {
            let words = folded(mistake.says)
            if let first = seen[words], !words.isEmpty {
                let notes = [Diagnostic.Note("the other", at: first)]
                faults.error("mistake-words", "two mistakes have the same words", at: mistake.span, notes: notes, help: "say what is wrong with each")
            }
            seen[words] = mistake.span
        }
    }

    private mutating func reportMissingProofs(_ exercise: Exercise, at span: Span) {
        let (accepts, rejects) = (exercise.accepts.count, exercise.rejects.count + exercise.mistakes.count)
        if accepts < Self.wanted.accepts {
            let message = "the checks are proven by \(accepts) of \(Self.wanted.accepts) right answers besides the solution"
            faults.warning("few-accepts", message, at: span, help: "add other right answers as ```swift accept blocks")
        }
        if rejects < Self.wanted.rejects {
            let message = "the checks are proven by \(rejects) of \(Self.wanted.rejects) wrong answers"
            faults.warning("few-rejects", message, at: span, help: "add wrong answers as ```swift reject says=\"…\" or mistake blocks")
        }
    }
}

extension ExerciseGrade {
    /// All that a learner reads who gets this grade: messages of failed checks, a mistake's words, and diagnostics.
    var wordsOfFailure: [String] {
        [feedback] + checks.filter { $0.outcome != .passed }.map(\.line) + (mistake.map { [$0.says] } ?? [])
            + (diagnostics + checks.flatMap(\.diagnostics)).filter { $0.severity == .error }.map(\.message)
    }
}
