/// What a run of text is, which a theme gives a look.
public enum TextRole: String, CaseIterable, Sendable {
    case heading, strong, emphasis, code
    // Swift
    case keyword, type, string, number, comment
    /// What only guides the eye: branches of a tree, bullets, rules, remarks.
    case mark
    // Changes
    case added, removed, changed
    // Verdicts
    case right, wrong, warning
    case link, prompt
}
