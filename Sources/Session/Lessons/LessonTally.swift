import Course
import Progress

/// What the learner got right and wrong in a lesson, each prediction by its last answer: what the lesson's end reports.
struct LessonTally {
    let rightCount, answeredCount: Int
    /// The sections with predictions that were missed, in the order of the lesson.
    let missed: [Section]

    /// - Parameter cards: those of the course.
    init(_ lesson: Lesson, _ cards: [Card]) {
        var (right, answered, missed) = (0, 0, Set<String>())
        for card in cards {
            guard case .prediction(lesson.id, let section, _) = card.item else { continue }
            answered += 1
            if card.lastRating == .good { right += 1 } else { missed.insert(section) }
        }
        (rightCount, answeredCount) = (right, answered)
        self.missed = lesson.sections.filter { missed.contains($0.id) }
    }
}
