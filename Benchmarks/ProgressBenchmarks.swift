import Course
import Diagnostics
import Foundation
import Progress

/// A store with 100,000 events of a course of 100 lessons and 100 quizzes.
func measureProgress() throws -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("progress.sqlite").path
    let course = try largeCourse()
    let export = try exported(100_000)
    let store = ProgressStore.open(path: path)
    let importing = try seconds { _ = try store.importEvents(export) }
    let recording = median(of: 50) {
        store.record(.answered(.question(quiz: "sums-1", question: "q1"), reply: "b", verdict: .correct, score: 1, max: 1, context: .review))
    }
    let opening = median(of: 20) { summary(ProgressStore.open(path: path), course) }
    return [
        Row(what: "100,000 events: opening the store, where one left off, how far, how much is due", value: milliseconds(opening), note: "10 ms"),
        Row(what: "the marks of 100 lessons and 100 quizzes", value: milliseconds(median(of: 10) { marks(store, course) })),
        Row(what: "the statistics of reviews", value: milliseconds(median(of: 10) { _ = store.statistics(in: course, on: Date()) })),
        Row(what: "an answer, on disk", value: milliseconds(recording)),
        Row(what: "importing 100,000 events", value: milliseconds(importing)),
        Row(what: "working everything out again", value: milliseconds(seconds { store.rebuild() })),
    ]
}

private func summary(_ store: ProgressStore, _ course: Course) {
    switch store.latestPlaces(in: CourseOutline(course)).first.flatMap({ StudyPlace($0, in: course) }) {
    case .lesson(let lesson): _ = store.progress(of: lesson)
    case .quiz(let quiz): _ = store.progress(of: quiz)
    case nil: break
    }
    _ = store.dueCount(in: course, on: Date())
}

private func marks(_ store: ProgressStore, _ course: Course) {
    _ = course.lessons.map { store.progress(of: $0).mark } + course.quizzes.map { store.progress(of: $0).mark }
}

private func largeCourse() throws -> Course {
    var (course, faults) = (Course(), Faults())
    for file in largeCourseFiles() {
        if file.name.hasPrefix("lessons/") {
            Lesson.read(file, faults: &faults).map { course.add($0) }
        } else {
            Quiz.read(file, faults: &faults).map { course.add($0) }
        }
    }
    guard course.lessons.count == 100, course.quizzes.count == 100 else { throw CocoaError(.formatting) }
    return course
}

/// 100 lessons of ten sections, and 100 quizzes of twenty questions.
func largeCourseFiles() -> [SourceText] {
    func front(_ id: String) -> String { "---\nformat: 1\nid: \(id)\ntitle: Title\n---\n# Title\n\n" }
    let sections = (0..<10).map { section in
        "## Section {#s\(section)}\n\n```swift run id=r\(section)\nText(\"a\")\n```\n\n"
            + "```predict of=r\(section)\nask: How many?\nanswer: find(Text.self).count\n```\n\n"
    }
    let questions = (0..<20).map { "## Question {#q\($0) kind=single}\n\n- [x] Right\n- [ ] Wrong\n\n" }
    return (0..<100).flatMap { number in
        [
            SourceText(name: "lessons/boxes-\(number).md", text: front("boxes-\(number)") + sections.joined()),
            SourceText(name: "quizzes/sums-\(number).md", text: front("sums-\(number)") + questions.joined()),
        ]
    }
}

/// An export of events that end now, one every three minutes.
func exported(_ count: Int) throws -> Data {
    let encoder = JSONEncoder()
    let start = Date().addingTimeInterval(Double(-180 * count))
    var lines = Data(#"{"format":"workbook-progress","version":1}"#.utf8)
    for number in 0..<count {
        let event = Event(id: "event-\(number)", time: start.addingTimeInterval(Double(180 * number)), kind: kind(of: number))
        lines += try Data("\n".utf8) + encoder.encode(event)
    }
    return lines
}

/// A lesson's steps and predictions, then an attempt at a quiz; a lesson and a quiz take 40 events.
private func kind(of number: Int) -> Event.Kind {
    let (round, step) = number.quotientAndRemainder(dividingBy: 40)
    let (lesson, quiz, attempt) = ("boxes-\(round % 100)", "sums-\(round % 100)", "attempt-\(round)")
    let verdict = Verdict.allCases[number % 7 % 3]
    switch step {
    case 0..<18 where step % 2 == 0: return .reached(lesson: lesson, section: "s\(step / 2)", step: 0)
    case 0..<18:
        let item = Item.prediction(lesson: lesson, section: "s\(step / 2)", index: 0)
        return .answered(item, reply: "3", verdict: verdict, score: 1, max: 1, context: .lesson)
    case 18: return .beganQuiz(quiz: quiz, attempt: attempt, seed: "\(round)")
    case 39: return .endedQuiz(quiz: quiz, attempt: attempt, score: 15, max: 20, passed: true)
    default:
        let item = Item.question(quiz: quiz, question: "q\(step - 19)")
        return .answered(item, reply: "b", verdict: verdict, score: 1, max: 1, context: .quiz(attempt: attempt))
    }
}
