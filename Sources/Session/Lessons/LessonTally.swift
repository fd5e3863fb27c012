import Course
import Grading

/// What the learner got right and wrong since a lesson was opened: what its end tells.
struct LessonTally {
    private(set) var rightCount = 0
    private(set) var answeredCount = 0
    private(set) var solvedCount = 0
    /// The sections whose questions were missed, in the order of the lesson, each once.
    private(set) var missed: [Section] = []

    mutating func predicted(_ verdict: Grade.Verdict, in section: Section) {
        answeredCount += 1
        if verdict == .correct { rightCount += 1 } else { miss(section) }
    }

    mutating func solved() { solvedCount += 1 }

    private mutating func miss(_ section: Section) {
        if !missed.contains(where: { $0.id == section.id }) { missed.append(section) }
    }
}
