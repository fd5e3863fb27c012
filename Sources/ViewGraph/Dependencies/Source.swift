import ViewTree

/// Something that bodies read and that changes: a state, an environment key, a property of an object, geometry. Knows its readers.
class Source {
    enum Kind: String { case state, environment, object, geometry }

    /// As reasons name it: `` `width` ``, `` environment `level` ``.
    let name: String
    private var edges = EdgeTable()
    let kind: Kind

    /// That a declared view read the source, and at which 1-based line of the snippet.
    struct Edge {
        // The reader takes its edges away when it ends.
        private let reference: Unmanaged<DeclaredNode>
        let line: Int?
        /// `nil` where the whole value counts.
        let parts: PartialReads?

        init(reader: DeclaredNode, line: Int?, parts: PartialReads?) { (reference, self.line, self.parts) = (.passUnretained(reader), line, parts) }

        var reader: DeclaredNode { reference.takeUnretainedValue() }
    }

    /// The name of the view that a state belongs to.
    private let owner: String?

    init(_ kind: Kind, name: String, owner: String? = nil) { (self.kind, self.name, self.owner) = (kind, name, owner) }

    /// As lists of dependencies name it.
    var fullName: String { owner.map { "\(name) of \($0)" } ?? name }

    func isRead(by reader: DeclaredNode) -> Bool { edges[reader] != nil }

    /// The line of the reader's first read.
    func line(of reader: DeclaredNode) -> Int? { edges[reader]?.line }

    /// The readers in the order in which they were made.
    var readers: [Edge] {
        edges.all.sorted { $0.reader.serial < $1.reader.serial }
    }

    /// Records a read, of a part of the value where one is named; the line of the first one stays.
    func addReader(_ reader: DeclaredNode, of part: StatePart? = nil, line: Int?) {
        if let known = edges[reader] {
            known.parts?.add(part)
            if known.line == nil, line != nil {
                _ = edges.remove(reader)
                edges.insert(Edge(reader: reader, line: line, parts: known.parts))
            }
        } else {
            edges.insert(Edge(reader: reader, line: line, parts: part.map(PartialReads.init)))
            reader.addDependency(self)
        }
    }

    func removeReader(_ reader: DeclaredNode) {
        if edges.remove(reader), edges.isEmpty { lastReaderLeft() }
    }

    /// To override.
    func lastReaderLeft() {}

    /// Schedules all readers, or those that are concerned. `change` follows the name in the reason: `changed (0 → 1)`.
    func invalidate(_ change: String, where isConcerned: (Edge) -> Bool = { _ in true }) {
        for edge in readers where isConcerned(edge) {
            let place = edge.line.map { ", read at line \($0)" } ?? ""
            invalidate(edge.reader, because: "\(name) \(change)\(place)")
        }
    }

    /// Schedules all readers for a reason that doesn't name the source.
    func invalidate(saying reason: String) {
        for edge in readers { invalidate(edge.reader, because: reason) }
    }

    private func invalidate(_ reader: DeclaredNode, because reason: String) {
        reader.bodyRunner?.sourceChanged(self)
        reader.invalidate(because: reason)
    }

    /// Schedules the readers of all parts that differ between two values.
    func invalidate(from old: any OpaqueValue, to new: any OpaqueValue) {
        invalidate("changed (\(old.printed) → \(new.printed))") { $0.parts?.differ(old, new) ?? true }
    }

    /// As `invalidate`, with the values.
    func invalidate(from old: String, to new: String) { invalidate("changed (\(old) → \(new))") }
}
