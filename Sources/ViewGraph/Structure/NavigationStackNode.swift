import ViewTree
import Wording

/// A `NavigationStack`: its root, and a page for each step of its path, which is beside the root.
///
/// A page is the destination of a value on the path, or of a link that names its view. It finds the environment of the stack, keeps its state while it is on the
/// path and ends when it leaves; `dismiss()` takes it away with all that came after it. The root lives on underneath.
final class NavigationStackNode: AbsorbingNode, NavigationHost {
    private var root: DeclaredNode?
    private var pages: [NavigationPage] = []
    private var destinations: [DestinationNode] = []
    private let reference = NavigationReference()
    /// What views inside find.
    private let scope: EnvironmentScope
    /// Where no binding decides.
    private var ownPath: [ExplicitID] = []
    /// Whether pages are being made, so that what is declared inside of them is seen in time.
    private var isEvaluating = false

    required init(_ declared: DeclaredView, parent: DeclaredNode?, graph: Graph, context: PlaceContext, position: Position) throws {
        scope = EnvironmentScope(parent: context.scope, entry: .navigation(reference))
        try super.init(declared, parent: parent, graph: graph, context: context, position: position)
        reference.host = self
    }

    override var children: [DeclaredNode] { (root.map { [$0] } ?? []) + pages.compactMap(\.node) }

    /// The pages as declared.
    var pageViews: [DeclaredView] { pages.compactMap { $0.node?.declared } }

    // MARK: Evaluation

    override func evaluate(from earlier: DeclaredView?) throws {
        guard case .container(_, let view) = declared.kind else { return }
        resolved.redeclare(declared)
        try evaluating {
            root = try reconcile(root, with: view, at: .content, in: context.placing(.list).inside(scope)).node
            try showPages()
        }
    }

    override func rerun(because reasons: [Phrase]) throws { try evaluating(showPages) }

    private func evaluating(_ body: () throws -> Void) throws {
        isEvaluating = true
        defer { isEvaluating = false }
        try body()
    }

    private func showPages() throws {
        _ = takeReasons()
        try followPath()
        // A page may declare destinations of the pages after it.
        for (index, page) in pages.enumerated() { try show(page, at: index) }
        try refresh()
    }

    /// Keeps the pages up to the first one that left the path, and adds those of further values.
    private func followPath() throws {
        let values = try track { try graph.value(of: path.values) }
        var next = 0
        let kept = pages.prefix { page in
            guard let value = page.value else { return !page.hasEnded }
            guard next < values.count, values[next] == value else { return false }
            page.step = .value(values[next])
            next += 1
            return true
        }.count
        for page in pages[kept...].reversed() { page.node?.tearDown() }
        pages.removeSubrange(kept...)
        for value in values[next...] { addPage(.value(value)) }
    }

    private func addPage(_ step: NavigationPage.Step) {
        let page = NavigationPage(step)
        page.scope = EnvironmentScope(parent: scope, entry: .value(.dismiss, DismissValue { [weak self, weak page] in if let page { try self?.pop(page) } }))
        pages.append(page)
    }

    private func show(_ page: NavigationPage, at index: Int) throws {
        guard let scope = page.scope else { return }
        if let view = try view(of: page) {
            page.node = try reconcile(page.node, with: view, at: .index(Int32(clamping: index)), in: context.placing(.vStack).inside(scope)).node
        } else {
            page.node?.tearDown()
            page.node = nil
            graph.schedule { [weak self, weak page] in if let page { self?.warn(ofMissingDestinationFor: page) } }
        }
    }

    /// Runs the closure of the value's destination, whose reads this node then depends on.
    private func view(of page: NavigationPage) throws -> DeclaredView? {
        switch page.step {
        case .link(let link): return link.linkedView
        case .value(let value):
            guard let destination = destinations.lazy.compactMap(\.destination).first(where: { $0.takes(value) }) else { return nil }
            return try graph.reading(as: self) { try destination.content(value) }
        }
    }

    private func warn(ofMissingDestinationFor page: NavigationPage) {
        guard !isTornDown, page.node == nil, case .value(let value) = page.step, pages.contains(where: { $0 === page }) else { return }
        graph.report(
            GraphDiagnostic(
                .warning, .missingDestination, "the path of the navigation stack holds \(value), for which no destination is declared",
                help: "Put `.navigationDestination(for:)` with the value's type on the root view of the stack, inside its braces.", line: declared.line))
    }

