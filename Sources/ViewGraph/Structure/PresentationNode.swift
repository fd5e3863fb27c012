import ViewTree

/// A presentation driven by data: its content stands beside the presenting view for as long as it is presented.
final class PresentationNode: WrapperNode {
    override func secondaryView(for wrapper: WrapperTable.Wrapper) throws -> DeclaredView? {
        guard case .presentation(_, let isPresented, let content) = modifier else { return nil }
        return try track { try isPresented.get() ? content() : nil }
    }

    override func rerun(because reasons: [String]) throws { try updateSecondaries() }
}
