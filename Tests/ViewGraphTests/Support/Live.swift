import Testing
import ViewTree
@testable import ViewGraph

/// A mounted tree, what its callbacks printed, and what was recorded in the last step.
final class Live {
    let graph: Graph
    let layout: FakeLayout
    private(set) var output: [String] = []

    init(_ view: DeclaredView? = nil, limits: GraphLimits = GraphLimits(), size: Size = Size(width: 100, height: 50)) throws {
        graph = Graph(limits: limits)
        layout = FakeLayout(host: graph, size: size)
        graph.layout = layout
        if let view { try show(view) }
    }

    func print(_ line: String) { output.append(line) }

    /// Declares the root again.
    func show(_ view: DeclaredView) throws {
        begin()
        try graph.mount(view)
    }

    /// Taps the button with this label.
    func tap(_ label: String) throws {
        begin()
        let found = graph.root?.preorder.first { node in
            if case .control(is ButtonControl) = node.role { return node.children.first?.preorder.contains { $0.string == label } ?? false }
            return false
        }
        guard case .control(let button as ButtonControl) = try #require(found, "no button \(label) in\n\(tree)").role else { return }
        try graph.perform(button.action)
    }

    func set(_ name: String, _ value: some Hashable) throws {
        begin()
        try graph.perform {
            let isDone = try graph.setState(named: name, to: Value(AnyHashable(value)))
            #expect(isDone, "no state \(name)")
        }
    }

    func advance(_ seconds: Double) throws {
        begin()
        try graph.advance(by: seconds)
    }

    private func begin() {
        output = []
        graph.record = UpdateRecord()
    }

    // MARK: What can be seen

    var record: UpdateRecord { graph.record ?? UpdateRecord() }
    var texts: [String] { graph.root?.preorder.compactMap(\.string) ?? [] }
    /// The resolved tree, one node a line, indented; implicit stacks in brackets.
    var tree: String { graph.root.map { lines($0, "").joined(separator: "\n") } ?? "" }

    private func lines(_ node: ResolvedNode, _ indent: String) -> [String] {
        let name = node.isImplicit ? "[\(node.view)]" : node.view
        return [indent + name + (node.string.map { " \($0)" } ?? "")] + node.distinctChildren.flatMap { lines($0, indent + "  ") }
    }

    func ids(_ view: String) -> [Int] { graph.root?.preorder.filter { $0.view == view }.map(\.id) ?? [] }
    func bodies(_ view: String) -> Int { record.bodies.filter { $0.view == view }.count }
    func reasons(_ view: String) -> [String] { record.bodies.filter { $0.view == view }.flatMap { $0.reasons.map(\.english) } }
    /// `Counter.taps created 0`.
    var stateChanges: [String] { record.state.map { "\($0.view).\($0.name) \($0.event.rawValue) \($0.value)" } }
    var warnings: [String] { graph.diagnostics.map(\.message) }
}

extension ResolvedNode {
    var string: String? {
        if case .leaf(let text as TextContent) = role { text.string } else { nil }
    }
}

/// A layout in which every view has the same size and is at the origin.
final class FakeLayout: LayoutPass {
    func drawnTransform(of node: ResolvedNode) -> AffineTransform? { nil }
    private unowned let host: Graph
    var size: Size
    private(set) var layouts = 0
    private(set) var changed: [ResolvedNode] = []

    init(host: Graph, size: Size) { (self.host, self.size) = (host, size) }

    func layOut(_ root: ResolvedNode, changed: [ResolvedNode]) throws {
        layouts += 1
        self.changed = changed
        try resolveReaders(in: root)
    }

    private func resolveReaders(in node: ResolvedNode) throws {
        node.layoutState = node.layoutState ?? LayoutState(of: node)
        if case .geometryReader = node.role { _ = try host.resolveContent(of: node, proxy: FakeProxy(size)) }
        for child in node.children { try resolveReaders(in: child) }
    }

    func frame(of node: ResolvedNode) -> Rect? { Rect(origin: .zero, size: size) }
    func proxy(for node: ResolvedNode) -> (any GeometryProxy)? { FakeProxy(size) }
    func chosenChild(of node: ResolvedNode) -> ResolvedNode? { nil }
    func scroll(toShow node: ResolvedNode, anchor: UnitPoint?) {}
    func scroll(toShowElement index: Int, of node: ResolvedNode, anchor: UnitPoint?) {}
    func scroll(_ view: ResolvedNode, to offset: Point) {}
    func scroll(_ view: ResolvedNode, by points: Double) {}
    func scrollEnd(of view: ResolvedNode, from before: Point) throws -> Point? { nil }
    func scrollView(inside node: ResolvedNode) -> ResolvedNode? { nil }
    func scrollGeometry(of view: ResolvedNode) -> ScrollGeometry? { nil }
    func scrollTarget(inSightOf view: ResolvedNode, at anchor: UnitPoint?) -> ResolvedNode? { nil }
    func scrollTargets(inSightOf view: ResolvedNode, by part: Double) -> [ResolvedNode] { [] }
}

final class FakeProxy: GeometryProxy {
    let size: Size
    let safeAreaInsets = EdgeInsets.zero
    init(_ size: Size) { self.size = size }
    func frame(in space: CoordinateSpace) -> Rect { Rect(origin: .zero, size: size) }
    func bounds(of space: CoordinateSpace) -> Rect? { nil }
    func location(of point: Point, in space: CoordinateSpace) -> Point { point }
    func resolve(_ anchor: any Anchor) -> Rect { (anchor as? NodeAnchor)?.windowRect ?? .zero }
    let anchor: (any Anchor)? = nil
}
