import Diagnostics
import Foundation
import SwiftModel

/// Runs checked snippets: globals, the register stack, limits, and what bindings need.
///
/// A machine belongs to one thread at a time.
public final class Machine {
    public let limits: Limits
    /// What runs and bindings charge.
    public let budget: Budget
    public let natives: NativeTable
    /// Receives reads and writes of `@Observable` objects.
    public weak var observer: (any InstanceObserver)?
    /// What the snippet printed, a line each.
    public private(set) var printedLines: [String] = []
    /// What the snippet can read.
    public var resources = Resources()
    /// In which texts, numbers and dates are written: `en_US`.
    public var locale = "en_US"
    /// Receives each printed line.
    public var onOutput: ((String) -> Void)?

    package let types: TypeSpace
    var random: SplitMix64

    // The register stack with the globals below it, the frames, and what changes all the time, outside Swift's exclusivity checks.
    let stack: UnsafeMutablePointer<Value>
    let stackCapacity = 1 << 20
    let frames: UnsafeMutablePointer<Frame>
    let state: UnsafeMutablePointer<State>

    var globals = Globals()
    private var classes: [SwiftType: RuntimeClass] = [:]
    var storedAccessors: [StoredAccessorKey: FunctionDecl] = [:]
    var lazyValues: [VariableDecl: FunctionDecl] = [:]
    var witnessCache: [WitnessKey: FunctionInstance?] = [:]
    private var memberCache: [MemberKey: FunctionInstance?] = [:]
    /// Instances whose `deinit` waits for the end of the statement or of the function.
    var dying: [(RuntimeClass, [Value])] = []
    var customKeys = CustomKeys()
    /// By locale, time zone and pattern.
    var dateFormatters: [String: DateFormatter] = [:]
    /// The entry of code that can be taken off the stack to wait.
    var waitingEntry = 0
    /// Objects whose identity was printed, numbered from 1: an address would be another one in each run.
    var printedIdentities: [ObjectIdentifier: Int] = [:]
    /// What ended code that ran where no error can be thrown; `state.isWithholding` while there is one.
    private var withheld: RuntimeError?
    /// Regular expressions that were read.
    var patterns = ReadPatterns()
    private var pendingLine = ""
    /// Where the snippet was left by the last error that it threw out of itself.
    var placeOfThrow: Span?
    private var printedBytes = 0

    struct State {
        var fuel = 0
        /// Frames in use.
        var depth = 0
        /// The first stack place above all registers in use, whenever something may enter the machine again.
        var top = 0
        /// Up to here the stack's places hold values, live or not.
        var end: UnsafeMutablePointer<Value>
        var reentries = 0
        var isThrown = false
        /// The instruction after the one that last left its way for an error.
        var leftAt: UnsafePointer<Instruction>?
        var thrown = Value.none
        var hasDying = false
        var isWithholding = false
    }

    private struct MemberKey: Hashable {
        let name: String
        let type: SwiftType
    }
    /// - Parameters:
    ///   - budget: what runs charge; `nil` for one of the machine's own.
    ///   - seed: fixes `random` and `UUID()`.
    public init(conformances: Conformances, natives: NativeTable, limits: Limits = Limits(), budget: Budget? = nil, seed: UInt64 = 1) {
        (self.natives, self.limits, self.budget) = (natives, limits, budget ?? Budget(limits))
        types = TypeSpace(conformances: conformances, limits: limits)
        random = SplitMix64(seed: seed)
        stack = UnsafeMutablePointer.allocate(capacity: Globals.capacity + stackCapacity) + Globals.capacity
        frames = .allocate(capacity: limits.callDepth + 2)
        state = .allocate(capacity: 1)
        state.initialize(to: State(end: stack))
        refuel()
    }

