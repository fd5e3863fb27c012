import SwiftModel

/// Values in their own row, which its maker ends. An array would cost several times as much to make.
struct FieldRow {
    let places: UnsafeMutablePointer<Value>
    let count: Int

    /// Those that follow an instance.
    init(places: UnsafeMutablePointer<Value>, count: Int) { (self.places, self.count) = (places, count) }

    init(_ values: [Value]) {
        (places, count) = (.allocate(capacity: values.count), values.count)
        values.withUnsafeBufferPointer { if let first = $0.baseAddress { places.initialize(from: first, count: count) } }
    }

    init(copying row: FieldRow) {
        (places, count) = (.allocate(capacity: row.count), row.count)
        places.initialize(from: row.places, count: count)
    }

    /// Moved out of registers, which keep nothing.
    init(movedFrom registers: UnsafeMutablePointer<Value>, count: Int) {
        (places, self.count) = (.allocate(capacity: count), count)
        places.moveInitialize(from: registers, count: count)
        registers.initialize(repeating: .none, count: count)
    }

}

/// The fields of a struct or of an instance, for as long as someone looks at them.
public struct Fields: RandomAccessCollection {
    private let owner: AnyObject
    private let row: FieldRow

    init(_ owner: AnyObject, _ row: FieldRow) { (self.owner, self.row) = (owner, row) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { row.count }
    public subscript(index: Int) -> Value {
        get {
            precondition(indices.contains(index))
            return withExtendedLifetime(owner) { row.places[index] }
        }
        nonmutating set {
            precondition(indices.contains(index))
            withExtendedLifetime(owner) { row.places[index] = newValue }
        }
    }
}
