import ViewTree

/// An element of a view list: one resolved view, or a custom view that stands for other than one.
struct ListItem {
    let node: ResolvedNode
    /// The elements of a custom view with other than one of them; modifiers around it go to each. `nil` for a single view.
    var parts: [ListItem]?
    /// The `Section` that the element stands in.
    var section: SectionPlace?

    /// The same element with what `change` makes of each view.
    func map(_ change: (ListItem) throws -> ListItem) rethrows -> ListItem {
        guard let parts else { return try change(self) }
        return ListItem(node: node, parts: try parts.map { try $0.map(change) }, section: section)
    }
}

/// A part of a declared section.
struct SectionPlace {
    let section: SectionNode
    let part: ResolvedNode.ListPart
}

extension [ListItem] {
    /// The single views, those of custom views included.
    var units: [ListItem] {
        if allSatisfy({ $0.parts == nil }) { return self }
        return flatMap { $0.parts.map(\.units) ?? [$0] }
    }

    func isSame(as other: [ListItem]) -> Bool {
        guard count == other.count else { return false }
        return zip(self, other).allSatisfy { a, b in
            guard a.node === b.node, a.section?.section === b.section?.section, a.section?.part == b.section?.part else { return false }
            switch (a.parts, b.parts) {
            case (nil, nil): return true
            case (let a?, let b?): return a.isSame(as: b)
            default: return false
            }
        }
    }
}
