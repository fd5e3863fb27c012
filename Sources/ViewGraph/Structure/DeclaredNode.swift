import ViewTree
import Wording

/// A declared view at its place, retained: the node of the structure graph. Evaluates to a list of resolved views.
///
/// The place is an identity: type, position, branch and explicit id. A view redeclared at the same place is taken over by `redeclare`; another one makes a new
/// node. Nodes whose evaluation runs code of the program record what it read, and run again when that changes.
class DeclaredNode {
    /// The node's place among the children of its parent.
    enum Position: Hashable {
        case root, body, content, primary, secondary, label
        case header, footer
        case index(Int32)
        case branch(Bool)
        case element(ExplicitID)
    }

    unowned let graph: Graph
    /// Taken away when the identity ends.
    @Unretained private(set) var parent: DeclaredNode?
    private(set) var declared: DeclaredView
    let context: PlaceContext
    // These are here since they fit into the room that the context leaves; there are many nodes.
    private(set) var isTornDown = false
    /// Grows with each node that is made.
    let serial: UInt32
    let position: Position
    private var list = ItemList()

    /// What the last evaluation read.
    private(set) var dependencies = SourceList.none

    required init(_ declared: DeclaredView, parent: DeclaredNode?, graph: Graph, context: PlaceContext, position: Position) throws {
        (self.declared, self.parent, self.graph, self.context, self.position) = (declared, parent, graph, context, position)
        serial = graph.nextSerial()
    }

    deinit { forgetDependencies() }

    /// What the view resolved to.
    private(set) final var items: [ListItem] {
        get { list.items }
        set { list = ItemList(newValue) }
    }

    // MARK: To override

    /// Takes over `declared`; `earlier` is what was declared before, `nil` at first. Ends with `refresh`.
    func evaluate(from earlier: DeclaredView?) throws {}

    /// Runs the program's code again because of something that it read.
    func rerun(because reasons: [Phrase]) throws {}

    /// The list as it follows from the children's lists.
    func makeItems() throws -> [ListItem] { listChildren.flatMap(\.items) }

    /// The retained nodes of views inside, in order.
    var children: [DeclaredNode] { [] }

    /// Those of them whose lists make up the node's own.
    var listChildren: [DeclaredNode] { children }

    /// How many views the static type declares; `nil` where that may change.
    var staticCount: Int? {
        var sum = 0
        for child in listChildren {
            guard let count = child.staticCount else { return nil }
            sum += count
        }
        return sum
    }

    /// Whether the node takes its children's lists in, instead of passing them on.
    var absorbsList: Bool { false }
    /// The custom view or modifier whose body the node runs.
    var bodyRunner: BodyRunner? { nil }
    /// The nearest node around this one that runs a body.
    var enclosingBody: DeclaredNode? {
        var current = parent
        while let node = current, node.bodyRunner == nil { current = node.parent }
        return current
    }
    /// The id of `.id(_:)`.
    var explicitID: ExplicitID? { nil }
    /// Releases what lives with the identity, before the children do.
    func willTearDown() {}

    // MARK: Evaluation

    /// Whether a view at this place is still this one.
    func accepts(_ view: DeclaredView) -> Bool { StructureKind(declared, in: context.placing) == StructureKind(view, in: context.placing) }

    /// Evaluates for the first time.
    func mount() throws { try evaluate(from: nil) }

    /// Takes over the newly declared view; whether the list changed.
    func redeclare(_ view: DeclaredView) throws -> Bool {
        if view === declared { return false }
        try graph.charge(for: self)
        let (earlier, before) = (declared, items)
        declared = view
        try evaluate(from: earlier)
        return !items.isSame(as: before)
    }

    /// Takes over what the children's lists have become; whether the node's own list changed.
    @discardableResult func refresh() throws -> Bool {
        let made = try makeItems()
        if made.isSame(as: items) { return false }
        items = made
        return true
    }

    /// Evaluates again what was scheduled, and lets the change reach the container around.
    final func update() throws {
        if !isTornDown { try bodyRunner?.refreshEnvironment() }
        let reasons = takeReasons()
        guard !isTornDown, !reasons.isEmpty else { return }
        try graph.charge(for: self)
        let before = items
        try rerun(because: reasons)
        if !items.isSame(as: before) { try passOn() }
    }

    /// Whether the node is inside `ancestor` or is the same node.
    final func isInside(_ ancestor: DeclaredNode) -> Bool {
        var node: DeclaredNode? = self
        while let current = node {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }

    /// Lets nodes around take over the changed list, as far as it goes.
    final func passOn() throws {
        var node = self
        while let parent = node.parent, try parent.refresh() { node = parent }
    }

    /// The child for a view: the one that is there where it is the same view, else a new one. `changed` says whether its list may have.
    final func reconcile(
        _ child: DeclaredNode?, with view: DeclaredView, at position: Position, in context: PlaceContext
    ) throws -> (node: DeclaredNode, changed: Bool) {
        let view = view.spreadingModifiers
        if let child, child.accepts(view) { return (child, try child.redeclare(view)) }
        child?.tearDown()
        let made = try graph.makeNode(view, parent: self, context: context, position: position)
        try made.mount()
        return (made, true)
    }

    /// Ends the identity, and all inside it.
    final func tearDown() {
        if isTornDown { return }
        let beginsRemoval = graph.beginRemoval(of: self)
        defer { if beginsRemoval { graph.endRemoval() } }
        isTornDown = true
        willTearDown()
        forgetDependencies()
        for child in children { child.tearDown() }
        parent = nil
        list = ItemList()
        graph.didTearDownNode()
    }

    // MARK: Dependencies

    /// Runs code of the program; what it reads makes this node depend on it.
    final func track<Result>(_ body: () throws -> Result) rethrows -> Result {
        forgetDependencies()
        return try graph.reading(as: self, body)
    }

    final func invalidate(because reason: Phrase) {
        if isTornDown { return }
        graph.updates.insert(self, because: reason)
    }

    /// Schedules a look at whether an environment value of the node's view differs.
    final func scheduleCheck() {
        if !isTornDown { graph.updates.insertForCheck(self) }
    }

    /// Why the node is scheduled; unschedules it.
    final func takeReasons() -> [Phrase] { graph.updates.takeReasons(of: self) }

    /// Called by a source whose reader the node has become.
    final func addDependency(_ source: Source) { dependencies.append(source) }

    private func forgetDependencies() {
        for source in dependencies.all { source.removeReader(self) }
        dependencies = .none
    }
}

extension DeclaredView {
    /// The view with modifiers in place of those around it that hold for each view of its content: `GridRow { … }.padding()` is a row of padded cells.
    fileprivate var spreadingModifiers: DeclaredView {
        var modifiers: [(modifier: Modifier, view: DeclaredView)] = []
        var inner = self
        while case .modified(let view, let modifier) = inner.kind {
            if modifiers.count == Self.spreadModifiers { return self }
            modifiers.append((modifier, inner))
            inner = view
        }
        guard !modifiers.isEmpty, case .container(let container, var content) = inner.kind, container.spreadsModifiers else { return self }
        for (modifier, view) in modifiers.reversed() { content = DeclaredView(view.type, .modified(content, modifier), line: view.line) }
        return DeclaredView(inner.type, .container(container, content), line: inner.line)
    }

    /// Of more modifiers none is spread.
    private static var spreadModifiers: Int { 32 }
}
