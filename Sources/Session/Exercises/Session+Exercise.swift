import Course
import Diagnostics
import Grading
import Playground
import Progress

extension Session {
    /// Shows an exercise's starter and given code, which become the live view.
    func present(_ exercise: Exercise?, of lesson: Lesson, in section: Section, how: Phrase? = nil) -> [Output] {
        guard let original = exercise else { return [] }
        let exercise = original.shown
        state.exercise = OpenExercise(original, of: lesson, in: section)
        let outline = LessonOutline(lesson)
        state.exercise?.isSolved = progress.progress(of: outline).sections[section.id] == .solved
        state.exercise?.hintsUsed = min(progress.hintCount(of: section.id, in: outline), exercise.hints.count)
        let shown = options.showsScene ? [] : listing(ofStarter: exercise) + listing(ofGiven: exercise)
        if how == nil, takeUpVersion() { return shown + versionTakenUp + doneBefore }
        let next = enterStarter(of: exercise)
        return shown + [remark(exercise.starter == nil ? next : how ?? next)] + (how == nil ? doneBefore : [])
    }

    /// What the learner did with the exercise before it was opened this time.
    private var doneBefore: [Output] {
        guard let open = state.exercise, !options.showsScene else { return [] }
        if open.isSolved { return [remark(.solvedBefore)] }
        return open.hintsUsed > 0 ? [remark(.hintsUsedBefore(open.hintsUsed, of: open.exercise.hints.count))] : []
    }

    private func listing(ofStarter exercise: Exercise) -> [Output] {
        exercise.starter.map { [.text(Listing.of($0, width: options.width))] } ?? []
    }

    /// Makes the starter the live view. Gives what the learner can do then.
    private func enterStarter(of exercise: Exercise) -> Phrase {
        let outcome = byRulesOfExercise { exercise.starterText.map { playground.enter(exercise.running($0).source) } }
        return outcome?.showsView ?? false ? .exerciseHow : .exerciseFromNothing
    }

    /// Goes on with what the learner wrote last, where the exercise isn't solved. Gives whether there is such a version.
    private func takeUpVersion() -> Bool {
        guard let open = state.exercise, !open.isSolved, let reply = progress.lastReply(to: open.section.id, of: LessonOutline(open.lesson)),
            reply.trimmingFinalNewlines != open.version.text.trimmingFinalNewlines
        else { return false }
        let version = SourceText(name: "your version", text: reply)
        let runs = byRulesOfExercise { outcome(of: version) }.status == .done
        if runs { state.exercise?.replaceAttempt(by: version) } else { state.exercise?.take(version, as: nil, continuesLast: false) }
        if !runs { _ = enterStarter(of: open.exercise) }
        return true
    }

    /// Keeps the learner's version of the open exercise, where an input has changed it.
    func keepVersion(since before: OpenExercise?) {
        guard state.outside == nil, let open = state.exercise, let before, before.isSame(as: open), before.entered != open.entered else { return }
        if case .review = state.pending { return }
        let text = open.entered.isEmpty ? "" : open.draft.text
        guard text != keptVersion else { return }
        keptVersion = text
        record(.drafted(.exercise(lesson: open.lesson.id, section: open.section.id), text: text))
    }

    /// The exercise begins with its starter when it is opened again.
    func forgetVersion() {
        guard let open = state.exercise, !open.entered.isEmpty else { return }
        keptVersion = ""
        record(.drafted(.exercise(lesson: open.lesson.id, section: open.section.id), text: ""))
    }

    /// The learner's version, which isn't the starter any more.
    private var versionTakenUp: [Output] {
        guard let open = state.exercise, !options.showsScene else { return [] }
        return [
            .text([StyledText(say(.yourVersion), .mark)] + Listing.indented(open.draft.text, width: options.width)),
            remark(open.isWaiting ? .versionWaits : .versionTakenUp),
        ]
    }

    /// `:exercise starter`: begins again.
    func restartExercise() -> [Output] {
        guard let open = state.exercise else { return [noExercise] }
        state.exercise?.forgetAttempt()
        return listing(ofStarter: open.exercise) + [remark(enterStarter(of: open.exercise))]
    }

