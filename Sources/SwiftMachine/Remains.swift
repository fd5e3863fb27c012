import Releasing

/// What an object held that ended deep inside other ends.
private final class Remains {
    private let values: [Value]
    init(_ values: [Value]) { self.values = values }
}

extension FieldRow {
    /// Releases the values and the row, without recursion over long chains.
    @inline(__always)
    func release() {
        releaseValues()
        places.deallocate()
    }

    /// Releases the values, without recursion over long chains.
    @inline(__always)
    func releaseValues() {
        releasing {
            places.deinitialize(count: count)
        } remains: {
            defer { places.deinitialize(count: count) }
            return Remains(Array(UnsafeBufferPointer(start: places, count: count)))
        }
    }
}

extension Value {
    /// Releases what the value holds, without recursion over long chains.
    @inline(__always)
    mutating func release() {
        releasing {
            self = .none
        } remains: {
            defer { self = .none }
            return Remains([self])
        }
    }
}

extension [Value] {
    /// Releases all values, without recursion over long chains.
    @inline(__always)
    mutating func release() {
        releasing {
            self = []
        } remains: {
            defer { self = [] }
            return Remains(self)
        }
    }
}
