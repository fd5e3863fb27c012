import ViewTree
import Wording

/// A `NavigationSplitView`: its columns beside each other in a regular size class, and one in front of the others in a compact one.
///
/// A column is made when it is first shown. One that `columnVisibility` hides keeps its state; it isn't in the resolved tree, and has disappeared.
final class NavigationSplitNode: AbsorbingNode {
    private var columns: [NavigationSplitColumn] = []
    private var front: Int?
    /// What the lists of the columns had selected.
    private var selected: [[ExplicitID]] = []
    fileprivate private(set) var shownColumns: SplitColumns?
    private var isEvaluating = false

    override var children: [DeclaredNode] { columns.flatMap(\.nodes) }

    /// The pages as declared.
    var pageViews: [DeclaredView] { columns.compactMap { $0.page?.node?.declared } }

    // MARK: Evaluation

    override func evaluate(from earlier: DeclaredView?) throws {
        resolved.redeclare(declared)
        try showColumns()
    }

    override func rerun(because reasons: [Phrase]) throws { try showColumns() }

    private func showColumns() throws {
        guard case .container(let split as NavigationSplitContainer, let content) = declared.kind, case .tuple(let views) = content.kind else { return }
        _ = takeReasons()
        isEvaluating = true
        defer { isEvaluating = false }
        if columns.isEmpty { makeColumns(views.count) }
        let (isRegular, visible, preferred) = try track {
            (
                try self.isRegular(split), try split.visibility.map { try graph.value(of: $0) } ?? .automatic,
                try split.compactColumn.map { try graph.value(of: $0) }
            )
        }
        for (column, view) in zip(columns, views) {
            column.isShown = !isRegular || column.index >= columns.count - visible.count(of: columns.count)
            try update(column, view)
        }
        let selected = try graph.reading(as: self) { try columns.map { try selection(in: $0).map { try graph.value(of: $0.selected) } ?? [] } }
        if let changed = changedColumn(selected) { try follow(changed, isSelected: !selected[changed].isEmpty, isRegular ? nil : split.compactColumn, views) }
        self.selected = selected
        front = isRegular ? nil : preferred.map(index) ?? lastUsefulColumn
        try refresh()
    }

    private func makeColumns(_ count: Int) {
        let kinds: [SplitColumn] = count == 2 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
        columns = kinds.enumerated().map { NavigationSplitColumn($1, at: $0, isLast: $0 == kinds.count - 1, in: self) }
    }

    private func isRegular(_ split: NavigationSplitContainer) throws -> Bool {
        let provider = context.scope.provider(of: split.sizeClass)
        provider.source(of: split.sizeClass).addReader(self, line: nil)
        // The default is a phone's.
        return provider.hasDefault(of: split.sizeClass) ? false : split.isRegular(try provider.value(of: split.sizeClass))
    }

    private func update(_ column: NavigationSplitColumn, _ view: DeclaredView) throws {
        let place = context.placing(.list).inside(column.scope)
        if column.isShown || column.root != nil {
            column.root = try reconcile(column.root, with: view, at: .index(Int32(column.index)), in: place).node
        }
        guard let page = column.page else { return }
        if !page.hasEnded, let view = try self.view(of: page) {
            let inside = page.scope.map(place.inside) ?? place
            page.node = try reconcile(page.node, with: view, at: .index(Int32(columns.count + column.index)), in: inside).node
        } else {
            page.node?.tearDown()
            column.page = nil
        }
    }

    override func absorb() throws {
        let shown = SplitColumns(
            columns: columns.filter(\.isShown).map { SplitColumns.Column(kind: $0.kind, views: graph.nodes(of: $0.shown?.items ?? [])) },
            front: front)
        resolved.hasDynamicChildren = columns.contains { $0.isShown && $0.shown?.staticCount == nil }
        if shownColumns.map({ !shown.isLaidOut(like: $0) }) ?? true { graph.markChanged(resolved) }
        shownColumns = shown
        graph.setChildren(of: resolved, to: shown.columns.flatMap(\.views))
        // A list with a selection may have come or gone.
        if !isEvaluating, front != nil { invalidate(because: Phrase("a column changed", ko: "열이 바뀜")) }
    }

    // MARK: The column in front

