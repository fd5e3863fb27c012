import Course
import Diagnostics
import Foundation
import GRDB
import Synchronization
import Testing

@testable import Progress

/// A clock that tests move.
final class Clock: Sendable {
    private let time: Mutex<Date>
    init(_ time: Date = Date(timeIntervalSince1970: 1_800_000_000)) { self.time = Mutex(time) }
    var now: Date { time.withLock { $0 } }
    func advance(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }
    func advance(days: Double) { advance(days * 86_400) }
}

/// A folder for one test, deleted with it.
final class Folder {
    let path: String
    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("progress-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    var store: String { path + "/progress.sqlite" }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

func lesson(_ id: String = "boxes", aliases: String = "[]", sections: [String] = ["counting", "nesting"], exercise: String = "thirds") throws -> Lesson {
    let parts = sections.map {
        """
        ## A section {#\($0)}

        ```swift run id=\($0.prefix { $0 != " " })
        Text("a")
        ```

        ```predict of=\($0.prefix { $0 != " " })
        ask: How many?
        answer: find(Text.self).count
        ```


        """
    }
    let text = """
        ---
        format: 1
        id: \(id)
        title: Boxes
        aliases: \(aliases)
        ---
        # Boxes

        \(parts.joined())## Exercise {#\(exercise) .exercise}

        Write a text.

        ```swift starter
        Color.red
        ```

        ```check
        find(Text.self).count == 1: one text
        ```

        ```swift solution
        Text("a")
        ```

        """
    var faults = Faults()
    let lesson = Lesson.read(SourceText(name: "lessons/\(id).md", text: text), faults: &faults)
    return try #require(lesson, "\(faults.diagnostics.map { $0.rendered() })")
}

func quiz(_ id: String = "sums", aliases: String = "[]", questions: [String] = ["one", "two"]) throws -> Quiz {
    let parts = questions.map { "## A question {#\($0) kind=single}\n\n- [x] Right\n- [ ] Wrong\n\n" }
    var faults = Faults()
    let text = "---\nformat: 1\nid: \(id)\ntitle: Sums\naliases: \(aliases)\n---\n# Sums\n\n\(parts.joined())"
    let quiz = Quiz.read(SourceText(name: "quizzes/\(id).md", text: text), faults: &faults)
    return try #require(quiz, "\(faults.diagnostics.map { $0.rendered() })")
}

func course(_ lessons: [Lesson] = [], _ quizzes: [Quiz] = []) -> Course {
    var course = Course()
    for lesson in lessons { course.add(lesson) }
    for quiz in quizzes { course.add(quiz) }
    return course
}

func answer(_ item: Item, _ verdict: Verdict = .correct, in context: Context = .lesson, reply: String = "a") -> Event.Kind {
    .answered(item, reply: reply, verdict: verdict, score: verdict == .correct ? 1 : 0, max: 1, context: context)
}

extension ProgressStore {
    /// The replies of all answers, in order.
    var replies: [String] {
        read([]) { db in
            var replies: [String] = []
            try EventLog.forEach(in: db) { if case .answered(_, let reply, _, _, _, _) = $0.event.kind { replies.append(reply) } }
            return replies
        }
    }

    /// The rows of all derived tables; without the numbers of events where stores are compared.
    func derived(withEvents: Bool = true) throws -> [String] {
        let columns = [
            "lesson": "*", "section": "*", "quiz": "*", "attempt": "*", "item": "*", "reply": withEvents ? "*" : "quiz, attempt, time",
            "review": withEvents ? "*" : "time, item, rating, phase",
        ]
        return try state.withLock { state in
            let queue = try #require(state.queue)
            return try queue.read { db in
                try columns.sorted { $0.key < $1.key }.flatMap { table, columns in
                    try Row.fetchAll(db, sql: "SELECT \(columns) FROM \(table)").map { "\(table) \($0)" }.sorted()
                }
            }
        }
    }

    func execute(_ sql: String) throws {
        try state.withLock { try $0.queue?.writeWithoutTransaction { try $0.execute(sql: sql) } }
    }
}

/// Numbers that a seed decides.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension Event.Kind {
    static func random(_ generator: inout SeededGenerator) -> Event.Kind {
        let lesson = ["boxes", "crates"].randomElement(using: &generator) ?? "boxes"
        let quiz = ["sums", "totals"].randomElement(using: &generator) ?? "sums"
        let attempt = "attempt-\(Int.random(in: 0..<4, using: &generator))"
        let section = ["counting", "nesting", "gone"].randomElement(using: &generator) ?? "counting"
        let question = Item.question(quiz: quiz, question: ["one", "two"].randomElement(using: &generator) ?? "one")
        let item = [.prediction(lesson: lesson, section: section, index: 0), .exercise(lesson: lesson, section: section), question].randomElement(
            using: &generator)
        let verdict = Verdict.allCases.randomElement(using: &generator) ?? .correct
        let context = [.lesson, .quiz(attempt: attempt), .review, .cram].randomElement(using: &generator) ?? Context.lesson
        let score = Double.random(in: 0...3, using: &generator)
        return switch Int.random(in: 0..<10, using: &generator) {
        case 0: .reached(lesson: lesson, section: section, step: Int.random(in: 0..<5, using: &generator))
        case 1: .finished(lesson: lesson)
        case 2: .beganQuiz(quiz: quiz, attempt: attempt, seed: "\(score)")
        case 3: .skipped(question, context: .quiz(attempt: attempt))
        case 4: .endedQuiz(quiz: quiz, attempt: attempt, score: score, max: 3, passed: score > 2)
        case 5: .abandonedQuiz(quiz: quiz, attempt: attempt)
        case 6: .showed(misconception: "m-index", item ?? question)
        default: .answered(item ?? question, reply: "reply \(score)", verdict: verdict, score: verdict == .notGraded ? nil : score, max: 3, context: context)
        }
    }
}
