import SwiftMachine
import SwiftModel
import ViewTree

/// The run-time value of `EnvironmentValues` and `ContainerValues`: reads go to where the values live, writes stay with the copy.
final class ValueBag<Key: Hashable> {
    private(set) var writes: [(key: Key, value: Value)] = []
    /// The keys that were read, in order: how a key path shows which key it names.
    private(set) var reads: [Key] = []
    private let source: (Key) throws -> Value

    init(_ source: @escaping (Key) throws -> Value) { self.source = source }

    func value(of key: Key) throws -> Value {
        if let written = writes.last(where: { $0.key == key }) { return written.value }
        reads.append(key)
        return try source(key)
    }

    /// A copy with another value.
    func setting(_ key: Key, to value: Value) -> ValueBag {
        let copy = ValueBag(source)
        copy.writes = writes.filter { $0.key != key } + [(key, value)]
        return copy
    }
}
