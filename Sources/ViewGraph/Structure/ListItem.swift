import ViewTree

/// An element of a view list: one resolved view, or a custom view that stands for other than one.
struct ListItem {
    let node: ResolvedNode
    /// The elements of a custom view with other than one of them; modifiers around it go to each. `nil` for a single view.
    var parts: [ListItem]?
    /// The `Section` that the element is in.
    var section: SectionPlace?
    /// Whether the item only marks a section without a view in it; it stands for no view itself.
    var marksEmptySection = false

    /// The same element with what `change` makes of each view.
    func map(_ change: (ListItem) throws -> ListItem) rethrows -> ListItem {
        guard let parts else { return try change(self) }
        var item = self
        item.parts = try parts.map { try $0.map(change) }
        return item
    }
}

/// A list as nodes keep it: most hold plain views, and many only one.
enum ItemList {
    case one(ResolvedNode)
    case plain([ResolvedNode])
    case any([ListItem])

    init(_ items: [ListItem] = []) {
        if items.contains(where: { $0.parts != nil || $0.section != nil }) {
            self = .any(items)
        } else {
            self = items.count == 1 ? .one(items[0].node) : .plain(items.map(\.node))
        }
    }

    var items: [ListItem] {
        switch self {
        case .one(let node): [ListItem(node: node)]
        case .plain(let nodes): nodes.map { ListItem(node: $0) }
        case .any(let items): items
        }
    }
}

/// A part of a declared section.
final class SectionPlace {
    let section: SectionNode
    let part: ResolvedNode.ListPart

    init(section: SectionNode, part: ResolvedNode.ListPart) { (self.section, self.part) = (section, part) }

    /// What layout knows of it.
    var mark: SectionMark { SectionMark(section: section.serial, part: part) }
}

extension [ListItem] {
    /// The single views, those of custom views included.
    var units: [ListItem] {
        if allSatisfy({ $0.parts == nil }) { return self }
        return flatMap { $0.parts.map(\.units) ?? [$0] }
    }

    /// The single views, and the marks of sections that have none.
    private var unitsAndMarks: [ListItem] {
        flatMap { item in item.marksEmptySection ? [item] : item.parts?.unitsAndMarks ?? [item] }
    }

    /// The single views by section, in the order in which the sections begin: one group a declared section, and one for each run of views outside of any.
    var sections: [(section: SectionNode?, items: [ListItem])] {
        var groups: [(section: SectionNode?, items: [ListItem])] = []
        var indices: [ObjectIdentifier: Int] = [:]
        for item in unitsAndMarks {
            let section = item.section?.section
            let known = section.map { indices[ObjectIdentifier($0)] } ?? groups.indices.last.flatMap { groups[$0].section == nil ? $0 : nil }
            let index = known ?? groups.count
            if known == nil { groups.append((section, [])) }
            if let section { indices[ObjectIdentifier(section)] = index }
            if !item.marksEmptySection { groups[index].items.append(item) }
        }
        return groups
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
