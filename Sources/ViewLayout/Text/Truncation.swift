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

    /// As many characters as fit `limit` columns together with the ellipsis, which is always there.
    static func shorten(_ clusters: ArraySlice<TextCluster>, to limit: Int, mode: Mode) -> (text: String, columns: Int) {
        let room = max(0, limit - ellipsisColumns)
        let (front, back): (ArraySlice<TextCluster>, ArraySlice<TextCluster>)
        switch mode {
        case .tail: (front, back) = (prefix(of: clusters, columns: room), [])
        case .head: (front, back) = ([], suffix(of: clusters, columns: room))
        case .middle:
            front = prefix(of: clusters, columns: (room + 1) / 2)
            back = suffix(of: clusters.dropFirst(front.count), columns: room - front.reduce(0) { $0 + $1.columns })
        }
        var kept = front
        while kept.last?.isSpace == true { kept.removeLast() }
        let text = String(kept.map(\.character)) + String(ellipsis) + String(back.map(\.character))
        return (text, (kept + back).reduce(ellipsisColumns) { $0 + $1.columns })
    }

    private static func prefix(of clusters: ArraySlice<TextCluster>, columns: Int) -> ArraySlice<TextCluster> {
        var used = 0
        return clusters.prefix { cluster in
            used += cluster.columns
            return used <= columns
        }
    }

    private static func suffix(of clusters: ArraySlice<TextCluster>, columns: Int) -> ArraySlice<TextCluster> {
        var (used, count) = (0, 0)
        for cluster in clusters.reversed() {
            used += cluster.columns
            if used > columns { break }
            count += 1
        }
        return clusters.suffix(count)
    }
}
