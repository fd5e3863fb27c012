import ViewGraph
import ViewTree

extension LiveView {
    /// The resolved tree with the frame of each view in the window, in points, under a heading: `frame › Color.red   70,0   230x100`. A modifier and what it
    /// modifies share a line where they have the same frame, outermost first.
    public var layoutText: String {
        var columns = Columns(heading: ["view", "x,y", "width x height, in points"], .right, .right)
        for (prefix, chain) in TreeLines(children: \Chain.children).lines(shown.map(Chain.init)) { columns.add([prefix + chain.title] + chain.frame.cells) }
        return columns.text
    }

    /// The resolved tree with identities and what was put on each view.
    public var resolvedText: String {
        var columns = Columns(.left, .left)
        for (prefix, node) in TreeLines(children: \ResolvedReport.children).lines(shown) {
            columns.add([prefix + node.titleWithDetail, "id \(node.id)", node.notes])
        }
        return columns.text
    }

    /// The declared tree: the recipe as written.
    public func declaredText() throws -> String {
        var columns = Columns()
        for (prefix, line) in TreeLines(children: \DeclaredLine.children).lines(try declared().map { DeclaredLine($0) }) { columns.add([prefix + line.title]) }
        return columns.text
    }

    /// What makes the identity of each resolved view.
    public var identityText: String {
        var columns = Columns(.left, .left)
        for node in (graph.root?.preorder ?? []) where !node.isImplicit {
            let path = graph.identityPath(of: node)
            columns.add(["id \(node.id)", node.title, path.joined(separator: " / ")])
        }
        return columns.text
    }

    /// All states that live now.
    public var stateText: String {
        var columns = Columns(.left, .left, .left)
        for state in graph.states { columns.add([state.view, "id \(state.id)", "@\(state.wrapper) \(state.name)", "= \(state.value.printed)"]) }
        return columns.text
    }

    /// What the last step changed: bodies and why they ran, identities, states, frames.
    public var updatesText: String { steps.last?.updatesText ?? "" }

    /// The preferences at each node that writes or observes them, and where the defaults in them come from.
    public var preferencesText: String {
        var columns = Columns(.left, .left, .left)
        let nodes = Dictionary((graph.root?.preorder ?? []).map { ("\($0.id)", $0) }) { first, _ in first }
        for node in shown.preorder(\.children) {
            let defaults = nodes[node.id].map(graph.preferenceDefaults) ?? [:]
            for (key, value) in node.preferences.sorted(by: { $0.key < $1.key }) {
                columns.add([node.title, "id \(node.id)", "\(key) = \(value)", defaults[key]?.joined(separator: "; ").english ?? ""])
            }
        }
        return columns.text
    }

    /// What modifiers set in the environment, with the view that they are on, and what bodies read of it.
    public func environmentText() throws -> String {
        var columns = Columns(.left, .left, .left)
        for use in graph.environmentUses() {
            let value = (use.value as? NativeValue<TextStyle>)?.wrapped.arguments.detail ?? use.value.written
            columns.add([use.view, "id \(use.id)", use.kind.rawValue, "\(use.key) = \(value)"])
        }
        return columns.text
    }

    /// The lines that were printed, of all steps.
    public var outputText: String { steps.flatMap(\.output).joined(separator: "\n") }

    /// What each body read in its last run.
    public var dependenciesText: String {
        var columns = Columns(.left, .left)
        for edge in graph.dependencies { columns.add([edge.source, "→ \(edge.reader) (id \(edge.readerID))", edge.line.map { "line \($0)" } ?? ""]) }
        return columns.text
    }

    /// The dependencies as a graph in the DOT language.
    public var dependenciesDOT: String {
        let edges = graph.dependencies.map { edge in
            let label = edge.line.map { " [label=\("line \($0)".quoted)]" } ?? ""
            return "    \(edge.source.quoted) -> \("\(edge.reader) \(edge.readerID)".quoted)\(label);"
        }
        return (["digraph dependencies {", "    rankdir=LR;"] + edges + ["}"]).joined(separator: "\n")
    }

    /// The container values that are set on each view.
    public var valuesText: String {
        var columns = Columns(.left, .left)
        for node in shown.preorder(\.children) {
            for (key, value) in node.containerValues.sorted(by: { $0.key < $1.key }) { columns.add([node.title, "id \(node.id)", "\(key) = \(value)"]) }
        }
        return columns.text
    }

    public var shown: [ResolvedReport] { steps.last?.resolved ?? [] }
}

/// A line of the declared tree: a declaration, or the body of a custom view.
private struct DeclaredLine {
    let title: String
    let children: [DeclaredLine]

    init(_ node: DeclaredReport) {
        let arguments = [node.detail, node.count.map { $0 == 1 ? "1 element" : "\($0) elements" }, node.branch].compactMap(\.self).joined(separator: ", ")
        title = arguments.isEmpty ? node.view : "\(node.view) (\(arguments))"
        children = node.children.map { DeclaredLine($0) } + (node.body.map { [DeclaredLine(body: $0)] } ?? [])
    }

    private init(body: [DeclaredReport]) {
        title = "body"
        children = body.map { DeclaredLine($0) }
    }
}
