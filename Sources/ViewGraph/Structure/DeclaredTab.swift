import ViewTree

/// A tab of a tab view as it is declared.
struct DeclaredTab {
    var view: DeclaredView
    /// What selects the tab.
    var tag: ExplicitID?
    /// What the bar shows for it.
    var label: DeclaredView?
}

extension DeclaredView {
    /// The tabs that the content of a tab view declares. Only the bodies of the program's own tab contents run for that.
    ///
    /// - Parameter bodies: how many of these it is inside of.
    func tabs(inside bodies: Int = 0) throws -> [DeclaredTab] {
        switch kind {
        case .empty: return []
        case .tuple(let views): return try views.flatMap { try $0.tabs(inside: bodies) }
        case .group(let view), .conditional(_, let view), .anyView(let view): return try view.tabs(inside: bodies)
        case .optional(let view): return try view?.tabs(inside: bodies) ?? []
        case .section(let section): return try section.content.tabs(inside: bodies)
        case .forEach(let content):
            return try (0..<max(0, content.count)).flatMap { index in
                let id = try content.id(index)
                return try content.content(index).tabs(inside: bodies).map { DeclaredTab(view: $0.view, tag: $0.tag ?? id, label: $0.label) }
            }
        case .container(let tab as TabContainer, _): return [DeclaredTab(view: self, tag: tab.value, label: tab.label)]
        case .custom(let content) where content.isTabContent:
            guard bodies < GraphLimits().nestedBodies else { throw GraphError.insideItself(content.name, bodies, line: line) }
            return try content.body(slots: [], content: nil).tabs(inside: bodies + 1)
        case .modified(let view, let modifier): return try view.tabs(inside: bodies).map { $0.modified(by: modifier, in: self, directly: $0.view === view) }
        default: return [DeclaredTab(view: self)]
        }
    }
}

extension DeclaredTab {
    /// A modifier of a section or group is one of each of its tabs; one without effect is the section's own. Of several, the innermost counts.
    ///
    /// - Parameter isDirect: whether the tab alone is what is modified.
    fileprivate func modified(by modifier: Modifier, in whole: DeclaredView, directly isDirect: Bool) -> DeclaredTab {
        var tab = self
        if isDirect {
            tab.view = whole
        } else if !modifier.isInert {
            tab.view = DeclaredView(whole.type, .modified(view, modifier), line: whole.line)
        }
        switch modifier {
        case .tag(let tag): tab.tag = tab.tag ?? tag
        case .tabItem(let label): tab.label = tab.label ?? label
        default: break
        }
        return tab
    }
}

extension Modifier {
    fileprivate var isInert: Bool { if case .inert = self { true } else { false } }
}
