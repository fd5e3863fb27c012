import Course
import Diagnostics
import Grading
import Playground

extension QuizCommand {
    func show(_ quiz: Quiz, in context: Context) throws -> ExitStatus {
        let (replies, isStopped) = try replies(of: quiz, in: context) { QuestionTask(question: $0.id, lists: true) }
        let listing = QuizListing(quiz, questions: replies.compactMap(\.reply.listed))
        if common.json {
            context.print(json: listing)
        } else {
            let questions = listing.questions.map { question in
                let choices = question.choices.map { "\n  \($0.id): \($0.text)" }.joined()
                return "\(question.id) (\(question.kind))\n\(question.prompt)\(choices)"
            }
            context.print(withoutControls(([listing.title] + questions).joined(separator: "\n\n")))
        }
        return isStopped ? .limited : replies.allSatisfy { $0.reply.diagnostics.isEmpty } ? .done : .brokenCourse
    }

    func grade(_ quiz: Quiz, from path: String, within limits: Playground.Limits, in context: Context) throws -> ExitStatus {
        var faults = Faults()
        let file = try SourceFile.read(path)
        let watchdog = Watchdog(limits) { context.end(.limited, $0) }
        let answers = watchdog.watching { AnswerFile.read(file, faults: &faults) }
        watchdog.end()
        guard !faults.hasErrors else { throw Failure(.failed, faults.diagnostics) }
        let (replies, isStopped) = try replies(of: quiz, in: context) { question in
            let names = [question.id] + question.aliases
            return QuestionTask(question: question.id, answers: answers.filter { names.contains($0.key) })
        }
        context.report(quiz.unknownAnswers(answers) + quiz.undrawnAnswers(answers, of: seed(context)))
        let graded = replies.compactMap { question, reply -> QuizResult.Question? in
            // An answer of code that nothing stopped scores nothing; any other question that was stopped is faulty itself.
            guard reply.isStopped, question.kind.isExercise else { return reply.graded }
            return question.stopped(feedback: context.say(.stoppedBeforeChecks(reply.diagnostics.first?.message ?? "")))
        }
        let result = QuizResult(quiz: quiz, questions: graded)
        if common.json { context.print(json: result) } else { context.print(result) }
        if graded.isEmpty { return isStopped ? .limited : .brokenCourse }
        return isStopped || result.max == 0 || result.isStopped ? .limited : result.passed ? .done : .failed
    }

    /// What a process that does nothing else says of each question. What it says is wrong with the quiz is reported.
    ///
    /// - Returns: the replies, and whether a limit or a crash ended a question.
    private func replies(
        of quiz: Quiz, in context: Context, _ task: (Question) -> QuestionTask
    ) throws -> (replies: [(question: Question, reply: QuestionReply)], isStopped: Bool) {
        var replies: [QuestionReply] = []
        let setup = pool([QuestionTask()], context)
        setup.run(jobs: 1) { _, reply in replies.append(reply) }
        let setupDiagnostics = replies.flatMap(\.diagnostics)
        if replies.contains(where: \.isStopped) { throw Failure(.limited, setupDiagnostics) }
        context.report(setupDiagnostics)
        replies = []
        let questions = quiz.questions(drawnBy: seed(context))
        pool(questions.map(task), context).run(jobs: 1) { _, reply in replies.append(reply) }
        for (question, reply) in zip(questions, replies) {
            // Only an error without a place needs the question's.
            context.report(reply.diagnostics.map { $0.span == nil ? $0.of(question) : $0 })
        }
        return (Array(zip(questions, replies)), replies.contains(where: \.isStopped))
    }

    private func pool(_ tasks: [QuestionTask], _ context: Context) -> WorkerPool<QuestionTask, QuestionReply> {
        var arguments = ["quiz", "--worker", "--time", "\(time)", "--memory", "\(memory)", "--language", context.language.rawValue]
        if let seed { arguments += ["--seed", "\(seed)"] }
        if let learner { arguments += ["--learner=\(learner)"] }
        if let course = common.course { arguments += ["--course", course] }
        return WorkerPool(tasks, arguments: arguments + ["--"] + [name].compactMap(\.self), seconds: time) { QuestionReply($1.diagnostics, isStopped: true) }
    }
}

extension Diagnostic {
    fileprivate func of(_ question: Question) -> Diagnostic {
        Diagnostic(severity, code, "the question `\(question.id)` was stopped: \(message)", at: question.span, notes: notes, help: help)
    }
}
