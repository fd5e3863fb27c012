import ViewTree
import Wording

/// A layout modifier with its rule, and the words of `:why` for what it does.
protocol LayoutRule: LayoutModifier {
    /// The layout around a child.
    ///
    /// - Parameters:
    ///   - others: the views that the modifier puts beside the child.
    ///   - node: the modifier's node, which reports lengths that cannot be.
    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer
    /// Where the modifier's size comes from.
    var sizeReason: Phrase { get }
    /// Why the child is where it is.
    var placeReason: Phrase { get }
}

extension LayoutRule {
    var sizeReason: Phrase { Phrase("the size of its content", ko: "콘텐츠의 크기") }
    var placeReason: Phrase { .contentPlace }
}

extension Modifier {
    var sizeReason: Phrase {
        switch self {
        case .layout(let modifier as any LayoutRule): modifier.sizeReason
        case .preferenceContent: Phrase("the size of its primary content", ko: "주 콘텐츠의 크기")
        default: Phrase("the size of its content", ko: "콘텐츠의 크기")
        }
    }

    var placeReason: Phrase {
        if case .layout(let modifier as any LayoutRule) = self { modifier.placeReason } else { .contentPlace }
    }
}
