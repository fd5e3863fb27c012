/// What the instructions of the loop share.
extension Machine {
    /// One call or one turn of a loop.
    @inline(__always)
    func countFuel() throws {
        state.pointee.fuel -= 1
        if state.pointee.fuel & 0xFFF == 0 { try pollTime() }
        if state.pointee.fuel <= 0 { throw Limit.fuel.error(limits) }
    }

    /// Runs a binding with the caller's frame in sight, for the places of errors. An error that the snippet threw inside becomes the machine's.
    func outside(_ frame: Frame, _ work: () throws -> Value) throws -> Value {
        let (depth, top) = (state.pointee.depth, state.pointee.top)
        frames[depth] = frame
        if depth < limits.callDepth { state.pointee.depth = depth + 1 }
        defer { (state.pointee.depth, state.pointee.top) = (depth, top) }
        do { return try work() } catch let error as ThrownError {
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
        let code = frame.code.takeUnretainedValue()
        return code.isHidden ? span(of: code, at: Int(frame.pc) - 1, below: depth - 1)?.start.line : site.line
    }

    /// Values moved out of a row of registers.
    func moved(_ registers: UnsafeMutablePointer<Value>, _ count: Int) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(count)
        for index in 0..<count {
            values.append(registers[index])
            registers[index] = .none
        }
        return values
    }

    @inline(__always)
    func int(_ value: Value) throws -> Int {
        if case .int(let number) = value { return number }
        throw RuntimeError.malformed("an Int")
    }
    @inline(__always)
    func ints(_ a: Value, _ b: Value) throws -> (Int, Int) {
        if case .int(let x) = a, case .int(let y) = b { return (x, y) }
        throw RuntimeError.malformed("an Int")
    }
    @inline(__always)
    func doubles(_ a: Value, _ b: Value) throws -> (Double, Double) {
        if case .double(let x) = a, case .double(let y) = b { return (x, y) }
        throw RuntimeError.malformed("a Double")
    }
    @inline(__always)
    func bool(_ value: Value) throws -> Bool {
        if case .bool(let flag) = value { return flag }
        throw RuntimeError.malformed("a Bool")
    }
    @inline(__always)
    func cell(_ value: Value) throws -> Cell {
        if case .native(let object) = value, type(of: object) == Cell.self { return unsafeDowncast(object, to: Cell.self) }
        throw RuntimeError.malformed("a captured variable")
    }
    @inline(__always)
    func captured(_ value: Value, _ index: Int) throws -> Value {
        if case .function(let function) = value, case .code(_, let captures) = function.kind, index < captures.count { return captures[index] }
        throw RuntimeError.malformed("a captured value")
    }
}
