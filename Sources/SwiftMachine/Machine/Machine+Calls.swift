import Diagnostics
import SwiftModel

/// Entering the snippet's code from outside: the only recursion on the native stack.
extension Machine {
    /// Runs code to its end with arguments in its first registers.
    func run(_ code: Code, arguments: [Value]) throws -> Value {
        var arguments = arguments
        return try run(code, updating: &arguments, function: nil)
    }

    /// Runs code; inout arguments get their new values.
    func run(_ code: Code, updating arguments: inout [Value], function: FunctionValue?) throws -> Value {
        try entered { base in
            try throwWithheld()
            try countFuel()
            try reserve(base + arguments.count + 1)
            for (index, argument) in arguments.enumerated() { stack[base + index] = argument }
            if let function { stack[base + arguments.count] = .function(function) }
            arguments = arguments.map { _ in .none }
            let result = try execute(code, base: base)
            for place in code.inoutPlaces where arguments.indices.contains(place) {
                arguments[place] = stack[base + place]
                stack[base + place] = .none
            }
            return result
        }
    }

    /// Counts an entry, and gives back what it used of the stack. `work` gets the first stack place that is free.
    func entered<Result>(_ work: (_ base: Int) throws -> Result) throws -> Result {
        guard state.pointee.reentries < limits.reentryDepth else { throw Limit.reentryDepth.error(limits) }
        state.pointee.reentries += 1
        let (base, depth) = (state.pointee.top, state.pointee.depth)
        defer {
            state.pointee.reentries -= 1
            (state.pointee.top, state.pointee.depth) = (base, depth)
        }
        do {
            return try work(base)
        } catch {
            for place in base..<max(base, state.pointee.end - stack) { stack[place] = .none }
            // Nothing can drop a limit on its way out.
            if state.pointee.reentries == 1, let error = error as? RuntimeError, error.isLimit { budget.end(error) }
            throw error
        }
    }

    /// Makes sure that stack places below `end` hold values.
    func reserve(_ end: Int) throws {
        let filled = state.pointee.end - stack
        guard end > filled else { return }
        guard end <= stackCapacity else { throw Limit.callDepth.error(limits) }
        let wanted = min(stackCapacity, max(end, filled + 256))
        state.pointee.end.initialize(repeating: .none, count: wanted - filled)
        state.pointee.end = stack + wanted
    }

    /// Calls a function with `self` first where it takes one.
    package func invoke(_ instance: FunctionInstance, _ arguments: [Value]) throws -> Value {
        var arguments = arguments
        return try invoke(instance, updating: &arguments)
    }

    package func invoke(_ instance: FunctionInstance, updating arguments: inout [Value]) throws -> Value {
        var target = instance
        if instance.decl.owner?.kind == .class, instance.takesSelf, instance.decl.kind != .initializer, case .object(let object)? = arguments.first {
            target = try override(of: instance, in: object.runtimeClass)
        }
        let code = try code(of: target)
        return try run(code, updating: &arguments, function: nil)
    }

    func override(of target: FunctionInstance, in runtimeClass: RuntimeClass) throws -> FunctionInstance {
        if let known = runtimeClass.overrides[target] { return known }
        let found = try types.override(of: target, in: runtimeClass.type)
        runtimeClass.overrides[target] = found
        return found
    }

    /// The place in the snippet's own text that the run has reached, seen from the innermost frame.
    func span(of frame: Frame, below depth: Int) -> Span? {
        if let span = span(of: frame) { return span }
        for index in stride(from: depth - 1, through: 0, by: -1) {
            if let span = span(of: frames[index]) { return span }
        }
        return nil
    }

    private func span(of frame: Frame) -> Span? {
        let code = frame.code
        return code.isHidden ? nil : code.span(at: frame.pc - 1)
    }
}
