/// What navigation links and destinations inside find around them: a stack, or a column of a split view.
protocol NavigationHost: AnyObject {
    /// What a tap on a link does; `nil` where it leads nowhere.
    func action(of link: ControlNode) -> (() throws -> Void)?
    /// A binding says whether the link's view is shown.
    func setActive(_ isActive: Bool, _ link: ControlNode)
    /// The link is declared again.
    func linkChanged(_ link: ControlNode)
    /// The link is gone, and its view with it.
    func linkEnded(_ link: ControlNode)
    /// The destination is new, or declared again.
    func destinationChanged(_ destination: DestinationNode)
    func destinationEnded(_ destination: DestinationNode)
}

/// Leads to what hosts navigation for as long as it lives.
final class NavigationReference {
    weak var host: (any NavigationHost)?
}
