import Course
import Diagnostics
import Grading
import Playground
import Progress

extension Session {
    /// Opens `LESSON`, where the learner left off, or `LESSON#SECTION`. A name that nothing has changes nothing.
    public func open(_ name: String) -> [Output] {
        guard !name.isEmpty else { return listing() }
        switch course.place(named: name) {
        case .missing: return [missing(name)]
        case .found(let place):
            let left = leftQuestion()
            if place.section != nil { return left + begin(LessonReading(place.lesson, from: place.section)) + advance() }
            return left + resume(place.lesson)
        }
    }

    private func missing(_ place: String) -> Output {
        let parts = place.split(separator: "#", maxSplits: 1).map(String.init)
        guard parts.count > 1, case .found(let lesson) = course.lesson(named: parts[0]) else {
            return unknown("lesson", parts.first ?? "", .lessonWord, among: course.lessons.map { ($0.id, $0.titles) })
        }
        return unknown("section", parts[1], .sectionWord, among: lesson.sections.map { ($0.id, [$0.title.text]) })
    }

    /// That the course has nothing of this name, with the one that was probably meant, by its name or its title, or with all.
    func unknown(_ kind: String, _ name: String, _ word: Phrase, among known: [(name: String, titles: [String])]) -> Output {
        let meant = nearest(to: name, among: known.flatMap { [$0.name] + $0.titles })
        let found = known.first { $0.name == meant || $0.titles.contains { $0 == meant } }
        let help = found.map { Phrase.didYouMean($0.name) } ?? .known(known.map(\.name).sorted())
        return failure("unknown-\(kind)", .unknownName(word, name), help: known.isEmpty ? nil : help)
    }

    /// A lesson from where the learner left off; from its beginning once it is finished.
    private func resume(_ lesson: Lesson) -> [Output] {
        let progress = progress.progress(of: LessonOutline(lesson))
        guard isOpen(lesson, progress), let place = progress.place, let section = lesson.section(named: place.section) else {
            return begin(LessonReading(lesson)) + advance()
        }
        let isFirst = section.id == lesson.sections.first?.id && place.step == 0
        let said = isFirst ? [] : [remark(.resumed(section.title.text))]
        return said + begin(LessonReading(lesson, from: section, step: place.step)) + advance()
    }

    /// Says that a question is left open.
    private func leftQuestion() -> [Output] {
        defer { state.pending = nil }
        switch state.pending {
        case .predictions: return [remark(.predictionLeft)]
        case .quiz(let run): return [remark(.quizKept(options.commands.quiz(run.prepared.quiz.id)))]
        case .review: return [remark(.reviewLeft)]
        case nil: return []
        }
    }

    /// Starts with what the lesson declared before the place.
    func begin(_ reading: LessonReading) -> [Output] {
        forgetInputs()
        (state.reading, state.lessonScope, state.pending, state.exercise, state.outside) = (reading, [], nil, nil, nil)
        var outputs: [Output] = []
        for snippet in reading.snippetsBehind {
            let reaction = enter(snippet)
            if !snippet.fails { outputs += reaction.diagnostics.filter { $0.severity == .error }.map(Output.diagnostic) }
        }
        return outputs
    }

    /// `:next`: goes on in the lesson; without one, where the learner left off.
    func next() -> [Output] {
        if state.outside != nil { return [remark(.leavePlayFirst)] }
        if state.pending != nil { return [remark(.questionIsOpen)] }
        return state.reading == nil ? resumeLatest() : advance()
    }

    /// An empty line: what comes next where something does.
    func goOn() -> [Output] {
        if state.outside != nil { return [] }
        if state.pending != nil { return [remark(.replyToGoOn)] }
        if options.waitsAfterQuiz, state.reading == nil, endedResult != nil { return leave() }
        if state.reading == nil { return options.offersResume ? state.lastInput == nil ? resumeLatest() : [resumptionByNext].compactMap(\.self) : [] }
        if let exercise = state.exercise, !exercise.isSolved || exercise.isLastInputUnusable, !exercise.isReminded {
            state.exercise?.isReminded = true
            return [remark(.exerciseIsOpen)]
        }
        return advance()
    }

    func advance() -> [Output] {
        guard let step = state.reading?.advance() else { return farewell() }
        hintsShown = 0
        leaveExercise()
        if let lesson = state.reading?.lesson.id { record(.reached(lesson: lesson, section: step.section.id, step: step.index)) }
        return present(step)
    }

    func back() -> [Output] {
        if let outputs = leaveScratchScope() { return outputs }
        if case .quiz = state.pending { return [remark(.quizGoesForward)] }
        if case .review = state.pending { return [remark(.reviewGoesOn)] }
        guard let reading = state.reading else { return [remark(.noLessonOpen)] }
        guard let section = reading.sectionBehind else { return [remark(.beginningOfLesson)] }
        return begin(LessonReading(reading.lesson, from: section)) + advance()
    }

