/// How what a learner may do next is written: as commands of a session, or for a shell, where no session is open.
public enum CommandSpelling: Sendable {
    case session, shell

    func open(_ place: String) -> String { self == .session ? ":open \(place)" : "workbook learn \(place)" }
    func quiz(_ name: String) -> String { self == .session ? ":quiz \(name)" : "workbook quiz \(name)" }
}
