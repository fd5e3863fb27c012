import ViewGraph
import ViewTree

/// What all nodes of one engine share.
final class LayoutContext {
    let limits: LayoutLimits
    unowned var host: (any GeometryHost)?
    var window: Size
    var safeArea: EdgeInsets
    /// `GeometryReader` as before iOS 14: its content in the center.
    var centersGeometryReaders = false

    var willWork: (_ steps: Int) throws -> Void = { _ in }
    var trace: LayoutTrace?
    var counts = LayoutCounts()
    private(set) var warnings: [LayoutWarning] = []
    private var warned: Set<LayoutWarning> = []
    private var depth = 0
    private var spaceVersions = 0
    var matchedViews = MatchedViews()
    /// Nodes whose size depends on that of an enclosing scroll view or of the window.
    private var relativeNodes: [ObjectIdentifier: WeakNode] = [:]
    /// Nodes to be laid out again in the next round.
    private var stale: [LayoutNode] = []

    private struct WeakNode {
        weak var node: LayoutNode?
    }

    init(window: Size, safeArea: EdgeInsets, host: (any GeometryHost)?, limits: LayoutLimits) {
        (self.window, self.safeArea, self.host, self.limits) = (window, safeArea, host, limits)
    }

    /// The layout's side of a node of the tree, made at its first use.
    func node(for resolved: ResolvedNode) -> LayoutNode {
        if let known = resolved.layoutState as? LayoutNode, known.context === self { return known }
        let made = LayoutNode(resolved, context: self)
        resolved.layoutState = made
        return made
    }

    func nodes(for resolved: [ResolvedNode]) -> [any LayoutElement] { resolved.map(node(for:)) }

    // MARK: Limits

    /// Runs the questions to a node's children; throws where views are nested too deep.
    @inline(__always)
    func descend<Answer>(into node: LayoutNode, _ body: () throws -> Answer) throws -> Answer {
        depth += 1
        defer { depth -= 1 }
        guard depth <= limits.depth else { throw tooDeep(node) }
        return try body()
    }

    @inline(__always)
    func countQuestion(to node: LayoutNode) throws {
        counts.sizesAsked += 1
        do { try willWork(Self.stepsOfQuestion) } catch { throw Interruption(error, line: node.resolved?.line) }
        guard counts.sizesAsked <= limits.questions else {
            throw LayoutError(
                code: .tooManyQuestions, message: "layout asked for more than \(limits.questions) sizes",
                help: "Look for a layout that asks its subviews in a loop.", node: node.resolved?.id, line: node.resolved?.line)
        }
    }

    /// A view's answer takes about as long as this many comparisons of numbers.
    private static let stepsOfQuestion = 8

    private func tooDeep(_ node: LayoutNode) -> LayoutError {
        LayoutError(
            code: .nestedTooDeep, message: "views are nested more than \(limits.depth) levels deep",
            help: "Look for a view or a modifier that is wrapped around itself again and again.", node: node.resolved?.id,
            line: node.resolved?.line)
    }

    /// Forgets the counts of the last layout.
    func begin() {
        (depth, counts) = (0, LayoutCounts())
    }

    func warn(_ code: LayoutWarning.Code, _ message: String, help: String, at node: LayoutNode?) {
        let warning = LayoutWarning(code: code, message: message, help: help, node: node?.resolved?.id, line: node?.resolved?.line)
        if warned.insert(warning).inserted { warnings.append(warning) }
    }

    // MARK: Sizes that depend on places

    func nextSpaceVersion() -> Int {
        spaceVersions += 1
        return spaceVersions
    }

    func register(relativeNode node: LayoutNode) { relativeNodes[ObjectIdentifier(node)] = WeakNode(node: node) }

    /// Asks for another round of layout, in which the node's size is worked out again.
    func markStale(_ node: LayoutNode) { stale.append(node) }

    /// The nodes whose sizes the last round has overtaken. Each is named once.
    func takeStaleNodes() -> [LayoutNode] {
        relativeNodes = relativeNodes.filter { $0.value.node != nil }
        defer { stale = [] }
        return stale + relativeNodes.values.compactMap(\.node).filter(\.hasOvertakenContainerSize) + matchedViews.overtaken
    }
}
