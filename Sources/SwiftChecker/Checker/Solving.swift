import Diagnostics
import SwiftModel
import SwiftSyntax

/// What a trial that fails takes back.
enum TrailEntry {
    /// What a type variable was before it was solved or constrained.
    case variable(TypeVariable, solution: SwiftType?, literal: TypeVariable.Literal?, protocols: [NominalDecl])
    /// The last of the open operators.
    case openOperator
    case openPart(Expr)
}

/// What a type variable is at some time.
struct VariableState {
    let variable: TypeVariable
    let solution: SwiftType?
    let literal: TypeVariable.Literal?
    let protocols: [NominalDecl]
}

/// Type variables and unification.
extension Checker {
    func fresh(_ literal: TypeVariable.Literal? = nil) -> SwiftType {
        variableCount += 1
        return .variable(TypeVariable(id: variableCount, literal: literal))
    }

    /// A variable in the place of a generic parameter.
    func fresh(for parameter: GenericParameter) -> SwiftType {
        variableCount += 1
        return .variable(TypeVariable(id: variableCount, name: parameter.isImplicit ? nil : parameter.name))
    }

    /// Tries something that may fail: `nil` takes back what it solved and reported.
    func trial<Result>(_ work: () -> Result?) -> Result? {
        let (mark, diagnostics) = (trail.count, pending)
        trialDepth += 1
        defer { trialDepth -= 1 }
        if let result = work(), pending.count == diagnostics.count || !pending.dropFirst(diagnostics.count).contains(where: { $0.severity == .error }) {
            return result
        }
        undo(to: mark)
        pending = diagnostics
        return nil
    }

    func undo(to mark: Int) {
        while trail.count > mark {
            switch trail.removeLast() {
            case .variable(let variable, let solution, let literal, let protocols):
                (variable.solution, variable.literal, variable.protocols) = (solution, literal, protocols)
            case .openOperator: openOperators.removeLast()
            case .openPart(let expr): openParts.removeAll { $0.expr === expr }
            }
        }
    }

    /// What the variables that changed since a mark of the trail are.
    func variables(since mark: Int) -> [VariableState] {
        var seen: Set<TypeVariable> = []
        return trail[mark...].compactMap { entry in
            guard case .variable(let variable, _, _, _) = entry, seen.insert(variable).inserted else { return nil }
            return VariableState(variable: variable, solution: variable.solution, literal: variable.literal, protocols: variable.protocols)
        }
    }

    func restore(_ states: [VariableState]) {
        for state in states {
            save(state.variable)
            (state.variable.solution, state.variable.literal, state.variable.protocols) = (state.solution, state.literal, state.protocols)
        }
    }

    private func save(_ variable: TypeVariable) {
        trail.append(.variable(variable, solution: variable.solution, literal: variable.literal, protocols: variable.protocols))
    }

    /// After a reported error, the type that should have resulted agrees with everything.
    func fail(_ type: SwiftType) {
        guard case .variable(let variable) = type.head, variable.solution == nil else { return }
        save(variable)
        variable.solution = .error
    }

    /// What a rejected argument should have determined isn't reported again.
    func failVariables(in type: SwiftType) {
        _ = type.contains { part in
            if case .variable(let variable) = part, variable.solution == nil { fail(part) }
            return false
        }
    }

    func constrain(_ type: SwiftType, to target: NominalDecl) {
        guard case .variable(let variable) = type.head, !variable.protocols.contains(target) else { return }
        save(variable)
        variable.protocols.append(target)
    }

