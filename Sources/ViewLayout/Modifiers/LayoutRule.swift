import ViewTree

/// A layout modifier with its rule, and the words of `:why` for what it does.
protocol LayoutRule: LayoutModifier {
    /// The layout around a child.
    ///
    /// - Parameters:
    ///   - others: the views that the modifier puts beside the child.
    ///   - node: the modifier's node, which reports lengths that cannot be.
    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer
    /// Where the modifier's size comes from.
    var sizeReason: String { get }
    /// Why the child is where it is.
    var placeReason: String { get }
}

extension LayoutRule {
    var sizeReason: String { "the size of its content" }
    var placeReason: String { "where its content is" }
}

extension Modifier {
    var sizeReason: String {
        switch self {
        case .layout(let modifier as any LayoutRule): modifier.sizeReason
        case .overlayPreferenceValue, .backgroundPreferenceValue: "the size of its primary content"
        default: "the size of its content"
        }
    }

    var placeReason: String {
        if case .layout(let modifier as any LayoutRule) = self { modifier.placeReason } else { "where its content is" }
    }
}
