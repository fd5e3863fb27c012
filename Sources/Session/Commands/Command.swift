/// A command of the session. Help, completion and did-you-mean are made from the table of them.
struct Command: Sendable {
    enum Group: CaseIterable, Sendable {
        case study, look, act, session

        var title: Phrase {
            switch self {
            case .study: Phrase("Study", ko: "학습")
            case .look: Phrase("Look", ko: "살펴보기")
            case .act: Phrase("Act", ko: "동작")
            case .session: Phrase("Session", ko: "세션")
            }
        }
    }

    /// What can follow the name, for completion.
    enum Argument: Sendable {
        case nothing, swift, file
        case words(@Sendable (Session) -> [String])
        case wordThenSwift(@Sendable (Session) -> [String])
    }

    /// Without the colon.
    let name: String
    var aliases: [String] = []
    /// As the help shows them; brackets are around what may be left out.
    var parameters = ""
    let summary: Phrase
    let group: Group
    var argument = Argument.nothing
    /// A line that uses the command.
    var example: String?
    /// How to read what the command prints.
    var meaning: Phrase?
    /// What the command does with what follows its name, trimmed.
    let run: @Sendable (Session, String) -> [Output]

    var usage: String { parameters.isEmpty ? ":\(name)" : ":\(name) \(parameters)" }
    var names: [String] { [name] + aliases }

    static let all: [Command] = study + look + act + session

    static func named(_ name: some StringProtocol) -> Command? { all.first { $0.names.contains(String(name)) } }
}
