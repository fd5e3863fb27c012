import ViewTree

/// A container whose content is more than a list of views: it has a node of its own in the declared tree.
protocol StructuredContainer: Container {
    var nodeType: DeclaredNode.Type { get }
}

extension DisclosureGroupContainer: StructuredContainer {
    var nodeType: DeclaredNode.Type { DisclosureNode.self }
}

extension NavigationStackContainer: StructuredContainer {
    var nodeType: DeclaredNode.Type { NavigationStackNode.self }
}

extension NavigationSplitContainer: StructuredContainer {
    var nodeType: DeclaredNode.Type { NavigationSplitNode.self }
}

extension TabViewContainer: StructuredContainer {
    var nodeType: DeclaredNode.Type { TabViewNode.self }
}
