import Course
import Diagnostics
import Grading
import Playground

/// A study session: lines in, outputs out. It knows no terminal, no file and no clock.
///
///     let session = Session(course: course)
///     session.handle("Text(\"hi\")")
///     session.handle(":layout")
public final class Session {
    public struct Options: Sendable {
        /// Columns to which prose is wrapped.
        public var width = 80
        /// Draws shuffles and variants of quizzes.
        public var seed = Seed.number(1)
        /// Whether the session is over with the quiz that it was opened for.
        public var leavesAfterQuiz = false
        public var playground = Playground.Options()

        public init() {}
    }

    public var options: Options
    let course: Course
    var playground: Playground
    var reading: LessonReading?
    /// The question that is open.
    var pending: Pending?
    /// How many hints of the current exercise were shown.
    var hintsShown = 0
    /// The last Swift input, which a line that begins with a dot continues.
    var lastInput: SourceText?
    /// The codes of the last diagnostics, each once.
    var lastCodes: [String] = []
    /// The Swift inputs since the lesson's step was shown, which its exercise is checked against.
    var attempt: [SourceText] = []
    private var buffer = InputBuffer()
    private var inputCount = 0

    /// What a plain line replies to.
    enum Pending {
        /// The predictions of the lesson's current step that are still to be made, and what its run came to.
        case predictions([Prediction], Reaction?)
        case quiz(QuizRun)
    }

    public init(course: Course, options: Options = Options()) {
        (self.course, self.options) = (course, options)
        playground = Playground(options: options.playground)
    }

    /// What stands before the cursor.
    public var prompt: String {
        if buffer.isContinuing { return "... " }
        switch pending {
        case .predictions: return "your prediction> "
        case .quiz(let run): return "\(run.place)> "
        case nil: return "\(reading?.lesson.id ?? "workbook")> "
        }
    }

    /// Whether the learner left.
    public internal(set) var isOver = false

    /// How the last quiz stands, or ended; questions without an answer score nothing.
    public var quizResult: QuizResult? {
        if case .quiz(let run) = pending { run.result } else { lastQuizResult }
    }
    var lastQuizResult: QuizResult?

    /// Whether the lines so far are an input that is not complete.
    public var isContinuing: Bool { buffer.isContinuing }

    /// What is said before the first prompt.
    public func greeting() -> [Output] {
        let lines = [
            StyledText("SwiftUI, seen from inside. Type Swift to see what it resolves to;"),
            StyledText(":lessons", .code) + StyledText(" lists what there is to learn, ") + StyledText(":help", .code) + StyledText(" the commands."),
        ]
        return [.text(lines)]
    }

    /// Takes a line, or several that were pasted at once.
    public func handle(_ text: String) -> [Output] {
        guard !isAsking || asksForCode || text.first == ":" else { return reply(text) }
        return buffer.take(text) { Command.named($0) != nil }.flatMap(handle)
    }

    /// Ctrl-C at the prompt: an input that has begun is forgotten.
    public func interrupt() { buffer.clear() }

    /// The input has ended: what has begun is taken as it is.
    public func end() -> [Output] { buffer.finish().flatMap(handle) }

    private func handle(_ item: InputBuffer.Item) -> [Output] {
        switch item {
        case .command(let line): return perform(command: line)
        case .swift(let text): return asksForCode ? reply(text) : enter(text)
        case .dropped: return [.remark("The input above was not complete and is dropped.")]
        }
    }

    private func perform(command line: String) -> [Output] {
        let name = line.prefix { !$0.isWhitespace }
        let argument = line.dropFirst(name.count).trimmingPrefix(while: \.isWhitespace)
        guard let command = Command.named(name) else {
            let names = Command.all.flatMap(\.names)
            let help = nearest(to: String(name), among: names).map { "did you mean `:\($0)`?" } ?? ":help lists the commands"
            return [.failure("unknown-command", "there is no command `:\(name)`", help: help)]
        }
        return command.run(self, String(argument.reversed().drop(while: \.isWhitespace).reversed()))
    }

    // MARK: Swift

    private func enter(_ text: String) -> [Output] {
        let continues = text.trimmingPrefix(while: \.isWhitespace).first == "."
        let whole = continues ? (lastInput.map { "\($0.text)\n\(text)" } ?? text) : text
        inputCount += 1
        let source = SourceText(name: "input \(inputCount)", text: whole)
        if continues, !attempt.isEmpty { attempt.removeLast() }
        attempt.append(source)
        lastInput = source
        return described(Reaction(playground.enter(source, keepsState: true)), showing: [.layout])
    }
}
