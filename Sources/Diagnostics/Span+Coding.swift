/// A span travels with the lines that it touches, not with the whole text: its places, and the lines and carets that are drawn for it, stay the same.
extension Span: Codable {
    private enum CodingKeys: String, CodingKey { case name, firstLine, lines, lower, upper }

    public func encode(to encoder: any Encoder) throws {
        let excerpt = source.excerpt(around: range)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(source.name, forKey: .name)
        try values.encode(start.line, forKey: .firstLine)
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
            firstLine: try values.decode(Int.self, forKey: .firstLine))
        self.init(source, lower..<upper)
    }
}

extension SourceText {
    /// The lines that a range touches, each with its end, and the range in them. Only a text without characters has no lines.
    fileprivate func excerpt(around range: Range<Int>) -> (lines: String, range: Range<Int>) {
        guard !utf8.isEmpty else { return ("", 0..<0) }
        let range = range.clamped(to: 0..<utf8.count)
        let start = utf8[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = utf8[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count
        return (text(in: start..<end) + "\n", range.lowerBound - start..<range.upperBound - start)
    }
}
