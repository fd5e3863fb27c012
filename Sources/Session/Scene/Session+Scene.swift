import Course
import Grading
import Playground
import Progress

extension Session {
    /// What a front end shows that draws lesson, question and view itself.
    public var scene: StudyScene {
        StudyScene(
            lesson: sceneLesson, question: sceneQuestion, exercise: sceneExercise, view: hidesView ? nil : playground.shownView, looks: sceneLooks,
            isPlaying: state.outside != nil)
    }

    /// How the live view is laid out, moment by moment; nil while it is hidden.
    public var layoutSteps: [LayoutStep]? { hidesView ? nil : playground.layoutSteps }

    /// Lessons, quizzes and reviews, and the words of the page.
    public var menu: StudyMenu {
        StudyMenu(
            lessons: course.lessons.map { lesson in
                StudyMenu.Item(
                    id: lesson.id, title: lesson.title.withoutControlSequences, mark: progress.progress(of: LessonOutline(lesson)).mark.sign,
                    sections: lesson.sections.map { .init(id: $0.id, title: $0.title.text.withoutControlSequences) })
            },
            quizzes: course.quizzes.map { quiz in
                StudyMenu.Item(id: quiz.id, title: quiz.title.withoutControlSequences, mark: progress.progress(of: QuizOutline(quiz)).mark.sign)
            },
            dueCount: dueCount, language: options.language.rawValue,
            words: Dictionary(uniqueKeysWithValues: PageWord.allCases.map { ($0.rawValue, say($0.phrase)) }))
    }

    /// Whether the live view would give an answer away.
    private var hidesView: Bool {
        switch state.pending {
        case .predictions, .quiz: true
        case .review(let run): !run.isPracticing
        case nil: false
        }
    }

    /// Whether a quiz or a review is in front of the lesson.
    private var isAway: Bool {
        switch state.pending {
        case .quiz, .review: true
        case .predictions, nil: false
        }
    }

    // MARK: The lesson

    private var sceneLesson: StudyScene.Lesson? {
        guard !isAway, let reading = state.reading, let step = reading.current else { return nil }
        return StudyScene.Lesson(
            id: reading.lesson.id, title: reading.lesson.title.withoutControlSequences, section: step.section.id,
            sectionTitle: SceneText.parts(of: step.section.title), sectionNumber: reading.sectionNumber, sectionCount: reading.lesson.sections.count,
            stepNumber: step.index + 1, stepCount: reading.stepCount, isAtEnd: reading.isAtEnd,
            evidence: step.section.evidence.map { evidence in
                [say(.evidence(evidence.strength)), evidence.sources.joined(separator: "; ")].filter { !$0.isEmpty }.joined(separator: ": ")
                    .withoutControlSequences
            },
            blocks: reading.stepsOfSection.flatMap { blocks(of: $0, isCurrent: $0.index == step.index) })
    }

    private func blocks(of step: LessonStep, isCurrent: Bool) -> [SceneBlock] {
        let items = step.items.flatMap { item in
            switch item {
            case .prose(let prose): SceneBlock.blocks(of: prose)
            case .setup(let snippet): [SceneBlock.snippet(snippet.code, SceneSnippet(role: .setup))]
            }
        }
        let run = step.run.map { snippet in
            SceneBlock.snippet(snippet.code, SceneSnippet(role: .run, actions: snippet.actions.map(\.text.withoutControlSequences), isCurrent: isCurrent))
        }
        let given = isCurrent ? state.exercise?.exercise.given.map { SceneBlock.snippet($0, SceneSnippet(role: .given)) } : nil
        return items + [run, given].compactMap(\.self)
    }

    /// What front ends see in the view itself.
    private static let shownAspects: Set<Playground.Aspect> = [.picture, .svg, .layout, .declared, .resolved]

    private var sceneLooks: [StudyScene.Look] {
        guard !hidesView, !isAway, state.outside == nil, let step = state.reading?.current else { return [] }
        return step.aspects.compactMap { Playground.Aspect(rawValue: $0.rawValue) }.filter { !Self.shownAspects.contains($0) }.compactMap { aspect in
            playground.text(aspect).flatMap { $0.isEmpty ? nil : StudyScene.Look(title: say(aspect.title), text: $0.withoutControlSequences) }
        }
    }

    // MARK: Questions and exercises

