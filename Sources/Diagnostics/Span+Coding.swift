/// A span travels with the text around it, not with the whole: its places, and the lines and carets that are drawn for it, stay the same.
extension Span: Codable {
    private enum CodingKeys: String, CodingKey { case name, firstLine, firstColumn, lines, lower, upper }

    public func encode(to encoder: any Encoder) throws {
        let excerpt = source.excerpt(around: range)
        let start = start
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(source.name, forKey: .name)
        try values.encode(start.line, forKey: .firstLine)
        try values.encode(start.column - excerpt.before, forKey: .firstColumn)
        try values.encode(excerpt.lines, forKey: .lines)
        try values.encode(excerpt.range.lowerBound, forKey: .lower)
        try values.encode(excerpt.range.upperBound, forKey: .upper)
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let (lower, upper) = (try values.decode(Int.self, forKey: .lower), try values.decode(Int.self, forKey: .upper))
        guard lower <= upper else { throw DecodingError.dataCorruptedError(forKey: .upper, in: values, debugDescription: "a span ends before it begins") }
        let source = SourceText(
            name: try values.decode(String.self, forKey: .name), text: try values.decode(String.self, forKey: .lines),
            firstLine: try values.decode(Int.self, forKey: .firstLine), firstColumn: try values.decode(Int.self, forKey: .firstColumn))
        self.init(source, lower..<upper)
    }
}

extension SourceText {
    /// More bytes of a line than a diagnostic shows on either side of its place.
    private static let reach = 512

    /// The lines that a range touches, each with its end, the range in them, and how many characters are before the range. Long lines are cut on both
    /// sides of the range: many diagnostics may be in one line. Only a text without characters has no lines.
    fileprivate func excerpt(around range: Range<Int>) -> (lines: String, range: Range<Int>, before: Int) {
        guard !utf8.isEmpty else { return ("", 0..<0, 0) }
        let range = range.clamped(to: 0..<utf8.count)
        var start = range.lowerBound, end = range.upperBound
        while start > 0, utf8[start - 1] != UInt8(ascii: "\n"), range.lowerBound - start < Self.reach || UTF8.isContinuation(utf8[start]) { start -= 1 }
        while end < utf8.count, utf8[end] != UInt8(ascii: "\n"), end - range.upperBound < Self.reach || UTF8.isContinuation(utf8[end]) { end += 1 }
        return (text(in: start..<end) + "\n", range.lowerBound - start..<range.upperBound - start, characters(in: start..<range.lowerBound))
    }
}
