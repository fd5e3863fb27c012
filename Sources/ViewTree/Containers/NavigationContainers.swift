/// `NavigationStack` and `NavigationView`: the root, and beside it a page for each step of the path.
public struct NavigationStackContainer: Container {
    public let name: String
    /// `nil` where the stack keeps its own.
    public let path: NavigationPath?

    public init(name: String, path: NavigationPath?) { (self.name, self.path) = (name, path) }

    public var stackAxis: Axis? { .vertical }
}

/// `TabView`: the content declares the tabs, of which one is shown.
public struct TabViewContainer: Container {
    /// `nil` where the view keeps its own.
    public let selection: TabSelection?

    public init(selection: TabSelection?) { self.selection = selection }

    public var name: String { "TabView" }
}

/// A `Tab`.
public struct TabContainer: Container {
    public let label: DeclaredView?
    /// What selects the tab.
    public let value: ExplicitID?

    public init(label: DeclaredView?, value: ExplicitID?) { (self.label, self.value) = (label, value) }

    public var name: String { "Tab" }
    public var arguments: [ViewArgument] { value.map { [ViewArgument("value", .text("\($0)"))] } ?? [] }
    public var stackAxis: Axis? { .vertical }
}
