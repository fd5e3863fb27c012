import Diagnostics
import SwiftChecker
import SwiftMachine
import SwiftModel
import SwiftUIBridge
import ViewTree

/// A checked snippet with the machine that runs it and the bridge to the view graph.
public final class SnippetRun {
    public let program: CheckedProgram
    public let bridge: Bridge
    public let machine: Machine
    /// Those of expressions that declare something, which belongs to them.
    private var checkers: [Checker] = []

    /// - Parameters:
    ///   - budget: what the run charges; `nil` for its own.
    ///   - extra: bindings for declarations beyond the standard prelude.
    public init(
        _ program: CheckedProgram, limits: Limits = Limits(), budget: Budget? = nil, seed: UInt64 = 1, locale: String = "en_US",
        extra: [String: NativeFunction] = [:]
    ) {
        self.program = program
        bridge = Bridge(sdk: program.module.sdk)
        var natives = bridge.natives
        for (key, function) in extra { natives.bind(key, function) }
        machine = Machine(conformances: program.conformances, natives: natives, limits: limits, budget: budget, seed: seed)
        machine.observer = bridge
        machine.locale = locale
        if let resources = program.inputs.last(where: { !$0.resources.isEmpty })?.resources {
            machine.resources = resources
            bridge.fillDefaults(resources.defaults, machine)
        }
    }

    deinit { bridge.forgetKeys() }

    /// Runs the statements of earlier inputs, which made the values that this one sees.
    public func replay() throws { _ = try toTheEnd { try machine.start(program.replayed, completion: $0) } }

    /// Runs the statements of the top level, and the tasks that they start.
    public func start() throws { _ = try toTheEnd { try machine.start(program.topLevel, completion: $0) } }

    /// Asynchronous code at the top level: anything that waits continues at once.
    ///
    /// - Parameter endsTasks: whether tasks that the code starts continue, too, where it doesn't wait itself.
    private func toTheEnd(endsTasks: Bool = true, _ work: (@escaping Completion) throws -> Void) throws -> Value {
        var ended: AsyncOutcome?
        try work { ended = $0 }
        if endsTasks || ended == nil { try bridge.script.drain() }
        switch ended {
        case .value(let value)?: return value
        case .error(let error)?: throw try machine.uncaught(error)
        case nil: throw RuntimeError("endless-wait", "the code waits for a task that never ends")
        }
    }

    /// The view or the `App` that the snippet shows; `nil` where it shows none.
    public func view() throws -> DeclaredView? {
        guard let root = program.root else { return nil }
        // The traits of a preview may wait for what they prepare; tasks of a view go on when it is there.
        return try bridge.declared(toTheEnd(endsTasks: false) { try machine.start(root, completion: $0) }, machine.types.concrete(root.type), machine)
    }

    /// The last expression of the snippet where it isn't a view, with its type.
    public func value() throws -> (value: Value, type: SwiftType)? {
        guard let expr = program.value else { return nil }
        return (try toTheEnd { try machine.start(expr, completion: $0) }, machine.types.concrete(expr.type))
    }

    /// Evaluates an expression in the scope of the snippet, as a value that replaces another.
    ///
    /// - Parameter known: further values by name, which the expression sees as constants.
    public func value(of source: SourceText, replacing old: any OpaqueValue, seeing known: [(name: String, value: any OpaqueValue)] = []) throws
        -> any OpaqueValue
    {
        let type = (old as? SnippetValue)?.type
        let constants = known.compactMap { name, value in (value as? SnippetValue).map { (VariableDecl(constant: name, $0.type), $0.value) } }
        let (expr, diagnostics, checker) = program.expression(source, as: type, seeing: constants.map(\.0), budget: machine.budget)
        if checker.declares { checkers.append(checker) }
        guard let expr, !diagnostics.contains(where: { $0.severity == .error }) else { throw CheckFailure(diagnostics: diagnostics) }
        for (constant, value) in constants { machine.setGlobal(try machine.globalIndex(constant, []), value) }
        let value = try machine.evaluate(expr)
        return SnippetValue(value: value, type: type ?? machine.types.concrete(expr.type), machine: machine)
    }
}

extension SnippetRun {
    /// What setting a property of `EnvironmentValues` to an expression writes; values come from `current`.
    public func environmentWrites(
        of value: String, at path: String, current: @escaping (EnvironmentKey) throws -> any OpaqueValue
    ) throws -> [(key: EnvironmentKey, value: any OpaqueValue)] {
        let source = SourceText(name: "set", text: "{ (environment: inout EnvironmentValues) -> Void in\nenvironment.\(path) = \(value)\n}")
        let (expr, diagnostics, _) = program.expression(source, as: nil, seeing: [], budget: machine.budget)
        guard let expr, !diagnostics.contains(where: { $0.severity == .error }) else { throw CheckFailure(diagnostics: diagnostics) }
        return try bridge.environmentWrites(of: try machine.evaluate(expr), machine, current: current)
    }
}

extension SnippetRun {
    /// What code that sees an environment as `environment` returns.
    ///
    /// - Parameter code: the body of a closure that returns a `Bool`.
    public func answer(_ code: String, in environment: @escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool {
        try test(code)(environment)
    }

    /// Code that is asked in several environments.
    public func test(_ code: String) throws -> (@escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool {
        let source = SourceText(name: "environment", text: "{ (environment: EnvironmentValues) -> Bool in\n\(code)\n}")
        let (expr, diagnostics, checker) = program.expression(source, as: nil, seeing: [], budget: machine.budget)
        if checker.declares { checkers.append(checker) }
        guard let expr, !diagnostics.contains(where: { $0.severity == .error }) else { throw CheckFailure(diagnostics: diagnostics) }
        let closure = try machine.evaluate(expr)
        return { [bridge, machine] in try bridge.answer(of: closure, machine, in: $0) }
    }
}

extension VariableDecl {
    fileprivate convenience init(constant name: String, _ type: SwiftType) {
        self.init(name: name, owner: nil, isStatic: false, isLet: true, span: nil, isPrelude: false)
        typeStorage = type
    }
}

extension SnippetRun {
    /// The value of a state of another run in the place of an initial one: where both are of the same type, and it is the library's.
    public static func adopt(_ kept: any OpaqueValue, insteadOf initial: any OpaqueValue) -> (any OpaqueValue)? {
        guard let kept = kept as? SnippetValue, let initial = initial as? SnippetValue, initial.type.isOfData,
            kept.type.description == initial.type.description
        else { return nil }
        return SnippetValue(value: kept.value, type: initial.type, machine: initial.machine)
    }
}

extension SwiftType {
    /// Whether values are plain data of the library, which no run has a part in.
    fileprivate var isOfData: Bool {
        switch underlying {
        case .nominal(let decl, let arguments):
            return (decl.known?.isPlain ?? false) && arguments.allSatisfy(\.isOfData)
        case .tuple(let elements): return elements.allSatisfy(\.type.isOfData)
        default: return false
        }
    }
}

/// An expression that does not check.
public struct CheckFailure: Error {
    public let diagnostics: [Diagnostic]
}
