import Foundation
import Grading
import Session
import Terminal

/// Brings a session together with the terminal, or with lines that come from elsewhere.
struct Study {
    let session: Session
    let context: Context

    /// Prints what the session said first, then takes lines until the learner leaves. For programs what is said is one JSON value.
    func run(after first: [Output]) {
        guard !context.options.json else { return context.print(json: exchanges(after: first)) }
        context.print(first)
        if let editor {
            Interrupts.shared.ignoring { converse(through: editor) }
        } else {
            while !session.isOver, !context.console.isClosed, let line = readLine() { context.print(handle(line)) }
            context.print(session.end())
        }
    }

    /// Nil where lines come from no terminal, or what is said goes to none.
    private var editor: LineEditor? {
        guard context.console.readsTerminal, context.console.writesTerminal else { return nil }
        return LineEditor { completion(of: $0, at: $1) }
    }

    /// Words of Swift have no punctuation; a command's begins with its colon.
    private func completion(of line: String, at cursor: Int) -> Completion {
        let beforeCursor = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
        let word = String(beforeCursor.reversed().prefix { !" \t\n\"'`@$><=;|&{}()[],.+-*/!?%^~\\".contains($0) }.reversed())
        let words = session.candidates(beforeCursor: beforeCursor, word: word).filter { $0.hasPrefix(word) }
        return .words(words, replacing: max(0, cursor - word.utf8.count)..<cursor)
    }

    private func converse(through editor: LineEditor) {
        let history = History.path(environment: context.environment).map(History.init)
        // The lines of an input that goes on: one entry of the history.
        var entry: [String] = []
        while !session.isOver {
            session.options.width = min(context.console.size.columns, 100)
            switch editor.readLine(prompt: prompt) {
            case .line(let line):
                context.print(handle(line))
                entry.append(line)
                if session.isContinuing { continue }
                history?.add(entry.joined(separator: "\n"))
            case .interrupted(let rest):
                session.interrupt()
                history?.add((entry + [rest]).joined(separator: "\n"))
            case .end:
                context.console.write("\n")
                return context.print(session.end())
            }
            entry = []
        }
    }

    private var prompt: String { context.console.style(String(session.prompt.dropLast()), as: .prompt) + " " }

    /// While a snippet runs, Ctrl-C stops it and nothing else.
    private func handle(_ line: String) -> [Output] {
        Interrupts.shared.stoppable { session.handle(line) }
    }

    /// What was said to each line.
    private func exchanges(after first: [Output]) -> [Exchange] {
        var exchanges = first.isEmpty ? [] : [Exchange(input: nil, outputs: first)]
        while !session.isOver, let line = readLine() { exchanges.append(Exchange(input: line, outputs: handle(line))) }
        let last = session.end()
        return last.isEmpty ? exchanges : exchanges + [Exchange(input: nil, outputs: last)]
    }
}

/// A line and what the session said to it, for programs.
private struct Exchange: Encodable {
    struct Answer: Encodable {
        let kind: String
        var text: String?
        var verdict: String?
        var diagnostics: [DiagnosticList.Item]?
    }
    let input: String?
    let outputs: [Answer]

    init(input: String?, outputs: [Output]) {
        self.input = input
        self.outputs = outputs.map { output in
            switch output {
            case .text(let lines): Answer(kind: "text", text: lines.map(\.text).joined(separator: "\n"))
            case .feedback(let verdict, let lines): Answer(kind: "feedback", text: lines.map(\.text).joined(separator: "\n"), verdict: verdict.rawValue)
            case .diagnostic(let diagnostic): Answer(kind: "diagnostic", diagnostics: DiagnosticList(diagnostics: [diagnostic]).diagnostics)
            case .file(_, let text): Answer(kind: "file", text: text)
            }
        }
    }
}

extension Session.Options {
    /// A session whose snippets stop at Ctrl-C.
    static var interruptible: Session.Options {
        var options = Session.Options()
        options.playground.isInterrupted = { Interrupts.shared.isRaised }
        return options
    }
}
