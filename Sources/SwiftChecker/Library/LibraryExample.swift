import Prelude

/// Snippets that show the use of declarations.
enum LibraryExample {
    /// By the qualified name of what they show: `VStack`, `View.padding`.
    static let all: [String: String] = parse(PreludeText.examples)

    /// Reads headings `## name, name`, each with a fenced block.
    static func parse(_ markdown: String) -> [String: String] {
        var examples: [String: String] = [:]
        var (names, lines, isCode): ([String], [Substring], Bool) = ([], [], false)
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if isCode { for name in names { examples[name] = lines.joined(separator: "\n") } }
                (isCode, lines) = (!isCode, [])
            } else if isCode {
                lines.append(line)
            } else if line.hasPrefix("## ") {
                names = line.dropFirst(3).split(separator: ",").map { String($0.trimmingPrefix { $0 == " " }) }
            }
        }
        return examples
    }
}
