/// Something that bodies read and that changes: a state, an environment key, a property of an object, geometry. Knows its readers.
final class Source {
    enum Kind: String { case state, environment, object, geometry }

    let kind: Kind
    /// As reasons name it: `` `width` ``, `` environment `level` ``.
    let name: String
    /// Called when the last reader has gone.
    var onAbandoned: (() -> Void)?
    private var edges: [ObjectIdentifier: WeakEdge] = [:]

    /// That a declared view read the source, and at which 1-based line of the snippet.
    struct Edge {
        let reader: DeclaredNode
        let line: Int?
    }

    private struct WeakEdge {
        weak var reader: DeclaredNode?
        let line: Int?
    }

    /// The name of the view that a state belongs to.
    private let owner: String?

    init(_ kind: Kind, name: String, owner: String? = nil) { (self.kind, self.name, self.owner) = (kind, name, owner) }

    /// As lists of dependencies name it.
    var fullName: String { owner.map { "\(name) of \($0)" } ?? name }

    func isRead(by reader: DeclaredNode) -> Bool { edges[ObjectIdentifier(reader)]?.reader != nil }

    /// The line of the reader's first read.
    func line(of reader: DeclaredNode) -> Int? { edges[ObjectIdentifier(reader)]?.line }

    /// The readers in the order in which they came to be.
    var readers: [Edge] {
        edges.values.compactMap { edge in edge.reader.map { Edge(reader: $0, line: edge.line) } }.sorted { $0.reader.serial < $1.reader.serial }
    }

    /// Records a read; the line of the first one stays.
    func addReader(_ reader: DeclaredNode, line: Int?) {
        guard edges[ObjectIdentifier(reader)]?.reader == nil else { return }
        edges[ObjectIdentifier(reader)] = WeakEdge(reader: reader, line: line)
        reader.dependencies.append(self)
    }

    func removeReader(_ reader: DeclaredNode) {
        guard edges.removeValue(forKey: ObjectIdentifier(reader)) != nil, edges.isEmpty else { return }
        onAbandoned?()
    }

    /// Schedules all readers. `change` follows the name in the reason: `changed (0 → 1)`.
    func invalidate(_ change: String) {
        for edge in readers {
            let place = edge.line.map { ", read at line \($0)" } ?? ""
            edge.reader.invalidate(because: "\(name) \(change)\(place)")
        }
    }

    /// As `invalidate`, with the values.
    func invalidate(from old: String, to new: String) { invalidate("changed (\(old) → \(new))") }
}
