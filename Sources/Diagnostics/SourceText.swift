#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A text with a name, addressed by UTF-8 offsets, lines and columns.
public final class SourceText: Sendable {
    /// A path as the user wrote it, or what the text is: `snippet`, `input 3`.
    public let name: String
    public let utf8: [UInt8]
    /// The UTF-8 offset at which each line begins.
    public let lineStarts: [Int]
    private let firstLine: Int
    /// The column of the first character: a part of a text may begin inside a line.
    private let firstColumn: Int
    /// The module that a text of the program's own libraries declares; `nil` for what a user wrote, whatever its name.
    public let library: String?

    /// A text, or the part of one that begins at a line and a column of it.
    public convenience init(name: String, text: String, firstLine: Int = 1, firstColumn: Int = 1) {
        self.init(name: name, utf8: Array(text.utf8), firstLine: firstLine, firstColumn: firstColumn)
    }

    /// A text by its bytes.
    public init(name: String, utf8: [UInt8], firstLine: Int = 1, firstColumn: Int = 1, library: String? = nil) {
        (self.name, self.utf8, self.firstLine, self.firstColumn, self.library) = (name, utf8, firstLine, firstColumn, library)
        lineStarts = Self.lineStarts(of: utf8)
    }

    /// The whole text, made again from its bytes.
    public var text: String { String(decoding: utf8, as: UTF8.self) }

    private static func lineStarts(of utf8: [UInt8]) -> [Int] {
        utf8.withUnsafeBytes { bytes in
            var starts = [0]
            guard let base = bytes.baseAddress else { return starts }
            while let start = starts.last, let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start) {
                starts.append(base.distance(to: UnsafeRawPointer(found)) + 1)
            }
            return starts
        }
    }

    public var lineCount: Int { lineStarts.count }

    /// The 1-based line and the 1-based column (in characters) of a UTF-8 offset; offsets outside the text are moved to its ends.
    public func position(at offset: Int) -> (line: Int, column: Int) {
        let offset = min(max(offset, 0), utf8.count)
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + firstLine, characters(in: lineStarts[low]..<offset) + (low == 0 ? firstColumn : 1))
    }

    /// How many characters a part of a line has. Each ASCII byte is one, and long lines with many errors are counted often.
    func characters(in part: Range<Int>) -> Int {
        let bytes = utf8[part]
        return bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
    }

    /// The line around a UTF-8 offset, with at most `reach` bytes on each side, and the 1-based column of the offset in that part.
    public func line(around offset: Int, reach: Int) -> (text: String, column: Int) {
        let offset = min(max(offset, 0), utf8.count)
        var start = offset, end = offset
        while start > 0, utf8[start - 1] != UInt8(ascii: "\n"), offset - start < reach || UTF8.isContinuation(utf8[start]) { start -= 1 }
        while end < utf8.count, utf8[end] != UInt8(ascii: "\n"), end - offset < reach || UTF8.isContinuation(utf8[end]) { end += 1 }
        if end > start, end < utf8.count, utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return (text(in: start..<end), characters(in: start..<max(start, offset)) + 1)
    }

    /// The text of a 1-based line without its end; empty for lines that do not exist.
    public func line(_ number: Int) -> String {
        let index = number - firstLine
        guard lineStarts.indices.contains(index) else { return "" }
        let start = lineStarts[index]
        var end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : utf8.count
        if end > start, utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return String(decoding: utf8[start..<end], as: UTF8.self)
    }

    public func text(in range: Range<Int>) -> String {
        String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
    }
}

/// A part of a source text, in UTF-8 offsets.
public struct Span: Equatable, Sendable {
    public let source: SourceText
    public let range: Range<Int>

    public init(_ source: SourceText, _ range: Range<Int>) { (self.source, self.range) = (source, range) }
    public var start: (line: Int, column: Int) { source.position(at: range.lowerBound) }
    public var end: (line: Int, column: Int) { source.position(at: range.upperBound) }
    public var text: String { source.text(in: range) }

    public static func == (a: Span, b: Span) -> Bool { a.source === b.source && a.range == b.range }
}
