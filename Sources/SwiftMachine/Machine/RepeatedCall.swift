import SwiftModel

/// A function of two arguments that a binding calls again and again: its registers are made ready once.
struct RepeatedCall {
    fileprivate let machine: Machine
    fileprivate let function: Value
    /// Where a call begins; `nil` for a native function.
    fileprivate let frame: Frame?

    func callAsFunction(_ first: Value, _ second: Value) throws -> Value {
        guard let frame else { return try machine.call(function, [first, second]) }
        try machine.countFuel()
        let registers = frame.registers
        registers.set(first)
        (registers + 1).set(second)
        (registers + 2).set(function)
        let result = try machine.execute(frame, entryDepth: machine.state.pointee.depth, registersFrom: registers)
        try machine.throwWithheld()
        return result
    }
}

extension Machine {
    /// Lets a binding call a function of two arguments as often as it likes.
    func calling<Result>(_ function: Value, _ work: (RepeatedCall) throws -> Result) throws -> Result {
        guard case .function(let value) = function, case .code(let code) = value.kind else {
            return try work(RepeatedCall(machine: self, function: function, frame: nil))
        }
        return try entered { base in
            try reserve(base + max(code.registerCount, 3))
            let frame = Frame(code.image, code.image.pointee.instructions, stack + base)
            return try withExtendedLifetime(value) { try work(RepeatedCall(machine: self, function: function, frame: frame)) }
        }
    }
}