    private func present(_ step: LessonStep) -> [Output] {
        var outputs: [Output] = []
        if step.index == 0, !step.section.title.text.isEmpty { outputs.append(.text([step.section.title] + lines(on: step.section.evidence) + [StyledText()])) }
        for item in step.items {
            switch item {
            case .prose(let prose): outputs.append(.text(prose.rendered(width: options.width) + [StyledText()]))
            case .setup(let snippet):
                outputs.append(.text(Listing.of(snippet.code, width: options.width)))
                outputs += enter(snippet).diagnostics.map(Output.diagnostic)
            }
        }
        if let run = step.run { outputs.append(.text(listing(of: run))) }
        if options.showsScene { outputs.removeAll { !$0.isDiagnostic } }
        let reaction = step.run.map(enter)
        guard let lesson = state.reading?.lesson, !step.predictions.isEmpty else { return outputs + finishStep(with: reaction) }
        return outputs + ask(PredictionRun(lesson: lesson, section: step.section, open: step.predictions[...], reaction: reaction))
    }

    /// Shows what the step's run shows, once its questions are answered.
    func finishStep(with reaction: Reaction?) -> [Output] {
        state.pending = nil
        guard let reading = state.reading, let step = reading.current else { return [] }
        let outputs = show(reaction, of: step) + present(step.exercise, of: reading.lesson, in: step.section)
        if reading.isAtEnd, step.exercise == nil { record(.finished(lesson: reading.lesson.id)) }
        return outputs + position()
    }

    /// What a run shows, seen as its author points at it.
    private func show(_ reaction: Reaction?, of step: LessonStep) -> [Output] {
        let aspects = step.aspects.compactMap { Playground.Aspect(rawValue: $0.rawValue) }
        guard let reaction else { return step.run == nil ? glances(at: aspects) : [] }
        return described(reaction, showing: aspects.isEmpty ? [.layout] : aspects)
    }

    /// Where the learner is, and what can be done now: `containers 4/23 · Enter: next · :hint · :help`.
    func position() -> [Output] {
        guard !options.showsScene, let reading = state.reading, let step = reading.current, state.pending == nil, state.outside == nil else { return [] }
        var parts = ["\(reading.lesson.id) \(reading.sectionNumber)/\(reading.lesson.sections.count)"]
        if reading.stepCount > 1 { parts[0] += " (\(step.index + 1)/\(reading.stepCount))" }
        if let exercise = state.exercise, !exercise.isSolved {
            parts += [":check", ":edit"] + (exercise.exercise.hints.isEmpty ? [] : [":hint"]) + [say(.nextSkips)]
        } else {
            parts.append(say(reading.isAtEnd ? .enterEnds : .enterGoesOn))
        }
        return [.text([StyledText()] + StyledText((parts + [":help"]).joined(separator: " · "), .mark).fitted(to: options.width))]
    }

    func runSnippet() -> [Output] {
        guard let step = state.reading?.current, let run = step.run else { return [remark(.noSnippetOpen)] }
        return show(enter(run), of: step)
    }

    /// The end of a lesson: what went well, what to repeat, and what comes next.
    private func farewell() -> [Output] {
        guard let lesson = state.reading?.lesson else { return [] }
        record(.finished(lesson: lesson.id))
        let tally = LessonTally(lesson, progress.cards(in: outline))
        var lines = [StyledText(say(.endOfLesson(lesson.title)), .strong)]
        if tally.answeredCount > 0 { lines.append(StyledText(say(.predictedRight(tally.rightCount, of: tally.answeredCount)))) }
        let exercises = lesson.exercises.count
        if exercises > 0 { lines.append(StyledText(say(.exercisesSolved(progress.progress(of: LessonOutline(lesson)).exercisesSolved, of: exercises)))) }
        if !tally.missed.isEmpty {
            lines += [StyledText(), StyledText(say(.worthRepeating))]
            lines += tally.missed.map { section in
                StyledText("  ") + StyledText(options.commands.open("\(lesson.id)#\(section.id)"), .code) + StyledText("  \(section.title.text)")
            }
        }
        lines.append(StyledText())
        if let quiz = course.quizzes.first(where: { $0.id == lesson.id }) { lines.append(StyledText(say(.itsQuiz(quiz.id)), .mark)) }
        if let following = course.lessons.drop(while: { $0.id != lesson.id }).dropFirst().first {
            lines.append(StyledText(say(.nextLesson(following.id)), .mark))
        }
        return [.text(lines.flatMap { $0.fitted(to: options.width) })]
    }
}
