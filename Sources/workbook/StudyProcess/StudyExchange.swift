import Foundation
import Terminal

/// One request to the session's process, from its beginning to its reply.
struct StudyExchange {
    /// A request that was carried out.
    struct Done {
        let request: StudyRequest
        /// What the process asked and was answered, in order.
        let answers: [StudyAnswer]
        let reply: StudyReply
    }

    /// Seconds after Ctrl-C in which the process may stop by itself.
    private static let interruptGrace = 1.0
    /// Seconds between two looks at Ctrl-C.
    private static let interval = 0.05

    let process: ChildProcess
    /// That each input of the request may take.
    let seconds: Double
    var stopsAtInterrupts = true
    /// Answers a question of the process, of which the given number were asked before.
    let answer: (_ question: StudyQuestion, _ index: Int) -> StudyAnswer

    func carryOut(_ request: StudyRequest) -> Result<Done, StudyLoss> {
        // A process that ended before it read the request may have said why.
        let isSent = process.channel.send(request, within: seconds)
        var hasBegun = false
        var answers: [StudyAnswer] = []
        var began = ContinuousClock.now
        var interrupted: ContinuousClock.Instant?
        while true {
            switch process.channel.receive(within: Self.interval) {
            case .end: return .failure(.ended(process.end(), hasBegun: hasBegun))
            case .timeout where !isSent: return .failure(.ended(process.end(), hasBegun: hasBegun))
            case .timeout:
                if stopsAtInterrupts, interrupted == nil, Interrupts.shared.isRaised {
                    process.interrupt()
                    interrupted = .now
                }
                if let interrupted, .now - interrupted > .seconds(Self.interruptGrace) { return .failure(.interrupted) }
                if .now - began > .seconds(min(seconds, 1_000_000_000)) { return .failure(.unresponsive) }
            case .line(let line):
                hasBegun = true
                guard let message: StudyMessage = process.channel.decoded(line) else { return .failure(.garbled) }
                switch message {
                case .began: began = .now
                case .question(let question):
                    let answer = answer(question, answers.count)
                    answers.append(answer)
                    process.channel.send(answer, within: seconds)
                    began = .now
                case .reply(let reply): return .success(Done(request: request, answers: answers, reply: reply))
                case .refused(let status, let diagnostics): return .failure(.refused(Failure(ExitStatus(rawValue: status) ?? .internalFault, diagnostics)))
                case .stopped(let diagnostic): return .failure(.stopped(diagnostic))
                }
            }
        }
    }
}
