import Diagnostics
import SwiftModel
import SwiftSyntax

/// A candidate that takes the arguments that are not closures.
struct Survivor {
    /// Among the candidates whose labels match.
    let index: Int
    /// The lower, the better, compared from the first on.
    let score: [Int]
    let input: ClosureInput?
}

/// Something that a call may mean.
struct CallCandidate {
    enum Target {
        case function(FunctionDecl)
        case enumCase(EnumCase)
    }
    let target: Target
    var map: [GenericParameter: SwiftType]
    var base: Expr?
    /// The type that an initializer or case makes.
    var owner: SwiftType?
    var distance = 0
    /// Optional chaining of implicit members, `.init` on known types, and so on leave the expected type as a hint.
    var parameters: [FunctionDecl.Parameter] {
        switch target {
        case .function(let decl): decl.arguments
        case .enumCase(let enumCase):
            zip(enumCase.payload, enumCase.defaults).map {
                var parameter = FunctionDecl.Parameter(label: $0.label, name: $0.label ?? "_", type: $0.type)
                parameter.writtenDefault = $1
                return parameter
            }
        }
    }
    var isFailable: Bool { if case .function(let decl) = target { decl.isFailable } else { false } }
    /// Whether it has type parameters of its own.
    var isGeneric: Bool { if case .function(let decl) = target { decl.ownParameterCount > 0 } else { false } }
    var name: String {
        switch target {
        case .function(let decl): decl.fullName
        case .enumCase(let enumCase): enumCase.name
        }
    }
    var isDisfavored: Bool { if case .function(let decl) = target { decl.attributes.contains("_disfavoredOverload") } else { false } }
    /// Whether it is a member that a type has from a protocol. One that a class inherits is compared with its own by what they take.
    var isOfProtocol: Bool {
        guard distance > 0, case .function(let decl) = target else { return distance > 0 }
        return decl.owner?.kind != .class
    }
    /// How a program writes it; `nil` for what only the library calls. The ways to write a value in a text have no name there: `\(_:format:)`.
    var writtenName: String? {
        guard case .function(let decl) = target, decl.isPrelude else { return name }
        if decl.arguments.contains(where: { $0.label?.hasPrefix("_") ?? false }) { return nil }
        return decl.isInterpolation ? "\\" + decl.fullName.dropFirst(decl.name.count) : name
    }
}

/// Overload resolution: by labels, then by the arguments that are not closures; closures are checked for the survivors.
extension Checker {
    func call(
        _ candidates: [CallCandidate], _ arguments: [Argument], expecting expected: SwiftType?, named name: String, at place: Span, blaming callee: Span? = nil
    ) -> Expr {
        var matching: [(CallCandidate, [Int: [Int]])] = []
        for candidate in candidates {
            if case .success(let assignment) = match(arguments, candidate) { matching.append((candidate, assignment)) }
        }
        if probe != nil {
            probeLabels(candidates, arguments)
            if matching.isEmpty { matching = unfinished(arguments, candidates) }
        }
        if matching.count < candidates.count, let told = wrongClosure(matching, candidates, arguments, expected, place) { return told }
        if matching.isEmpty {
            // Only a final report needs the fault itself.
            if trialDepth > 0 { return noMatch(name, at: callee ?? place) }
            checkAnyway(arguments)
            let fault = fault(of: arguments, candidates, named: name, at: place)
            let help = actionHelp(arguments, candidates, named: name) ?? declarationsHelp(candidates, arguments)
            error("arguments", fault.message, at: fault.place ?? callee ?? place, help: help)
            return Expr(.failed, .error, place)
        }
        matching = preferred(matching, arguments)
        if matching.count == 1 {
            settledTrace?.consider(candidates, at: place)
            return attempt(matching[0].0, matching[0].1, arguments, expected, place, closures: true, blaming: callee)?.expr ?? Expr(.failed, .error, place)
        }
        guard let arguments = settled(arguments, matching) else { return Expr(.failed, .error, place) }
        settledTrace?.consider(candidates, at: place)
        let survivors = survivors(of: matching, arguments, expected, place)
        if survivors.count > 1, arguments.contains(where: { $0.source.closure != nil }) {
            if let made = firstThatTakesClosures(survivors, matching, arguments, expected, place, blaming: callee) { return made }
            if trialDepth > 0 { return noMatch(name, at: callee ?? place) }
        }
        let chosen = survivors.first?.index ?? bestMismatch(matching, arguments, place)
        let (candidate, assignment) = matching[chosen]
        return attempt(candidate, assignment, arguments, expected, place, closures: true, blaming: callee)?.expr ?? Expr(.failed, .error, place)
    }

