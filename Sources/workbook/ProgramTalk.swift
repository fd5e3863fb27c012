import Diagnostics
import Foundation
import Session

/// The session for programs: a JSON object a line in, `{"input": ":layout"}` with an `id` of one's choice, and one out.
struct ProgramTalk {
    let session: StudyClient
    let context: Context

    func run() throws(Failure) {
        say(try session.begin())
        while !session.state.isOver, !context.console.isClosed, let line = readLine() {
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            do {
                let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
                say(session.handle(request.input), to: request)
            } catch {
                let fault = Diagnostic(.error, "bad-request", "this line isn't a JSON object with an `input`", help: "write {\"input\": \":help\"}")
                say([.diagnostic(fault)])
            }
        }
        let last = session.end()
        if !last.isEmpty { say(last) }
    }

    private func say(_ outputs: [Output], to request: Request? = nil) {
        let state = Reply.State(session.state)
        context.print(jsonLine: Reply(id: request?.id, input: request?.input, outputs: outputs.map(Reply.Answer.init), state: state))
    }
}

private struct Request: Decodable {
    let id: String?
    let input: String

    private enum CodingKeys: String, CodingKey { case id, input }

    /// An id is a text or a whole number, and comes back as a text.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        input = try values.decode(String.self, forKey: .input)
        id = try (try? values.decodeIfPresent(String.self, forKey: .id)) ?? values.decodeIfPresent(Int.self, forKey: .id).map(String.init)
    }
}

/// What the session says to a line.
private struct Reply: Encodable {
    struct Answer: Encodable {
        let kind: String
        var text: String?
        var verdict: String?
        var path: String?
        var diagnostics: [DiagnosticList.Item]?

        init(_ output: Output) {
            switch output {
            case .text(let lines): (kind, text) = ("text", lines.map(\.text).joined(separator: "\n"))
            case .reference(let lines): (kind, text) = ("reference", lines.map(\.text).joined(separator: "\n"))
            case .feedback(let verdict, let lines): (kind, text, self.verdict) = ("feedback", lines.map(\.text).joined(separator: "\n"), verdict.rawValue)
            case .diagnostic(let diagnostic): (kind, diagnostics) = ("diagnostic", DiagnosticList(diagnostics: [diagnostic]).diagnostics)
            case .drawing(let picture, _): (kind, text) = ("drawing", picture.plainRows.joined(separator: "\n"))
            case .file(let path, let text): (kind, self.text, self.path) = ("file", text, path)
            }
        }
    }

    /// How the session is after the line.
    struct State: Encodable {
        let prompt: String
        /// Whether the input goes on in the next line.
        let continues: Bool
        let expectsReply: Bool
        let over: Bool

        init(_ state: StudyReply.State) { (prompt, continues, expectsReply, over) = (state.prompt, state.isContinuing, state.expectsReply, state.isOver) }
    }

    let version = 1
    let id, input: String?
    let outputs: [Answer]
    let state: State
}