    /// Opens an exercise outside of its lesson: its words, and its starter as the live view.
    ///
    /// - Parameter how: what the learner can do about it; without it, what can be done in a session.
    public func openExercise(_ exercise: Exercise, of lesson: Lesson, in section: Section, how: Phrase? = nil) -> [Output] {
        forgetInputs()
        hintsShown = 0
        for snippet in lesson.sections.flatMap(\.snippets).prefix(exercise.scope) where !snippet.fails {
            snippet.run(in: playground, window: lesson.window)
        }
        return [words(of: section)] + present(exercise, of: lesson, in: section, how: how)
    }

    private func words(of section: Section) -> Output {
        .text([section.title, StyledText()] + section.prose.flatMap { $0.rendered(width: options.width) + [StyledText()] })
    }

    private func listing(ofGiven exercise: Exercise) -> [Output] {
        exercise.given.map { [Output.text([StyledText(say(.given), .mark)] + Listing.of($0, width: options.width))] } ?? []
    }

    /// What helps those who don't know, where no question is open.
    var helpWithoutQuestion: Output { remark(state.exercise.map { $0.isSolved ? .nothingAsked : .hintHelps } ?? .nothingAsked) }

    /// Why there is nothing to check, hint at or solve.
    private var noExercise: Output { remark(openQuestion == nil ? .noExerciseOpen : .replyToQuestion) }

    /// The open exercise once more: its words, the learner's version of the code, and what is given.
    func showExercise() -> [Output] {
        guard let open = state.exercise else { return [noExercise] }
        let version = open.draft.text.isEmpty ? [] : [Output.text(Listing.indented(open.draft.text, width: options.width))]
        return [words(of: open.section)] + version + listing(ofGiven: open.exercise)
    }

    /// What the open exercise begins with, as the learner sees it.
    public var starter: String? { state.exercise?.exercise.starter?.trimmed().text }

    func hint() -> [Output] {
        if let question = openQuestion {
            let hints = question.question.hints
            let outputs = show(hints, after: questionHintsShown)
            questionHintsShown = min(questionHintsShown + 1, hints.count)
            return outputs
        }
        if isAsking { return [remark(.noHint)] }
        guard let exercise = state.exercise?.exercise else { return [noExercise] }
        let outputs = show(exercise.hints, after: hintsShown, last: exercise.solution == nil ? .lastHint : .lastHintBeforeSolution)
        hintsShown = min(hintsShown + 1, exercise.hints.count)
        keepHints()
        return outputs
    }

    /// Keeps how many hints of the open exercise were shown.
    private func keepHints() {
        guard state.pending == nil, state.outside == nil, let open = state.exercise, hintsShown > open.hintsUsed else { return }
        state.exercise?.hintsUsed = hintsShown
        record(.hinted(.exercise(lesson: open.lesson.id, section: open.section.id), count: hintsShown))
    }

    private var questionHintsShown: Int {
        get { if case .quiz(let run) = state.pending { run.hintsShown } else { hintsShown } }
        set {
            guard case .quiz(var run) = state.pending else { return hintsShown = newValue }
            run.hintsShown = newValue
            state.pending = .quiz(run)
        }
    }

    private func show(_ hints: [Prose], after shown: Int, last: Phrase = .lastHint) -> [Output] {
        guard hints.indices.contains(shown) else { return [remark(hints.isEmpty ? .noHint : last)] }
        let heading = StyledText(say(.hint(shown + 1, of: hints.count)), .mark)
        return [.text([heading] + hints[shown].rendered(width: options.width))]
    }

    /// Grades what was entered since the exercise opened, or a file.
    func check(_ path: String) -> [Output] {
        guard let exercise = state.exercise else { return [noExercise] }
        if !path.isEmpty {
            switch outside.read(path) {
            case .success(let source): return check(source)
            case .failure(let unreadable): return [.diagnostic(unreadable.diagnostic)]
            }
        }
        if exercise.isLastInputUnusable { return [remark(.lastInputUnusable)] }
        guard !exercise.attempt.isEmpty else { return [remark(.enterVersionFirst)] }
        return grade(exercise.version)
    }