    private func selection(in column: NavigationSplitColumn) -> RowSelection? {
        graph.nodes(of: column.root?.items ?? []).lazy.compactMap(\.selectionInside).first
    }

    /// The last one that shows what was chosen in those before.
    private var lastUsefulColumn: Int {
        var index = 0
        while index < columns.count - 1, columns[index + 1].page != nil || !selected[index].isEmpty { index += 1 }
        return index
    }

    private func index(of kind: SplitColumn) -> Int { columns.firstIndex { $0.kind == kind } ?? 0 }

    /// The first column in which something else is selected than before.
    private func changedColumn(_ new: [[ExplicitID]]) -> Int? {
        selected.count == new.count ? new.indices.dropLast().first { new[$0] != selected[$0] } : nil
    }

    /// Who selects a row goes to the next column, which shows its root again, and back with the selection.
    private func follow(_ index: Int, isSelected: Bool, _ binding: ValueBinding<SplitColumn>?, _ views: [DeclaredView]) throws {
        if let page = columns[index + 1].page {
            end(page)
            try update(columns[index + 1], views[index + 1])
        }
        if let binding { bring(columns[isSelected ? index + 1 : index], with: binding) }
    }

    private func bring(_ column: NavigationSplitColumn, with binding: ValueBinding<SplitColumn>) {
        graph.schedule { [weak self] in if let self, !isTornDown { try binding.set(column.kind) } }
    }

    /// Takes what a column shows away where that was chosen before it; false where there is nothing to go back to.
    func goBack(from column: NavigationSplitColumn) throws -> Bool {
        guard front == column.index, column.index > 0, case .container(let split as NavigationSplitContainer, _) = declared.kind else { return false }
        try selection(in: columns[column.index - 1])?.selected.set([])
        try split.compactColumn?.set(columns[column.index - 1].kind)
        return true
    }

    // MARK: What links lead to

    var hasPages: Bool { columns.contains { $0.page != nil } }

    func pagesChanged() { if !isEvaluating { invalidate(because: Phrase("what a link leads to changed", ko: "링크가 가리키는 것이 바뀜")) } }

    func destination(of value: ExplicitID) -> NavigationDestination? {
        columns.lazy.flatMap(\.destinations).compactMap(\.destination).first { $0.takes(value) }
    }

    private func view(of page: NavigationPage) throws -> DeclaredView? {
        switch page.step {
        case .link(let link): return link.linkedView
        case .value(let value):
            guard let destination = destination(of: value) else { return nil }
            return try graph.reading(as: self) { try destination.content(value) }
        }
    }

    /// Shows what a link leads to in the place of the next column's root; what came after that goes.
    func show(_ step: NavigationPage.Step, after column: NavigationSplitColumn) {
        for page in columns[(column.index + 1)...].compactMap(\.page) { end(page) }
        let (page, target) = (NavigationPage(step), columns[column.index + 1])
        let dismiss = DismissValue { [weak self, weak page] in if let page { self?.end(page) } }
        page.scope = EnvironmentScope(parent: target.scope, entry: .value(.dismiss, dismiss))
        target.page?.node?.tearDown()
        target.page = page
        if case .container(let split as NavigationSplitContainer, _) = declared.kind, let binding = split.compactColumn { bring(target, with: binding) }
        pagesChanged()
    }

    func shows(_ link: ControlNode, after column: NavigationSplitColumn) -> Bool {
        columns[column.index + 1].page.map { !$0.hasEnded && $0.isOf(link) } ?? false
    }

    func end(_ link: ControlNode, after column: NavigationSplitColumn) {
        if let page = columns[column.index + 1].page, page.isOf(link) { end(page) }
    }

    private func end(_ page: NavigationPage) {
        page.hasEnded = true
        if case .link(let link) = page.step, case .view(_, isActive: let isActive?) = link.linkTarget { graph.schedule { try isActive.set(false) } }
        pagesChanged()
    }
}

extension ResolvedNode {
    /// The columns of a split view; `nil` for any other view.
    public var splitColumns: SplitColumns? { (origin as? NavigationSplitNode)?.shownColumns }

    /// What a split view shows in front of its other columns; `nil` where they are beside each other, and for any other view.
    public var frontColumn: [ResolvedNode]? {
        guard let split = splitColumns, let front = split.front else { return nil }
        return split.columns[front].views
    }
}
