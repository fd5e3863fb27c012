import SwiftModel

/// A call under way: its code, the place in it, and its registers.
struct Frame {
    let image: UnsafePointer<CodeImage>
    /// The instruction that comes next.
    let next: UnsafePointer<Instruction>
    let registers: UnsafeMutablePointer<Value>
    /// The register for the result of the call that this one waits for.
    let result: Int32

    var code: Code { image.pointee.code }
    var pc: Int { next - image.pointee.instructions }

    init(_ image: UnsafePointer<CodeImage>, _ next: UnsafePointer<Instruction>, _ registers: UnsafeMutablePointer<Value>, result: Int32 = 0) {
        (self.image, self.next, self.registers, self.result) = (image, next, registers, result)
    }
}

extension UnsafeMutablePointer<Value> {
    /// Each of these looks first whether the register holds something that has to be released: numbers come and go without counting.
    @inline(__always)
    func set(_ value: consuming Value) { if pointee.isInline { initialize(to: value) } else { pointee = value } }

    @inline(__always)
    func clear() { if pointee.isInline { initialize(to: .none) } else { pointee = .none } }

    @inline(__always)
    func copy(_ value: borrowing Value) {
        switch value {
        case .int(let number): set(.int(number))
        case .double(let number): set(.double(number))
        case .bool(let flag): set(.bool(flag))
        default: pointee = copy value
        }
    }

    /// Moves the value out and leaves nothing behind.
    @inline(__always)
    func taken() -> Value {
        let value = move()
        initialize(to: .none)
        return value
    }
}

extension Array {
    /// Where the first element is, for as long as the array is held and stays as it is. There has to be one.
    @inline(__always)
    var start: UnsafeMutablePointer<Element> { withUnsafeBufferPointer { UnsafeMutablePointer(mutating: $0.baseAddress.unsafelyUnwrapped) } }
}

extension [Value] {
    /// Where an element is, to be read before anything else happens.
    @inline(__always)
    func place(_ index: Int) throws -> UnsafeMutablePointer<Value> {
        guard let place = placeIfThere(index) else { try RuntimeError.throwIndex(index, count: count) }
        return place
    }

    /// The same, or `nil` where there is no such element.
    @inline(__always)
    func placeIfThere(_ index: Int) -> UnsafeMutablePointer<Value>? {
        withUnsafeBufferPointer {
            guard UInt(bitPattern: index) < UInt(bitPattern: $0.count) else { return nil }
            return UnsafeMutablePointer(mutating: $0.baseAddress.unsafelyUnwrapped + index)
        }
    }

    /// Where an element is, to be changed before anything else happens: in memory that no other array uses.
    @inline(__always)
    mutating func placeToChange(_ index: Int) throws -> UnsafeMutablePointer<Value> {
        let place = withUnsafeMutableBufferPointer { elements -> UnsafeMutablePointer<Value>? in
            guard UInt(bitPattern: index) < UInt(bitPattern: elements.count) else { return nil }
            return elements.baseAddress.unsafelyUnwrapped + index
        }
        guard let place else { try RuntimeError.throwIndex(index, count: count) }
        return place
    }
}

extension Value {
    /// Whether the value is nothing but its bits: nothing to be counted.
    @inline(__always)
    var isInline: Bool {
        switch self {
        case .none, .int, .double, .bool: true
        default: false
        }
    }
}
