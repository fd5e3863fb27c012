import ViewTree
import Wording

/// A live tree of views: keeps a node for each identity, state included, and evaluates again only what a change concerns.
///
/// `mount` builds the tree; after that, writes to state are queued and `settle` carries them out in transactions:
/// apply writes, update bodies, lay out, gather preferences, run callbacks, which may write again.
///
///     let graph = Graph()
///     try graph.mount(view)
///     graph.root?.children
///
/// Not thread-safe. After an error that a call throws, the tree's state is undefined; the next `mount` builds another tree.
public final class Graph {
    public let limits: GraphLimits
    /// Lays the tree out in each transaction; without one, geometry stays unknown.
    public weak var layout: (any LayoutPass)?
    /// What happens, while it is recorded; `nil` records nothing.
    public var record: UpdateRecord?
    /// What the graph noticed so far.
    public private(set) var diagnostics: [GraphDiagnostic] = []

    // Identities and limits.
    private var lastID = 0
    private var lastSerial: UInt32 = 0
    var viewCount = 0
    var nodeCount = 0

    // Structure.
    private(set) var rootNode: RootNode?
    /// What the device says.
    private(set) var rootScope = EnvironmentScope(parent: nil, entry: .root)
    /// What the views of the window are inside of: what they prefer for it.
    private(set) lazy var windowScope = EnvironmentScope(parent: rootScope)
    /// Those of an earlier tree, while a mount takes them over.
    private(set) var keptStates: KeptStates?
    /// Why the views that are made now are in the place of others.
    var replacement: Phrase?
    private var sharedStorage: [String: StateSlot] = [:]
    private var containerDefaults: [ContainerKey: any OpaqueValue] = [:]

    // Dependencies.
    let objects = ObjectSources()
    private var readers: [DeclaredNode?] = []
    /// Whether the engine itself reads a binding: that isn't a read by the body which made the binding.
    private(set) var readsBinding = false
    var updates = UpdateQueue()
    /// Lazy containers that have more elements or fewer, and don't know of it.
    private var uncounted: [ContainerNode] = []

    // Transactions.
    var writes = WriteQueue()
    public internal(set) var currentTransaction = Transaction()
    /// The transaction that runs.
    var runningTransaction = Transaction()
    var isUpdatingBodies = false
    var removals = Removals()
    /// Shows views that have left; without one, they are gone at once.
    public weak var stage: (any RemovalStage)?
    var callbacks: [() throws -> Void] = []
    var tasks: [() throws -> Void] = []
    var scrollRequests: [(any LayoutPass) -> Void] = []
    let clock = Clock()
    /// Views whose body follows an animated value.
    private var movingBodies: [DeclaredNode] = []
    /// Called before a transaction with an animation takes effect, and after what woke up has changed views with one.
    public var willAnimate: () -> Void = {}
    public var didAnimate: () -> Void = {}
    var isLayingOut = false
    /// Counts frames: a cause, or writes by a task, and all that callbacks make of it.
    var frame = 0
    /// Whether the step has ended elements of lazy containers that were far away.
    var hasEndedFarElements = false
    /// Whether callbacks of a transaction run, whose writes belong to the same frame.
    var isCallingBack = false
    /// Whether the last step ended with an error.
    var isBroken = false
    var lastWrites = RecentWrites()
    /// Called at the end of a step, for what the front end has left to do: the ends of objects that nothing holds any more.
    public var whenIdle: (() throws -> Void)?
    /// Counts steps of work, each about as long as comparing two numbers; an error ends what is under way.
    public var willWork: (_ steps: Int) throws -> Void = { _ in }
    /// Changes of objects that were made during an update.
    var deferredChanges: [() -> Void] = []

    // The resolved tree.
    /// Nodes whose change layout doesn't know of yet.
    var changed = OrderedNodes()
    var attached = OrderedNodes()
    var detached = OrderedNodes()
    /// Modifiers whose views came or went; some more than once.
    var livenessChanges: [AttachmentNode] = []
    var observers = Observers()
    let focus = KeyboardFocus()

    /// For those that may outlive the graph.
    let reference = GraphReference()

    public init(limits: GraphLimits = GraphLimits()) {
        self.limits = limits
        reference.graph = self
    }

    deinit { reference.graph = nil }

    /// Lets a lazy container count its elements again, once bodies have run.
    func recount(_ container: ContainerNode) {
        if !uncounted.contains(where: { $0 === container }) { uncounted.append(container) }
    }

