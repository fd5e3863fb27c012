import SwiftModel

/// Which variables of the top level and static ones have slots.
///
/// The slots are below the register stack, the first one next to it. Code of the top level, whose registers begin where the stack does, has its
/// variables as registers with negative numbers. A slot that waits for its first value holds a cell, which no variable ever does.
struct Globals {
    /// The most that a machine has room for; only slots that are used take memory.
    static let capacity = 1 << 18

    fileprivate struct Key: Hashable {
        let variable: VariableDecl
        let typeArguments: [SwiftType]
    }
    fileprivate var keys: [Key] = []
    fileprivate var indices: [Key: Int] = [:]
    /// Those whose first value is being made.
    fileprivate var running: Set<Int> = []
    fileprivate let waiting = Value.cell(Cell(.none))

    var count: Int { keys.count }
}

extension Machine {
    package func globalIndex(_ variable: VariableDecl, _ typeArguments: [SwiftType]) throws -> Int {
        let key = Globals.Key(variable: variable, typeArguments: typeArguments)
        if let known = globals.indices[key] { return known }
        let index = globals.count
        guard index < Globals.capacity else { throw Limit.memory.error(limits) }
        slot(index).initialize(to: globals.waiting)
        globals.keys.append(key)
        globals.indices[key] = index
        return index
    }

    @inline(__always)
    func slot(_ index: Int) -> UnsafeMutablePointer<Value> { stack - 1 - index }

    /// Whether a global has its first value.
    func isReady(_ index: Int) -> Bool { !slot(index).isWaiting }

    /// A global's value; static ones and those of the prelude are made at the first use.
    func global(_ index: Int) throws -> Value {
        if slot(index).isWaiting { try makeGlobal(index) }
        return slot(index).pointee
    }

    private func makeGlobal(_ index: Int) throws {
        let key = globals.keys[index]
        let variable = key.variable
        guard globals.running.insert(index).inserted else {
            throw RuntimeError("circular-value", "the initial value of '\(variable.name)' needs the value itself")
        }
        defer { globals.running.remove(index) }
        guard let initializer = variable.initializer else { throw RuntimeError.malformed("'\(variable.name)'") }
        let map = variable.owner.map { Dictionary(zip($0.parameters, key.typeArguments), uniquingKeysWith: { first, _ in first }) } ?? [:]
        let value = try run(code(of: initializer, map: map), arguments: [])
        slot(index).set(variable.isWeak ? .native(WeakReference(value)) : value)
    }

    package func setGlobal(_ index: Int, _ value: Value) { slot(index).set(value) }

    /// A global's slot for running code, which may have to make its value first.
    @inline(__always)
    func slot(_ index: Int, _ frame: Frame) throws -> UnsafeMutablePointer<Value> {
        if slot(index).isWaiting { try makeGlobal(index, frame) }
        return slot(index)
    }

    @inline(never)
    private func makeGlobal(_ index: Int, _ frame: Frame) throws {
        setTop(frame)
        try makeGlobal(index)
    }

    /// The value of a variable of the top level, for the prompt; `nil` before it has one.
    public func value(of variable: VariableDecl) -> Value? {
        guard let index = globals.indices[Globals.Key(variable: variable, typeArguments: [])], isReady(index) else { return nil }
        return slot(index).pointee
    }
}

extension UnsafeMutablePointer<Value> {
    @inline(__always)
    fileprivate var isWaiting: Bool { if case .cell = pointee { true } else { false } }
}
