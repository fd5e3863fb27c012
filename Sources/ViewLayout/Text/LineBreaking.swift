/// A character as line breaking sees it.
struct TextCluster: Equatable {
    private let width: UInt8
    let isSpace: Bool

    var columns: Int { Int(width) }
    /// Lines may break before and after it, as between ideographs.
    var isWide: Bool { width == 2 }

    init(_ character: Character) { (width, isSpace) = (UInt8(CharacterWidth.columns(of: character)), character.isWhitespace) }

    /// A printable ASCII character, as most are.
    fileprivate init(ascii: UInt8) { (width, isSpace) = (1, ascii == 0x20) }

    /// Whether the text is one paragraph of printable ASCII characters, each a column wide.
    static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

    /// The characters of a text by paragraph, of which there is at least one.
    static func characters(of text: String) -> [[Character]] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(Array.init)
    }

    /// What line breaking sees of `characters(of:)`.
    static func paragraphs(of text: String) -> [[TextCluster]] {
        if isPlain(text) { return [text.utf8.map(TextCluster.init(ascii:))] }
        return characters(of: text).map { $0.map(TextCluster.init) }
    }

    /// Whether the lines of both texts break alike at any breadth.
    static func areLaidOutAlike(_ a: String, _ b: String) -> Bool {
        if a == b { return true }
        if isPlain(a), isPlain(b) { return a.utf8.elementsEqual(b.utf8) { ($0 == 0x20) == ($1 == 0x20) } }
        return paragraphs(of: a) == paragraphs(of: b)
    }
}

/// What line breaking sees of a text of printable ASCII characters, in the text's own memory.
struct PlainClusters: RandomAccessCollection {
    private let bytes: UnsafeBufferPointer<UInt8>

    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count }
    subscript(index: Int) -> TextCluster { TextCluster(ascii: bytes[index]) }

    /// Calls `body` with the clusters of a plain text, which are there until it returns.
    static func with<Result>(_ text: String, _ body: (PlainClusters) -> Result) -> Result {
        var text = text
        return text.withUTF8 { body(PlainClusters(bytes: $0)) }
    }
}

extension Sequence<TextCluster> {
    /// The columns of all characters in one line.
    var columns: Int { reduce(0) { $0 + $1.columns } }
}

/// A line of a paragraph: which characters, and how many columns they take.
struct BrokenLine {
    /// Without the spaces that hang over its end.
    var clusters: Range<Int>
    var columns: Int
}

/// Breaks a paragraph into lines: after spaces and around wide characters; a word that is longer than a line at any character. Spaces may hang over the end.
struct LineBreaking<Clusters: RandomAccessCollection> where Clusters.Element == TextCluster, Clusters.Index == Int {
    /// Counted from 0.
    let clusters: Clusters
    /// The columns of a line; a character wider than that still gets its line.
    let limit: Int

    /// The lines in order; one empty line for an empty paragraph.
    func lines() -> [BrokenLine] {
        var lines: [BrokenLine] = []
        forEachLine {
            lines.append($0)
            return true
        }
        return lines
    }

    /// Gives one line after the other, for as long as `body` wants the next.
    func forEachLine(_ body: (BrokenLine) -> Bool) {
        var (start, index, columns) = (0, 0, 0)
        // Where the line may end, and the columns up to there, spaces included.
        var opportunity: (end: Int, columns: Int)?
        while index < clusters.count {
            let cluster = clusters[index]
            if cluster.isSpace {
                columns += cluster.columns
                index += 1
                opportunity = (index, columns)
                continue
            }
            if index > start, cluster.isWide || clusters[index - 1].isWide { opportunity = (index, columns) }
            if columns + cluster.columns > limit, index > start {
                let end = opportunity ?? (index, columns)
                guard body(trimmed(start..<end.end, columns: end.columns)) else { return }
                (start, columns) = (end.end, columns - end.columns)
                opportunity = nil
            } else {
                columns += cluster.columns
                index += 1
            }
        }
        let last = start..<clusters.count
        _ = body(columns <= limit ? BrokenLine(clusters: last, columns: columns) : trimmed(last, columns: columns))
    }

    /// The line without the spaces at its end.
    private func trimmed(_ line: Range<Int>, columns: Int) -> BrokenLine {
        var (end, left) = (line.upperBound, columns)
        while end > line.lowerBound, clusters[end - 1].isSpace {
            end -= 1
            left -= clusters[end].columns
        }
        return BrokenLine(clusters: line.lowerBound..<end, columns: left)
    }
}
