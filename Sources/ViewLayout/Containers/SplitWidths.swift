import ViewTree
import Wording

/// How wide a view wants the column of a split view to be: `navigationSplitViewColumnWidth`.
public struct SplitColumnWidth: Equatable, ViewTrait {
    /// `nil` for none.
    public let least, greatest: Double?
    public let ideal: Double

    public init(least: Double?, ideal: Double, greatest: Double?) { (self.least, self.ideal, self.greatest) = (least, ideal, greatest) }

    public var name: String { "navigationSplitViewColumnWidth" }
    public var arguments: [ViewArgument] {
        if least == ideal, greatest == ideal { return [ViewArgument(nil, .length(ideal))] }
        let (min, max) = (least.map { ViewArgument("min", .length($0)) }, greatest.map { ViewArgument("max", .length($0)) })
        return [min, ViewArgument("ideal", .length(ideal)), max].compactMap(\.self)
    }
}

/// The widths of the columns of a split view.
///
/// Those before the detail are as wide as they want. Without a wish, a column takes a third of the split view and at most 320 points, the width of such columns on
/// an iPad: the detail is never left less than a third. Where there is too little room for all, the column beside the detail gives way first, down to its least width,
/// and then the one before it. The detail takes the rest; of its own wish only the least width counts.
struct SplitWidths {
    /// What a column wants; lengths that aren't finite count as not given.
    struct Wish {
        var least = 0.0
        var ideal: Double?
        var greatest = Double.infinity

        init() {}

        init(least: Double?, ideal: Double?, greatest: Double?) {
            self.least = max(0, least ?? 0)
            self.greatest = max(self.least, greatest ?? .infinity)
            self.ideal = ideal.map { min(max($0, self.least), self.greatest) }
        }

        func width(in total: Double?) -> Double { ideal ?? min(max(min((total ?? .infinity) / 3, 320), least), greatest) }
    }

    /// Those before the detail.
    let leading: [Double]
    /// `nil` where no width is proposed.
    let detail: Double?
    /// Which columns got less than they want.
    let narrowed: [Bool]

    /// - Parameter wishes: the detail's is the last.
    init(_ wishes: [Wish], in total: Double?) {
        let wanted = wishes.dropLast().map { $0.width(in: total) }
        guard let total else {
            (leading, detail, narrowed) = (wanted, nil, wanted.map { _ in false })
            return
        }
        var widths = wanted
        var excess = widths.reduce(0, +) - max(0, total - (wishes.last?.least ?? 0))
        for index in widths.indices.reversed() where excess > 0 {
            let given = min(excess, max(0, widths[index] - wishes[index].least))
            widths[index] -= given
            excess -= given
        }
        var rest = total
        for index in widths.indices {
            widths[index] = min(widths[index], rest)
            rest -= widths[index]
        }
        (leading, detail, narrowed) = (widths, rest, zip(widths, wanted).map { $0 < $1 })
    }
}
