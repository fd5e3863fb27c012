import Diagnostics
import Foundation
import Playground
import Session
import Terminal

/// The session as the terminal's side sees it. It runs in a process that may be lost at any time; then another one takes its place and does what was done before.
final class StudyClient {
    /// How the process of a session is started.
    struct Launch {
        let arguments: [String]
        let environment: [String: String]

        func start() -> ChildProcess? { ChildProcess(arguments: arguments, environment: environment) }
    }

    /// Seconds that completion may take.
    private static let candidatePatience = 2.0

    private let launch: Launch
    private let desk: StudyDesk
    private let limits: Playground.Limits
    private let keepsSpare: Bool
    private var process: ChildProcess?
    /// Has begun and waits, so that the session goes on at once where the other is lost.
    private var spare: ChildProcess?
    private var log = StudyLog()
    /// The lines of the input that goes on.
    private var input: [String] = []
    private(set) var state = StudyReply.State()
    /// What the open exercise begins with.
    private(set) var starter: String?
    private var refusal: Failure?
    /// The columns and rows for which the session writes.
    var size = (columns: 80, rows: 24)
    /// Columns of the terminal where it shows drawings beside what it is asked for; else 0.
    var pictureColumns = 0
    /// Whether the terminal shows pictures.
    var showsPictures = false

    init(_ launch: Launch, first: ChildProcess?, desk: StudyDesk, limits: Playground.Limits, keepsSpare: Bool) {
        (self.launch, process, self.desk, self.limits, self.keepsSpare) = (launch, first, desk, limits, keepsSpare)
    }

    /// What the session opens with. Throws where there is no such session.
    func begin() throws(Failure) -> [Output] {
        let outputs = request(.begin)
        if let refusal { throw refusal }
        return outputs
    }

    func handle(_ line: String) -> [Output] {
        input.append(line)
        defer { if !state.isContinuing { input = [] } }
        return request(.line(line))
    }

    /// Ctrl-C at the prompt.
    func interrupt() {
        input = []
        _ = request(.interrupt)
    }

    func end() -> [Output] { request(.end) }
    func reload(_ path: String, showing aspects: [Playground.Aspect]?) -> [Output] { request(.reload(path, showing: aspects?.map(\.rawValue))) }
    func check(_ source: SourceText) -> [Output] { request(.check(name: source.name, text: source.text)) }

    /// Carries out what a front end asks that shows the session's scene.
    func answer(_ action: StudyRequest.Action, wantsScene: Bool) -> StudyReply {
        if case .line(let line) = action { input.append(line) }
        defer { if !state.isContinuing { input = [] } }
        return reply(to: action, wantsScene: wantsScene)
    }

    func candidates(at line: String) -> Candidates {
        let none = Candidates(replacing: line.utf8.count..<line.utf8.count)
        guard let process else { return none }
        let exchange = exchange(with: process, seconds: Self.candidatePatience)
        switch exchange.carryOut(request(for: .candidates(line))) {
        case .success(let done): return done.reply.candidates ?? none
        case .failure:
            _ = restore()
            return none
        }
    }

    private func request(for action: StudyRequest.Action, wantsScene: Bool = false) -> StudyRequest {
        StudyRequest(
            action: action, wantsScene: wantsScene, columns: size.columns, rows: size.rows, pictureColumns: pictureColumns, showsPictures: showsPictures,
            time: Date(), token: UUID().uuidString)
    }

    private func exchange(with process: ChildProcess, seconds: Double) -> StudyExchange {
        StudyExchange(process: process, seconds: seconds) { [desk] question, _ in desk.answer(question) }
    }

    private func request(_ action: StudyRequest.Action) -> [Output] { reply(to: action).outputs }

    /// - Parameter mayRepeat: whether to ask another process where this one ended without a sign of the request: it may have ended while nothing ran.
    private func reply(to action: StudyRequest.Action, wantsScene: Bool = false, mayRepeat: Bool = true) -> StudyReply {
        guard let process else { return said(withoutProcess) }
        let exchange = exchange(with: process, seconds: limits.patience + Watchdog.grace + 0.5)
        switch exchange.carryOut(request(for: action, wantsScene: wantsScene)) {
        case .success(let done):
            (state, starter) = (done.reply.state, done.reply.starter)
            if done.reply.isRemembered { log.append(done) }
            if keepsSpare, spare == nil { spare = launch.start() }
            return done.reply
        case .failure(.ended(_, hasBegun: false)) where mayRepeat:
            let trouble = restore()
            var reply = reply(to: action, wantsScene: wantsScene, mayRepeat: false)
            reply.outputs = trouble + reply.outputs
            return reply
        case .failure(.refused(let failure)):
            refusal = failure
            return said([])
        case .failure(let loss): return said(explained(loss, in: action) + restore())
        }
    }

    /// A reply that no process gave.
    private func said(_ outputs: [Output]) -> StudyReply { StudyReply(outputs: outputs, state: state, starter: starter, isRemembered: false) }

    private var withoutProcess: [Output] {
        state.isOver = true
        return [.diagnostic(Diagnostic(.error, "no-process", "the session's process can't be started", help: "end other programs, and try again"))]
    }

    /// Says what brought the process down.
    private func explained(_ loss: StudyLoss, in action: StudyRequest.Action) -> [Output] {
        var diagnostic = loss.diagnostic(limits)
        let line =
            switch action {
            case .line: input.first ?? ""
            case .enter(let text), .tryOut(let text): text.split(separator: "\n").first.map(String.init) ?? ""
            default: ""
            }
        if !line.isEmpty { diagnostic.notes.append(.init("this happened in `\(line.prefix(60))`; the session goes on as it was before")) }
        return [.diagnostic(diagnostic)]
    }

    /// Makes another process what the lost one was before the request; says so where that fails.
    private func restore() -> [Output] {
        if restore(spare ?? launch.start()) { return [] }
        log = StudyLog()
        guard restore(launch.start()) else { return withoutProcess }
        let message = "the session can't be brought back as it was, so it begins again"
        return [.diagnostic(Diagnostic(.warning, "session-lost", message, help: "your answers are kept; `:lessons` lists what you can open"))]
    }

    private func restore(_ fresh: ChildProcess?) -> Bool {
        process = fresh
        spare = keepsSpare ? launch.start() : nil
        guard let fresh, log.restore(fresh, desk: desk, limits: limits) else { return false }
        // Of an input of several lines, those before the last were entered again: they belong to what was lost.
        guard case .success(let done) = exchange(with: fresh, seconds: limits.patience + Watchdog.grace).carryOut(request(for: .interrupt)) else {
            return false
        }
        (state, starter) = (done.reply.state, done.reply.starter)
        log.append(done)
        return true
    }
}
