import Foundation
import Wording

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
        /// A few words; more of them once two letters are typed.
        case fewOrMore(few: @Sendable (Session) -> [String], more: @Sendable (Session) -> [String])
        case wordThenSwift(@Sendable (Session) -> [String])
    }

    /// Without the colon.
    let name: String
    var aliases: [String] = []
    /// What it is called in Korean.
    var korean: [String] = []
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
    /// All that the command may be called, without what is spelled the same on a keyboard that was left on Hangul.
    var names: [String] { [name] + aliases + korean }

    static let all: [Command] = study + look + act + session

    /// The command of a name as it may be typed: `help`, `도움말`, `ｈｅｌｐ`, or `ㅗ디ㅔ` on a keyboard that was left on Hangul.
    static func named(_ name: some StringProtocol) -> Command? {
        let spellings = [String(name), String(name).precomposedStringWithCompatibilityMapping, latinKeys(forHangul: String(name))].compactMap(\.self)
        return spellings.lazy.compactMap { spelling in all.first { $0.names.contains(spelling) } }.first
    }
}