    /// What closures say of the candidates without being checked.
    private func preferred(_ matching: [(CallCandidate, [Int: [Int]])], _ arguments: [Argument]) -> [(CallCandidate, [Int: [Int]])] {
        var matching = matching
        // A function conforms to nothing: a closure is meant for a parameter that is a function.
        let functional = matching.count > 1 ? matching.filter { givesClosuresToFunctions(arguments, $0.0, $0.1) } : []
        if !functional.isEmpty { matching = functional }
        // A closure that throws, or waits, goes where that may happen: `Task { try await load() }`.
        let able = matching.count > 1 ? matching.filter { takesEffects(arguments, $0.0, $0.1) } : []
        if !able.isEmpty { matching = able }
        // A closure that uses as many parameters as it gets is better than one that leaves some out, or takes a tuple apart.
        let exact = matching.filter { usesEachParameter(arguments, $0.0, $0.1) }
        return exact.isEmpty ? matching : exact
    }

    /// The candidates that take the arguments that are not closures, by their indices, the best first.
    private func survivors(
        of matching: [(CallCandidate, [Int: [Int]])], _ arguments: [Argument], _ expected: SwiftType?, _ place: Span
    ) -> [Survivor] {
        var survivors: [Survivor] = []
        for (index, (candidate, assignment)) in matching.enumerated() {
            let mark = (trail.count, pending)
            trialDepth += 1
            let result = attempt(candidate, assignment, arguments, expected, place, closures: false)
            trialDepth -= 1
            let failed = pending.dropFirst(mark.1.count).contains { $0.severity == .error }
            if let result {
                var score = result.score
                // Errors inside an argument are the argument's own; an overload that takes it without is better all the same.
                if failed { score[0] += OverloadCost.faulty }
                if candidate.isDisfavored { score[0] += OverloadCost.disfavored }
                if waitsOtherwise(candidate, arguments) { score[0] += OverloadCost.waitingOtherwise }
                if let expected, !isWanted(result.expr.type, expected, place) { score[0] += OverloadCost.unwanted }
                survivors.append(Survivor(index: index, score: score, input: result.input))
            }
            traceTrial(candidate, failed ? nil : result?.score, since: mark.1.count, at: place)
            undo(to: mark.0)
            pending = mark.1
        }
        let sorted = survivors.sorted { $0.score.lexicographicallyPrecedes($1.score) }
        return specificFirst(specialFirst(sorted, of: matching.map(\.0), at: place), of: matching.map(\.0))
    }

    /// Whether a call's result becomes what is expected: of a body's `some P`, a type that conforms.
    private func isWanted(_ type: SwiftType, _ expected: SwiftType, _ place: Span) -> Bool {
        if let function = scope?.function, let opaque = function.opaque, case .variable = head(expected), head(expected) == head(function.result),
            !type.hasVariables
        {
            return opaque.protocols.allSatisfy { conformances.conforms(type.resolved, to: $0) }
        }
        return converted(Expr(.failed, type, place), to: expected) != nil
    }

    /// Whether a function waits where the code doesn't, or the other way around. One that is given closures waits where they do.
    private func waitsOtherwise(_ candidate: CallCandidate, _ arguments: [Argument]) -> Bool {
        guard case .function(let decl) = candidate.target, decl.kind == .function, var isAsync = scope?.function.isAsync else { return false }
        let closures = arguments.compactMap(\.source.closure)
        if isAsync, !closures.isEmpty { isAsync = closures.contains { ClosureEffects($0).asynchronous } }
        return decl.isAsync != isAsync
    }

    /// The call of the first candidate whose closures are right; `nil` where there is none.
    private func firstThatTakesClosures(
        _ survivors: [Survivor], _ matching: [(CallCandidate, [Int: [Int]])], _ arguments: [Argument], _ expected: SwiftType?, _ place: Span,
        blaming callee: Span?
    ) -> Expr? {
        // What is wrong inside of a closure is wrong for each parameter of the same kind.
        var faulty: [ClosureInput] = []
        // One that gets no value from a closure is meant where no other takes the value.
        var (chosen, dropping): (Int?, Int?) = (nil, nil)
        for survivor in survivors.prefix(8) where !(survivor.input.map(faulty.contains) ?? false) {
            let (candidate, assignment) = matching[survivor.index]
            let full = trial { () -> Bool? in
                let mark = self.pending.count
                defer { if let input = survivor.input, self.isFaultInside(arguments, since: mark) { faulty.append(input) } }
                guard let result = self.attempt(candidate, assignment, arguments, expected, place, closures: true) else { return nil }
                if let expected, survivor.score[0] < OverloadCost.unwanted, self.converted(Expr(.failed, result.expr.type, place), to: expected) == nil {
                    return nil
                }
                guard survivors.count > 1, result.expr.dropsValueOfClosure else { return true }
                dropping = dropping ?? survivor.index
                return nil
            }
            if full != nil {
                chosen = survivor.index
                break
            }
        }
        // The trial solved the variables of its own instance only; now do it again for real.
        return (chosen ?? dropping).map { index in
            let (candidate, assignment) = matching[index]
            return attempt(candidate, assignment, arguments, expected, place, closures: true, blaming: callee)?.expr ?? Expr(.failed, .error, place)
        }
    }

