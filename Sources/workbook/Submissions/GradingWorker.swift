import Course
import Diagnostics
import Foundation
import Grading
import Playground
import Synchronization

/// The inside of a grading process: a path a line in, a `GradedRow` a line out.
struct GradingWorker {
    /// Bytes by which the process may have grown before it lets another one go on.
    private static let growthLimit = 200_000_000
    /// Bytes that a process may have besides twice what submissions may take: the stack of the working thread is the most of it.
    private static let base = 6_000_000_000

    let quiz: Quiz
    /// Nil draws for each learner's name.
    let seed: UInt64?
    /// Those of a whole submission.
    let limits: Playground.Limits

    func run(in console: @escaping @Sendable (String) -> Void) {
        confine()
        let learner = Mutex("")
        @Sendable func answer(_ row: GradedRow) { console(Context.line(row) + "\n") }
        let watchdog = Watchdog(limits) { passed in
            answer(GradedRow(learner: learner.withLock { $0 }, failure: Failure(.limited, [passed])).asLast)
            _exit(ExitStatus.limited.rawValue)
        }
        let atStart = Playground.ProcessMemory.resident ?? 0
        while let path = readLine() {
            let name = Self.learner(of: path)
            learner.withLock { $0 = name }
            let row = watchdog.watching { GradedRow(submission(at: path, of: name)) }
            let isLarge = (Playground.ProcessMemory.resident ?? 0) - atStart > Self.growthLimit
            answer(isLarge ? row.asLast : row)
            if isLarge { return }
        }
    }

    /// The name of the file without its extension.
    static func learner(of path: String) -> String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    private func submission(at path: String, of learner: String) -> Submission {
        var faults = Faults()
        do {
            let answers = AnswerFile.read(try SourceFile.read(path), faults: &faults)
            guard !faults.hasErrors else { return Submission(learner: learner, result: nil, diagnostics: faults.diagnostics) }
            let prepared = PreparedQuiz(quiz, seed: seed.map(Seed.number) ?? .learner(learner))
            let unknown = prepared.unknownAnswers(answers).map { Diagnostic($0.severity, $0.code, "\(path): \($0.message)", help: $0.help) }
            return Submission(learner: learner, result: prepared.result(answers), diagnostics: prepared.diagnostics + unknown)
        } catch {
            return Submission(learner: learner, result: nil, diagnostics: (error as? Failure)?.diagnostics ?? [])
        }
    }

    /// A second wall behind the limits that are looked at: the process can't take more memory, and writes no file and no core.
    private func confine() {
        let (bytes, isHuge) = limits.memory.multipliedReportingOverflow(by: 2_000_000)
        if !isHuge { lower(RLIMIT_DATA, to: Self.base + bytes) }
        lower(RLIMIT_CORE, to: 0)
        lower(RLIMIT_FSIZE, to: 0)
    }

    #if canImport(Darwin)
        private typealias Resource = Int32
    #else
        private typealias Resource = __rlimit_resource
    #endif

    private func lower(_ resource: Resource, to bytes: Int) {
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        #if canImport(Darwin)
            setrlimit(resource, &limit)
        #else
            setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        #endif
    }
}

extension GradedRow {
    fileprivate var asLast: GradedRow {
        var row = self
        row.isLast = true
        return row
    }
}
