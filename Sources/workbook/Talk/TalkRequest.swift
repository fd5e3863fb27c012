import Diagnostics
import Foundation

/// What a program asks of a session: docs/schema/session-request.schema.json.
struct TalkRequest: Decodable {
    enum Action: String, Decodable {
        case line, enter
        case tryOut = "try"
        case check, complete, highlight, layout, menu, look
    }

    let id: String?
    let input: String
    let action: Action
    /// Whether the answer has what the session shows.
    let wantsScene: Bool
    /// Whether texts are answered in styled lines, too.
    let wantsStyles: Bool

    private enum CodingKeys: String, CodingKey {
        case id, input, action
        case wantsScene = "scene"
        case wantsStyles = "styled"
    }

    /// An id is a text or a whole number, and comes back as a text.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        action = try values.decodeIfPresent(Action.self, forKey: .action) ?? .line
        let needsInput = ![.layout, .menu, .look].contains(action)
        input = try needsInput ? values.decode(String.self, forKey: .input) : values.decodeIfPresent(String.self, forKey: .input) ?? ""
        id = try (try? values.decodeIfPresent(String.self, forKey: .id)) ?? values.decodeIfPresent(Int.self, forKey: .id).map(String.init)
        wantsScene = try values.decodeIfPresent(Bool.self, forKey: .wantsScene) ?? false
        wantsStyles = try values.decodeIfPresent(Bool.self, forKey: .wantsStyles) ?? false
    }
}

extension StudyClient {
    /// The answer to a line that a program sent.
    func answer(line: String) -> TalkReply {
        guard let request = try? JSONDecoder().decode(TalkRequest.self, from: Data(line.utf8)) else {
            let fault = Diagnostic(.error, "bad-request", "this line isn't a JSON object with an `input`", help: "write {\"input\": \":help\"}")
            return TalkReply([.diagnostic(fault)], state)
        }
        return TalkReply(answer(StudyRequest.Action(request), wantsScene: request.wantsScene), to: request)
    }
}

extension StudyRequest.Action {
    init(_ request: TalkRequest) {
        self =
            switch request.action {
            case .line: .line(request.input)
            case .enter: .enter(request.input)
            case .tryOut: .tryOut(request.input)
            case .check: .check(name: "your version", text: request.input)
            case .complete: .candidates(request.input)
            case .highlight: .highlight(request.input)
            case .layout: .layout
            case .menu: .menu
            case .look: .look
            }
    }
}
