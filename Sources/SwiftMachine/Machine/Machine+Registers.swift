import SwiftModel

/// What the instructions of the loop share.
extension Machine {
    /// One call or one turn of a loop.
    @inline(__always)
    func countFuel() throws {
        state.pointee.fuel &-= 1
        let fuel = state.pointee.fuel
        if fuel & 0xFFF == 0 || fuel <= 0 { try checkFuel() }
    }

    @inline(never)
    private func checkFuel() throws {
        if state.pointee.fuel & 0xFFF == 0 { try budget.check() }
        if state.pointee.fuel <= 0 { throw Limit.fuel.error(limits) }
    }

    /// Calls code with its arguments from the register `window` on; the result goes to the register `result`.
    @inline(__always)
    func enter(
        _ target: UnsafePointer<CodeImage>, _ window: Int, _ result: Int32, _ image: inout UnsafePointer<CodeImage>,
        _ next: inout UnsafePointer<Instruction>, _ registers: inout UnsafeMutablePointer<Value>
    ) throws {
        try countFuel()
        let depth = state.pointee.depth
        if depth >= limits.callDepth { throw Limit.callDepth.error(limits) }
        frames[depth] = Frame(image, next, registers, result: result)
        state.pointee.depth = depth + 1
        registers += window
        let end = registers + target.pointee.registerCount
        if end > state.pointee.end { try reserve(end - stack) }
        (image, next) = (target, target.pointee.instructions)
    }

    /// Goes back to the frame that waits; gives the register that its call's result belongs to.
    @inline(__always)
    func leave(
        _ image: inout UnsafePointer<CodeImage>, _ next: inout UnsafePointer<Instruction>, _ registers: inout UnsafeMutablePointer<Value>
    ) -> Int {
        let depth = state.pointee.depth - 1
        state.pointee.depth = depth
        let waiting = frames + depth
        (image, next, registers) = (waiting.pointee.image, waiting.pointee.next, waiting.pointee.registers)
        return Int(waiting.pointee.result)
    }

    /// Empties the registers of a call, but for those whose values go back to the caller.
    @inline(__always)
    func clear(_ registers: UnsafeMutablePointer<Value>, _ image: UnsafePointer<CodeImage>) {
        var (managed, rest) = (image.pointee.managed, image.pointee.managedCount)
        while rest > 0 {
            (registers + Int(managed.pointee)).clear()
            managed += 1
            rest &-= 1
        }
    }

    /// What enters the machine from here on finds its registers above those of the frame.
    @inline(__always)
    func setTop(_ frame: Frame) { state.pointee.top = frame.registers - stack + frame.image.pointee.registerCount }

    /// Runs a binding with the caller's frame in sight, for the places of errors. An error that the snippet threw inside becomes the machine's.
    func outside(_ frame: Frame, _ work: () throws -> Value) throws -> Value {
        let depth = state.pointee.depth
        frames[depth] = frame
        if depth < limits.callDepth { state.pointee.depth = depth + 1 }
        setTop(frame)
        defer { state.pointee.depth = depth }
        do {
            let value = try work()
            try throwWithheld()
            return value
        } catch let error as ThrownError {
            state.pointee.thrown = error.value
            state.pointee.isThrown = true
            return .none
        }
    }

    func callNative(_ site: CallSite, _ window: UnsafeMutablePointer<Value>) throws -> Value {
        guard let native = site.native else { throw RuntimeError.malformed("a binding") }
        let arguments = moved(window, site.argumentCount)
        return try native(
            NativeCall(
                arguments: arguments, typeArguments: site.target.typeArguments, resultType: site.resultType, machine: self, line: line(of: site),
                entry: site.target.decl.entry))
    }

    /// The 1-based line of a binding's call in the snippet's own text.
    private func line(of site: CallSite) -> Int? {
        let depth = state.pointee.depth
        guard depth > 0 else { return site.line }
        let frame = frames[depth - 1]
        return frame.code.isHidden ? span(of: frame, below: depth - 1)?.start.line : site.line
    }

    /// Values moved out of a row of registers.
    func moved(_ registers: UnsafeMutablePointer<Value>, _ count: Int) -> [Value] {
        [Value](unsafeUninitializedCapacity: count) { values, filled in
            values.baseAddress?.moveInitialize(from: registers, count: count)
            registers.initialize(repeating: .none, count: count)
            filled = count
        }
    }

    // What a register holds, where its type says that it must.

    @inline(__always)
    func int(_ register: UnsafePointer<Value>) throws -> Int {
        if case .int(let number) = register.pointee { return number }
        try RuntimeError.throwMalformed("an Int")
    }
    @inline(__always)
    func ints(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) throws -> (Int, Int) {
        if case .int(let x) = a.pointee, case .int(let y) = b.pointee { return (x, y) }
        try RuntimeError.throwMalformed("an Int")
    }
    @inline(__always)
    func double(_ register: UnsafePointer<Value>) throws -> Double {
        if case .double(let number) = register.pointee { return number }
        try RuntimeError.throwMalformed("a Double")
    }
    @inline(__always)
    func doubles(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) throws -> (Double, Double) {
        if case .double(let x) = a.pointee, case .double(let y) = b.pointee { return (x, y) }
        try RuntimeError.throwMalformed("a Double")
    }
    @inline(__always)
    func bool(_ register: UnsafePointer<Value>) throws -> Bool {
        if case .bool(let flag) = register.pointee { return flag }
        try RuntimeError.throwMalformed("a Bool")
    }
}
