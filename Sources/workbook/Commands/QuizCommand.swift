import ArgumentParser
import Course
import Diagnostics
import Foundation
import Grading
import Playground
import Session

struct QuizCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "quiz",
        abstract: "Take a quiz.",
        discussion: """
            The questions are asked one by one. With --answers they are graded without asking: FILE is a YAML or JSON \
            mapping of question ids to answers.

            EXAMPLES
              workbook quiz containers
              workbook quiz containers --list
              workbook quiz containers --answers answers.yaml --json
            """)

    @Argument(help: "The quiz; may be left out where there is one.", completion: .quizzes)
    var name: String?

    @Option(help: ArgumentHelp("Grade the answers of a file, or of standard input for -.", valueName: "file"), completion: .file())
    var answers: String?

    @Flag(help: "Print the questions, and no key.")
    var list = false

    @Option(help: ArgumentHelp("What shuffles and variants are drawn from, instead of your name.", valueName: "n"))
    var seed: UInt64?

    @Option(help: ArgumentHelp("Draw as `workbook grade` does for a learner of this name, instead of yours.", valueName: "name"))
    var learner: String?

    @Option(help: ArgumentHelp("Seconds that a question may take with --answers or --list.", valueName: "n"))
    var time = 30.0

    @Option(help: ArgumentHelp("Megabytes of memory that a question may add with --answers or --list.", valueName: "n"))
    var memory = 256

    /// Makes this a process that prepares and grades: questions come in, grades go out.
    @Flag(help: .hidden)
    var worker = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if seed != nil, learner != nil { throw ValidationError("--seed and --learner exclude each other.") }
        if list, answers != nil { throw ValidationError("--list and --answers exclude each other.") }
        try validateWorkers(jobs: nil, time: time, memory: memory)
    }

    func run(in context: Context) throws -> ExitStatus {
        guard list || answers != nil || worker else { return try ask(in: context) }
        let course = context.language == .english ? context.course : context.course.translated(to: context.language.rawValue)
        let quiz = try quiz(of: course, context)
        context.report(course.faults(of: quiz).brief)
        var limits = Playground.Limits()
        (limits.seconds, limits.memory) = (time, memory)
        if worker {
            QuizWorker(quiz: quiz, seed: seed(context), language: context.language, limits: limits).run()
            return .done
        }
        if let answers { return try grade(quiz, from: answers, within: limits, in: context) }
        return try show(quiz, in: context)
    }

    func seed(_ context: Context) -> Seed { seed.map(Seed.number) ?? learner.map(Seed.learner) ?? context.learnerSeed }

    private func quiz(of course: Course, _ context: Context) throws -> Quiz {
        guard let name = name ?? (course.quizzes.count == 1 ? course.quizzes.first?.id : nil) else {
            let names = course.quizzes.map(\.id).joined(separator: ", ")
            throw Failure(.usage, "missing-quiz", "no quiz is named", help: names.isEmpty ? "there are none here: see --course" : "there are \(names)")
        }
        return try context.require(course.quiz(named: name), name, in: course)
    }

    private func ask(in context: Context) throws -> ExitStatus {
        let session = context.openStudy { course in
            let quiz = try quiz(of: course, context)
            let faults = course.faults(of: quiz).brief
            var options = Session.Options(context)
            (options.seed, options.seedIsGiven) = (seed(context), seed != nil || learner != nil)
            (options.leavesAfterQuiz, options.waitsAfterQuiz, options.commands) = (true, !common.json, .shell)
            return StudyOpening(options: options) { faults.map(Output.diagnostic) + $0.takeQuiz(quiz.id) }
        }
        if common.json {
            context.report(try session.begin().compactMap { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } })
            while !session.state.isOver, let line = readLine() { _ = session.handle(line) }
            _ = session.end()
            if let result = session.state.quizResult { context.print(json: result) }
        } else {
            _ = try Study(session: session, context: context).run()
        }
        guard session.state.quizResult?.passed == true else { return .failed }
        return session.state.hasUnsavedProgress ? .unsaved : .done
    }
}

extension Context {
    /// A line for each question, then the score.
    func print(_ result: QuizResult) {
        var lines = result.questions.map { question in
            let score = question.score.map { "\($0.formatted())/\(question.max.formatted())" } ?? "-/\(question.max.formatted())"
            let feedback = question.feedback.isEmpty ? "" : ": \(question.feedback)"
            return "\(score)  \(question.id)\(feedback)"
        }
        lines.append(say(.pointsAndVerdict(result)))
        print(withoutControls(lines.joined(separator: "\n")))
    }
}
