/// Where the program keeps the path of a navigation stack: the values whose destinations are shown, the last one in front.
public struct NavigationPath {
    public let values: ValueBinding<[ExplicitID]>
    /// Whether the path can hold the value: one of another type than its elements cannot be pushed.
    public let takes: (ExplicitID) -> Bool
    public init(values: ValueBinding<[ExplicitID]>, takes: @escaping (ExplicitID) -> Bool) { (self.values, self.takes) = (values, takes) }
}

/// Where the program keeps which tab of a tab view is shown: the one with this tag.
public struct TabSelection {
    public let tag: ValueBinding<ExplicitID>
    /// Whether the tag is of the selection's type.
    public let takes: (ExplicitID) -> Bool
    public init(tag: ValueBinding<ExplicitID>, takes: @escaping (ExplicitID) -> Bool) { (self.tag, self.takes) = (tag, takes) }
}

/// What a navigation stack shows for values of a type: `navigationDestination(for:destination:)`.
public struct NavigationDestination {
    /// The values' type.
    public let type: ViewType
    /// Whether the value is of the type.
    public let takes: (ExplicitID) -> Bool
    public let content: (ExplicitID) throws -> DeclaredView
    public init(type: ViewType, takes: @escaping (ExplicitID) -> Bool, content: @escaping (ExplicitID) throws -> DeclaredView) {
        (self.type, self.takes, self.content) = (type, takes, content)
    }
}

/// Where a navigation link leads to.
public enum LinkTarget {
    /// A view. With a binding it is shown for as long as that is true, and a tap makes it true.
    case view(DeclaredView, isActive: ValueBinding<Bool>? = nil)
    /// The destination that the stack has for the value; `nil` turns the link off.
    case value(ExplicitID?)
}
