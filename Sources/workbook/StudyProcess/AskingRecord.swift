import Diagnostics
import Foundation
import Progress
import Session

/// The record of a learner that another process keeps.
final class AskingRecord: LearnerRecord {
    private let ask: (StudyQuestion) -> StudyAnswer?
    let notices: [Diagnostic]
    private(set) var isSaving = false

    init(of course: CourseOutline, _ ask: @escaping (StudyQuestion) -> StudyAnswer?) {
        self.ask = ask
        if case .record(let trouble, let isSaving)? = ask(.course(course)) {
            (notices, self.isSaving) = (trouble, isSaving)
        } else {
            notices = []
        }
    }

    func record(_ kind: Event.Kind) -> Diagnostic? {
        // The record names the event and says when it was.
        guard case .record(let trouble, let isSaving)? = ask(.record(Event(id: "", time: .distantPast, kind: kind))) else { return nil }
        self.isSaving = isSaving
        return trouble.first
    }

    func progress(of lesson: LessonOutline) -> LessonProgress { if case .lesson(let progress)? = ask(.lesson(lesson.id)) { progress } else { .nothing } }
    func progress(of quiz: QuizOutline) -> QuizProgress { if case .quiz(let progress)? = ask(.quiz(quiz.id)) { progress } else { .nothing } }

    func latestPlaces(in course: CourseOutline) -> [PlaceName] { if case .places(let places)? = ask(.latestPlaces) { places } else { [] } }

    func lastReply(to section: String, of lesson: LessonOutline) -> String? {
        if case .reply(let reply)? = ask(.lastReply(lesson: lesson.id, section: section)) { reply } else { nil }
    }

    func cards(in course: CourseOutline) -> [Card] { cards(ask(.cards)) }
    func reviewCards(in course: CourseOutline, isCram: Bool, on date: Date) -> [Card] { cards(ask(.reviewCards(isCram: isCram, date))) }
    func dueCount(in course: CourseOutline, on date: Date) -> Int { if case .count(let count)? = ask(.dueCount(date)) { count } else { 0 } }

    func statistics(in course: CourseOutline, on date: Date) -> ReviewStatistics {
        if case .statistics(let statistics?)? = ask(.statistics(date)) { statistics } else { ProgressStore.inMemory().statistics(in: course, on: date) }
    }

    func misconceptions() -> [MisconceptionCount] { if case .misconceptions(let counts)? = ask(.misconceptions) { counts } else { [] } }

    private func cards(_ answer: StudyAnswer?) -> [Card] { if case .cards(let cards)? = answer { cards } else { [] } }
}
