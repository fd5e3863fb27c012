/// Shortens text that does not fit its last line, with `…` in the place of what is left out.
enum Truncation {
    /// Where the text is cut.
    enum Mode {
        case head, middle, tail

        /// By the name of SwiftUI's case; an unknown name means `tail`.
        init(named name: String) {
            switch name {
            case "head": self = .head
            case "middle": self = .middle
            default: self = .tail
            }
        }
    }

    static let ellipsis: Character = "…"
    private static let ellipsisColumns = 1

    /// What is shown of a text: the characters before and after the ellipsis, as indices, and the columns of all.
    struct Cut {
        let front, back: Range<Int>
        let columns: Int
    }

    /// As many characters as fit `limit` columns together with the ellipsis, which is always there.
    static func shorten<Clusters: BidirectionalCollection>(_ clusters: Clusters, to limit: Int, mode: Mode) -> Cut
    where Clusters.Element == TextCluster, Clusters.Index == Int, Clusters.SubSequence == Clusters {
        let room = max(0, limit - ellipsisColumns)
        let nothing = clusters[clusters.endIndex...]
        var (front, back) = (nothing, nothing)
        switch mode {
        case .tail: front = prefix(of: clusters, columns: room)
        case .head: back = suffix(of: clusters, columns: room)
        case .middle:
            front = prefix(of: clusters, columns: (room + 1) / 2)
            back = suffix(of: clusters[front.endIndex...], columns: room - front.columns)
        }
        while front.last?.isSpace == true { front.removeLast() }
        return Cut(front: front.startIndex..<front.endIndex, back: back.startIndex..<back.endIndex, columns: ellipsisColumns + front.columns + back.columns)
    }

    private static func prefix<Clusters: Collection<TextCluster>>(of clusters: Clusters, columns: Int) -> Clusters.SubSequence {
        var used = 0
        return clusters.prefix { cluster in
            used += cluster.columns
            return used <= columns
        }
    }

    private static func suffix<Clusters: BidirectionalCollection<TextCluster>>(of clusters: Clusters, columns: Int) -> Clusters.SubSequence {
        var (used, count) = (0, 0)
        for cluster in clusters.reversed() {
            used += cluster.columns
            if used > columns { break }
            count += 1
        }
        return clusters.suffix(count)
    }
}
