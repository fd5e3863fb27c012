import Diagnostics

/// The columns that a line takes in a terminal; SGR sequences take none.
func displayColumns(_ line: String) -> Int {
    withoutStyles(line).reduce(0) { $0 + displayWidth($1) }
}

/// The text without SGR sequences.
func withoutStyles(_ text: String) -> String {
    text.contains("\u{1B}") ? text.replacing(/\u{1B}\[[0-9;]*m/, with: "") : text
}