    /// Grades a whole text against the open exercise, merged into its starter.
    public func check(_ source: SourceText) -> [Output] {
        guard state.exercise != nil else { return [noExercise] }
        state.exercise?.replaceAttempt(by: source)
        return grade(state.exercise?.version ?? source)
    }

    /// Enters Swift that the learner wrote to an exercise, together with earlier inputs that waited for it.
    func answer(_ source: SourceText, continuesLast: Bool) -> [Output] {
        guard let open = state.exercise, open.isAnswered(by: source) else {
            let (outcome, gone) = playground.enterMakingWay(source, keepsState: true)
            if outcome.status == .done { state.lastInput = source }
            let said = gone.isEmpty ? [] : [remark(.madeWay(gone.sorted()))]
            return described(Reaction(outcome), showing: [.layout]) + said
        }
        let combinations = open.combinations(with: source)
        var used = combinations.first
        var outcome = outcome(of: combinations[0])
        if outcome.status != .done {
            used = nil
            for fewer in combinations.dropFirst() where used == nil {
                let other = self.outcome(of: fewer)
                if other.status == .done { (used, outcome) = (fewer, other) }
            }
        }
        if used != nil { state.lastInput = source }
        if used == nil, let type = open.typeMeant(by: source) {
            state.exercise?.isLastInputUnusable = true
            return described(Reaction(outcome), showing: [.layout]) + [remark(.partOfType(type))]
        }
        state.exercise?.take(source, as: used, continuesLast: continuesLast)
        return described(Reaction(outcome), showing: [.layout]) + (state.exercise?.isWaiting ?? false ? [remark(.inputWaits)] : [])
    }

    /// Enters Swift that the learner wrote; an exercise's given code runs with it.
    private func outcome(of source: SourceText) -> Playground.Outcome {
        guard let open = state.exercise, open.exercise.given != nil, state.outside == nil, open.isAnswered(by: source) else {
            return playground.enter(source, keepsState: true)
        }
        let text = open.exercise.running(source, completing: open.version)
        return playground.enter(text.source, keepsState: true).mapDiagnostics { text.located($0, in: options.language) }
    }