    private var sceneQuestion: StudyScene.Question? {
        guard state.outside == nil else { return nil }
        switch state.pending {
        case .predictions(let run):
            guard let put = run.open.first else { return nil }
            return question(put.prediction, .prediction, in: playground(for: put.prediction, of: run.lesson))
        case .quiz(let run): return run.current.map { question($0, of: run, .quiz, place: run.place) }
        case .review(let run):
            switch run.task {
            case .question(let single): return single.current.map { question($0, of: single, .review, place: run.place) }
            case .prediction(let prediction, let lesson, let section, let shown):
                var asked = question(prediction, .review, in: shown)
                (asked.place, asked.title) = (run.place, SceneText.parts(of: section.title))
                let snippets = lesson.sections.flatMap(\.snippets)
                let run = snippets.indices.contains(prediction.run) ? [snippets[prediction.run].code] : []
                let code = lesson.declarations(neededBy: prediction.run) + run
                asked.blocks.insert(contentsOf: code.map { .snippet($0, SceneSnippet(role: .given)) }, at: 0)
                return asked
            case .exercise, nil: return nil
            }
        case nil: return nil
        }
    }

    private func question(_ prediction: Prediction, _ kind: StudyScene.Question.Kind, in playground: Playground) -> StudyScene.Question {
        let form = prediction.instruction(in: playground)
        let ask = SceneBlock(
            kind: .paragraph, parts: [SceneText(kind: .strong, parts: SceneText.parts(of: StyledText(marking: prediction.ask.text)))])
        return StudyScene.Question(
            kind: kind, blocks: [ask], form: form?.rawValue, instruction: say(form.map(Phrase.predictionHow) ?? .predictionAnyhow))
    }

    private func question(_ instance: QuestionInstance, of run: QuizRun, _ kind: StudyScene.Question.Kind, place: String) -> StudyScene.Question {
        var snippetCount = 0
        var blocks = instance.context.map { SceneBlock.snippet($0.code, SceneSnippet(role: .setup)) }
        blocks += instance.prompt.flatMap { part -> [SceneBlock] in
            switch part {
            case .prose(let prose): return SceneBlock.blocks(of: prose)
            case .snippet(let snippet):
                defer { snippetCount += 1 }
                if snippetCount == instance.numberedSnippet { return [SceneBlock(kind: .code, text: snippet.code.numbered.withoutControlSequences)] }
                return [SceneBlock.snippet(snippet.code, SceneSnippet(role: .given, actions: snippet.actions.map(\.text.withoutControlSequences)))]
            }
        }
        if let exercise = instance.exercise {
            if let starter = exercise.starter { blocks.append(.snippet(starter, SceneSnippet(role: .starter))) }
            if let given = exercise.given { blocks.append(.snippet(given, SceneSnippet(role: .given))) }
        }
        let isRubric = instance.question.kind.isOwnWords
        let showsChoices = !isRubric || run.stage == .marking
        let text = text(of: instance)
        if run.hasShownModel, let model = instance.explanation { blocks += SceneBlock.blocks(of: model) }
        return StudyScene.Question(
            kind: kind, place: place, title: SceneText.parts(of: instance.question.title), blocks: blocks,
            items: isRubric ? [] : instance.items.enumerated().map { .init(label: "\($0 + 1)", blocks: SceneBlock.blocks(of: $1.text)) },
            choices: showsChoices
                ? instance.choices.enumerated().map { .init(label: isRubric ? "\($0 + 1)" : QuestionText.letter($0), blocks: SceneBlock.blocks(of: $1.text)) }
                : [],
            form: (run.stage == .marking ? instance.question.kind == .explain ? .lines : .number : instance.instruction).rawValue,
            instruction: run.stage == .marking ? say(text.howToMark) : text.instruction, hasHints: !instance.question.hints.isEmpty)
    }

    private var sceneExercise: StudyScene.Exercise? {
        guard let open = state.exercise, state.outside == nil, !hidesView else { return nil }
        return StudyScene.Exercise(
            version: open.version.text.trimmingFinalNewlines.withoutControlSequences, isSolved: open.isSolved, hintCount: open.exercise.hints.count,
            hintsShown: hintsShown, hasSolution: open.exercise.solution != nil)
    }
}

extension LessonReading {
    /// The steps of the section being read, up to the current one.
    fileprivate var stepsOfSection: [LessonStep] {
        guard let current else { return [] }
        return steps.filter { $0.section.id == current.section.id && $0.index <= current.index }
    }
}
