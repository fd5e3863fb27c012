import SwiftModel

/// What could be written at a place of a text.
public struct Completions: Hashable, Sendable {
    public struct Item: Hashable, Sendable {
        public enum Kind: String, Sendable { case method, property, variable, function, type, enumCase = "case", label, keyword }

        /// What replaces the range: `padding`, `width:`, `$count`.
        public let text: String
        public let kind: Kind
        /// The declaration as Swift spells it; empty for keywords.
        public let detail: String
    }

    /// The beginning of a name before the cursor, in UTF-8 offsets; empty where none does.
    public let replacing: Range<Int>
    /// Argument labels first, in the order of the parameters; then what is of the type that is expected, the snippet's own before the library's; then the
    /// others. Each part is in alphabetical order.
    public let items: [Item]
}
