import SwiftChecker
import Wording

/// What snippets may use, for help and completion.
extension Playground {
    /// The declarations of a name, each with what its documentation says and an example, up to a limit: `padding`, `VStack`, `View.frame`, `.padding`,
    /// `@State`. Those of the name itself and of `View` come first.
    public static func documentation(of name: String, limit: Int = 12) -> (entries: [LibraryEntry], more: Int) {
        let plain = String(name.trimmingPrefix { ".@#".contains($0) })
        func rank(_ entry: LibraryEntry) -> Int { entry.owner == nil ? 0 : entry.owner == plain || entry.owner == "View" ? 1 : 2 }
        let all = Library.entries(named: plain).filter { $0.signature.firstMatch(of: /[(, ]_\p{L}\w*( \w+)?:/) == nil }
        let named = "@#".contains { name.hasPrefix(String($0)) } ? all.filter { $0.owner == nil || $0.owner == plain } : all
        let entries = (0...2).flatMap { wanted in named.filter { rank($0) == wanted } }
        return (Array(entries.prefix(limit)), max(0, entries.count - limit))
    }

    /// Snippets that show the use of declarations and run as they are, by qualified name: `VStack`, `View.padding`.
    public static var examples: [String: String] { Library.examples }

    /// All names of the library, for did-you-mean.
    public static var libraryNames: Set<String> { Library.memberNames.union(Library.topLevelNames) }

    /// The reference of SwiftUI's part as Markdown: types with their members, in the order of their names.
    public static var reference: String { LibraryReference.markdown }
}

public typealias DiagnosticPage = SwiftChecker.DiagnosticPage

extension Playground {
    /// What each diagnostic of snippets means, in the order of their codes.
    public static func diagnosticPages(in language: Language = .english) -> [DiagnosticPage] { DiagnosticPage.all(in: language) }
}
