import ViewTree
import Wording

/// A presentation driven by data: its content is beside the presenting view for as long as it is presented, and can end it by `dismiss()`.
final class PresentationNode: WrapperNode {
    /// The window that the content is in, which may have its own color scheme; a destination is in that of its navigation stack.
    private(set) lazy var window = modifier?.name == "navigationDestination" ? nil : EnvironmentScope(parent: context.scope)
    /// What the content finds in its environment. A navigation stack around is that of a destination, and of nothing else.
    private lazy var scope = EnvironmentScope(
        parent: window.map { EnvironmentScope(parent: $0, entry: .navigation(nil)) } ?? context.scope,
        entry: .value(
            .dismiss,
            DismissValue { [weak self] in
                if case .presentation(_, let isPresented, _, _) = self?.modifier { try isPresented.set(false) }
            }))
    private var isShown = false

    override var secondaryContext: PlaceContext { context.placing(.vStack).inside(scope) }

    override func secondaryView(for wrapper: WrapperTable.Wrapper) throws -> DeclaredView? {
        guard case .presentation(_, let isPresented, let onDismiss, let content) = modifier else { return nil }
        let view = try track { try graph.value(of: isPresented) ? content() : nil }
        if isShown, view == nil, let onDismiss { graph.schedule(onDismiss) }
        isShown = view != nil
        return view
    }

    override func rerun(because reasons: [Phrase]) throws { try updateSecondaries() }
}
