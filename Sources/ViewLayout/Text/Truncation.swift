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

    /// What is shown of a text: the characters before and after the ellipsis, as indices, and how broad all is.
    struct Cut<Breadth> {
        let front, back: Range<Int>
        let breadth: Breadth
    }

    /// As many characters as fit together with the ellipsis, which is always there.
    static func shorten<Clusters: BidirectionalCollection>(
        _ clusters: Clusters, to limit: Clusters.Element.Breadth, ellipsis: Clusters.Element.Breadth, mode: Mode
    ) -> Cut<Clusters.Element.Breadth> where Clusters.Element: BreakableCluster, Clusters.Index == Int, Clusters.SubSequence == Clusters {
        let room = max(0, limit - ellipsis)
        let nothing = clusters[clusters.endIndex...]
        var (front, back) = (nothing, nothing)
        switch mode {
        case .tail: front = prefix(of: clusters) { $0 <= room }
        case .head: back = suffix(of: clusters, breadth: room)
        case .middle:
            front = prefix(of: clusters) { $0 + $0 <= room + 1 }
            back = suffix(of: clusters[front.endIndex...], breadth: room - front.breadth)
        }
        while front.last?.isSpace == true { front.removeLast() }
        return Cut(front: front.startIndex..<front.endIndex, back: back.startIndex..<back.endIndex, breadth: ellipsis + front.breadth + back.breadth)
    }

    private static func prefix<Clusters: Collection>(of clusters: Clusters, fits: (Clusters.Element.Breadth) -> Bool) -> Clusters.SubSequence
    where Clusters.Element: BreakableCluster {
        var used: Clusters.Element.Breadth = 0
        return clusters.prefix { cluster in
            used += cluster.breadth
            return fits(used)
        }
    }

    private static func suffix<Clusters: BidirectionalCollection>(of clusters: Clusters, breadth: Clusters.Element.Breadth) -> Clusters.SubSequence
    where Clusters.Element: BreakableCluster {
        var (used, count): (Clusters.Element.Breadth, Int) = (0, 0)
        for cluster in clusters.reversed() {
            used += cluster.breadth
            if used > breadth { break }
            count += 1
        }
        return clusters.suffix(count)
    }
}
