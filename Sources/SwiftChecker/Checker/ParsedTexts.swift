import Diagnostics

/// The texts that were parsed last, with their trees.
struct ParsedTexts: Sendable {
    private struct Entry: Sendable {
        /// Held, so that no other text gets its identity.
        let source: SourceText
        let parsed: Parsing.Parsed
    }

    /// Trees take some hundred bytes for each byte of text.
    private static let limit = 1 << 20
    /// What a tree takes besides, in bytes of text.
    private static let overhead = 256

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Bytes of their texts.
    private var size = 0

    subscript(source: SourceText) -> Parsing.Parsed? { entries[ObjectIdentifier(source)]?.parsed }

    /// Forgets the others where they are too many with it.
    mutating func keep(_ parsed: Parsing.Parsed, of source: SourceText) {
        let bytes = source.utf8.count + Self.overhead
        guard bytes <= Self.limit / 4 else { return }
        if size + bytes > Self.limit { (entries, size) = ([:], 0) }
        if entries.updateValue(Entry(source: source, parsed: parsed), forKey: ObjectIdentifier(source)) == nil { size += bytes }
    }
}
