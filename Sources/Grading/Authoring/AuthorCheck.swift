import Course
import Diagnostics

/// What verifying a course found.
public struct AuthorReport {
    /// By file and place.
    public let diagnostics: [Diagnostic]
    /// What was looked at, for a line of summary.
    public let counts: Counts

    public struct Counts: Equatable, Sendable {
        public var lessons = 0, snippets = 0, expectations = 0, predictions = 0, exercises = 0, quizzes = 0, questions = 0, mutants = 0
        /// Mutants that behave as the solution, and those that pass though they don't.
        public var equivalents = 0, survivors = 0
    }

    public var isClean: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// Proves that the content of a course holds: every snippet, expectation, solution, mistake and key.
public struct AuthorCheck {
    /// How many seeds must each give a sound quiz and a passing solution.
    public static let seeds: ClosedRange<UInt64> = 1...25

    var faults = Faults()
    var counts = AuthorReport.Counts()
    let course: Course
    /// Whether altered solutions that still pass are reported.
    let mutates: Bool
    /// How many altered solutions of an exercise are tried.
    let mutantLimit: Int

    /// - Parameter willVerify: called with the name of each file before it is verified.
    public static func report(on course: Course, mutates: Bool = false, mutantLimit: Int = 200, willVerify: (String) -> Void = { _ in }) -> AuthorReport {
        var check = AuthorCheck(course: course, mutates: mutates, mutantLimit: mutantLimit)
        check.faults.add(course.faults)
        for lesson in course.lessons {
            willVerify(lesson.file.name)
            check.verify(lesson)
        }
        for quiz in course.quizzes {
            willVerify(quiz.file.name)
            check.verify(quiz)
        }
        return AuthorReport(diagnostics: sorted(check.faults.diagnostics), counts: check.counts)
    }

    private init(course: Course, mutates: Bool, mutantLimit: Int) { (self.course, self.mutates, self.mutantLimit) = (course, mutates, mutantLimit) }

    /// How far apart equal diagnostics of one place can stand once sorted.
    private static let repetitionReach = 30

    /// By file and place, each once.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        func place(_ diagnostic: Diagnostic, _ index: Int) -> (String, Int, Int) {
            diagnostic.span.map { ($0.source.name, $0.range.lowerBound, index) } ?? ("", 0, index)
        }
        var result: [Diagnostic] = []
        for (_, diagnostic) in diagnostics.enumerated().sorted(by: { place($0.element, $0.offset) < place($1.element, $1.offset) })
        where !result.suffix(repetitionReach).contains(diagnostic) { result.append(diagnostic) }
        return result
    }

    /// Adds what went wrong where something written at a span was carried out.
    mutating func add(_ diagnostics: [Diagnostic]) { diagnostics.forEach { faults.add($0) } }
}
