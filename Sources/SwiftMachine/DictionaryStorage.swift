import SwiftModel

/// A dictionary in insertion order; a set has values `.none`.
///
/// An entry keeps its place until others were removed: one that is leaves a hole, and the places close up when there are more holes than entries. So each
/// operation on one entry takes constant time on average.
public final class DictionaryStorage {
    struct Entry {
        fileprivate(set) var hashed: HashedValue
        fileprivate(set) var key: Value
        var value: Value
        /// 0 for a hole.
        fileprivate var hash: UInt32
        var isHole: Bool { hash == 0 }
    }

    public var isSet = false
    public private(set) var count = 0
    @exclusivity(unchecked) private var entries: [Entry] = []
    /// Places by hash, the next free one where two meet; -1 where there is none. Never more than three quarters full.
    @exclusivity(unchecked) private var table: [Int32] = []
    /// No entry precedes it.
    private var first = 0
    private let seed = HashedValue.seed

    public init() {}

    func copy(_ budget: Budget) throws -> DictionaryStorage {
        try budget.charge(entries.count)
        try budget.willTake(bytes: entries.count * MemoryLayout<Entry>.stride + table.count * MemoryLayout<Int32>.stride)
        let copy = DictionaryStorage()
        (copy.entries, copy.table, copy.count, copy.first, copy.isSet) = (entries, table, count, first, isSet)
        return copy
    }

    // MARK: All entries

    /// In the order in which they came.
    var all: some Sequence<Entry> { entries.lazy.filter { !$0.isHole } }
    public var keys: [Value] { count == entries.count ? entries.map(\.key) : all.map(\.key) }
    public var values: [Value] { count == entries.count ? entries.map(\.value) : all.map(\.value) }

    // MARK: Places

    /// The number of places, those of holes among them.
    var placeCount: Int { entries.count }

    /// The next place of an entry; `placeCount` after the last.
    func place(after place: Int) -> Int {
        guard place < entries.count else { return entries.count }
        var next = max(place + 1, first)
        while next < entries.count, entries[next].isHole { next += 1 }
        return next
    }

    /// The entry at a place; `nil` where none is.
    func entry(at place: Int) -> Entry? { entries.indices.contains(place) && !entries[place].isHole ? entries[place] : nil }

    func place(of key: HashedValue) -> Int? { place(of: key, hash: key.tableHash(seed)) }

    @inline(__always)
    private func place(of key: HashedValue, hash: UInt32) -> Int? {
        if table.isEmpty { return nil }
        // Nothing changes the rows meanwhile: they needn't be held.
        let (mask, slots, row) = (table.count - 1, table.start, entries.start)
        var slot = Int(hash) & mask
        while true {
            let place = Int(slots[slot])
            if place < 0 { return nil }
            if row[place].hash == hash, row[place].hashed.isSameKey(as: key) { return place }
            slot = (slot + 1) & mask
        }
    }

    // MARK: One entry

    func value(_ key: HashedValue) -> Value? { place(of: key).map { entries[$0].value } }
    func contains(_ key: HashedValue) -> Bool { place(of: key) != nil }

    /// Moves a value out of its place, to be changed and put back.
    func take(at place: Int, into register: UnsafeMutablePointer<Value>) {
        entries.withUnsafeMutableBufferPointer { entries in
            var value = Value.none
            swap(&entries[place].value, &value)
            register.set(value)
        }
    }

    /// Puts a value into the place that it was taken from.
    func put(_ value: Value, at place: Int) { entries[place].value = value }

    /// The value before, if there was one.
    @discardableResult
    public func set(_ key: HashedValue, _ original: Value, _ value: Value) -> Value? {
        let hash = key.tableHash(seed)
        if let place = place(of: key, hash: hash) {
            let old = entries[place].value
            entries[place].value = value
            return old
        }
        if (entries.count + 1) * 4 > table.count * 3 { rebuild() }
        enter(entries.count, hash)
        entries.append(Entry(hashed: key, key: original, value: value, hash: hash))
        count += 1
        return nil
    }

    /// Removes an entry and gives its key and value.
    func remove(_ key: HashedValue, _ budget: Budget) throws -> (key: Value, value: Value)? {
        guard let place = place(of: key) else { return nil }
        let removed = entries[place]
        entries[place] = Entry(hashed: .none, key: .none, value: .none, hash: 0)
        count -= 1
        if place == first { first = self.place(after: place) }
        if entries.count > 2 * count + 8 {
            try budget.charge(entries.count)
            rebuild()
        }
        return (removed.key, removed.value)
    }

    // MARK: The table

    /// Closes the holes, and makes room for as many entries again.
    private func rebuild() {
        if count < entries.count { entries.removeAll(where: \.isHole) }
        first = 0
        var size = 8
        while size * 3 < (2 * count + 1) * 4 { size *= 2 }
        table = Array(repeating: -1, count: size)
        for place in entries.indices { enter(place, entries[place].hash) }
    }

    private func enter(_ place: Int, _ hash: UInt32) {
        let mask = table.count - 1
        var slot = Int(hash) & mask
        while table[slot] >= 0 { slot = (slot + 1) & mask }
        table[slot] = Int32(truncatingIfNeeded: place)
    }
}
