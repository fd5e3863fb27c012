import ViewTree

/// The columns of a `LazyVGrid` or the rows of a `LazyHGrid`; a lazy stack has one that takes everything.
struct LazyTracks {
    /// A track at a breadth: where it starts, how broad it is (`nil`: as its cells are), and how its cells are aligned.
    struct Track {
        var start: Double
        var length: Double?
        var alignment: Alignment?
    }

    /// `nil` for a lazy stack.
    let items: [GridItem]?

    /// The distance between tracks that name none, in points.
    private static let defaultSpacing = ViewSpacing.defaultDistance
    /// More adaptive tracks than this are never made.
    private static let greatestCount = 1_000

    /// The tracks for a proposed breadth in points.
    ///
    /// Fixed tracks take their length. The others share the rest equally in order, each inside its bounds. An adaptive item stands for as many tracks of at least its
    /// minimum as fit its share. Without a proposal, flexible and adaptive tracks take their minimum.
    func resolve(_ breadth: Double?) -> [Track] {
        guard let items else { return [Track(start: 0, length: breadth)] }
        let spacings = items.map { $0.spacing?.finite ?? Self.defaultSpacing }
        var rest = breadth.map { $0 - spacings.dropLast().reduce(0, +) - items.reduce(0) { $0 + $1.fixedLength } }
        var sharing = items.filter(\.isShared).count
        var tracks: [Track] = []
        var start = 0.0
        for (item, spacing) in zip(items, spacings) {
            let share = rest.map { max(0, $0 / Double(max(1, sharing))) }
            let lengths = item.lengths(share: share, spacing: spacing, greatestCount: Self.greatestCount)
            if item.isShared {
                sharing -= 1
                rest = rest.map { $0 - lengths.reduce(0, +) - spacing * Double(lengths.count - 1) }
            }
            for length in lengths {
                tracks.append(Track(start: start, length: length, alignment: item.alignment))
                start += length + spacing
            }
        }
        return tracks.isEmpty ? [Track(start: 0, length: breadth)] : tracks
    }
}

extension GridItem {
    fileprivate var isShared: Bool {
        if case .fixed = size { false } else { true }
    }

    fileprivate var fixedLength: Double {
        if case .fixed(let length) = size { max(0, length.finite ?? 0) } else { 0 }
    }

    /// The lengths of the tracks that the item stands for, with a share in points of the container.
    fileprivate func lengths(share: Double?, spacing: Double, greatestCount: Int) -> [Double] {
        switch size {
        case .fixed: return [fixedLength]
        case .flexible(let minimum, let maximum):
            let least = max(0, minimum.finite ?? 0)
            return [(share ?? least).clamped(least, max(least, maximum.isNaN ? .infinity : maximum))]
        case .adaptive(let minimum, let maximum):
            let least = max(1, minimum.finite ?? 1)
            guard let share, share.isFinite else { return [share ?? least] }
            let fitting = ((share + spacing) / max(1, least + spacing)).rounded(.down)
            let count = Int(min(max(1, fitting), Double(greatestCount)))
            let length = (share - spacing * Double(count - 1)) / Double(count)
            return [Double](repeating: length.clamped(least, max(least, maximum.isNaN ? .infinity : maximum)), count: count)
        }
    }
}
