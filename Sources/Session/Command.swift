/// A command of the session. Help, completion and did-you-mean are made from the table of them.
struct Command: Sendable {
    enum Group: String, CaseIterable, Sendable {
        case study = "Study", look = "Look", act = "Act", session = "Session"
    }

    /// Without the colon.
    let name: String
    var aliases: [String] = []
    /// As the help shows them; brackets stand around what may be left out.
    var parameters = ""
    let summary: String
    let group: Group
    /// The words that can stand after the name.
    var candidates: @Sendable (Session) -> [String] = { _ in [] }
    /// What the command does with what stands after its name, trimmed.
    let run: @Sendable (Session, String) -> [Output]

    var usage: String { parameters.isEmpty ? ":\(name)" : ":\(name) \(parameters)" }
    var names: [String] { [name] + aliases }

    static func named(_ name: some StringProtocol) -> Command? { all.first { $0.names.contains(String(name)) } }
}
