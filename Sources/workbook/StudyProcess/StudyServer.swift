import Course
import Diagnostics
import Foundation
import Playground
import Progress
import Session
import Terminal

/// The process that has the session: requests in, replies out. It runs everything that learners and authors wrote, and is confined.
final class StudyServer {
    /// A request that took longer than this many seconds and changed nothing isn't carried out again when the session is restored.
    private static let patience = 1.0

    /// Bytes by which the process grows before it looks what it can give back.
    private static let muchMemory = 16_000_000

    /// Seconds without a request after which nobody waits for one.
    private static let idleness = 0.1

    private let channel = MessageChannel(reading: STDIN_FILENO, writing: STDOUT_FILENO)
    private let limits: Playground.Limits
    private let watchdog: Watchdog
    private let moment = RequestMoment()
    /// Bytes that the process had when it last gave memory back.
    private var memory = 0

    init(_ limits: Playground.Limits) {
        self.limits = limits
        watchdog = Watchdog(limits, inputs: 2) { passed in
            MessageChannel(reading: STDIN_FILENO, writing: STDOUT_FILENO).send(StudyMessage.stopped(passed))
            _exit(ExitStatus.limited.rawValue)
        }
    }

    /// Answers requests until there are no more.
    ///
    /// - Parameters:
    ///   - course: reads the course. What it leaves for later is read while nothing is watched.
    ///   - open: opens a session in it, or throws `Failure`.
    func run(isInteractive: Bool, course: (FilesInHand) -> Course, _ open: (Course) throws -> StudyOpening) -> Never {
        Confinement.endWithParent()
        Interrupts.shared.ignoring {
            let reading = FilesInHand(begin: { [watchdog] in watchdog.suspend() }, end: { [watchdog] in watchdog.resume() })
            let (course, opening) = watchdog.watching { opened(course(reading), open) }
            Confinement.begin(limits, output: .pipe)
            warmUp(opening)
            // The session asks for the learner's record as it begins, which can only be answered during a request.
            var session: Session?
            while let request: StudyRequest = next() {
                moment.begin(request)
                let current = session ?? makeSession(opening, in: course, isInteractive: isInteractive)
                session = current
                channel.send(StudyMessage.reply(reply(to: request, of: current, opening)))
                giveBackMemory()
            }
        }
        _exit(0)
    }

    /// After an input that took much; it costs milliseconds.
    private func giveBackMemory() {
        guard let resident = Playground.ProcessMemory.resident, resident - memory > Self.muchMemory else { return }
        giveBackFreeMemory()
        memory = Playground.ProcessMemory.resident ?? 0
    }

    private func opened(_ course: Course, _ open: (Course) throws -> StudyOpening) -> (Course, StudyOpening) {
        do {
            return (course, try open(course))
        } catch {
            let failure = error as? Failure ?? Failure(.internalFault, "internal", "the session can't be opened: \(error)", help: "please report it")
            watchdog.pausing { _ = channel.send(StudyMessage.refused(status: failure.status.rawValue, failure.diagnostics)) }
            _exit(failure.status.rawValue)
        }
    }

    /// Uses the time until the first request to read what every snippet needs.
    private func warmUp(_ opening: StudyOpening) {
        guard !channel.hasInput(within: Self.idleness) else { return }
        Playground(options: opening.options.playground).enter(SourceText(name: "warm-up", text: "Text(\"\")"))
    }

