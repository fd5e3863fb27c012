import ViewGraph
import ViewTree

extension ResolvedNode {
    /// Whether the text is what VoiceOver says of the view: its `accessibilityLabel`, or the label of a control, also where it isn't shown (`labelsHidden`, `iconOnly`).
    func isSpoken(as text: String) -> Bool {
        for case .inert(name: "accessibilityLabel", let label) in attachments.reversed() { return label == text.quoted }
        guard case .control(_, let label)? = declared?.kind else { return false }
        return label.firstText == text
    }
}

extension DeclaredView {
    /// The first text that the view declares without a body.
    fileprivate var firstText: String? {
        switch kind {
        case .leaf(let leaf): leaf.text
        case .control(_, let label): label.firstText
        case .modified(let view, _), .group(let view), .anyView(let view), .equatable(let view), .conditional(_, let view), .container(_, let view):
            view.firstText
        case .optional(let view): view?.firstText
        case .tuple(let views): views.lazy.compactMap(\.firstText).first
        default: nil
        }
    }
}
