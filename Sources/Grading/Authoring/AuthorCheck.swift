import Course
import Diagnostics
import Playground

/// What verifying a course found.
public struct AuthorReport {
    /// By file and place.
    public let diagnostics: [Diagnostic]
    /// What was looked at, for a line of summary.
    public let counts: Counts

    public struct Counts: Codable, Equatable, Sendable {
        public var lessons = 0, snippets = 0, expectations = 0, predictions = 0, exercises = 0, quizzes = 0, questions = 0, mutants = 0
        /// Mutants that behave as the solution, and those that pass though they don't.
        public var equivalents = 0, survivors = 0

        public init() {}

        public static func += (counts: inout Counts, others: Counts) {
            let fields: [WritableKeyPath<Counts, Int>] = [
                \.lessons, \.snippets, \.expectations, \.predictions, \.exercises, \.quizzes, \.questions, \.mutants, \.equivalents, \.survivors,
            ]
            for field in fields { counts[keyPath: field] += others[keyPath: field] }
        }
    }

    public var isClean: Bool { !diagnostics.contains { $0.severity == .error } }

    /// How far apart equal diagnostics of one place can be once sorted.
    private static let repetitionReach = 30

    /// By file and place, each once.
    public static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        // What another process found has only lines and columns of its file.
        func place(_ diagnostic: Diagnostic, _ index: Int) -> (String, Int, Int, Int) {
            diagnostic.span.map { ($0.source.name, $0.start.line, $0.start.column, index) } ?? ("", 0, 0, index)
        }
        var result: [Diagnostic] = []
        let placed = diagnostics.enumerated().map { (place: place($1, $0), diagnostic: $1) }
        for (_, diagnostic) in placed.sorted(by: { $0.place < $1.place })
        where !result.suffix(repetitionReach).contains(diagnostic) { result.append(diagnostic) }
        return result
    }
}

/// Proves that the content of a course holds: every snippet, expectation, solution, mistake and key.
public struct AuthorCheck {
    /// How many seeds must each give a sound quiz and a passing solution.
    public static let seeds: ClosedRange<UInt64> = 1...25

    var faults = Faults()
    var counts = AuthorReport.Counts()
    let course: Course
    let options: Options

    /// How it is verified.
    public struct Options: Sendable {
        /// Whether altered solutions that still pass are reported.
        public var mutates = false
        /// How many altered solutions of an exercise are tried.
        public var mutantLimit = 200
        /// When no further altered solutions are tried; nil tries all.
        public var mutantDeadline: ContinuousClock.Instant?
        /// The language in which every text has to be, besides the original's; `nil` for none.
        public var language: String?
        /// The part of each file's exercises and questions that is looked at, of as many parts; the first has all else.
        public var share = (index: 0, count: 1)
        /// Those of what runs.
        public var playground = Playground.Options()
        public init() {}
    }

    /// - Parameter files: those that are looked at, among others that they may refer to; nil for all.
    public static func report(on course: Course, files: Set<String>? = nil, options: Options = Options()) -> AuthorReport {
        var check = AuthorCheck(course: course, options: options)
        func isMeant(_ file: SourceText?) -> Bool { files.map { names in file.map { names.contains($0.name) } ?? false } ?? true }
        if check.isFirstShare {
            check.add(course.faults.diagnostics.filter { isMeant($0.span?.source) })
            check.add(course.misconceptionFaults(requiring: options.language).diagnostics.filter { isMeant($0.span?.source) })
        }
        for lesson in course.lessons where isMeant(lesson.file) { check.verify(lesson) }
        for quiz in course.quizzes where isMeant(quiz.file) { check.verify(quiz) }
        return AuthorReport(diagnostics: AuthorReport.sorted(check.faults.diagnostics), counts: check.counts)
    }

    private init(course: Course, options: Options) { (self.course, self.options) = (course, options) }

    var isFirstShare: Bool { options.share.index == 0 }

    /// Whether an exercise or question belongs to the share that is looked at. The first share has the file's runs, so it begins with the second.
    func isShared(_ index: Int) -> Bool { (index + 1) % max(1, options.share.count) == options.share.index }

    /// Adds what went wrong where something written at a span was carried out.
    mutating func add(_ diagnostics: [Diagnostic]) { diagnostics.forEach { faults.add($0) } }
}
