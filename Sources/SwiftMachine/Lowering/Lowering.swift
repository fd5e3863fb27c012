import Diagnostics
import SwiftModel

/// Lowers one function, with concrete types, to instructions.
///
/// Errors are returned, not unwound: after a call that may throw, a jump leads to the handler. What an inout argument is taken from gets it back before
/// that jump.
final class Lowering {
    /// Where a variable lives.
    enum Location {
        case register(Int)
        /// In a cell, which the register holds.
        case cell(Int)
        case captured(Int)
        case capturedCell(Int)
    }

    /// What has to happen where control leaves a block.
    enum Scope {
        case block(locals: [Int])
        /// A loop, which `continue` resumes at `next`, or a `switch`; with `named` only a `break` that names it leaves it.
        case breakable(label: String?, end: CodeBuilder.Label, next: CodeBuilder.Label?, named: Bool = false)
        case deferred([Statement])
        case catching(CodeBuilder.Label)
    }

    let machine: Machine
    let parent: Lowering?
    var map: [GenericParameter: SwiftType]
    /// Which elements of packs an expansion is at.
    var packIndices: [GenericParameter: Int] = [:]
    let builder = CodeBuilder()
    var locations: [LocalVariable: Location] = [:]
    var captures: [LocalVariable] = []
    /// The register in which a closure finds itself.
    var closureRegister = 0
    var scopes: [Scope] = []
    /// Registers that hold values not needed after the statement, to be emptied then.
    var leftovers: Set<Int> = []
    /// Where the current optional chain ends early.
    var chainEnds: [CodeBuilder.Label] = []
    /// Variables of cases with several patterns: they have their places before any of these is tried.
    var sharedBindings: Set<LocalVariable> = []
    var fallthroughLabel: CodeBuilder.Label?
    /// The body's `self`, also under the name that an initial value has for it.
    var selfVariable: LocalVariable?
    /// What an initializer calls at its end by itself.
    var chained: Expr?
    /// Captured inout parameters: the register to give back from its cell.
    var capturedParameters: [(register: Int, cell: Int)] = []
    var isInitializer = false
    /// Whether what an initializer sets has no observers: not in its deferred statements.
    var setsUnobserved: Bool { isInitializer && !isDeferred }
    private var isDeferred = false
    /// Where `self` has everything and is observed, though this is an initializer.
    var completeSelves: Set<ObjectIdentifier> = []
    /// Captured variables that are being changed, by the registers that hold them meanwhile.
    var openVariables: [LocalVariable: Int] = [:]
    /// Places that are being changed: their registers hold what they hold.
    var openPlaces: [Place] = []
    /// Inside its own observers, and in accessors made for it, a property of `self` is its stored value.
    var observedName: String?
    /// The observer whose body this is: setting its own property there calls no observers.
    var observer: FunctionDecl?
    /// The same for a closure, which observes a local variable.
    var observedLocal: LocalVariable?
    /// Whether what is stored now was taken from its place to be changed there.
    var putsBack = false
    /// Local functions with type parameters: they are lowered where they are used, for the given types.
    var genericFunctions: [FunctionDecl: Closure] = [:]
    /// Those being lowered, around this code.
    var enclosingGenerics: Set<FunctionDecl> = []
    /// Whether this is code of the top level, whose registers begin where the stack does.
    var isTopLevel = false
    /// Variables of the top level that have their first value when the code that is lowered next runs.
    var readyGlobals: Set<VariableDecl> = []
    lazy var throwExit = builder.label()
    var usesThrowExit = false

    var types: TypeSpace { machine.types }

    init(machine: Machine, parent: Lowering?, map: [GenericParameter: SwiftType]) {
        (self.machine, self.parent, self.map) = (machine, parent, map)
    }

    func concrete(_ type: SwiftType) -> SwiftType { types.concrete(type, map) }

    // MARK: Registers and variables

    /// Runs with registers that are free again afterwards.
    @discardableResult
    func temporaries<Result>(_ work: () throws -> Result) rethrows -> Result {
        let mark = builder.next
        defer { builder.release(to: mark) }
        return try work()
    }

    func location(of variable: LocalVariable) -> Location? {
        if let known = locations[variable] { return known }
        if variable.name == "self", let own = selfVariable, own != variable, parent == nil { return locations[own] }
        guard let parent, let outer = parent.location(of: variable) else { return nil }
        captures.append(variable)
        let index = captures.count - 1
        let location: Location
        switch outer {
        case .register, .captured: location = .captured(index)
        case .cell, .capturedCell: location = .capturedCell(index)
        }
        locations[variable] = location
        return location
    }

    /// The register that a variable of the top level is for code of the top level; `nil` where more happens when it is read or set.
    func register(ofGlobal variable: VariableDecl) throws -> Int? {
        guard isTopLevel, variable.owner == nil, variable.isStored, !variable.isWeak, !variable.isLazy, variable.willSet == nil, variable.didSet == nil
        else { return nil }
        let index = try machine.globalIndex(variable, [])
        return readyGlobals.contains(variable) || machine.isReady(index) ? -1 - index : nil
    }

    /// Whether closures must share the variable rather than copy it.
    func needsCell(_ variable: LocalVariable) -> Bool { variable.isCaptured && !variable.isLet }

