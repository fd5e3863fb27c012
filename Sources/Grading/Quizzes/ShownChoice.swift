import Course
import Diagnostics

/// A choice, item or right-hand side as it is shown.
public struct ShownChoice: Sendable {
    public let id: String
    public let text: Prose
    /// The text without styles.
    public let plainText: String
    let isRight: Bool
    let feedback: Prose?
    let span: Span
    /// The id of what those who choose it probably think.
    var misconception: String?
}

/// A left-hand side of a question of kind `match`.
public struct ShownItem: Sendable {
    public let id: String
    public let text: Prose
    /// The text without styles.
    public let plainText: String
}