    private func grade(_ version: SourceText) -> [Output] {
        guard var open = state.exercise else { return [] }
        let grade = ExerciseGrader(open.original, in: open.lesson, options: options.playground).grade(version)
        open.isSolved = open.isSolved || grade.passed
        state.exercise = open
        save(grade, of: version, to: open)
        let text = version.text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let checked = remark(.checkedText(lines, isMerged: open.exercise.starter != nil && text != open.attempt.last?.text))
        let rows = grade.checks.flatMap { row(of: $0).fitted(to: options.width) }
        let verdict: Grade.Verdict = grade.passed ? .correct : grade.isLimited ? .notGraded : grade.score > 0 ? .partly : .incorrect
        let misconceptions = grade.passed ? [] : [grade.mistake?.misconception?.text].compactMap(\.self)
        let failing = grade.isUnchanged ? say(.unchangedStarter) : grade.mistake?.says
        let words = grade.passed ? say(.solved) : failing ?? (rows.isEmpty || grade.isLimited ? sentence(grade.feedback) : say(.notYet))
        let said = words.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(marking: String($0), .strong) }
        let feedback = Output.feedback(verdict, said.flatMap { $0.fitted(to: options.width) })
        return [checked] + grade.diagnostics.map(Output.diagnostic) + (grade.isRunnable ? [.text(rows)] : []) + [feedback]
            + explainMisconceptions(misconceptions, shownBy: .exercise(lesson: open.lesson.id, section: open.section.id)) + whatNext(after: grade, open)
    }

    private func whatNext(after grade: ExerciseGrade, _ open: OpenExercise) -> [Output] {
        if case .review(let run) = state.pending { return goOn(in: run, after: grade) }
        if grade.passed {
            if state.reading?.isAtEnd ?? false { record(.finished(lesson: open.lesson.id)) }
            return position()
        }
        return hintsShown < open.exercise.hints.count ? [remark(.hintHelps)] : [remark(.solutionHelps)]
    }

    private func save(_ grade: ExerciseGrade, of version: SourceText, to open: OpenExercise) {
        let isReview = if case .review = state.pending { true } else { false }
        let verdict: Verdict = grade.passed ? .correct : grade.score > 0 ? .partly : .incorrect
        keptVersion = version.text
        record(
            .answered(
                .exercise(lesson: open.lesson.id, section: open.section.id), reply: String(version.text.prefix(20_000)), verdict: verdict, score: grade.score,
                max: grade.max, context: isReview ? .review : .lesson))
    }

    /// `✗ as many cards as subviews: 3 wanted, 1 found (find(Card.self).count)`.
    func row(of check: CheckResult) -> StyledText {
        let mark =
            switch check.outcome {
            case .passed: StyledText("✓ ", .added)
            case .failed: StyledText("✗ ", .removed)
            case .notRun: StyledText("– ", .mark)
            }
        let message = check.message
        let reason = check.outcome == .failed ? check.diagnostics.first { $0.severity == .error } : nil
        // What was found follows a colon.
        let goesOn = check.evidence != nil || reason != nil || !check.circumstances.isEmpty
        var row = mark + StyledText(marking: goesOn && message.hasSuffix(".") ? String(message.dropLast()) : message)
        if !check.circumstances.isEmpty { row = row + StyledText(" (\(say(.circumstances(of: check))))".withoutControlSequences, .mark) }
        guard let evidence = check.evidence else {
            guard let reason else { return row }
            let words = reason.code == Self.missingElement ? say(.notThere) : reason.message
            return row + StyledText(": \(words)".withoutControlSequences)
        }
        return row + StyledText(": \(say(.wantedFound(evidence))) ")
            + StyledText("(\(evidence.expression))".withoutControlSequences, .mark)
    }

    /// The code of the error of a check that looks for more than there is.
    private static let missingElement = "index-out-of-range"

    func solution() -> [Output] {
        guard let open = state.exercise else { return [noExercise] }
        guard let solution = open.exercise.solution else { return [remark(.noSolution)] }
        guard open.isSolved || max(hintsShown, open.hintsUsed) >= open.exercise.hints.count else { return [remark(.hintsLeft)] }
        return [.text(Listing.of(solution, width: options.width))]
    }

    /// Opens the learner's version, a question's code or the last input in an editor; what is saved is checked or entered.
    func edit() -> [Output] {
        guard let edit = outside.edit else { return [remark(.noEditor)] }
        if asksForCode { return edited(edit, codeInProgress) { reply($0) } }
        if expectsReply { return [remark(.replyToGoOn)] }
        if let exercise = state.exercise {
            return edited(edit, exercise.draft.text) { text in
                // The verdict says more than the view does.
                let said = enter(text).filter(\.isDiagnostic)
                return said.contains(where: \.isError) ? said : said + check(SourceText(name: "your version", text: text))
            }
        }
        return edited(edit, state.lastInput?.text ?? "") { enter($0) }
    }

    private func edited(_ edit: (String) -> String?, _ old: String, _ use: (String) -> [Output]) -> [Output] {
        guard let new = edit(old) else { return [remark(.noEditor)] }
        let isBlank = new.allSatisfy(\.isWhitespace)
        return isBlank || new.trimmingFinalNewlines == old.trimmingFinalNewlines ? [remark(.nothingEdited)] : use(new.trimmingFinalNewlines)
    }

    private var codeInProgress: String {
        if let text = lastCodeReply, !text.isEmpty { return text }
        return openQuestion?.exercise?.starter?.trimmed().text ?? ""
    }
}

extension String {
    var trimmingFinalNewlines: String { String(reversed().drop(while: \.isNewline).reversed()) }
}