    /// Gives a new variable a register; its value, already in `value`, is taken from there.
    func declare(_ variable: LocalVariable, taking value: Int?) {
        let register = builder.allocate()
        if needsCell(variable) {
            if let value { builder.emit(.take, register, value) } else { builder.emit(.clear, register) }
            if variable.isWeak { builder.emit(.makeWeak, register, register) }
            builder.emit(.makeCell, register, register)
            locations[variable] = .cell(register)
        } else {
            if let value { if value != register { builder.emit(.take, register, value) } } else { builder.emit(.clear, register) }
            if variable.isWeak { builder.emit(.makeWeak, register, register) }
            locations[variable] = .register(register)
        }
        if !concrete(variable.type).isInline { addLocal(register) }
    }

    private func addLocal(_ register: Int) {
        for index in scopes.indices.reversed() {
            if case .block(let locals) = scopes[index] {
                scopes[index] = .block(locals: locals + [register])
                return
            }
        }
    }

    func load(_ variable: LocalVariable, into register: Int) {
        switch location(of: variable) {
        case .register(let source)?: if source != register { builder.emit(.copy, register, source) }
        case .cell(let cell)?: builder.emit(.getCell, register, cell)
        case .captured(let index)?: builder.emit(.getCapture, register, closureRegister, index)
        case .capturedCell(let index)?: builder.emit(.getCapturedCell, register, closureRegister, index)
        case nil: fail("'\(variable.name)' cannot be used here")
        }
        if variable.isWeak { emitLoadWeak(variable.type, register) }
    }

    /// The value in `register` is taken.
    func store(_ variable: LocalVariable, from register: Int) {
        if variable.isWeak { builder.emit(.makeWeak, register, register) }
        switch location(of: variable) {
        case .register(let target)?: if target != register { builder.emit(.take, target, register) }
        case .cell(let cell)?: builder.emit(.setCell, cell, register)
        case .capturedCell(let index)?: builder.emit(.setCapturedCell, closureRegister, register, index)
        case .captured?, nil: fail("'\(variable.name)' cannot be changed here")
        }
    }

    // MARK: Blocks

    func block(_ work: () throws -> Void) throws {
        let mark = builder.next
        let depth = scopes.count
        scopes.append(.block(locals: []))
        try work()
        try leave(to: depth)
        scopes.removeSubrange(depth...)
        builder.release(to: mark)
    }

    /// Emits what leaving the scopes above `depth` requires: deferred statements, emptied variables.
    func leave(to depth: Int, clearing: Bool = true) throws {
        let saved = scopes
        while scopes.count > depth {
            switch scopes.removeLast() {
            case .block(let locals):
                if clearing, !locals.isEmpty {
                    for register in locals.reversed() { builder.emit(.clear, register) }
                    builder.emit(.drain)
                }
            case .deferred(let statements):
                let outer = isDeferred
                isDeferred = true
                defer { isDeferred = outer }
                try self.statements(statements)
            case .breakable, .catching: break
            }
        }
        scopes = saved
    }

    /// Empties the registers that hold values of a finished statement.
    func finishStatement() {
        if leftovers.isEmpty { return }
        for register in leftovers.sorted() where register >= builder.next { builder.emit(.clear, register) }
        leftovers = leftovers.filter { $0 < builder.next }
        builder.emit(.drain)
    }

    // MARK: Errors

    /// After a call that may throw.
    func propagate() throws {
        let (handler, depth) = self.handler()
        let hasDeferred = scopes[depth...].contains { if case .deferred = $0 { return true } else { return false } }
        guard hasDeferred else {
            if let handler {
                builder.jump(.jumpIfThrown, to: handler)
            } else {
                usesThrowExit = true
                builder.jump(.jumpIfThrown, to: throwExit)
            }
            return
        }
        let skip = builder.label()
        builder.jump(.jumpUnlessThrown, to: skip)
        try temporaries {
            let error = builder.allocate()
            builder.emit(.takeThrown, error)
            try leave(to: depth, clearing: false)
            builder.emit(.setThrown, error)
        }
        if let handler {
            builder.jump(to: handler)
        } else {
            usesThrowExit = true
            builder.jump(to: throwExit)
        }
        builder.place(skip)
    }

    private func handler() -> (CodeBuilder.Label?, Int) {
        for index in scopes.indices.reversed() {
            if case .catching(let label) = scopes[index] { return (label, index + 1) }
        }
        return (nil, 0)
    }

    /// Code that ends the run with a message when it is reached.
    func fail(_ message: String) { builder.emit(.fail, 0, builder.constant(.string(message))) }

    func unsupported(_ what: String) { fail("\(what) is not supported yet") }

    // MARK: The end

    /// Gives captured inout parameters back to the caller.
    func restoreParameters() {
        for (register, cell) in capturedParameters { builder.emit(.getCell, register, cell) }
    }

    func finish(name: String, inoutPlaces: [Int], isHidden: Bool) -> Code {
        if usesThrowExit {
            builder.place(throwExit)
            restoreParameters()
            builder.emit(.returnThrown)
        }
        return builder.finish(name: name, inoutPlaces: inoutPlaces, isHidden: isHidden, isTopLevel: isTopLevel)
    }

    /// Hands out the first registers to parameters.
    func allocateParameters(_ variables: [LocalVariable]) {
        builder.allocateParameters(variables.count, inline: variables.indices.filter { concrete(variables[$0].type).isInline })
    }

    /// Puts the parameters, already in the first registers, into their variables.
    func declareParameters(_ variables: [LocalVariable], from first: Int = 0) {
        for (offset, variable) in variables.enumerated() {
            let register = first + offset
            guard variable.isCaptured, !variable.isLet else {
                locations[variable] = .register(register)
                continue
            }
            let cell = builder.allocate()
            builder.emit(.take, cell, register)
            builder.emit(.makeCell, cell, cell)
            locations[variable] = .cell(cell)
            if variable.isInout { capturedParameters.append((register, cell)) }
        }
    }
}
