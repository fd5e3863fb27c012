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
                if case .presentation(let presentation) = self?.modifier { try presentation.isPresented.set(false) }
            }))
    private var isShown = false
    /// What is presented while it is: the data that there was when that began, and the identity of the item.
    private var data: (any OpaqueValue)?
    private var item: ExplicitID?

    override var secondaryContext: PlaceContext { context.placing(.vStack).inside(scope) }

    override func secondaryView(for wrapper: WrapperTable.Wrapper) throws -> DeclaredView? {
        guard case .presentation(let presentation) = modifier else { return nil }
        let earlier = item
        let view = try track { try present(presentation) ? presentation.content(data) : nil }
        if isShown, view == nil || item != earlier, let onDismiss = presentation.onDismiss { graph.schedule(onDismiss) }
        isShown = view != nil
        return view
    }

    override var secondaryIdentity: ExplicitID? { item }

    /// Whether there is something to present; keeps what it is.
    private func present(_ presentation: Presentation) throws -> Bool {
        let isPresented = try graph.value(of: presentation.isPresented)
        switch presentation.subject {
        case .none: return isPresented
        case .item(let id):
            item = isPresented ? try id() : nil
            return isPresented
        case .data(let current):
            data = isPresented ? data ?? current : nil
            return data != nil
        }
    }

    override func rerun(because reasons: [Phrase]) throws { try updateSecondaries() }
}