    deinit {
        for runtimeClass in classes.values { runtimeClass.forgetMachine() }
        stack.deinitialize(count: state.pointee.end - stack)
        (stack - globals.count).deinitialize(count: globals.count)
        (stack - Globals.capacity).deallocate()
        frames.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    // MARK: Running

    /// Runs top-level statements.
    public func run(_ body: Body) throws {
        let code = try code(of: body)
        _ = try limited { try self.run(code, arguments: []) }
        try flushOutput()
    }

    /// The value of an expression.
    public func evaluate(_ expression: Expr) throws -> Value {
        let code = try code(of: expression)
        return try limited { try self.run(code, arguments: []) }
    }

    /// Gives the machine full fuel again: for the next action on a live view.
    public func refuel() {
        (withheld, state.pointee.isWithholding) = (nil, false)
        state.pointee.fuel = limits.fuel
    }

    /// What is left of `Limits.fuel`.
    public var fuel: Int { state.pointee.fuel }

    /// At the outermost entry, an uncaught error becomes a trap.
    private func limited(_ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as ThrownError where state.pointee.depth == 0 {
            throw try uncaught(error.value)
        }
    }

    package func uncaught(_ error: Value) throws -> RuntimeError {
        RuntimeError(
            "uncaught-error", "an error was thrown and not caught: \(try printed(error, .any, inContainer: true))", at: placeOfThrow,
            help: "catch it: do { … } catch { … }")
    }

    // MARK: Classes

    func runtimeClass(of type: SwiftType) throws -> RuntimeClass {
        if let known = classes[type] { return known }
        guard case .nominal(let decl, _) = type, decl.kind == .class || decl.deinitializer != nil else {
            throw RuntimeError("no-class", "'\(type)' isn't a class")
        }
        var properties: [VariableDecl] = []
        var deinitializers: [FunctionInstance] = []
        var current: SwiftType? = type
        while case .nominal(let decl, let arguments)? = current {
            properties.insert(contentsOf: decl.storedProperties, at: 0)
            if let deinitializer = decl.deinitializer { deinitializers.append(try types.instance(deinitializer, arguments)) }
            current = types.superclass(of: .nominal(decl, arguments))
        }
        let made = RuntimeClass(decl, type, machine: self, properties: properties, deinitializers: deinitializers)
        classes[type] = made
        return made
    }

    func isObservable(_ variable: VariableDecl) -> Bool { variable.owner?.attributes.makeObservable ?? false }

    func queueDeinitializer(of runtimeClass: RuntimeClass, fields: [Value]) {
        dying.append((runtimeClass, fields))
        state.pointee.hasDying = true
    }

    /// Runs the `deinit`s of objects that were released while no code ran. Throws what ended an `==` in the meantime.
    public func endObjects() throws {
        try throwWithheld()
        if state.pointee.hasDying { try drain() }
    }

    /// Runs the `deinit`s that wait. An error on its way stays there.
    func drain() throws {
        let thrown = (state.pointee.isThrown, state.pointee.thrown)
        state.pointee.isThrown = false
        defer { (state.pointee.isThrown, state.pointee.thrown) = thrown }
        var waiting: [(RuntimeClass, [Value])] = []
        func takeDying() {
            waiting += dying.reversed()
            (dying, state.pointee.hasDying) = ([], false)
        }
        takeDying()
        while !waiting.isEmpty {
            // What the object holds ends with the call: nothing here keeps it.
            try end(waiting.removeLast())
            // The parts of the one that ended come before the others.
            takeDying()
        }
    }

    @inline(never)
    private func end(_ object: (runtimeClass: RuntimeClass, fields: [Value])) throws {
        let isStruct = object.runtimeClass.decl.kind == .struct
        let value: Value = isStruct ? .box(Box(object.fields)) : .object(Instance.make(dying: object.runtimeClass, fields: object.fields))
        for deinitializer in object.runtimeClass.deinitializers { _ = try invoke(deinitializer, [value]) }
    }

    // MARK: Errors where none can be thrown

    /// Runs code of the snippet for a caller that cannot throw, such as `==` of a dictionary's keys. An error that ends it gives `nil`, and ends the run at
    /// its next step; until then nothing else is run here.
    package func withholding<Result>(_ work: () throws -> Result?) -> Result? {
        if state.pointee.isWithholding { return nil }
        do { return try work() } catch {
            withheld = error as? RuntimeError
            state.pointee.isWithholding = withheld != nil
            return nil
        }
    }

    @inline(__always)
    func throwWithheld() throws { if state.pointee.isWithholding { try throwWithheldError() } }

    @inline(never)
    private func throwWithheldError() throws {
        guard let error = withheld else { return }
        (withheld, state.pointee.isWithholding) = (nil, false)
        throw error
    }

    // MARK: Members by name

    /// An own member, or one of a protocol's extension, with the full name, in a concrete type.
    package func member(named name: String, of type: SwiftType) throws -> FunctionInstance? {
        let key = MemberKey(name: name, type: type)
        if let known = memberCache[key] { return known }
        let found = try findMember(name, type)
        memberCache[key] = .some(found)
        return found
    }

    private func findMember(_ name: String, _ type: SwiftType) throws -> FunctionInstance? {
        let baseName = String(name.prefix { $0 != "(" })
        var current: SwiftType? = type
        while case .nominal(let decl, let arguments)? = current {
            if let found = functions(baseName, decl).first(where: { $0.fullName == name && !$0.isRequirement }) { return try types.instance(found, arguments) }
            current = types.superclass(of: .nominal(decl, arguments))
        }
        for target in types.conformances.protocols(of: type) {
            let found = functions(baseName, target).first { candidate in
                candidate.fullName == name && !candidate.isRequirement
                    && candidate.requirements.allSatisfy { types.conformances.holds($0, [target.parameters[0]: type]) }
            }
            if let found { return try types.instance(found, [type]) }
        }
        return nil
    }

    private func functions(_ name: String, _ decl: NominalDecl) -> [FunctionDecl] {
        types.module.members(name, of: decl).compactMap {
            switch $0 {
            case .function(let function): function
            case .variable(let variable): variable.getter
            case .enumCase: nil
            }
        }
    }

    func isPrelude(_ span: Span?) -> Bool { span.map { $0.source.library != nil } ?? true }

    // MARK: Output

    /// A printed line, counted against the limit.
    func write(_ text: String) throws {
        let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if index > 0 { try flush() }
            pendingLine += part
        }
        try checkString(pendingLine)
    }

    private func emit(_ line: String) throws {
        guard printedLines.count < limits.outputLines else { throw Limit.outputLines.error(limits) }
        printedBytes += line.utf8.count + 1
        guard printedBytes <= limits.outputBytes else { throw Limit.outputBytes.error(limits) }
        printedLines.append(line)
        onOutput?(line)
    }

    /// What was printed without the end of a line is a line, too.
    package func flushOutput() throws { if !pendingLine.isEmpty { try flush() } }

    private func flush() throws {
        let line = pendingLine
        pendingLine = ""
        try emit(line)
    }

    // MARK: Sizes

    func checkString(_ string: String) throws { if string.utf8.count > limits.stringBytes { throw Limit.stringBytes.error(limits) } }
    func checkElements(_ count: Int) throws { if count > limits.elements { throw Limit.elements.error(limits) } }
}

extension Value {
    var instance: Instance? {
        if case .object(let instance) = self { return instance }
        return nil
    }
    package var isNone: Bool {
        if case .none = self { return true }
        return false
    }
}