    private func noMatch(_ name: String, at place: Span) -> Expr {
        error("arguments", "no exact matches in call to '\(name)'", at: place)
        return Expr(.failed, .error, place)
    }

    /// Where no overload takes the arguments as they are, but one would with a closure of another number of parameters: that is the mistake.
    private func wrongClosure(
        _ matching: [(CallCandidate, [Int: [Int]])], _ candidates: [CallCandidate], _ arguments: [Argument], _ expected: SwiftType?, _ place: Span
    ) -> Expr? {
        guard arguments.contains(where: { $0.source.closure != nil }) else { return nil }
        func fits(_ candidate: CallCandidate, _ assignment: [Int: [Int]]) -> Bool {
            let mark = trail.count
            defer { undo(to: mark) }
            return trial { self.attempt(candidate, assignment, arguments, nil, place, closures: false) } != nil
        }
        for candidate in candidates {
            if case .success = match(arguments, candidate) { continue }
            guard case .success(let assignment) = match(arguments, candidate, anyClosure: true), fits(candidate, assignment) else { continue }
            if matching.contains(where: { fits($0.0, $0.1) }) { return nil }
            return attempt(candidate, assignment, arguments, expected, place, closures: true)?.expr ?? Expr(.failed, .error, place)
        }
        return nil
    }

    /// Where no overload takes the arguments, the one whose fault is reported: the first that would take them if optionals were unwrapped, or else the nearest.
    private func bestMismatch(_ matching: [(CallCandidate, [Int: [Int]])], _ arguments: [Argument], _ place: Span) -> Int {
        let mark = trail.count
        defer { undo(to: mark) }
        let unwrapped = unwrapped(arguments)
        let fitting = unwrapped.flatMap { unwrapped in
            matching.indices.first { index in
                trial { self.attempt(matching[index].0, matching[index].1, unwrapped, nil, place, closures: false) } != nil
            }
        }
        return fitting ?? matching.indices.min { matching[$0].0.distance < matching[$1].0.distance } ?? 0
    }

    /// The arguments with what is in optionals in their place; `nil` where there are none.
    private func unwrapped(_ arguments: [Argument]) -> [Argument]? {
        var hasOptionals = false
        let result = arguments.map { argument -> Argument in
            guard case .syntax(let syntax) = argument.source, argument.source.closure == nil, !beginsImplicitly(syntax),
                let payload = trial({ expression(syntax, nil).type.resolved.optionalPayload }), !payload.hasVariables
            else { return argument }
            hasOptionals = true
            var copy = argument
            copy.source = .typed(Expr(.failed, payload, argument.span))
            return copy
        }
        return hasOptionals ? result : nil
    }

    // MARK: One candidate

    /// One candidate as `CallAttempt` checks it.
    func attempt(
        _ candidate: CallCandidate, _ assignment: [Int: [Int]], _ arguments: [Argument], _ expected: SwiftType?, _ place: Span, closures: Bool,
        blaming callee: Span? = nil
    ) -> (expr: Expr, score: [Int], input: ClosureInput?)? {
        depth += 1
        let outer = (candidateInHand, neverGiven)
        (candidateInHand, neverGiven) = (candidate, [])
        defer {
            depth -= 1
            (candidateInHand, neverGiven) = outer
        }
        guard depth < 400 else { error("too-deep", "the expression is nested too deeply", at: place); return nil }
        guard mayGoOn(16) else { return nil }
        var attempt = CallAttempt(self, candidate, assignment, arguments, expected, place, closures: closures, blaming: callee)
        return attempt.run()
    }
}

extension Expr {
    /// Whether the only expression of a closure that the call takes has a value that the closure doesn't give.
    fileprivate var dropsValueOfClosure: Bool {
        guard case .call(_, _, let arguments) = kind else { return false }
        return arguments.contains { argument in
            guard case .closure(let closure) = argument.kind, closure.resultType.resolved.isVoid, closure.body.statements.count == 1,
                case .expression(let value) = closure.body.statements[0].kind
            else { return false }
            let type = value.type.resolved
            return !type.isVoid && !type.isKnown(.never) && !type.isError
        }
    }
}
