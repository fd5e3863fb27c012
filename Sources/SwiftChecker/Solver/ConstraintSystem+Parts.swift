import SwiftModel

/// Parts of a system that share no open type are solved one after the other: what one of them may be says nothing of the others.
extension ConstraintSystem {
    /// The state split into those with open types of their own; `nil` where all depends on each other.
    func independentParts() -> [State]? {
        guard state.constraints.count > 1 else { return nil }
        let groups = Groups(state.constraints.map { constraint in types(in: constraint).flatMap(\.openVariables) })
        guard groups.count > 1 else { return nil }
        var parts = [State](repeating: State(), count: groups.count)
        for (index, constraint) in state.constraints.enumerated() { parts[groups.number(ofMember: index)].constraints.append(constraint) }
        for (id, type) in state.types { if let number = groups.number(of: type) { parts[number].types[id] = type } }
        for literal in state.literals { if let number = groups.number(of: literal.type) { parts[number].literals.append(literal) } }
        state.literals.removeAll { groups.number(of: $0.type) != nil }
        return parts
    }

    /// Solves each part; `false` where one has no solution.
    func solveEach(_ parts: [State]) -> Bool {
        var whole = state
        whole.constraints = []
        let outer = (start, hasSolution)
        defer { (start, hasSolution) = outer }
        for part in parts {
            (state, start, hasSolution) = (part, checker.trail.count, false)
            guard let found = search() else { return false }
            checker.undo(to: start)
            checker.restore(found.variables)
            whole.types.merge(found.types) { $1 }
            whole.score += found.score
        }
        state = whole
        return true
    }

    /// The types that a constraint is about.
    private func types(in constraint: Constraint) -> [SwiftType] {
        switch constraint {
        case .conversion(let a, let b), .unwrapping(let a, let b), .chain(let a, let b), .associated(let a, _, let b): [a, b]
        case .member(let use): [use.base, use.result]
        case .implicitBase(let wanted, let base, _): [wanted, base]
        case .call(let target, let given, let result): types(in: target) + given.flatMap { types(in: $0) } + [result]
        case .overloads(let candidates, let given, let result):
            candidates.flatMap { types(in: $0.candidate) } + given.flatMap { types(in: $0) } + [result]
        case .operatorUse(let use): use.operands + [use.result]
        case .coalescing(let left, let right, let result): [left, right, result]
        case .elements(let type, let parts): [type] + parts.map(\.type)
        case .pairs(let type, let keys, let values): [type] + (keys + values).map(\.type)
        case .closure(let use): [use.type] + types(in: use.scope)
        case .keyPath(let type, let root, let value): [type, root, value]
        case .conformance(let type, _), .anything(let type): [type]
        case .whole(let use): [use.type] + types(in: use.scope)
        }
    }

    private func types(in target: CallTarget) -> [SwiftType] {
        switch target {
        case .candidates(let candidates): candidates.flatMap(types)
        case .value(let type), .type(let type), .subscripts(let type), .member(let type, _, _): [type]
        }
    }

    private func types(in candidate: CallCandidate) -> [SwiftType] {
        Array(candidate.map.values) + [candidate.base?.type, candidate.owner].compactMap { $0 }
    }

    /// A closure among the arguments uses the parameters of those around it.
    private func types(in given: GivenArgument) -> [SwiftType] {
        given.argument.source.closure == nil ? [given.type] : types(in: given.scope)
    }

    /// The types of what a closure's scope declares.
    private func types(in scope: Scope?) -> [SwiftType] {
        var found: [SwiftType] = []
        var scope = scope
        while let current = scope, current !== checker.scope {
            for case .variable(let local) in current.names.values { found.append(local.type) }
            scope = current.parent
        }
        return found
    }
}

/// Members of which some share variables, in groups that share none.
private struct Groups {
    private var parents: [Int]
    private var members: [TypeVariable: Int] = [:]
    private var numbers: [Int: Int] = [:]

    init(_ variables: [[TypeVariable]]) {
        parents = Array(variables.indices)
        for (index, own) in variables.enumerated() {
            for variable in own {
                if let other = members[variable] { parents[root(other)] = root(index) } else { members[variable] = index }
            }
        }
        for index in parents.indices where root(index) == index { numbers[index] = numbers.count }
    }

    var count: Int { numbers.count }

    func number(ofMember index: Int) -> Int { numbers[root(index)] ?? 0 }

    /// The group of all that is open in a type; `nil` where nothing is, or some of it is of another group.
    func number(of type: SwiftType) -> Int? {
        let found = Set(type.openVariables.map { members[$0].map(number(ofMember:)) })
        return found.count == 1 ? found.first ?? nil : nil
    }

    private func root(_ index: Int) -> Int {
        var index = index
        while parents[index] != index { index = parents[index] }
        return index
    }
}

extension SwiftType {
    fileprivate var openVariables: [TypeVariable] {
        var found: [TypeVariable] = []
        _ = contains { part in
            if case .variable(let variable) = part, variable.solution == nil {
                found.append(variable)
                found += variable.parts.flatMap(\.type.openVariables)
            }
            return false
        }
        return found
    }
}
