import Diagnostics
import Prelude
import SwiftModel
import SwiftSyntax

/// Everything that the prelude declares, for help and the reference.
public enum Library {
    /// In the order of declaration. Names that begin with an underscore are left out. Reading all of them takes a while: if you know a name, look that up.
    public static let entries: [LibraryEntry] = PreludeText.standard.flatMap { source in
        let reader = LibraryReader(isSwiftUI: source.isOfSwiftUI)
        reader.read(Parsing.parse(source).items.compactMap { $0.item.as(DeclSyntax.self) }, owner: nil)
        return reader.entries
    }

    /// The entries of a name: `padding`, `VStack`, or `View.padding` for the members of one type. For a type, its initializers follow.
    ///
    /// Only the declarations of that name are parsed.
    public static func entries(named name: String) -> [LibraryEntry] { LibraryIndex.standard.withLock { $0.entries(named: name) } }

    /// Snippets that show the use of declarations and run as they are, by qualified name: `VStack`, `View.padding`.
    public static var examples: [String: String] { LibraryExample.all }

    /// The names of members.
    public static var memberNames: Set<String> { LibraryIndex.standard.withLock { $0.memberNames } }
    /// The names of types and functions.
    public static var topLevelNames: Set<String> { LibraryIndex.standard.withLock { $0.topLevelNames } }
}

extension SourceText {
    /// Whether a text of the prelude belongs to SwiftUI's part.
    var isOfSwiftUI: Bool { library == "SwiftUI" || library == "Combine" }
}
