import SwiftModel

/// The reference that is made from the prelude.
public enum LibraryReference {
    public static var markdown: String {
        let entries = Library.entries.filter(\.isSwiftUI)
        let types = entries.filter { $0.kind == .type }.sorted { $0.qualifiedName < $1.qualifiedName }
        var lines = [
            "# What snippets know of SwiftUI", "",
            "Made from the declarations that the checker reads: `make reference` writes this file. What is listed here is accepted and shown; what isn't is refused by name.",
            "", "## Functions", "",
        ]
        lines += entries.filter { $0.owner == nil && $0.kind != .type }.map(line)
        let owners = Set(types.map(\.qualifiedName))
        for type in types {
            lines += ["", "## \(type.qualifiedName)", "", "    \(type.signature)", ""]
            if let since = type.since { lines += ["Since \(since).", ""] }
            if !type.documentation.isEmpty { lines += [type.documentation, ""] }
            lines += entries.filter { $0.owner == type.qualifiedName && $0.kind != .type }.map(line)
        }
        // Extensions of the standard library's types.
        for owner in Set(entries.compactMap(\.owner)).subtracting(owners).sorted() {
            lines += ["", "## \(owner)", ""] + entries.filter { $0.owner == owner && $0.kind != .type }.map(line)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ entry: LibraryEntry) -> String {
        "- `\(entry.signature)`" + (entry.since.map { " (since \($0))" } ?? "") + (entry.documentation.isEmpty ? "" : ": \(entry.documentation)")
    }
}
