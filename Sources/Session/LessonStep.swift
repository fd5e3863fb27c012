import Course

/// What a reader takes in at once: prose, the declarations it needs, and at most one run with the questions put before it.
struct LessonStep {
    enum Item {
        case prose(Prose)
        case setup(Snippet)
    }

    let section: Section
    /// Whether the step begins its section, whose title is then shown.
    var isFirst = false
    var items: [Item] = []
    var run: Snippet?
    /// The run's index among the lesson's snippets, from 0.
    var runIndex: Int?
    var predictions: [Prediction] = []
    /// What is worth looking at once the run is shown; in a step without one, what is to be seen of the run before.
    var aspects: [Expectation.Aspect] = []
    /// The section's exercise, in its last step.
    var exercise: Exercise?

    /// A lesson's blocks, cut at headings and after each run and what belongs to it.
    static func steps(of lesson: Lesson) -> [LessonStep] {
        var snippetCount = 0
        return lesson.sections.flatMap { steps(of: $0, countingSnippets: &snippetCount) }
    }

    private static func steps(of section: Section, countingSnippets count: inout Int) -> [LessonStep] {
        var steps: [LessonStep] = []
        var step = LessonStep(section: section, isFirst: true)
        func cut(if isFull: Bool) {
            guard isFull else { return }
            steps.append(step)
            step = LessonStep(section: section)
        }
        for block in section.blocks {
            switch block {
            case .prose(let prose):
                cut(if: step.isFull)
                step.items.append(.prose(prose))
            case .snippet(let snippet):
                cut(if: step.isFull)
                if snippet.role == .setup { step.items.append(.setup(snippet)) } else { (step.run, step.runIndex) = (snippet, count) }
                count += 1
            case .prediction(let prediction): step.predictions.append(prediction)
            case .expectation(let expectation):
                if step.run != nil, step.runIndex != expectation.run, let index = steps.lastIndex(where: { $0.runIndex == expectation.run }) {
                    steps[index].show(expectation.aspect)
                } else {
                    step.show(expectation.aspect)
                }
            }
        }
        step.exercise = section.exercise
        return steps + [step]
    }

    private var isFull: Bool { run != nil || !predictions.isEmpty || !aspects.isEmpty }

    private mutating func show(_ aspect: Expectation.Aspect) {
        if !aspects.contains(aspect) { aspects.append(aspect) }
    }
}

/// Where a learner is in a lesson.
struct LessonReading {
    let lesson: Lesson
    private let steps: [LessonStep]
    /// The step that was shown last; nil before the first.
    private var position: Int?

    /// The lesson from its beginning or from a section.
    init(_ lesson: Lesson, from section: Section? = nil) {
        self.lesson = lesson
        steps = LessonStep.steps(of: lesson)
        let first = section.flatMap { wanted in steps.firstIndex { $0.section.id == wanted.id } } ?? 0
        position = first == 0 ? nil : first - 1
    }

    var current: LessonStep? { position.flatMap { steps.indices.contains($0) ? steps[$0] : nil } }
    var isAtEnd: Bool { (position ?? -1) + 1 >= steps.count }

    mutating func advance() -> LessonStep? {
        guard !isAtEnd else { return nil }
        position = (position ?? -1) + 1
        return current
    }

    /// The section to go back to: the one being read, or the one before it at its first step. Nil at the beginning.
    var sectionBehind: Section? {
        guard let position, let current else { return nil }
        if !current.isFirst { return current.section }
        return position > 0 ? steps[position - 1].section : nil
    }

    /// The lesson's snippets before the next step, in order: what its scope holds.
    var snippetsBehind: [Snippet] {
        steps.prefix((position ?? -1) + 1).flatMap { step in
            step.items.compactMap { if case .setup(let snippet) = $0 { snippet } else { nil } } + (step.run.map { [$0] } ?? [])
        }
    }
}
