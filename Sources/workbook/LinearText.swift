/// Text for screen readers: indentation in place of branches, words in place of signs.
enum LinearText {
    private static let words: [Character: String] = [
        "✓": "yes", "✗": "no", "◐": "begun", "○": "new", "←": "from", "→": "to", "›": ">", "·": "|", "•": "-", "…": "...", "─": "-", "│": " ", "├": " ",
        "└": " ", "┌": " ", "┐": " ", "┘": " ", "┬": " ", "┴": " ", "┼": " ", "┤": " ", "▲": " ", "▼": " ", "—": "-", "–": "-", "∞": "infinity", "“": "\"",
        "”": "\"",
    ]

    static func of(_ text: String) -> String {
        text.contains { words[$0] != nil } ? text.map { words[$0] ?? String($0) }.joined() : text
    }
}
