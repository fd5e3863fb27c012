import RegularExpressions

/// The regular expressions that were read last, by their texts: a literal in a loop is read once.
struct ReadPatterns {
    private struct Key: Hashable {
        let text: String
        let isExtended: Bool
        let isOfFoundation: Bool
    }

    private static let limit = 200
    private var patterns: [Key: RegexPattern] = [:]

    mutating func pattern(_ text: String, isExtended: Bool = false, isOfFoundation: Bool = false) throws -> RegexPattern {
        let key = Key(text: text, isExtended: isExtended, isOfFoundation: isOfFoundation)
        if let known = patterns[key] { return known }
        let read = try RegexPattern(reading: text, isOfFoundation ? .foundation : .swift, isExtended: isExtended)
        if patterns.count >= Self.limit { patterns = [:] }
        patterns[key] = read
        return read
    }
}
