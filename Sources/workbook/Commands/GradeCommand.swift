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
            Each .yaml or .json file of the folder is a submission, and its name the learner's: shuffles and variants are
            drawn for that name, unless --seed is given. Submissions are graded in processes of their own: one that ends
            its process or passes its time or memory is a row that says so, and changes no other. Each row is printed as
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

    @Flag(help: "Keep the rows beside the submissions, and don't grade again what was graded before and has not changed. What a limit stopped is graded again.")
    var resume = false

    @Option(help: ArgumentHelp("Seconds that a submission may take.", valueName: "n"))
    var time = 30.0

    @Option(help: ArgumentHelp("Megabytes of memory that a submission may add.", valueName: "n"))
    var memory = 256

    /// Makes this the process that grades: paths come in, rows go out.
    @Flag(help: .hidden)
    var worker = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs is a number from 1 to 256.") }
        if !(time > 0 && time <= 86_400) { throw ValidationError("--time is a positive number of seconds, at most 86400.") }
        if !(1...1_000_000).contains(memory) { throw ValidationError("--memory is a number of megabytes from 1 to 1000000.") }
    }

    func run(in context: Context) throws -> ExitStatus {
        let course = context.course
        let quiz = try context.require(course.quiz(named: quiz), quiz, in: course)
        if worker {
            var limits = Playground.Limits()
            (limits.seconds, limits.memory) = (time, memory)
            GradingWorker(quiz: quiz, seed: seed, limits: limits).run { context.console.write($0) }
            return .done
        }
        let files = try files()
        let column = (files.map { GradingWorker.learner(of: $0).count }.max() ?? 0) + 2
        let tasks = (shard?.part(of: files) ?? files).map {
            GradingPool.Task(path: (folder as NSString).appendingPathComponent($0), learner: GradingWorker.learner(of: $0))
        }
        let ledger = resume ? try GradingLedger(path: ledgerPath(of: quiz), basis: quiz.file.text + "\u{0}\(seed.map(String.init) ?? "")") : nil
        let known = tasks.enumerated().reduce(into: [:]) { known, task in known[task.offset] = ledger?.row(of: task.element) }
        var isAllGraded = true
        GradingPool(tasks, arguments: workerArguments(context), seconds: time).run(
            jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, known: known, arrived: { task, row in if row.isGraded { ledger?.keep(row, of: task) } }
        ) { task, row in
            context.console.report(row.reported)
            let name = withoutControls(task.learner)
            context.console.write(common.json ? row.json + "\n" : name + String(repeating: " ", count: max(1, column - name.count)) + row.text + "\n")
            isAllGraded = isAllGraded && row.isGraded
        }
        return isAllGraded ? .done : .limited
    }

    /// Hidden, so that it isn't taken for a submission.
    private func ledgerPath(of quiz: Quiz) -> String { (folder as NSString).appendingPathComponent(".workbook-\(quiz.id).jsonl") }

    private func workerArguments(_ context: Context) -> [String] {
        var arguments = ["grade", "--worker", "--time", "\(time)", "--memory", "\(memory)"]
        if let seed { arguments += ["--seed", "\(seed)"] }
        if let course = common.course { arguments += ["--course", course] }
        return arguments + ["--", quiz, folder]
    }

    private func files() throws -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw Failure(.noInput, "no-such-folder", "there is no folder `\(folder)`", help: "name the folder that holds the submissions")
        }
        let files = names.filter { !$0.hasPrefix(".") && ["yaml", "json"].contains(($0 as NSString).pathExtension) }.sorted()
        guard !files.isEmpty else {
            throw Failure(.noInput, "no-submissions", "`\(folder)` holds no .yaml or .json file", help: "put a file of answers for each learner there")
        }
        return files
    }
}
