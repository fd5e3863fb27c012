import Course
import Diagnostics
import Playground
import Session

/// What a session says to a program: docs/schema/session.schema.json.
struct TalkReply: Encodable {
    struct Answer: Encodable {
        let kind: String
        var text: String?
        var verdict: String?
        var path: String?
        var diagnostics: [DiagnosticList.Item]?
        /// The lines of the text in runs of one style each.
        var lines: [[StyledText.Run]]?

        /// What is seen of a film, a frame for each moment that looks different.
        var frames: [Frame]?

        struct Frame: Encodable {
            /// Seconds since the beginning.
            let time: Double
            let text: String
        }

        init(_ output: Output, isStyled: Bool) {
            var styled: [StyledText] = []
            switch output {
            case .text(let lines): (kind, styled) = ("text", lines)
            case .reference(let lines): (kind, styled) = ("reference", lines)
            case .feedback(let verdict, let lines): (kind, styled, self.verdict) = ("feedback", lines, verdict.rawValue)
            case .diagnostic(let diagnostic): (kind, diagnostics) = ("diagnostic", DiagnosticList(diagnostics: [diagnostic]).diagnostics)
            case .film(let film):
                (kind, frames) = ("film", film.frames.map { Frame(time: $0.time, text: $0.picture.plainRows.joined(separator: "\n")) })
                return
            case .drawing(let picture, _, _): (kind, styled) = ("drawing", picture.plainRows.map { StyledText($0) })
            case .file(let path, let text): (kind, self.text, self.path) = ("file", text, path)
            }
            guard diagnostics == nil, path == nil else { return }
            text = styled.map(\.text).joined(separator: "\n")
            if isStyled { lines = styled.map(\.runs) }
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

    /// What could be at the end of a text.
    struct Completion: Encodable {
        /// The UTF-8 offsets in the text of what a word replaces.
        let from, to: Int
        let words: [String]

        init(_ candidates: Candidates) { (from, to, words) = (candidates.replacing.lowerBound, candidates.replacing.upperBound, candidates.words) }
    }

    let version = 1
    let id, input: String?
    let outputs: [Answer]
    let state: State
    var completion: Completion?
    var highlights: [StyledText.Run]?
    var layout: [LayoutStep]?
    var menu: StudyMenu?
    private var scene: SpelledScene?

    private enum CodingKeys: CodingKey { case version, id, input, outputs, state, completion, highlights, layout, menu }

    /// What is said without a request.
    init(_ outputs: [Output], _ state: StudyReply.State) {
        (id, input, self.outputs, self.state) = (nil, nil, outputs.map { Answer($0, isStyled: false) }, State(state))
    }

    init(_ reply: StudyReply, to request: TalkRequest) {
        // Only what was entered is repeated: a text of an editor would come back with every key.
        (id, input) = (request.id, request.action == .line ? request.input : nil)
        outputs = reply.outputs.map { Answer($0, isStyled: request.wantsStyles) }
        state = State(reply.state)
        completion = reply.candidates.map(Completion.init)
        (highlights, layout, menu, scene) = (reply.highlights, reply.layout, reply.menu, reply.spelledScene)
    }

    /// The reply as JSON on one line, with the scene that is spelled already.
    var line: String {
        let line = Context.line(self)
        return scene.map { "{\"scene\":\($0.json)," + line.dropFirst() } ?? line
    }
}
