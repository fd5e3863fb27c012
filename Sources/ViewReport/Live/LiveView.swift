import ViewDrawing
import ViewGraph
import ViewLayout
import ViewTree

/// A view that is shown in a window: takes actions, and reports after each what happened and what is shown.
///
///     let live = LiveView(window: Size(width: 320, height: 480))
///     try live.mount(view)
///     try live.perform(.tap(.label("Add")))
///     print(live.layoutText)
///
/// After an error the view's state is undefined; the next `mount` shows another view.
public final class LiveView {
    public let graph: Graph
    public let layout: LayoutEngine
    /// The mount and the actions so far, an aborted one included.
    public private(set) var steps: [Step] = []
    /// Whether steps hold the resolved tree; without it a step costs what changed.
    public var keepsTrees = true
    /// The resolved tree of the view whose place this one takes.
    public var earlier: [ResolvedReport] = []
    /// What is asked of the program's environment.
    public weak var answers: (any EnvironmentAnswers)?
    /// Fingers that were left on a view.
    var touch: Touch?
    /// What was left on its way to another view.
    var drag: Drag?
    private var running = RunningAnimations()
    private var matched = MatchedMotion()
    private var looks = RunningLooks()
    private let leaving: LeavingViews
    /// Where views were when they were looked at last, and how many of the step's insertions and removals were known then.
    private var frames: [Int: Frame] = [:]
    private var counts = (inserted: 0, removed: 0)
    private let takeOutput: () -> [String]
    private let pass: EnginePass

    /// - Parameters:
    ///   - window, safeArea: in points.
    ///   - takeOutput: the lines that the program printed since the last call.
    public init(
        window: Size, safeArea: EdgeInsets = .zero, limits: GraphLimits = GraphLimits(), layoutLimits: LayoutLimits = LayoutLimits(),
        takeOutput: @escaping () -> [String] = { [] }
    ) {
        graph = Graph(limits: limits)
        layout = LayoutEngine(window: window, safeArea: safeArea, host: graph, limits: layoutLimits)
        pass = EnginePass(layout)
        leaving = LeavingViews(layout, graph)
        self.takeOutput = takeOutput
        graph.layout = pass
        graph.willAnimate = { [unowned self] in look() }
        graph.didAnimate = { [unowned self] in look() }
        leaving.draw = { [unowned self] view in
            var builder = builder
            return try builder.items(ofViewAlone: view)
        }
    }

    /// Shows a view. Where one is shown already, what keeps its identity keeps its state; `states` are those of another live view to begin with.
    @discardableResult
    public func mount(_ view: DeclaredView, cause: String = "mount", keeping states: KeptStates? = nil) throws -> Step {
        (touch, drag) = (nil, nil)
        return try step(cause) {
            try graph.mount(view, keeping: states)
            return nil
        }
    }

    /// Carries out an action and all that follows from it. Throws an `ActionError` where the view does not take it.
    @discardableResult
    public func perform(_ action: ViewAction, cause: String? = nil) throws -> Step {
        var effect: (() throws -> String?)? = try effect(of: action)
        return try step(cause ?? action.description) {
            // What it holds of a view that goes ends with the action.
            defer { effect = nil }
            return try effect?()
        }
    }

    /// - Parameter body: gives a remark where it has no effect.
    private func step(_ cause: String, _ body: () throws -> String?) throws -> Step {
        let before = steps.last?.nodes ?? []
        graph.stage = keepsTrees ? leaving : nil
        counts = (0, 0)
        graph.record = UpdateRecord()
        defer { graph.record = nil }
        let remark: String?
        do {
            remark = try body()
            // What the action itself held has ended by now.
            try graph.whenIdle?()
        } catch {
            steps.append(Step(cause, graph.record ?? UpdateRecord(), output: takeOutput(), resolved: [], before: []))
            throw error
        }
        let resolved = keepsTrees ? try Snapshot(graph, layout).roots : []
        let record = graph.record ?? UpdateRecord()
        let animations = animations(record.transaction, record.valueAnimations)
        var step = Step(cause, record, output: takeOutput(), resolved: resolved, before: before, animations: animations.compactMapValues(\.moving))
        // Where nothing was looked at on the way, the last changes are the step's.
        look(with: record.isLatestWhole ? animations : nil)
        step.animating = running.step(to: graph.time)
        leaving.endStep()
        step.remark = remark
        steps.append(step)
        return step
    }

    /// Takes in how views have changed since this was done last, with the animations that the changes carry.
    ///
    /// - Parameter known: the animations, where they are known already.
    func look(with known: [String: CarriedTransaction]? = nil) {
        guard keepsTrees, let record = graph.record else { return }
        let animations = known ?? animations(record.latestTransaction, record.latestValueAnimations)
        var now: [Int: Frame] = [:]
        var reframed: [Step.Reframed] = []
        let nodes = graph.root?.preorder ?? []
        for node in nodes where !node.isImplicit {
            guard let frame = layout.frame(of: node).map(Frame.init) else { continue }
            now[node.id] = frame
            if let old = frames[node.id], old != frame { reframed.append(Step.Reframed(id: "\(node.id)", view: node.view, from: old, to: frame)) }
        }
        let inserted = Set(record.inserted.dropFirst(counts.inserted).map(\.id))
        reframed += matched.take(nodes, frames: now, inserted: inserted)
        let removed = record.removed.dropFirst(counts.removed).map { "\($0.id)" }
        running.take(reframed, animations: animations.compactMapValues(\.moving), removed: removed, at: graph.time)
        looks.take(graph.root, animations: animations.compactMapValues(\.animation), inserted: inserted, layout, at: graph.time)
        (frames, counts) = (now, (record.inserted.count, record.removed.count))
        graph.record?.forgetLatest()
    }

