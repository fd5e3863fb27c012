import SwiftModel

/// Thrown by a binding to wait: the run is taken off the stack and continues when resumed.
///
/// It passes through no binding: a wait below one, in a closure that a native function called, ends the run with an error.
public final class Suspension: Error, @unchecked Sendable {
    /// What the code waits for. Called once with the suspended run; it sees to it that the machine resumes.
    let wait: (SuspendedRun) throws -> Void
    /// Set where the run was taken off the stack.
    var run: SuspendedRun?

    public init(_ wait: @escaping (SuspendedRun) throws -> Void) { self.wait = wait }
}

/// A run in the middle: its frames and registers, off the stack.
public final class SuspendedRun {
    /// One of its calls; places are relative to the first register of the run.
    struct Call {
        let code: Code
        let pc: Int
        let result: Int32
        let base: Int

        init(_ frame: Frame, registersFrom first: UnsafeMutablePointer<Value>) {
            (code, pc, result, base) = (frame.code, frame.pc, frame.result, frame.registers - first)
        }

        func frame(registersFrom first: UnsafeMutablePointer<Value>) -> Frame {
            Frame(code.image, code.image.pointee.instructions + pc, first + base, result: result)
        }
    }

    let calls: [Call]
    var registers: [Value]
    /// What the caller learns when the run ends.
    var completion: Completion = { _ in }

    init(calls: [Call], registers: [Value]) { (self.calls, self.registers) = (calls, registers) }
}

/// Receives how asynchronous code ended: by a value, or by an error that it threw.
public typealias Completion = (AsyncOutcome) throws -> Void

public enum AsyncOutcome {
    case value(Value)
    /// `any Error`.
    case error(Value)
}

extension Machine {
    /// Calls an asynchronous closure. It runs to its end or to its first wait; `completion` is called when it has ended, now or later.
    public func start(_ function: Value, _ arguments: [Value] = [], completion: @escaping Completion) throws {
        try drive(completion) { try call(function, arguments) }
    }

    /// Resumes a run whose wait ended with a value or an error.
    public func resume(_ run: SuspendedRun, with outcome: AsyncOutcome) throws {
        try drive(run.completion) { try self.continued(run, with: outcome) }
    }

    /// Statements of the top level, which may wait as well.
    package func start(_ body: Body, completion: @escaping Completion) throws { try start(code(of: body), completion) }

    package func start(_ expression: Expr, completion: @escaping Completion) throws { try start(code(of: expression), completion) }

    private func start(_ code: Code, _ completion: @escaping Completion) throws { try drive(completion) { try run(code, arguments: []) } }

    /// Whether the code that runs can be taken off the stack: no binding called it, and who did lets it wait.
    package var canWait: Bool { state.pointee.reentries == waitingEntry }

    private func drive(_ completion: @escaping Completion, _ work: () throws -> Value) throws {
        let outer = waitingEntry
        waitingEntry = state.pointee.reentries + 1
        defer { waitingEntry = outer }
        let outcome: AsyncOutcome
        do {
            outcome = .value(try work())
        } catch let suspension as Suspension {
            guard let run = suspension.run else { throw RuntimeError.malformed("an asynchronous call") }
            run.completion = completion
            return try suspension.wait(run)
        } catch let error as ThrownError {
            outcome = .error(error.value)
        }
        try flushOutput()
        try completion(outcome)
    }

    /// Takes the call that is to wait, those above `entryDepth` that wait for it, and their registers, from `first` on, off the stack.
    func takeRun(_ current: Frame, above entryDepth: Int, registersFrom first: UnsafeMutablePointer<Value>) -> SuspendedRun {
        let waiting = (entryDepth..<state.pointee.depth).map { frames[$0] }
        let calls = (waiting + [current]).map { SuspendedRun.Call($0, registersFrom: first) }
        return SuspendedRun(calls: calls, registers: moved(first, current.registers - first + current.code.registerCount))
    }

    private func continued(_ run: SuspendedRun, with outcome: AsyncOutcome) throws -> Value {
        try entered { base in
            // Code of the top level finds the globals below its registers.
            if run.calls.first?.code.isTopLevel == true, base != 0 { throw RuntimeError.malformed("code of the top level") }
            try reserve(base + run.registers.count)
            for (index, value) in run.registers.enumerated() { stack[base + index] = value }
            run.registers = []
            return try execute(run, base: base, with: outcome)
        }
    }

    private func execute(_ run: SuspendedRun, base: Int, with outcome: AsyncOutcome) throws -> Value {
        guard let current = run.calls.last else { throw RuntimeError.malformed("an asynchronous call") }
        let entryDepth = state.pointee.depth
        guard entryDepth + run.calls.count <= limits.callDepth else { throw Limit.callDepth.error(limits) }
        for call in run.calls.dropLast() {
            frames[state.pointee.depth] = call.frame(registersFrom: stack + base)
            state.pointee.depth += 1
        }
        let frame = current.frame(registersFrom: stack + base)
        switch outcome {
        case .value(let value): frame.registers[Int(frame.result)] = value
        case .error(let error): (state.pointee.thrown, state.pointee.isThrown) = (error, true)
        }
        return try withExtendedLifetime(run) { try execute(frame, entryDepth: entryDepth, registersFrom: stack + base) }
    }
}
