import Playground

/// What was asked of a session so far, with what it asked back: doing it again gives the same session.
struct StudyLog {
    /// Seconds that doing everything again may take.
    private static let patience = 20.0

    private struct Entry {
        let request: StudyRequest
        let answers: [StudyAnswer]
    }

    private var entries: [Entry] = []

    mutating func append(_ done: StudyExchange.Done) {
        var request = done.request
        request.wantsScene = false
        if case .tryOut = request.action {
            // One with errors changes nothing, and another takes the place of the one before.
            if done.reply.hasErrors { return }
            if case .tryOut? = entries.last?.request.action { entries.removeLast() }
        }
        entries.append(Entry(request: request, answers: done.answers))
    }

    /// Makes a new process what the session was, silently; false where that isn't possible.
    func restore(_ process: ChildProcess, desk: StudyDesk, limits: Playground.Limits) -> Bool {
        let start = ContinuousClock.now
        for entry in entries {
            let left = Self.patience - Double((.now - start) / .seconds(1))
            let exchange = StudyExchange(process: process, seconds: min(left, limits.patience + 1), stopsAtInterrupts: false) { question, index in
                entry.answers.indices.contains(index) ? entry.answers[index] : desk.answerAgain(question)
            }
            guard left > 0, case .success = exchange.carryOut(entry.request) else { return false }
        }
        return true
    }
}
