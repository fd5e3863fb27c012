/// A character as line breaking sees it.
struct TextCluster {
    let character: Character
    let columns: Int
    let isSpace: Bool
    /// Lines may break before and after it, as between ideographs.
    var isWide: Bool { columns == 2 }

    init(_ character: Character) {
        self.character = character
        columns = CharacterWidth.columns(of: character)
        isSpace = character.isWhitespace
    }

    /// A printable ASCII character, as most are.
    private init(ascii: UInt8) {
        (character, columns, isSpace) = (Character(Unicode.Scalar(ascii)), 1, ascii == 0x20)
    }

    /// The characters of a text by paragraph, of which there is at least one.
    static func paragraphs(of text: String) -> [[TextCluster]] {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return [text.utf8.map(TextCluster.init(ascii:))] }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { $0.map(TextCluster.init) }
    }
}

/// A line of a paragraph: which characters, and how many columns they take.
struct BrokenLine {
    /// Without the spaces that hang over its end.
    var clusters: Range<Int>
    var columns: Int
}

/// Breaks a paragraph into lines: after spaces and around wide characters; a word that is longer than a line at any character. Spaces may hang over the end.
struct LineBreaking {
    let clusters: [TextCluster]
    /// The columns of a line; a character wider than that still gets its line.
    let limit: Int

    /// The lines in order; one empty line for an empty paragraph.
    func lines() -> [BrokenLine] {
        var lines: [BrokenLine] = []
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
                lines.append(trimmed(start..<end.end, columns: end.columns))
                (start, columns) = (end.end, columns - end.columns)
                opportunity = nil
            } else {
                columns += cluster.columns
                index += 1
            }
        }
        let last = start..<clusters.count
        lines.append(columns <= limit ? BrokenLine(clusters: last, columns: columns) : trimmed(last, columns: columns))
        return lines
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
