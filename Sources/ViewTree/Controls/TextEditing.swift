/// What a field does while its text is edited.
public struct TextEditing {
    /// Whether Return begins another line.
    public let hasLines: Bool
    /// Called with whether the field has the keyboard's focus.
    public let onChange: ((Bool) throws -> Void)?
    /// What Return does.
    public let onCommit: (() throws -> Void)?

    public init(hasLines: Bool = false, onChange: ((Bool) throws -> Void)? = nil, onCommit: (() throws -> Void)? = nil) {
        (self.hasLines, self.onChange, self.onCommit) = (hasLines, onChange, onCommit)
    }
}
