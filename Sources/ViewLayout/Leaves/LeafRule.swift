import ViewGraph
import ViewTree
import Wording

/// The rule of a view without subviews: how large it is, and the words of `:why` for that.
protocol LeafRule: Leaf {
    func computer(for resolved: ResolvedNode) -> any LayoutComputer
    /// Where the view's size comes from.
    var sizeReason: Phrase { get }
}

extension LeafRule {
    var sizeReason: Phrase { .offeredSize }
}

extension Phrase {
    static let offeredSize = Phrase("all that is proposed, and 10 where nothing is proposed", ko: "제안받은 만큼 모두, 제안이 없으면 10")
}
