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
    /// The lines that the program printed since this was last read.
    private var running = RunningAnimations()
    private var looks = RunningLooks()
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
        self.takeOutput = takeOutput
        graph.layout = pass
    }

    /// Shows a view. Where one is shown already, what keeps its identity keeps its state; `states` are those of another live view to begin with.
    @discardableResult
    public func mount(_ view: DeclaredView, cause: String = "mount", keeping states: KeptStates? = nil) throws -> Step {
        try step(cause) {
            try graph.mount(view, keeping: states)
            return nil
        }
    }

    /// Carries out an action and all that follows from it. Throws an `ActionError` where the view does not take it.
    @discardableResult
    public func perform(_ action: ViewAction, cause: String? = nil) throws -> Step {
        let effect = try effect(of: action)
        return try step(cause ?? action.description, effect)
    }

    /// - Parameter body: gives a remark where it has no effect.
    private func step(_ cause: String, _ body: () throws -> String?) throws -> Step {
        let before = steps.last?.nodes ?? []
        graph.record = UpdateRecord()
        defer { graph.record = nil }
        let remark: String?
        do {
            remark = try body()
        } catch {
            steps.append(Step(cause, graph.record ?? UpdateRecord(), output: takeOutput(), resolved: [], before: []))
            throw error
        }
        let resolved = keepsTrees ? try Snapshot(graph, layout).roots : []
        let record = graph.record ?? UpdateRecord()
        let animations = animations(of: record)
        var step = Step(cause, record, output: takeOutput(), resolved: resolved, before: before, animations: animations)
        running.take(step.reframed, animations: animations, removed: step.removed, at: graph.time)
        step.animating = running.step(to: graph.time)
        if keepsTrees { looks.take(graph.root, animations: animations, inserted: Set(record.inserted.map(\.id)), at: graph.time) }
        step.remark = remark
        steps.append(step)
        return step
    }

    /// The animation that a step's changes carry for each view: the transaction's, or that of the nearest `animation` modifier around that has a say.
    private func animations(of record: UpdateRecord) -> [String: Animation] {
        guard keepsTrees, let root = graph.root else { return [:] }
        var found: [String: Animation] = [:]
        var rest: [(node: ResolvedNode, animation: Animation?)] = [(root, record.animation)]
        while let (node, inherited) = rest.popLast() {
            var animation = inherited
            for attachment in node.attachments.reversed() { animation = attachment.animation(insteadOf: animation) }
            if let own = record.valueAnimations[node.id] { animation = own }
            if let animation { found["\(node.id)"] = animation }
            rest += node.children.map { ($0, animation) }
        }
        return found
    }

    /// How a view is drawn while it is on its way; `nil` where it has arrived.
    func motion(of node: ResolvedNode) -> DrawnMotion? {
        let frame = running.frame(of: "\(node.id)", at: graph.time).map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        guard var motion = looks.motion(of: node, at: graph.time) else { return frame.map { DrawnMotion(frame: $0) } }
        motion.frame = frame
        return motion
    }

    /// What the graph and the layout noticed so far.
    public var diagnostics: [ReportedDiagnostic] { graph.diagnostics.map(ReportedDiagnostic.init) + layout.warnings.map(ReportedDiagnostic.init) }

    /// The declared tree as it is now.
    public func declared() throws -> [DeclaredReport] { try graph.declarations().map(DeclaredReport.init) }

    /// The report of the live view; what the snippet's checker knows is added by the caller.
    public func report() throws -> Report {
        Report(diagnostics: diagnostics, type: graph.declaredType?.spelling, declared: try declared(), steps: steps)
    }
}

extension Modifier {
    /// The animation of changes inside, where the one around is `animation`.
    fileprivate func animation(insteadOf animation: Animation?) -> Animation? {
        switch self {
        case .animation(let own, of: nil): return own
        case .transaction(let change):
            var transaction = Transaction(animation: animation)
            // A closure that fails changes nothing.
            try? change(&transaction)
            return transaction.disablesAnimations ? nil : transaction.animation
        default: return animation
        }
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
    func proxy(for node: ResolvedNode) -> (any GeometryProxy)? { engine.geometry(of: node) }
    func chosenChild(of node: ResolvedNode) -> ResolvedNode? { engine.chosenChild(of: node) }
    func scroll(toShow node: ResolvedNode, anchor: UnitPoint?) { engine.scroll(toShow: node, anchor: anchor) }
    func scroll(toShowElement index: Int, of node: ResolvedNode, anchor: UnitPoint?) { engine.scroll(toShowElement: index, of: node, anchor: anchor) }
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
