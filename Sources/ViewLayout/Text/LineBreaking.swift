/// A character as line breaking sees it.
protocol BreakableCluster {
    associatedtype Breadth: Comparable & Numeric
    var breadth: Breadth { get }
    var isSpace: Bool { get }
    /// Lines may break before and after it, as between ideographs.
    var isWide: Bool { get }
}

/// A character of a text in one size, as broad as its columns.
struct TextCluster: BreakableCluster, Equatable {
    private let width: UInt8
    let isSpace: Bool

    var breadth: Int { Int(width) }
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

extension Sequence where Element: BreakableCluster {
    /// The breadth of all characters in one line.
    var breadth: Element.Breadth { reduce(0) { $0 + $1.breadth } }
}

/// A line of a paragraph: which characters, and how broad they are.
struct BrokenLine<Breadth> {
    /// Without the spaces that hang over its end.
    var clusters: Range<Int>
    var breadth: Breadth
}

/// Breaks a paragraph into lines: after spaces and around wide characters; a word that is longer than a line at any character. Spaces may hang over the end.
struct LineBreaking<Clusters: RandomAccessCollection> where Clusters.Element: BreakableCluster, Clusters.Index == Int {
    typealias Breadth = Clusters.Element.Breadth
    typealias Line = BrokenLine<Breadth>

    /// Counted from 0.
    let clusters: Clusters
    /// How broad a line may be; a broader character still gets its line.
    let limit: Breadth

    /// The lines in order; one empty line for an empty paragraph.
    func lines() -> [Line] {
        var lines: [Line] = []
        forEachLine {
            lines.append($0)
            return true
        }
        return lines
    }

    /// Gives one line after the other, for as long as `body` wants the next.
    func forEachLine(_ body: (Line) -> Bool) {
        var (start, index, breadth): (Int, Int, Breadth) = (0, 0, 0)
        // Where the line may end, and the breadth up to there, spaces included.
        var opportunity: (end: Int, breadth: Breadth)?
        while index < clusters.count {
            let cluster = clusters[index]
            if cluster.isSpace {
                breadth += cluster.breadth
                index += 1
                opportunity = (index, breadth)
                continue
            }
            if index > start, cluster.isWide || clusters[index - 1].isWide { opportunity = (index, breadth) }
            if breadth + cluster.breadth > limit, index > start {
                let end = opportunity ?? (index, breadth)
                guard body(trimmed(start..<end.end, breadth: end.breadth)) else { return }
                (start, breadth) = (end.end, breadth - end.breadth)
                opportunity = nil
            } else {
                breadth += cluster.breadth
                index += 1
            }
        }
        let last = start..<clusters.count
        _ = body(breadth <= limit ? Line(clusters: last, breadth: breadth) : trimmed(last, breadth: breadth))
    }

    /// The line without the spaces at its end.
    private func trimmed(_ line: Range<Int>, breadth: Breadth) -> Line {
        var (end, left) = (line.upperBound, breadth)
        while end > line.lowerBound, clusters[end - 1].isSpace {
            end -= 1
            left -= clusters[end].breadth
        }
        return Line(clusters: line.lowerBound..<end, breadth: left)
    }
}
