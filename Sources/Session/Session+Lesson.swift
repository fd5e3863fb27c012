import Course
import Grading
import Playground

extension Session {
    var lessonNames: [String] { course.lessons.flatMap { lesson in [lesson.id] + lesson.sections.map { "\(lesson.id)#\($0.id)" } } }
    var quizNames: [String] { course.quizzes.map(\.id) }

    func listing() -> [Output] {
        guard !course.lessons.isEmpty || !course.quizzes.isEmpty else {
            return [.failure("no-course", "there are no lessons here", help: "start the workbook with --course and a folder that holds lessons/ and quizzes/")]
        }
        func list(_ title: String, _ items: [(id: String, title: String)]) -> [StyledText] {
            let column = (items.map(\.id.count).max() ?? 0) + 2
            let rows = items.map { item in
                StyledText("  ") + StyledText(item.id, .code) + StyledText(String(repeating: " ", count: column - item.id.count) + item.title)
            }
            return items.isEmpty ? [] : [StyledText(title, .heading)] + rows
        }
        let lessons = list("Lessons (:open NAME)", course.lessons.map { ($0.id, $0.title) })
        return [.text(lessons + list("Quizzes (:quiz NAME)", course.quizzes.map { ($0.id, $0.title) }))]
    }

    /// Opens `LESSON` or `LESSON#SECTION` and shows its first step.
    public func open(_ name: String) -> [Output] {
        guard !name.isEmpty else { return listing() }
        switch course.place(named: name) {
        case .missing(let diagnostic): return [.diagnostic(diagnostic)]
        case .found(let place): return begin(LessonReading(place.lesson, from: place.section)) + next()
        }
    }

    /// Starts afresh with what the lesson declared before the place.
    private func begin(_ reading: LessonReading) -> [Output] {
        self.reading = reading
        forgetInputs()
        var outputs: [Output] = []
        for snippet in reading.snippetsBehind {
            let reaction = enter(snippet)
            if !snippet.fails { outputs += reaction.diagnostics.filter { $0.severity == .error }.map(Output.diagnostic) }
        }
        return outputs
    }

    func next() -> [Output] {
        if isAsking { return [.remark("A question is open: reply to it, or :skip it.")] }
        guard reading != nil else { return course.lessons.first.map { open($0.id) } ?? listing() }
        guard let step = reading?.advance() else { return [.remark(farewell)] }
        hintsShown = 0
        attempt = []
        return present(step)
    }

    private var farewell: String {
        guard let lesson = reading?.lesson else { return "" }
        let quiz = course.quizzes.first { $0.id == lesson.id }.map { " Its quiz: :quiz \($0.id)." } ?? ""
        let following = course.lessons.drop { $0.id != lesson.id }.dropFirst().first.map { " The next one: :open \($0.id)." } ?? ""
        return "This is the end of the lesson.\(quiz)\(following)"
    }

    func back() -> [Output] {
        guard let reading else { return [.remark("No lesson is open: :open NAME.")] }
        guard let section = reading.sectionBehind else { return [.remark("This is the beginning of the lesson.")] }
        pending = nil
        return begin(LessonReading(reading.lesson, from: section)) + next()
    }

    private func present(_ step: LessonStep) -> [Output] {
        var outputs: [Output] = []
        if step.isFirst, !step.section.title.text.isEmpty { outputs += [.text([step.section.title, StyledText()])] }
        for item in step.items {
            switch item {
            case .prose(let prose): outputs.append(.text(prose.rendered(width: options.width) + [StyledText()]))
            case .setup(let snippet):
                outputs.append(.text(Listing.of(snippet.code)))
                outputs += enter(snippet).diagnostics.map(Output.diagnostic)
            }
        }
        if let run = step.run { outputs.append(.text(Listing.of(run))) }
        let reaction = step.run.map(enter)
        return outputs + (step.predictions.isEmpty ? finishStep(with: reaction) : ask(step.predictions, before: reaction))
    }

    /// Shows what the step's run came to, once its questions are answered.
    func finishStep(with reaction: Reaction?) -> [Output] {
        pending = nil
        guard let step = reading?.current else { return [] }
        return show(reaction, of: step) + present(step.exercise)
    }

    private func present(_ exercise: Exercise?) -> [Output] {
        guard let exercise else { return [] }
        let starter = exercise.starter.map { [Output.text(Listing.of($0))] } ?? []
        let hints = exercise.hints.isEmpty ? "" : " :hint helps."
        return starter + [.remark("Enter your version, then :check it.\(hints)")]
    }

    /// What a run came to, seen as its author points at it.
    private func show(_ reaction: Reaction?, of step: LessonStep) -> [Output] {
        let aspects = step.aspects.compactMap { Playground.Aspect(rawValue: $0.rawValue) }
        guard let reaction else { return step.run == nil ? aspects.flatMap(glance) : [] }
        return described(reaction, showing: aspects.isEmpty ? [.layout] : aspects)
    }

    func runSnippet() -> [Output] {
        if isAsking { return [.remark("Reply first: what the snippet resolves to is then shown.")] }
        guard let step = reading?.current, let run = step.run else { return [.remark("No snippet of a lesson is open: :next goes on.")] }
        return show(enter(run), of: step)
    }

    /// Enters a lesson's snippet and does what it says is done on its view.
    private func enter(_ snippet: Snippet) -> Reaction {
        Reaction(snippet.run(in: playground, window: reading?.lesson.window))
    }
}
