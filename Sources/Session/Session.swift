import Course
import Diagnostics
import Foundation
import Grading
import Playground
import Progress

/// A study session: lines in, outputs out. It knows no terminal, no file and no clock.
///
///     let session = Session(course: course)
///     session.handle("Text(\"hi\")")
///     session.handle(":layout")
public final class Session {
    public struct Options: Sendable {
        /// Columns to which prose is wrapped.
        public var width = 80
        /// Rows of the screen, which long trees are cut to.
        public var height = 24
        /// Columns of the terminal where what an input shows is drawn beside its table, too; 0 where nothing is drawn that wasn't asked for.
        public var pictureColumns = 0
        /// Whether the terminal shows pictures, so that drawings come as SVG, too.
        public var showsPictures = false
        /// Draws shuffles and variants of quizzes.
        public var seed = Seed.number(1)
        /// Whether the seed was asked for: a quiz that was left is then not resumed with another.
        public var seedIsGiven = false
        /// Whether the session is over with the quiz or review that it was opened for.
        public var leavesAfterQuiz = false
        /// Whether it waits, once the quiz has ended, for what may be done about it: a blank line then ends it.
        public var waitsAfterQuiz = false
        /// How commands are written that the learner may use after the session.
        public var commands = CommandSpelling.session
        /// Whether a question's answer comes with what is said of wrong ones, for authors.
        public var showsFeedback = false
        public var language = Language.english
        /// Whether a blank line at the beginning goes on where the learner left off.
        public var offersResume = false
        /// Whether whoever has the session shows its `scene`: then lesson, question and view aren't said in words as well.
        public var showsScene = false
        public var playground = Playground.Options()
        /// The clock that says what is due.
        public var now: @Sendable () -> Date = { Date() }
        /// Names attempts at quizzes, each once.
        public var makeID: @Sendable () -> String = { UUID().uuidString }

        public init() {}
    }

    public var options: Options
    public var outside = Outside()
    let course: Course
    /// What the learner's record concerns. All lessons and quizzes are read for it.
    private(set) lazy var outline = CourseOutline(original)
    /// The course in its own language.
    private let original: Course
    let progress: any LearnerRecord
    var playground: Playground
    var state = SessionState() { didSet { changeCount += 1 } }
    var history = History()
    /// The version of an exercise that the learner's record has got last.
    var keptVersion: String?
    /// How many hints of the open exercise were shown.
    var hintsShown = 0
    /// The codes of the last diagnostics, each once.
    var lastCodes: [String] = []
    /// How what was shown last is known, for `:sources`.
    var shownEvidence: ClaimEvidence?
    /// The quiz that ended last.
    var lastRun: QuizRun?
    /// How the quiz went that was taken to its end last.
    var endedResult: QuizResult?
    /// The code that last answered the open question and did not compile.
    var lastCodeReply: String?
    /// Swift that was typed at a question, which `:play` runs unless something has changed since.
    var misplacedSwift: (code: String, changeCount: Int)?
    var buffer = InputBuffer()
    /// What an editor's text is tried out in.
    var trial: Trial?
    var saidExplainHint = false
    /// Whether the learner has read, since the last input, that what is shown is the view before it.
    private var saidEarlierView = false
    private var inputCount = 0
    /// Grows whenever an input changes what a later one may see.
    public internal(set) var changeCount = 0
    /// What has to be said of the store of progress.
    private var notices: [Output] = []

    /// - Parameter progress: where the learner's answers are kept; in memory where they are not saved.
    public init(course: Course, options: Options = Options(), progress: any LearnerRecord = ProgressStore.inMemory()) {
        original = course
        self.course = options.language == .english ? course : course.translated(to: options.language.rawValue)
        (self.options, self.progress) = (options, progress)
        self.options.playground.language = options.language
        playground = Playground(options: self.options.playground)
        notices = progress.notices.map(Output.diagnostic)
    }

    /// What is printed before the cursor.
    public var prompt: String {
        if buffer.isContinuing { return "... " }
        if state.outside != nil { return "play> " }
        switch state.pending {
        case .predictions: return say(.predictionPrompt)
        case .quiz(let run): return "\(run.place)> "
        case .review(let run): return "\(run.place)> "
        case nil: return "\(state.reading?.lesson.id ?? "workbook")> "
        }
    }

    /// Whether something was recorded that no file keeps.
    public private(set) var hasUnsavedProgress = false

    /// Whether the learner left.
    public internal(set) var isOver = false

    /// How the open or last quiz went; questions without an answer score nothing. Of a session for a quiz, how that went, whatever is asked again afterwards.
    public var quizResult: QuizResult? {
        if options.leavesAfterQuiz, let endedResult { return endedResult }
        return if case .quiz(let run) = state.pending { run.result } else { lastRun?.result }
    }

    /// Whether the lines so far are an input that is not complete.
    public var isContinuing: Bool { buffer.isContinuing }

    /// The blanks with which the next line of an unfinished input begins.
    public var indentation: Int { buffer.indentation }

    /// Whether the next line replies to a question and belongs in no history of Swift inputs.
    public var expectsReply: Bool { isAsking && !asksForCode }

    /// Whether what was said last ends with what the learner is to do: a question, or an exercise.
    public var waitsForLearner: Bool { isAsking || state.exercise.map { !$0.isSolved } ?? false }