    func takeUncounted() -> [ContainerNode] {
        defer { uncounted = [] }
        return uncounted
    }

    // MARK: The tree

    /// The resolved root; `nil` before mounting and where the root resolves to nothing. Several views are in an implicit stack.
    public var root: ResolvedNode? { rootNode?.items.first?.node }

    /// Builds the tree. A tree that is there is taken over: what has the same identity keeps its state.
    ///
    /// - Parameter states: what states begin with, by their places, where the views were declared again.
    public func mount(_ view: DeclaredView, keeping states: KeptStates? = nil) throws {
        if isBroken { discardTree() }
        keptStates = states
        defer { keptStates = nil }
        try runStep {
            if let rootNode {
                _ = try rootNode.redeclare(view)
            } else {
                let context = PlaceContext(placing: .vStack, scope: windowScope)
                let node = try RootNode(view, parent: nil, graph: self, context: context, position: .root)
                rootNode = node
                try node.mount()
            }
            try settle(always: true)
        }
    }

    /// Forgets a tree whose evaluation was broken off.
    private func discardTree() {
        rootNode?.tearDown()
        (rootNode, rootScope) = (nil, rootScope.forAnotherTree)
        windowScope = EnvironmentScope(parent: rootScope)
        forgetPendingWork()
        _ = clock.takeCancelled()
        (changed, attached, detached, observers) = (OrderedNodes(), OrderedNodes(), OrderedNodes(), Observers())
        livenessChanges = []
        focus.forget()
        (viewCount, nodeCount, isBroken) = (0, 0, false)
    }

    // MARK: Identities

    func nextID() -> Int {
        lastID += 1
        return lastID
    }

    func nextSerial() -> UInt32 {
        lastSerial &+= 1
        return lastSerial
    }

    func sharedStorage(for key: String, make: () throws -> StateSlot) throws -> StateSlot {
        if let known = sharedStorage[key] { return known }
        let made = try make()
        sharedStorage[key] = made
        return made
    }

    func defaultValue(of key: ContainerKey) throws -> any OpaqueValue {
        if let known = containerDefaults[key] { return known }
        let value = try key.defaultValue()
        containerDefaults[key] = value
        return value
    }

    // MARK: Reads

    /// Whose evaluation the running code belongs to; `nil` outside of updates.
    var currentReader: DeclaredNode? { readers.last ?? nil }

    /// Whether bodies or layouts run, so that state must not be written.
    var isUpdating: Bool { currentReader != nil || isLayingOut }

    /// Whether an evaluation of the node is running.
    func isReading(_ node: DeclaredNode) -> Bool { readers.contains { $0 === node } }

    func reading<Result>(as node: DeclaredNode?, _ body: () throws -> Result) rethrows -> Result {
        readers.append(node)
        defer { readers.removeLast() }
        return try body()
    }

    /// The value of a binding that a view of the library was given; the view alone depends on it.
    func value<Value>(of binding: ValueBinding<Value>) throws -> Value {
        let outer = readsBinding
        readsBinding = true
        defer { readsBinding = outer }
        return try binding.get()
    }

    /// Runs code whose reads are nobody's dependencies.
    public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result { try reading(as: nil, body) }

    // MARK: Animated values

    /// The body runs again when time has passed.
    func follow(_ node: DeclaredNode) {
        if !movingBodies.contains(where: { $0 === node }) { movingBodies.append(node) }
    }

    func takeMovingBodies() -> [DeclaredNode] {
        defer { movingBodies = [] }
        return movingBodies.filter { !$0.isTornDown }
    }

    // MARK: Diagnostics

    func report(_ diagnostic: GraphDiagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}

/// Knows the graph for as long as it lives.
final class GraphReference {
    @Unretained fileprivate(set) var graph: Graph?
}

/// The place of the whole tree.
final class RootNode: DeclaredNode {
    private var content: DeclaredNode?

    override var children: [DeclaredNode] { content.map { [$0] } ?? [] }

    override func evaluate(from earlier: DeclaredView?) throws {
        content = try reconcile(content, with: declared, at: .root, in: context).node
        try refresh()
    }

    @discardableResult override func refresh() throws -> Bool {
        let before = items
        let hasChanged = try super.refresh()
        graph.rootChanged(from: before.first?.node, to: graph.nodes(of: items).first)
        return hasChanged
    }
}
