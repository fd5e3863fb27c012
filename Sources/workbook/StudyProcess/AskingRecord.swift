import Diagnostics
import Foundation
import Progress
import Session

/// The record of a learner that another process keeps.
final class AskingRecord: LearnerRecord {
    private let ask: (StudyQuestion) -> StudyAnswer?
    let notices: [Diagnostic]
    private(set) var isSaving = false
    /// Whether the other process knows the course.
    private var isCourseKnown = false

    init(_ ask: @escaping (StudyQuestion) -> StudyAnswer?) {
        self.ask = ask
        if case .record(let trouble, let isSaving)? = ask(.notices) {
            (notices, self.isSaving) = (trouble, isSaving)
        } else {
            notices = []
        }
    }

    private func ask(_ question: StudyQuestion, about course: CourseOutline) -> StudyAnswer? {
        if !isCourseKnown {
            _ = ask(.course(course))
            isCourseKnown = true
        }
        return ask(question)
    }

    func record(_ kind: Event.Kind) -> Diagnostic? {
        // The record names the event and says when it was.
        guard case .record(let trouble, let isSaving)? = ask(.record(Event(id: "", time: .distantPast, kind: kind))) else { return nil }
        self.isSaving = isSaving
        return trouble.first
    }

    func progress(of lesson: LessonOutline) -> LessonProgress { if case .lesson(let progress)? = ask(.lesson(lesson)) { progress } else { .nothing } }
    func progress(of quiz: QuizOutline) -> QuizProgress { if case .quiz(let progress)? = ask(.quiz(quiz)) { progress } else { .nothing } }

    func latestPlaces(in course: CourseOutline) -> [PlaceName] { if case .places(let places)? = ask(.latestPlaces(course)) { places } else { [] } }

    func lastReply(to section: String, of lesson: LessonOutline) -> String? {
        if case .reply(let reply)? = ask(.lastReply(lesson, section: section)) { reply } else { nil }
    }

    func hintCount(of section: String, in lesson: LessonOutline) -> Int {
        if case .count(let count)? = ask(.hintCount(lesson, section: section)) { count } else { 0 }
    }

    func cards(in course: CourseOutline) -> [Card] { cards(ask(.cards, about: course)) }

    func reviewCards(in course: CourseOutline, isCram: Bool, on date: Date) -> [Card] {
        cards(ask(.reviewCards(isCram: isCram, date), about: course))
    }

    func hasDue(on date: Date) -> Bool { if case .truth(let isDue)? = ask(.hasDue(date)) { isDue } else { false } }

    func dueCount(in course: CourseOutline, on date: Date) -> Int {
        if case .count(let count)? = ask(.dueCount(date), about: course) { count } else { 0 }
    }

    func statistics(in course: CourseOutline, on date: Date) -> ReviewStatistics {
        if case .statistics(let statistics?)? = ask(.statistics(date), about: course) { return statistics }
        return ProgressStore.inMemory().statistics(in: course, on: date)
    }

    func misconceptions() -> [MisconceptionCount] { if case .misconceptions(let counts)? = ask(.misconceptions) { counts } else { [] } }

    private func cards(_ answer: StudyAnswer?) -> [Card] { if case .cards(let cards)? = answer { cards } else { [] } }
}
