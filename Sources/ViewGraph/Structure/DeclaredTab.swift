import ViewTree

/// A tab of a tab view as it is declared.
struct DeclaredTab {
    let view: DeclaredView
    /// What selects the tab.
    var tag: ExplicitID?
    /// What the bar shows for it.
    var label: DeclaredView?
}

extension DeclaredView {
    /// The tabs that the content of a tab view declares; no body runs for that.
    func tabs() throws -> [DeclaredTab] {
        switch kind {
        case .empty: return []
        case .tuple(let views): return try views.flatMap { try $0.tabs() }
        case .group(let view), .conditional(_, let view), .anyView(let view): return try view.tabs()
        case .optional(let view): return try view?.tabs() ?? []
        case .section(let section): return try section.content.tabs()
        case .forEach(let content):
            return try (0..<max(0, content.count)).flatMap { index in
                let id = try content.id(index)
                return try content.content(index).tabs().map { DeclaredTab(view: $0.view, tag: $0.tag ?? id, label: $0.label) }
            }
        default: return [tab]
        }
    }

    /// The view as one tab: what is written next to the view counts.
    private var tab: DeclaredTab {
        var tab = DeclaredTab(view: self)
        var view = self
        while case .modified(let inner, let modifier) = view.kind {
            switch modifier {
            case .tag(let tag): tab.tag = tag
            case .tabItem(let label): tab.label = label
            default: break
            }
            view = inner
        }
        if case .container(let written as TabContainer, _) = view.kind { (tab.tag, tab.label) = (written.value ?? tab.tag, written.label ?? tab.label) }
        return tab
    }
}
