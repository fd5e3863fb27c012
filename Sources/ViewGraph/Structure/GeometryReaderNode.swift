import ViewTree
import Wording

/// A `GeometryReader`: its content follows from the geometry that layout reports, and runs again when what it read of it differs.
final class GeometryReaderNode: AbsorbingNode {
    private var content: DeclaredNode?
    private var proxy: TrackedProxy?
    private var needsContent = true

    override var children: [DeclaredNode] { content.map { [$0] } ?? [] }

    override func evaluate(from earlier: DeclaredView?) throws {
        resolved.redeclare(declared)
        needsContent = true
        if earlier == nil { try refresh() } else { graph.markChanged(resolved) }
    }

    /// Something that the content read changed: layout will ask for it.
    override func rerun(because reasons: [Phrase]) throws {
        needsContent = true
        graph.markChanged(resolved)
    }

    /// Makes the content for a geometry.
    func resolve(_ geometry: any GeometryProxy) throws {
        guard case .geometryReader(let make) = declared.kind else { return }
        let proxy = proxy ?? TrackedProxy(geometry, graph: graph)
        self.proxy = proxy
        if try proxy.replace(by: geometry, reader: self) { needsContent = true }
        guard needsContent else { return }
        needsContent = false
        proxy.forgetReads(of: self)
        _ = takeReasons()
        let view = try track { try make(proxy) }
        content = try reconcile(content, with: view, at: .content, in: context.placing(.overlap)).node
        try refresh()
    }

    override func absorb() throws {
        guard let content else { return }
        resolved.hasDynamicChildren = content.staticCount == nil
        graph.setChildren(of: resolved, to: graph.nodes(of: content.items))
    }
}

/// The proxy that a program holds: always answers with the last geometry, and remembers who read what in an update.
final class TrackedProxy: GeometryProxy {
    private var geometry: any GeometryProxy
    private unowned let graph: Graph
    private var reads: [Read] = []

    private struct Read {
        let question: Question
        let answer: Answer
        weak var reader: DeclaredNode?
    }
    private enum Question: Equatable {
        case size, insets
        case frame(CoordinateSpace)
        case bounds(CoordinateSpace)
        case anchor(any Anchor)

        static func == (a: Question, b: Question) -> Bool {
            switch (a, b) {
            case (.size, .size), (.insets, .insets): true
            case (.frame(let a), .frame(let b)): a == b
            case (.bounds(let a), .bounds(let b)): a == b
            case (.anchor(let a), .anchor(let b)): a.isEqual(to: b)
            default: false
            }
        }
    }
    private enum Answer: Equatable {
        case size(Size)
        case insets(EdgeInsets)
        case rect(Rect?)
    }

    init(_ geometry: any GeometryProxy, graph: Graph) { (self.geometry, self.graph) = (geometry, graph) }

    /// Goes over to another geometry; whether `reader` read something that differs now. Other readers are scheduled.
    func replace(by geometry: any GeometryProxy, reader: DeclaredNode) throws -> Bool {
        self.geometry = geometry
        var differs = false
        for read in reads where try answer(read.question) != read.answer {
            if read.reader === reader { differs = true } else { read.reader?.invalidate(because: Phrase("geometry changed", ko: "지오메트리가 바뀜")) }
        }
        reads.removeAll { $0.reader == nil || $0.reader?.isTornDown == true }
        return differs
    }

    func forgetReads(of reader: DeclaredNode) { reads.removeAll { $0.reader === reader } }

    var size: Size {
        get throws {
            if case .size(let size) = try read(.size) { size } else { .zero }
        }
    }
    var safeAreaInsets: EdgeInsets {
        get throws {
            if case .insets(let insets) = try read(.insets) { insets } else { .zero }
        }
    }
    func frame(in space: CoordinateSpace) throws -> Rect { try rect(.frame(space)) ?? .zero }
    func bounds(of space: CoordinateSpace) throws -> Rect? { try rect(.bounds(space)) }
    func resolve(_ anchor: any Anchor) throws -> Rect { try rect(.anchor(anchor)) ?? .zero }
    func location(of point: Point, in space: CoordinateSpace) throws -> Point { try geometry.location(of: point, in: space) }
    var anchor: (any Anchor)? {
        get throws {
            _ = try frame(in: .global)
            return try geometry.anchor
        }
    }

    private func rect(_ question: Question) throws -> Rect? {
        if case .rect(let rect) = try read(question) { rect } else { nil }
    }

    private func read(_ question: Question) throws -> Answer {
        let answer = try answer(question)
        if let reader = graph.currentReader {
            reads.removeAll { $0.reader === reader && $0.question == question }
            reads.append(Read(question: question, answer: answer, reader: reader))
        }
        return answer
    }

    private func answer(_ question: Question) throws -> Answer {
        switch question {
        case .size: .size(try geometry.size)
        case .insets: .insets(try geometry.safeAreaInsets)
        case .frame(let space): .rect(try geometry.frame(in: space))
        case .bounds(let space): .rect(try geometry.bounds(of: space))
        case .anchor(let anchor): .rect(try geometry.resolve(anchor))
        }
    }
}
