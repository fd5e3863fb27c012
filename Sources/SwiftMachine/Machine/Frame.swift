import SwiftModel

/// A call under way: its code, the place in it, and its registers.
struct Frame {
    var image: UnsafePointer<CodeImage>
    /// The instruction that comes next.
    var next: UnsafePointer<Instruction>
    var registers: UnsafeMutablePointer<Value>
    /// The register for the result of the call that this one waits for.
    var result: Int32 = 0

    var code: Code { image.pointee.code }
    var pc: Int { next - image.pointee.instructions }

    @inline(__always)
    mutating func jump(to place: Int) { next = image.pointee.instructions + place }

    /// Empties the registers, but for those whose values go back to the caller.
    @inline(__always)
    func clear() {
        let managed = image.pointee.managed
        for index in 0..<image.pointee.managedCount { (registers + Int(managed[index])).clear() }
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

extension [Value] {
    /// Where an element is, to be read before anything else happens.
    @inline(__always)
    func place(_ index: Int) -> UnsafeMutablePointer<Value> {
        withUnsafeBufferPointer { UnsafeMutablePointer(mutating: $0.baseAddress.unsafelyUnwrapped + index) }
    }

    /// Moves an element out and leaves nothing behind.
    @inline(__always)
    mutating func take(_ index: Int) -> Value { withUnsafeMutableBufferPointer { ($0.baseAddress.unsafelyUnwrapped + index).taken() } }
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