    override func absorb() throws {
        guard let root else { return }
        let apart = pages.flatMap { graph.nodes(of: $0.node?.items ?? []) }
        (resolved.hasDynamicChildren, resolved.apartCount) = (root.staticCount == nil, apart.count)
        graph.setChildren(of: resolved, to: graph.nodes(of: root.items) + apart)
    }

    fileprivate var topPage: [ResolvedNode]? { pages.last { $0.node != nil }.map { graph.nodes(of: $0.node?.items ?? []) } }

    // MARK: The path

    private var path: NavigationPath {
        if case .container(let stack as NavigationStackContainer, _) = declared.kind, let path = stack.path { return path }
        return NavigationPath(
            values: ValueBinding { [weak self] in
                self?.ownPath ?? []
            } set: { [weak self] in
                self?.ownPath = $0
                self?.changePages(because: Phrase("its path changed", ko: "경로가 바뀜"))
            }
        ) { _ in true }
    }

    func action(of link: ControlNode) -> (() throws -> Void)? {
        switch link.linkTarget {
        case .value(let value?) where path.takes(value): { [path] in try path.values.set(path.values.get() + [value]) }
        case .view(_, isActive: let isActive?): { try isActive.set(true) }
        case .view(_, isActive: nil): { [weak self] in self?.push(link) }
        default: nil
        }
    }

    /// Shows the view of a link in front of all pages.
    private func push(_ link: ControlNode) {
        addPage(.link(link))
        changePages(because: Phrase("a link was followed", ko: "링크를 따라감"))
    }

    /// Takes the page away with all in front of it.
    private func pop(_ page: NavigationPage) throws {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return }
        for page in pages[index...] {
            page.hasEnded = true
            if case .link(let link) = page.step, case .view(_, isActive: let isActive?) = link.linkTarget { try isActive.set(false) }
        }
        try path.values.set(pages[..<index].compactMap(\.value))
        changePages(because: Phrase("a page was dismissed", ko: "페이지가 닫힘"))
    }

    private func changePages(because reason: Phrase) { if !isEvaluating { invalidate(because: reason) } }

    // MARK: Links and destinations inside

    func setActive(_ isActive: Bool, _ link: ControlNode) {
        let page = pages.first { !$0.hasEnded && $0.isOf(link) }
        guard isActive != (page != nil) else { return }
        if let page { end(page) } else { push(link) }
    }

    func linkChanged(_ link: ControlNode) { if pages.contains(where: { $0.isOf(link) }) { changePages(because: Phrase("its link changed", ko: "링크가 바뀜")) } }

    func linkEnded(_ link: ControlNode) { for page in pages where page.isOf(link) { end(page) } }

    private func end(_ page: NavigationPage) {
        page.hasEnded = true
        changePages(because: Phrase("a link became inactive", ko: "링크가 더는 활성 상태가 아님"))
    }

    func destinationChanged(_ destination: DestinationNode) {
        if !destinations.contains(where: { $0 === destination }) { destinations.append(destination) }
        if !pages.isEmpty { changePages(because: Phrase("a destination changed", ko: "목적지가 바뀜")) }
    }

    func destinationEnded(_ destination: DestinationNode) { destinations.removeAll { $0 === destination } }
}

extension ResolvedNode {
    /// What a navigation stack shows in front of its root; `nil` where it shows the root, and for any other view.
    public var topPage: [ResolvedNode]? { (origin as? NavigationStackNode)?.topPage }

    /// Whether a page of a navigation stack around the view, or another column of a split view, is in front of it.
    public var isBehindPage: Bool { sequence(first: self, next: \.parent).contains(where: \.isBehindSibling) }

    /// Whether its parent shows another child in front of it.
    public var isBehindSibling: Bool {
        guard let parent else { return false }
        if case .modifier(.presentation(let presentation)) = parent.role, presentation.isPage {
            return parent.children.count > 1 && parent.children.first === self
        }
        return (parent.topPage ?? parent.frontColumn).map { shown in !shown.contains { $0 === self } } ?? false
    }
}
