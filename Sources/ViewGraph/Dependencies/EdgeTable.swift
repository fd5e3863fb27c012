/// The reads of a source, one for each reader. Most sources have one reader, which takes no table.
enum EdgeTable {
    case none
    case one(Source.Edge)
    case many([ObjectIdentifier: Source.Edge])

    init() { self = .none }

    var isEmpty: Bool {
        if case .none = self { true } else { false }
    }

    /// In no order.
    var all: [Source.Edge] {
        switch self {
        case .none: []
        case .one(let edge): [edge]
        case .many(let edges): Array(edges.values)
        }
    }

    subscript(reader: DeclaredNode) -> Source.Edge? {
        switch self {
        case .none: nil
        case .one(let edge): edge.reader === reader ? edge : nil
        case .many(let edges): edges[ObjectIdentifier(reader)]
        }
    }

    /// Adds an edge of a reader that has none.
    mutating func insert(_ edge: Source.Edge) {
        switch self {
        case .none: self = .one(edge)
        case .one(let other): self = .many([ObjectIdentifier(other.reader): other, ObjectIdentifier(edge.reader): edge])
        case .many(var edges):
            self = .none
            edges[ObjectIdentifier(edge.reader)] = edge
            self = .many(edges)
        }
    }

    /// Takes the reader's edge away; whether there was one.
    mutating func remove(_ reader: DeclaredNode) -> Bool {
        switch self {
        case .none: return false
        case .one(let edge):
            guard edge.reader === reader else { return false }
            self = .none
            return true
        case .many(var edges):
            self = .none
            let removed = edges.removeValue(forKey: ObjectIdentifier(reader)) != nil
            if !edges.isEmpty { self = .many(edges) }
            return removed
        }
    }
}
