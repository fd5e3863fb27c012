/// A character as line breaking sees it.
struct TextCluster {
    let character: Character
    let columns: Int
    var isSpace: Bool { character.isWhitespace }
    /// Lines may break before and after it, as between ideographs.
    var isWide: Bool { columns == 2 }

    init(_ character: Character) {
        self.character = character
        columns = CharacterWidth.columns(of: character)
    }
}

/// Breaks a paragraph into lines: after spaces and around wide characters; a word that is longer than a line at any character. Spaces may hang over the end.
struct LineBreaking {
    let clusters: [TextCluster]
    /// The columns of a line; a character wider than that still gets its line.
    let limit: Int

    /// The lines in order, without gaps between them; one empty line for an empty paragraph.
    func lines() -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var (start, index, columns) = (0, 0, 0)
        var opportunity: Int?
        while index < clusters.count {
            let cluster = clusters[index]
            if cluster.isSpace {
                columns += cluster.columns
                index += 1
                opportunity = index
                continue
            }
            if index > start, cluster.isWide || clusters[index - 1].isWide { opportunity = index }
            if columns + cluster.columns > limit, index > start {
                let next = opportunity ?? index
                lines.append(start..<next)
                start = next
                columns = self.columns(in: next..<index)
                opportunity = nil
            } else {
                columns += cluster.columns
                index += 1
            }
        }
        return lines + [start..<clusters.count]
    }

    func columns(in range: Range<Int>) -> Int { clusters[range].reduce(0) { $0 + $1.columns } }

    /// The columns of a line without the spaces that hang over its end.
    func visibleColumns(in line: Range<Int>) -> Int {
        let whole = columns(in: line)
        if whole <= limit, line.upperBound == clusters.count { return whole }
        return columns(in: withoutTrailingSpaces(line))
    }

    func withoutTrailingSpaces(_ line: Range<Int>) -> Range<Int> {
        var end = line.upperBound
        while end > line.lowerBound, clusters[end - 1].isSpace { end -= 1 }
        return line.lowerBound..<end
    }
}
