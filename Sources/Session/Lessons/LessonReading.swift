import Course

/// Where a learner is in a lesson.
struct LessonReading {
    let lesson: Lesson
    let steps: [LessonStep]
    /// The step that was shown last; nil before the first.
    private var position: Int?

    /// The lesson from its beginning, from a section, or from a step of one.
    init(_ lesson: Lesson, from section: Section? = nil, step: Int = 0) {
        self.lesson = lesson
        steps = LessonStep.steps(of: lesson)
        let first = section.flatMap { wanted in steps.firstIndex { $0.section.id == wanted.id } } ?? 0
        let last = steps.lastIndex { $0.section.id == steps[first].section.id } ?? first
        let start = min(first + max(0, step), last)
        position = start == 0 ? nil : start - 1
    }

    var current: LessonStep? { position.flatMap { steps.indices.contains($0) ? steps[$0] : nil } }
    var isAtEnd: Bool { (position ?? -1) + 1 >= steps.count }

    mutating func advance() -> LessonStep? {
        guard !isAtEnd else { return nil }
        position = (position ?? -1) + 1
        return current
    }

    /// The section being read, counted from 1.
    var sectionNumber: Int { (lesson.sections.firstIndex { $0.id == current?.section.id } ?? 0) + 1 }
    /// How many steps the section being read has.
    var stepCount: Int { steps.count { $0.section.id == current?.section.id } }

    /// The section to go back to: the one being read, or the one before it at its first step. Nil at the beginning.
    var sectionBehind: Section? {
        guard let position, let current else { return nil }
        if current.index > 0 { return current.section }
        return position > 0 ? steps[position - 1].section : nil
    }

    /// The lesson's snippets before the next step, in order: what its scope holds.
    var snippetsBehind: [Snippet] {
        steps.prefix((position ?? -1) + 1).flatMap { step in
            step.items.compactMap { if case .setup(let snippet) = $0 { snippet } else { nil } } + (step.run.map { [$0] } ?? [])
        }
    }
}
