/// A resolved subview, as `ForEach(subviews:)` hands it out. Putting it into a view places the original view, state and all.
public protocol Subview: AnyObject {
    /// The same across updates and reorderings for as long as the view keeps its identity.
    var id: ExplicitID { get }
    /// The explicit value of a key, or its default.
    func containerValue(_ key: ContainerKey) throws -> any OpaqueValue
    /// The roles of all buttons in it, `nil` for one without a role.
    var buttonRoles: [ButtonRole?] { get }
}

/// Resolved subviews in order; a view that stands for all of them.
public struct SubviewsCollection {
    public let elements: [any Subview]
    public init(_ elements: [any Subview]) { self.elements = elements }
}

/// A resolved section. The implicit one around views outside any `Section` has an empty header and footer.
public struct SectionConfiguration {
    public let id: ExplicitID
    public let header, content, footer: SubviewsCollection
    public let containerValue: (ContainerKey) throws -> any OpaqueValue

    public init(
        id: ExplicitID, header: SubviewsCollection, content: SubviewsCollection, footer: SubviewsCollection,
        containerValue: @escaping (ContainerKey) throws -> any OpaqueValue
    ) {
        (self.id, self.header, self.content, self.footer, self.containerValue) = (id, header, content, footer, containerValue)
    }
}

/// Resolved sections in order; there is at least one.
public struct SectionCollection {
    public let sections: [SectionConfiguration]
    public init(_ sections: [SectionConfiguration]) { self.sections = sections }
}
