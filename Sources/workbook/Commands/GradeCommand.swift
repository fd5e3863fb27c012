import ArgumentParser
import Course
import Diagnostics
import Foundation
import Grading
import Playground

struct GradeCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "grade",
        abstract: "Grade a folder of submissions, a file of answers each.",
        discussion: """
            Each .yaml or .json file of the folder is a submission, and its name the learner's: shuffles and variants are \
            drawn for that name, unless --seed is given. Submissions are graded in processes of their own: one that ends \
            its process or passes its time or memory is a row that says so, and changes no other. Each row is printed as \
            soon as it and those before it are there; with --json it is an object on a line.

            EXAMPLES
              workbook grade containers submissions/ --json
              workbook grade containers submissions/ --jobs 8 --resume
              workbook grade containers submissions/ --shard 2/4
            """)

    @Argument(help: "The quiz.")
    var quiz: String

    @Argument(help: "The folder of submissions.", completion: .directory)
    var folder: String

    @Option(help: ArgumentHelp("What shuffles and variants are drawn from, for all alike.", valueName: "n"))
    var seed: UInt64?

    @Option(help: ArgumentHelp("How many submissions are graded at a time; else as many as there are processors.", valueName: "n"))
    var jobs: Int?

    @Option(help: ArgumentHelp("Grade every n-th file, from the i-th on.", valueName: "i/n"))
    var shard: Shard?

    @Flag(
        help: """
            Keep the rows beside your progress file, and don't grade again what was graded before and has not changed. What a limit stopped is graded again.
            """)
    var resume = false

    @Option(help: ArgumentHelp("Seconds that a submission may take.", valueName: "n"))
    var time = 30.0

    @Option(help: ArgumentHelp("Megabytes of memory that a submission may add.", valueName: "n"))
    var memory = 256

    /// Makes this the process that grades: paths come in, rows go out.
    @Flag(help: .hidden)
    var worker = false

    @OptionGroup var common: CommonOptions

    func validate() throws { try validateWorkers(jobs: jobs, time: time, memory: memory) }

    func run(in context: Context) throws -> ExitStatus {
        let course = context.course
        let quiz = try context.require(course.quiz(named: quiz), quiz, in: course)
        if worker {
            var limits = Playground.Limits()
            (limits.seconds, limits.memory) = (time, memory)
            GradingWorker(quiz: quiz, seed: seed, folder: folder, limits: limits).run()
            return .done
        }
        let faults = course.faults(of: quiz).brief
        guard !quiz.questions.isEmpty else {
            throw Failure(
                .brokenCourse,
                faults + [
                    Diagnostic(
                        .error, "no-questions", "the quiz `\(quiz.id)` has no questions that can be graded",
                        help: "`workbook author check` reports what is wrong with it")
                ])
        }
        context.report(faults)
        let files = try files()
        let column = (files.map { visibleName(learner(of: $0)).count }.max() ?? 0) + 2
        let tasks = (shard?.part(of: files) ?? files).map {
            SubmissionTask(path: (folder as NSString).appendingPathComponent($0), learner: learner(of: $0))
        }
        let ledger = resume ? try GradingLedger(path: ledgerPath(of: quiz, context), basis: quiz.file.text + "\u{0}\(seed.map(String.init) ?? "")") : nil
        let twice = Dictionary(grouping: files, by: learner).filter { $0.value.count > 1 }
        let known = tasks.enumerated().reduce(into: [:]) { known, task in
            known[task.offset] = twice[task.element.learner].map { row(ofTwo: $0, of: task.element.learner) } ?? ledger?.row(of: task.element)
        }
        var isAllGraded = true
        let pool = WorkerPool(tasks, arguments: workerArguments, seconds: time) { GradedRow(learner: $0.learner, failure: $1) }
        let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        pool.run(jobs: jobs, known: known, arrived: { task, row in if row.isGraded { ledger?.keep(row, of: task) } }) { task, row in
            context.console.report(row.reported)
            let name = visibleName(task.learner)
            context.console.write(common.json ? row.json + "\n" : name + String(repeating: " ", count: max(1, column - name.count)) + row.text + "\n")
            isAllGraded = isAllGraded && row.isGraded
        }
        if ledger?.isIncomplete == true {
            throw Failure(.unsaved, "unwritten-ledger", "not every row could be kept for --resume", help: "free some space; what is missing is graded again")
        }
        return isAllGraded ? .done : .limited
    }

    /// The name of the file without its extension.
    private func learner(of path: String) -> String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// Which of two files counts is for the instructor to say.
    private func row(ofTwo files: [String], of learner: String) -> GradedRow {
        let names = files.map { "`\(visibleName($0))`" }.joined(separator: " and ")
        let failure = Failure(.failed, "same-learner", "\(names) are submissions of the same learner", help: "keep one of them")
        return GradedRow(learner: learner, failure: failure)
    }

    private func ledgerPath(of quiz: Quiz, _ context: Context) -> String? {
        GradingLedger.path(of: folder, quiz: quiz.id, environment: context.environment)
    }

    private var workerArguments: [String] {
        var arguments = ["grade", "--worker", "--time", "\(time)", "--memory", "\(memory)"]
        if let seed { arguments += ["--seed", "\(seed)"] }
        if let course = common.course { arguments += ["--course", course] }
        return arguments + ["--", quiz, folder]
    }

    private func files() throws -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw Failure(.noInput, "no-such-folder", "there is no folder `\(visibleName(folder))`", help: "name the folder that holds the submissions")
        }
        let files = names.filter { !$0.hasPrefix(".") && ["yaml", "json"].contains(($0 as NSString).pathExtension) }.sorted()
        guard !files.isEmpty else {
            let message = "`\(visibleName(folder))` holds no .yaml or .json file"
            throw Failure(.noInput, "no-submissions", message, help: "put a file of answers for each learner there")
        }
        return files
    }
}
