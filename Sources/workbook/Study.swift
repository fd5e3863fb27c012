import Foundation
import Session
import Terminal

/// Brings a session together with the terminal, or with lines that come from elsewhere.
struct Study {
    let session: StudyClient
    let context: Context

    /// Prints what the session says first, then takes lines until the learner leaves. For programs it is an object a line, in and out.
    func run() throws(Failure) -> ExitStatus {
        fit()
        if context.options.json {
            try ProgramTalk(session: session, context: context).run()
        } else {
            let outputs = try Interrupts.shared.stoppable { () throws(Failure) in try session.begin() }
            if let editor {
                Interrupts.shared.ignoring {
                    show(outputs)
                    converse(through: editor)
                }
            } else {
                context.print(outputs)
                while !session.state.isOver, !context.console.isClosed, let line = readLine() { context.print(handle(line)) }
                context.print(session.end())
            }
        }
        return session.state.hasUnsavedProgress ? .unsaved : .done
    }

    /// Nil where lines come from no terminal, or what is said goes to none.
    private var editor: LineEditor? {
        guard context.console.readsTerminal, context.console.writesTerminal else { return nil }
        return LineEditor { line, cursor in
            let candidates = session.candidates(at: String(decoding: line.utf8.prefix(cursor), as: UTF8.self))
            return candidates.takesFiles ? .files(replacing: candidates.replacing) : .words(candidates.words, replacing: candidates.replacing)
        }
    }

    private func converse(through editor: LineEditor) {
        let history = History.path(environment: context.environment).map(History.init)
        // The lines of an input that goes on: one entry of the history.
        var entry: [String] = []
        while !session.state.isOver, !context.console.isClosed {
            let isReply = session.state.expectsReply
            let typed = context.console.takeTyped()
            switch editor.readLine(prompt: prompt, kind: isReply ? .reply : .swift, indentation: session.state.indentation, typed: typed) {
            case .line(let line):
                entry.append(line)
                show(handle(line))
                if session.state.isContinuing { continue }
                if !isReply { history?.add(entry.joined(separator: "\n")) }
            case .interrupted(let rest):
                session.interrupt()
                if !isReply { history?.add((entry + [rest]).joined(separator: "\n")) }
            case .end:
                context.console.write("\n")
                return context.print(session.end())
            }
            entry = []
        }
    }

    /// Whoever breaks a text off still sees the question at its end.
    private func show(_ outputs: [Output]) { context.print(outputs, showsEnd: session.state.waitsForLearner) }

    private var prompt: String { context.console.style(session.state.prompt, as: .prompt) }

    /// While a snippet runs, Ctrl-C stops it and nothing else.
    private func handle(_ line: String) -> [Output] {
        fit()
        return stoppable { session.handle(line) }
    }

    private func stoppable(_ work: () -> [Output]) -> [Output] { Interrupts.shared.stoppable(work) }

    /// Text is wrapped to the terminal as it is now; lines longer than 100 columns are hard to read.
    private func fit() {
        let (columns, rows) = context.console.size
        session.size = (max(20, min(columns, 100)), rows)
        let drawsBeside = context.console.isInteractive && context.console.styled && !context.options.plain
        session.pictureColumns = drawsBeside ? min(columns, 500) : 0
        session.showsPictures = drawsBeside && context.console.pictureProtocol != nil
    }
}

extension Session.Options {
    /// A session whose snippets stop at Ctrl-C, in the context's language.
    init(_ context: Context) {
        self.init()
        language = context.language
        playground.isInterrupted = { Interrupts.shared.isRaised }
    }
}