    private func makeSession(_ opening: StudyOpening, in course: Course, isInteractive: Bool) -> Session {
        var options = opening.options
        options.now = { [moment] in moment.time }
        options.makeID = { [moment] in moment.makeID() }
        let session = Session(course: course, options: options, progress: AskingRecord { [self] in ask($0) })
        session.outside.read = { [self] path in
            switch ask(.read(path)) {
            case .text(let name, let text)?: .success(SourceText(name: name, text: text))
            case .unreadable(let diagnostic)?: .failure(.init(diagnostic: diagnostic))
            default: .failure(.init(diagnostic: Diagnostic(.error, "unreadable-file", "`\(path)` can't be read")))
            }
        }
        session.outside.load = { [self] path in
            switch ask(.load(path)) {
            case .program(let program)?: Self.shown(opening.preview, of: program)
            case .unreadable(let diagnostic)?: .failure(.init(diagnostic: diagnostic))
            default: .failure(.init(diagnostic: Diagnostic(.error, "unreadable-file", "`\(path)` can't be read")))
            }
        }
        if isInteractive { session.outside.edit = { [self] text in if case .edited(let text)? = ask(.edit(text)) { text } else { nil } } }
        session.outside.willBegin = { [self] in
            watchdog.pausing { _ = channel.send(StudyMessage.began) }
        }
        return session
    }

    /// The program with the preview of a name, where one was asked for.
    private static func shown(_ preview: String?, of program: LoadedProgram) -> Result<(input: Playground.Input, notices: [Diagnostic]), Session.Unreadable> {
        var input = program.input
        do {
            if let preview { input.preview = try PreviewList(input).index(of: preview) }
        } catch {
            let diagnostic = (error as? Failure)?.diagnostics.first
            return .failure(.init(diagnostic: diagnostic ?? Diagnostic(.error, "no-such-preview", "there is no preview `\(preview ?? "")`")))
        }
        return .success((input, program.notices))
    }

    private func reply(to request: StudyRequest, of session: Session, _ opening: StudyOpening) -> StudyReply {
        (session.options.width, session.options.height) = (request.columns, request.rows)
        session.options.pictureColumns = request.pictureColumns
        session.options.showsPictures = request.showsPictures
        let (start, changes) = (ContinuousClock.now, session.changeCount)
        var outputs: [Output] = []
        var candidates: Candidates?, highlights: [StyledText.Run]?, layout: [LayoutStep]?, menu: StudyMenu?, scene: SpelledScene?
        watchdog.watching {
            Interrupts.shared.stoppable {
                switch request.action {
                case .begin: outputs = opening.first(session)
                case .line(let line): outputs = session.handle(line)
                case .interrupt: session.interrupt()
                case .end: outputs = session.end()
                case .candidates(let line): candidates = session.candidates(at: line)
                case .check(let name, let text): outputs = session.check(SourceText(name: name, text: text))
                case .enter(let text): outputs = session.enterWhole(text)
                case .reload(let path, let aspects): outputs = session.reload(path, showing: aspects?.compactMap(Playground.Aspect.init))
                case .tryOut(let text): outputs = session.tryOut(text)
                case .highlight(let text): highlights = Session.highlighted(text)
                case .layout: layout = session.layoutSteps
                case .menu: menu = session.menu
                case .look: break
                }
                if request.wantsScene { scene = SpelledScene(session.scene) }
            }
        }
        let isRemembered = !request.action.isQuestion && (session.changeCount != changes || .now - start < .seconds(Self.patience))
        return StudyReply(
            outputs: outputs, candidates: candidates, highlights: highlights, layout: layout, menu: menu, spelledScene: scene, state: .init(session),
            starter: session.starter, isRemembered: isRemembered)
    }

    /// Asks the terminal's side, which may take as long as the learner does.
    private func ask(_ question: StudyQuestion) -> StudyAnswer? {
        watchdog.pausing {
            channel.send(StudyMessage.question(question))
            return next()
        }
    }

    private func next<Value: Decodable>() -> Value? {
        guard case .line(let line) = channel.receive() else { return nil }
        return channel.decoded(line)
    }
}

extension StudyReply.State {
    init(_ session: Session) {
        (prompt, isContinuing, indentation) = (session.prompt, session.isContinuing, session.indentation)
        waitsForLearner = session.waitsForLearner
        (expectsReply, isOver, hasUnsavedProgress) = (session.expectsReply, session.isOver, session.hasUnsavedProgress)
        quizResult = session.quizResult
    }
}
