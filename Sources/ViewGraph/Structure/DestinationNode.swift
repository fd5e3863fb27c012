import ViewTree

/// `navigationDestination(for:destination:)`: sets what the navigation stack or column around shows for values of a type.
final class DestinationNode: AttachingNode {
    var destination: NavigationDestination? {
        if case .navigationDestination(let destination) = modifier { destination } else { nil }
    }

    override func evaluate(from earlier: DeclaredView?) throws {
        context.scope.navigation?.destinationChanged(self)
        try super.evaluate(from: earlier)
    }

    override func willTearDown() {
        super.willTearDown()
        context.scope.navigation?.destinationEnded(self)
    }
}