    /// Takes a line, or several that were pasted at once.
    public func handle(_ text: String) -> [Output] {
        if !buffer.isContinuing {
            if text.allSatisfy(\.isWhitespace) { return settle("") { goOn() } }
            if let line = Command.line(spoken: text, isAsking: expectsReply) { return settle(text) { perform(command: line) } }
            if expectsReply, !InputBuffer.isCommand(text), !beginsAnswer(text) { return settle(text) { reply(text) } }
            // Its apostrophe would begin a string that nothing ends.
            if isDontKnow(text), asksForCode || text.contains(" ") { return settle(text) { asksForCode ? reply(text) : [helpWithoutQuestion] } }
        }
        var items = buffer.take(text) { Command.named($0) != nil }
        if items.isEmpty, asksForSwift, openQuestion?.isWhole(buffer.unfinished) ?? false { items = buffer.finish() }
        let outputs = items.flatMap { item in settle(item.text) { handle(item) } }
        return options.offersResume && buffer.seemsStuck ? outputs + [remark(.inputGoesOn)] : outputs
    }

    /// Ctrl-C at the prompt: an input that has begun is forgotten.
    public func interrupt() { buffer.clear() }

    /// The input has ended: what has begun is taken as it is.
    public func end() -> [Output] { buffer.finish().flatMap { item in settle(item.text) { handle(item) } } }

    /// Carries an input out, and remembers the moment before it if it changed anything.
    private func settle(_ input: String, _ work: () -> [Output]) -> [Output] {
        let (before, count, scope) = (moment, changeCount, playground)
        isTraveling = false
        outside.willBegin()
        let outputs = work()
        keepVersion(since: before.state.exercise)
        let isChanged =
            changeCount != count || scope !== playground || playground.memory.entryCount != before.view.entryCount
            || playground.memory.inputCount != before.view.inputCount
        if isChanged, changeCount == count { changeCount += 1 }
        if isChanged, !isTraveling { history.remember(before, before: input) }
        return (takeNotices() + outputs.tidied).namingSources(in: options.language)
    }

    /// Carries out what the next of its kind takes back: nothing to remember.
    func settleTrial(_ work: () -> [Output]) -> [Output] {
        outside.willBegin()
        let outputs = work()
        changeCount += 1
        return (takeNotices() + outputs.tidied).namingSources(in: options.language)
    }

    func takeNotices() -> [Output] {
        defer { notices = [] }
        return notices
    }

    /// Whether the input went through the history, or answered a question for good: then there is nothing to remember.
    var isTraveling = false

    private func handle(_ item: InputBuffer.Item) -> [Output] {
        if state.exercise?.isReminded ?? false { state.exercise?.isReminded = false }
        switch item {
        case .command(let line): return perform(command: line)
        case .swift(let text):
            saidEarlierView = false
            return asksForCode || asksForSwift ? reply(text) : enter(text)
        case .dropped:
            state.exercise?.isLastInputUnusable = true
            return [remark(.inputDropped)]
        }
    }

    /// What is done otherwise than by a command of the name that suggests itself.
    private static let otherwise: [String: Phrase] = [
        "stats": .didYouMean(":review stats"), "statistics": .didYouMean(":review stats"), "save": .savedByItself, "actions": .didYouMean(":help actions"),
        "keys": .didYouMean(":help keys"),
    ]

    private func perform(command line: String) -> [Output] {
        let name = line.prefix { !$0.isWhitespace }
        let argument = String(line.dropFirst(name.count).trimmingPrefix(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        guard let command = Command.named(name) else {
            if let help = Self.otherwise[String(name)] { return [failure("unknown-command", .unknownCommand(String(name)), help: help)] }
            let help = Command.nearest(to: String(name)).map { Phrase.didYouMean(":\($0)") } ?? .helpListsCommands
            return [failure("unknown-command", .unknownCommand(String(name)), help: help)]
        }
        if let refusal = refusal(of: command) { return [refusal] }
        let outputs = command.run(self, argument)
        guard command.group == .look, playground.showsEarlierView, !saidEarlierView, !outputs.allSatisfy(\.isError) else { return outputs }
        saidEarlierView = true
        return [remark(.viewBeforeLastInput)] + outputs
    }

    /// Saves an event of the learner's. An answer that counts can't be undone.
    func record(_ event: Event.Kind) {
        if case .answered = event { settleHistory() }
        if case .skipped = event { settleHistory() }
        if let trouble = progress.record(event) { notices.append(.diagnostic(trouble)) }
        if !progress.isSaving { hasUnsavedProgress = true }
    }

    /// Makes what happened so far final.
    private func settleHistory() {
        history.clear()
        isTraveling = true
    }

    // MARK: Swift

    /// Enters Swift that the learner wrote. One with errors leaves the live view as it is.
    func enter(_ text: String) -> [Output] {
        let continues = text.trimmingPrefix(while: \.isWhitespace).first == "."
        let whole = continues ? (state.lastInput.map { "\($0.text)\n\(text)" } ?? text) : text
        inputCount += 1
        let outputs = enter(SourceText(name: "input \(inputCount)", text: whole), continuesLast: continues)
        guard case .diagnostic(var first)? = outputs.first(where: \.isError), let meant = Command.meant(by: text) else { return outputs }
        first.help = say(.didYouMean(meant))
        return [.diagnostic(first)]
    }

    /// Enters what the learner wrote, as a part of the answer to an open exercise where there is one.
    func enter(_ source: SourceText, continuesLast: Bool) -> [Output] {
        let refusals = state.exercise?.exercise.refusals(of: source, in: playground) ?? []
        if !refusals.isEmpty, state.outside == nil {
            state.exercise?.isLastInputUnusable = true
            return refusals.map(Output.diagnostic)
        }
        return byRulesOfExercise { answer(source, continuesLast: continuesLast) }
    }
}