    /// The animation that changes carry for each view: the transaction's, or that of the nearest `animation` modifier around that has a say.
    private func animations(_ transaction: Transaction, _ values: [Int: Animation?]) -> [String: CarriedTransaction] {
        guard keepsTrees, let root = graph.root else { return [:] }
        var found: [String: CarriedTransaction] = [:]
        var rest: [(node: ResolvedNode, around: CarriedTransaction)] = [(root, CarriedTransaction(transaction))]
        while let (node, around) = rest.popLast() {
            let carried = node.carried(insteadOf: around, values: values)
            if carried.animation != nil || carried.moving != nil { found["\(node.id)"] = carried }
            rest += node.children.map { ($0, carried) }
        }
        return found
    }

    /// How a view is drawn while it is on its way; `nil` where it has arrived.
    func motion(of node: ResolvedNode) -> DrawnMotion? {
        if running.isEmpty, looks.isEmpty { return nil }
        let frame = running.frame(of: "\(node.id)", at: graph.time).map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        guard var motion = looks.motion(of: node, at: graph.time) else { return frame.map { DrawnMotion(frame: $0) } }
        motion.frame = frame
        return motion
    }

    /// Views that have left a node and are still drawn.
    func removals(from node: ResolvedNode) -> [DrawnRemoval] { leaving.removals(from: node) }

    /// Modifiers and views in transitions under way that can't be drawn.
    var unknownInTransitions: [String] { looks.unknown + leaving.unknown }

    /// What the graph and the layout noticed so far.
    public var diagnostics: [ReportedDiagnostic] { graph.diagnostics.map(ReportedDiagnostic.init) + layout.warnings.map(ReportedDiagnostic.init) }

    /// The declared tree as it is now.
    public func declared() throws -> [DeclaredReport] { try graph.declarations().map(DeclaredReport.init) }

    /// The report of the live view; what the snippet's checker knows is added by the caller.
    public func report() throws -> Report {
        Report(diagnostics: diagnostics, type: graph.declaredType?.spelling, declared: try declared(), steps: steps)
    }
}

/// The layout engine as the graph sees it.
private final class EnginePass: LayoutPass {
    private let engine: LayoutEngine

    init(_ engine: LayoutEngine) { self.engine = engine }

    func layOut(_ root: ResolvedNode, changed: [ResolvedNode]) throws {
        engine.invalidate(changed)
        try engine.layout(root: root)
    }
    func frame(of node: ResolvedNode) -> Rect? { engine.frame(of: node) }
    func drawnTransform(of node: ResolvedNode) -> AffineTransform? { engine.drawnTransform(of: node) }
    func proxy(for node: ResolvedNode) -> (any GeometryProxy)? { engine.geometry(of: node) }
    func chosenChild(of node: ResolvedNode) -> ResolvedNode? { engine.chosenChild(of: node) }
    func scroll(toShow node: ResolvedNode, anchor: UnitPoint?) { engine.scroll(toShow: node, anchor: anchor) }
    func scroll(toShowElement index: Int, of node: ResolvedNode, anchor: UnitPoint?) { engine.scroll(toShowElement: index, of: node, anchor: anchor) }
    func scroll(_ view: ResolvedNode, to offset: Point) { engine.scroll(view, to: offset) }
    func scroll(_ view: ResolvedNode, by points: Double) { engine.scroll(view, by: points) }
    func scrollEnd(of view: ResolvedNode, from before: Point) throws -> Point? { try engine.scrollEnd(of: view, from: before) }
    func scrollView(inside node: ResolvedNode) -> ResolvedNode? { engine.scrollView(inside: node) }
    func scrollGeometry(of view: ResolvedNode) -> ScrollGeometry? { engine.scrollGeometry(of: view) }
    func scrollTargets(inSightOf view: ResolvedNode, by part: Double) -> [ResolvedNode] { engine.scrollTargets(inSightOf: view, by: part) }
    func scrollTarget(inSightOf view: ResolvedNode, at anchor: UnitPoint?) -> ResolvedNode? { engine.scrollTarget(inSightOf: view, at: anchor) }
}

extension ReportedDiagnostic {
    init(_ diagnostic: GraphDiagnostic) {
        self.init(
            severity: diagnostic.severity.rawValue, code: diagnostic.code.rawValue, message: diagnostic.message, line: diagnostic.line, help: diagnostic.help)
    }

    init(_ warning: LayoutWarning) {
        self.init(severity: "warning", code: warning.code.rawValue, message: warning.message, line: warning.line, help: warning.help)
    }
}