    /// Makes two types one; `false` leaves what was solved on the way to the trial around it.
    func unify(_ a: SwiftType, _ b: SwiftType) -> Bool {
        let (a, b) = (head(a), head(b))
        switch (a, b) {
        case (.error, _), (_, .error): return true
        case (.variable(let x), .variable(let y)):
            if x === y { return true }
            // The literal's variable stays, with the constraints of both.
            let (from, to) = x.literal == nil ? (x, y) : (y, x)
            if let l = from.literal, let m = to.literal, l != m {
                guard Set([l, m]) == [.integer, .float] else { return false }
                save(to)
                to.literal = .float
            }
            save(from)
            save(to)
            from.solution = .variable(to)
            to.protocols += from.protocols.filter { !to.protocols.contains($0) }
            return true
        case (.variable(let x), _): return solve(x, b)
        case (_, .variable(let y)): return solve(y, a)
        case (.nominal(let d, let x), .nominal(let e, let y)): return d == e && zip(x, y).allSatisfy { unify($0, $1) }
        case (.tuple(let x), .tuple(let y)):
            return x.count == y.count && zip(x, y).allSatisfy { ($0.label == nil || $1.label == nil || $0.label == $1.label) && unify($0.type, $1.type) }
        case (.function(let f), .function(let g)):
            if let (f, g) = alignedPacks(f, g) { return unify(.function(f), .function(g)) }
            return f.parameters.count == g.parameters.count
                && zip(f.parameters, g.parameters).allSatisfy { $0.isInout == $1.isInout && $0.isVariadic == $1.isVariadic && unify($0.type, $1.type) }
                && unify(f.result, g.result) && unifyThrown(f, g)
        case (.opaque(let o, let x), .opaque(let p, let y)): return o == p && zip(x, y).allSatisfy { unify($0, $1) }
        case (.metatype(let x), .metatype(let y)): return unify(x, y)
        case (.expansion, _), (_, .expansion): return unifyPacks(a, b)
        case (.member(let x, let m), .member(let y, let n)) where m == n: return x == y || unify(x, y)
        case (.existential(let x, let own), .existential(let y, let other)):
            return x == y && own.count == other.count && own.allSatisfy { name, type in other[name].map { unify(type, $0) } ?? false }
        default: return a == b
        }
    }

    /// A function determines the error type that another leaves open; one that throws less may replace one that throws more.
    private func unifyThrown(_ f: FunctionType, _ g: FunctionType) -> Bool {
        for (open, known) in [(f, g), (g, f)] {
            if let thrown = open.thrown, head(thrown).isOpenVariable { return unify(thrown, thrownType(of: known)) }
        }
        return true
    }

    /// The type at the top, with associated types looked up.
    func head(_ type: SwiftType) -> SwiftType {
        let type = type.head
        if case .expansion = type { return type.unpacked }
        if case .member = type { return conformances.normalized(type).head }
        if case .parameter = type, !conformances.assumptions.isEmpty { return conformances.normalized(type).head }
        return type
    }

    private func solve(_ variable: TypeVariable, _ type: SwiftType) -> Bool {
        if let literal = variable.literal, !accepts(literal, type) { return false }
        if case .member(let base, _) = type, base.hasVariables { return false }
        if type.contains({ if case .variable(let other) = $0 { return other === variable } else { return false } }) { return false }
        for target in variable.protocols where !conformances.conforms(type, to: target) {
            if !type.hasVariables || conformsIfSolved(type, target) == false { return false }
        }
        save(variable)
        variable.solution = type
        return true
    }

    /// An existential as the solution of a variable whose protocols it has: the value is opened when the call runs.
    func solve(_ variable: TypeVariable, opening type: SwiftType) {
        save(variable)
        variable.solution = type
    }

    private func conformsIfSolved(_ type: SwiftType, _ target: NominalDecl) -> Bool {
        guard let decl = type.nominal else { return true }
        return module.conformances(of: decl).contains { conformances.inherits($0.protocol, target) }
    }

    /// Whether a literal may be written for a value of the type.
    func accepts(_ literal: TypeVariable.Literal, _ type: SwiftType) -> Bool {
        func conforms(_ known: KnownType) -> Bool { conformances.conforms(type, to: module.nominal(known)) }
        switch literal {
        case .integer: return conforms(.expressibleByIntegerLiteral)
        case .float: return conforms(.expressibleByFloatLiteral)
        case .string: return conforms(.expressibleByStringLiteral) || conforms(.expressibleByUnicodeScalarLiteral)
        case .boolean: return conforms(.expressibleByBooleanLiteral)
        case .nil: return conforms(.expressibleByNilLiteral) || type.optionalPayload != nil
        case .array: return conforms(.expressibleByArrayLiteral)
        case .dictionary: return conforms(.expressibleByDictionaryLiteral)
        }
    }

    /// Whether a variable may stand for the type.
    func maySolve(_ variable: SwiftType, _ type: SwiftType) -> Bool {
        let mark = trail.count
        defer { undo(to: mark) }
        return unify(variable, type)
    }

    /// Gives literals that are still open their usual types.
    @discardableResult
    func defaulted(_ expr: Expr) -> Expr {
        defaultVariables(expr.type)
        return expr
    }

    func defaultVariables(_ type: SwiftType) {
        _ = type.contains { part in
            if case .variable(let variable) = part, variable.solution == nil, let literal = variable.literal, literal != .nil {
                save(variable)
                variable.solution = typeWithMembers(awaiting: part) ?? conformances.usualType(of: literal, wantedAs: variable.protocols)
            }
            return false
        }
    }
}
