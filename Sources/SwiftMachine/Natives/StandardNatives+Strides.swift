import SwiftModel

extension StandardNatives {
    static func bindStrides(_ table: inout [String: DirectFunction]) {
        table["_strideElements(_: T, _: T, _: T.Stride, _: Bool)"] = { call in
            try call.made(stride(Stride(type: call.type(0), start: call[0], end: call[1], step: call[2], isClosed: call.bool(3)), call.machine))
        }
    }

    /// The bounds and the step of a stride.
    private struct Stride {
        let type: SwiftType
        let start, end, step: Value
        let isClosed: Bool

        func holds<Number: Comparable>(_ value: Number, _ end: Number, ascending: Bool) -> Bool {
            if value == end { return isClosed }
            return ascending ? value < end : value > end
        }
    }

    private static func stride(_ stride: Stride, _ machine: Machine) throws -> [Value] {
        var values: [Value] = []
        func append(_ value: Value) throws {
            values.append(value)
            try machine.budget.charge()
            try machine.checkElements(values.count)
        }
        switch (stride.start, stride.end, stride.step) {
        case (.int(let start), .int(let end), .int(let step)):
            guard let last = try IntStride(start: start, end: end, step: step, isClosed: stride.isClosed).last() else { return [] }
            for value in Swift.stride(from: start, through: last, by: step) { try append(.int(value)) }
        case (.double(let start), .double(let end), .double(let step)):
            guard step != 0, !step.isNaN else { throw RuntimeError.zeroStride }
            let isSingle = stride.type.known == .float
            while true {
                // The nth value comes of one multiplication: errors do not add up.
                let exact = start + Double(values.count) * step
                let value = isSingle ? Double(Float(exact)) : exact
                guard stride.holds(value, end, ascending: step > 0) else { break }
                try append(.double(value))
            }
        default: try steps(stride, machine, append)
        }
        return values
    }

    /// Values of a type that moves them itself.
    private static func steps(_ stride: Stride, _ machine: Machine, _ append: (Value) throws -> Void) throws {
        var value = stride.start
        var next = try machine.callMember("advanced(by:)", of: stride.type, base: value, arguments: [stride.step])
        let ascends = try machine.isLess(value, next, stride.type)
        guard try ascends || machine.isLess(next, value, stride.type) else { throw RuntimeError.zeroStride }
        while true {
            let isBefore = try ascends ? machine.isLess(value, stride.end, stride.type) : machine.isLess(stride.end, value, stride.type)
            let isBehind = try ascends ? machine.isLess(stride.end, value, stride.type) : machine.isLess(value, stride.end, stride.type)
            guard isBefore || (stride.isClosed && !isBehind) else { return }
            try append(value)
            value = next
            next = try machine.callMember("advanced(by:)", of: stride.type, base: value, arguments: [stride.step])
        }
    }
}

/// Integers from a start towards an end, in steps.
struct IntStride {
    let start, end, step: Int
    /// Whether the end is one of them, where the steps meet it.
    let isClosed: Bool

    /// `nil` where there are none.
    func last() throws -> Int? {
        if step == 0 { throw RuntimeError.zeroStride }
        guard start == end ? isClosed : (step > 0) == (start < end) else { return nil }
        // The bits of a distance above `Int.max` are those of the number without sign.
        let distance = UInt(bitPattern: step > 0 ? end &- start : start &- end)
        let steps = (distance - (isClosed ? 0 : 1)) / step.magnitude
        return start &+ Int(truncatingIfNeeded: steps &* UInt(bitPattern: step))
    }
}

extension RuntimeError {
    static var zeroStride: RuntimeError { RuntimeError("stride", "a stride's step must not be zero") }
}
