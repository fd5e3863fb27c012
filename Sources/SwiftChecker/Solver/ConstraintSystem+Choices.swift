import SwiftModel
import SwiftSyntax

/// The choices that a search goes through where nothing more follows.
extension ConstraintSystem {
    /// The smallest choice among overloads whose arguments are known.
    func knownOverloads() -> [Choice]? { overloads { argument in !isOpen(argument.type) || argument.argument.source.closure != nil } }

    func anyOverloads() -> [Choice]? { overloads { _ in true } }

    private func overloads(where isReady: (GivenArgument) -> Bool) -> [Choice]? {
        var found: (index: Int, count: Int)?
        for (index, constraint) in state.constraints.enumerated() {
            guard case .overloads(let candidates, let given, _) = constraint, given.allSatisfy(isReady), candidates.count < found?.count ?? .max
            else { continue }
            found = (index, candidates.count)
        }
        guard let found, case .overloads(let candidates, let given, let result) = state.constraints[found.index] else { return nil }
        return candidates.map { matched in
            {
                self.state.constraints.remove(at: found.index)
                return self.apply(matched, given, result)
            }
        }
    }

    /// `??` gives what its left side wraps, or an optional of it where its right side is one.
    func coalescing() -> [Choice]? {
        for (index, constraint) in state.constraints.enumerated() {
            guard case .coalescing(let left, let right, let result) = constraint else { continue }
            func choice(_ isOptional: Bool) -> Choice {
                {
                    self.state.constraints.remove(at: index)
                    let wrapped = self.checker.fresh()
                    let optional = self.checker.module.named(.optional, wrapped)
                    self.add(.conversion(left, optional))
                    self.add(.conversion(right, isOptional ? optional : wrapped))
                    return self.checker.unify(result, isOptional ? optional : wrapped)
                }
            }
            return [choice(false), choice(true)]
        }
        return nil
    }

    /// The types that a variable may be by those of the values that are converted to it, or by what it is converted to.
    ///
    /// - Parameter isPartial: whether some of these values need not be known yet.
    func bindings(fromBelow: Bool, isPartial: Bool = false) -> [Choice]? {
        for constraint in state.constraints {
            guard case .conversion(let from, let to) = constraint else { continue }
            let (variable, known) = fromBelow ? (head(to), head(from)) : (head(from), head(to))
            guard case .variable = variable, !isOpen(known) else { continue }
            let types = fromBelow ? typesAbove(variable, isPartial: isPartial) : typesBelow(variable)?.filter { !$0.isExistential }
            guard let types, !types.isEmpty else { continue }
            return types.map { type in { self.checker.unify(variable, type) } } + (fromBelow ? anything(variable) : [])
        }
        return nil
    }

    /// What all values that are converted to a variable may be converted to; `nil` where one of them isn't known that has to be.
    private func typesAbove(_ variable: SwiftType, isPartial: Bool) -> [SwiftType]? {
        var found: [SwiftType] = []
        var holdsNil = false
        for constraint in state.constraints {
            guard case .conversion(let from, let to) = constraint, head(to) == variable else { continue }
            if let literal = checker.literal(of: head(from)) {
                if literal == .nil { holdsNil = true }
                continue
            }
            if isOpen(from) {
                if isPartial { continue }
                return nil
            }
            if !found.contains(head(from)) { found.append(head(from)) }
        }
        if let joined = joinedTuple(found) { return [joined] }
        let optionals = found.filter { $0.optionalPayload == nil }.map { checker.module.named(.optional, $0) }
        if holdsNil { return found.filter { $0.optionalPayload != nil } + optionals }
        func depth(_ type: SwiftType) -> Int { head(type).optionalPayload.map { 1 + depth($0) } ?? 0 }
        let ordered = found.enumerated().sorted { (-depth($0.element), $0.offset) < (-depth($1.element), $1.offset) }.map(\.element)
        return ordered + optionals.filter { !found.contains($0) }
    }

    /// Different tuples of one length are joined element by element.
    private func joinedTuple(_ types: [SwiftType]) -> SwiftType? {
        let tuples = types.compactMap { type -> [TupleElement]? in if case .tuple(let elements) = type { elements } else { nil } }
        guard tuples.count > 1, tuples.count == types.count, let first = tuples.first, tuples.allSatisfy({ $0.count == first.count }) else { return nil }
        return .tuple(
            first.indices.map { index in
                let label = first[index].label
                return TupleElement(label: tuples.allSatisfy { $0[index].label == label } ? label : nil, type: checker.fresh())
            })
    }

    /// Elements that have nothing in common become `Any`, where nothing else is right.
    private func anything(_ variable: SwiftType) -> [Choice] {
        let isElement = state.constraints.contains { if case .anything(let literal) = $0 { openElement(of: literal) == variable } else { false } }
        guard isElement else { return [] }
        let holdsNil = state.constraints.contains { constraint in
            if case .conversion(let from, let to) = constraint { head(to) == variable && checker.literal(of: head(from)) == .nil } else { false }
        }
        let type = holdsNil ? checker.module.named(.optional, .any) : .any
        return [{ !self.hasSolution && self.checker.unify(variable, type) }]
    }

    private func typesBelow(_ variable: SwiftType) -> [SwiftType]? {
        var found: [SwiftType] = []
        for constraint in state.constraints {
            guard case .conversion(let from, let to) = constraint, head(from) == variable, !isOpen(to) else { continue }
            var type = head(to)
            while !found.contains(type) {
                found.append(type)
                guard let payload = type.optionalPayload else { break }
                type = head(payload)
                if isOpen(type) { break }
            }
        }
        return found
    }

    /// An operator whose operands are all open: by the usual types of literals among them, or by what is wanted.
    ///
    /// - Parameter areOwn: whether one of these types has to have the operator. What is wanted of a comparison says nothing of its operands.
    func openOperators(areOwn: Bool) -> [Choice]? {
        for (index, constraint) in state.constraints.enumerated() {
            guard case .operatorUse(let use) = constraint else { continue }
            var types = (use.operands + [use.result]).map(head).filter { !isOpen($0) }
            types += use.operands.flatMap { usualTypes($0) + literals(convertedTo: $0).flatMap(usualTypes) }
            if use.operands.contains(where: isImplicitMember) { types += typesOfProgram(declaring: use.name) }
            guard !types.isEmpty else { continue }
            let candidates = operators(use, types)
            if areOwn, candidates.count == operators(use, []).count { continue }
            return candidates.map { matched in
                {
                    self.state.constraints.remove(at: index)
                    return self.apply(matched, self.given(use), use.result)
                }
            }
        }
        return nil
    }

    private func isImplicitMember(_ type: SwiftType) -> Bool {
        state.constraints.contains { if case .implicitBase(let wanted, _, _) = $0 { head(wanted) == head(type) } else { false } }
    }

    /// The types of a program that declare an operator: one of them may have the member that is named after a dot alone, `2 + .i`.
    private func typesOfProgram(declaring name: String) -> [SwiftType] {
        let owners = checker.module.allFunctions.filter { $0.name == name && !$0.isPrelude }.compactMap(\.owner)
        return owners.filter { $0.parameters.isEmpty }.map(\.selfType)
    }

    /// The literals without a type that an open type has to take.
    private func literals(convertedTo type: SwiftType) -> [SwiftType] {
        state.constraints.compactMap { constraint in
            if case .conversion(let from, let to) = constraint, head(to) == head(type), isOpenLiteral(from) { head(from) } else { nil }
        }
    }

    /// The usual types of what a literal may be.
    func usualTypes(_ type: SwiftType) -> [SwiftType] {
        guard case .variable(let variable) = head(type), let literal = variable.literal, literal != .nil else { return [] }
        let usual = usualType(of: literal, variable)
        return literal == .integer ? [usual, checker.conformances.defaultType(.float)] : [usual]
    }

    /// A literal that a member or an element is looked up in is of its usual type.
    func bases() -> [Choice]? {
        for constraint in state.constraints {
            if let base = base(of: constraint), let choices = defaults(of: base) { return choices }
        }
        return nil
    }

    private func base(of constraint: Constraint) -> SwiftType? {
        switch constraint {
        case .member(let use): use.base
        case .call(.member(let base, _, _), _, _), .call(.subscripts(let base), _, _): base
        case .associated(let type, _, _), .unwrapping(let type, _), .chain(let type, _): type
        default: nil
        }
    }

    /// What only literals are converted to is of one type with them, or with one of them.
    func joins() -> [Choice]? {
        for constraint in state.constraints {
            guard case .conversion(_, let to) = constraint, isOpen(to), !isOpenLiteral(to) else { continue }
            let sources = state.constraints.compactMap { other -> SwiftType? in
                if case .conversion(let from, let target) = other, head(target) == head(to) { head(from) } else { nil }
            }
            let literals = sources.filter { checker.literal(of: $0) != .nil }
            guard !literals.isEmpty, sources.allSatisfy(isOpenLiteral) else { continue }
            let payload = checker.fresh()
            let holdsNil = literals.count < sources.count
            return [
                {
                    if holdsNil, !self.checker.unify(to, self.checker.module.named(.optional, payload)) { return false }
                    return literals.allSatisfy { self.checker.unify($0, holdsNil ? payload : to) }
                },
                { literals.allSatisfy { self.takesDefault($0) } },
            ]
        }
        return nil
    }

    /// A literal gets its usual type, those around others first.
    func literals() -> [Choice]? {
        for (type, _) in state.literals { if let choices = defaults(of: type) { return choices } }
        // A literal's constraint comes after those of its elements.
        for constraint in state.constraints.reversed() {
            switch constraint {
            case .elements(let type, _), .pairs(let type, _, _): if let choices = defaults(of: type) { return choices }
            default: continue
            }
        }
        return nil
    }

    private func defaults(of type: SwiftType) -> [Choice]? {
        guard let literal = checker.literal(of: head(type)), literal != .nil else { return nil }
        // The other type is tried only where nothing is right with the usual one.
        let other: KnownType? = literal == .integer ? .double : literal == .string ? .character : nil
        let others = other.map { known in [{ !self.hasSolution && self.checker.unify(type, self.checker.module.named(known)) }] }
        return [{ self.takesDefault(type) }] + (others ?? [])
    }

    private func takesDefault(_ type: SwiftType) -> Bool {
        guard case .variable(let variable) = head(type), let literal = variable.literal else { return true }
        return checker.unify(type, usualType(of: literal, variable))
    }

    private func usualType(of literal: TypeVariable.Literal, _ variable: TypeVariable) -> SwiftType {
        switch literal {
        case .array: checker.module.named(.array, checker.fresh())
        case .dictionary: checker.module.named(.dictionary, checker.fresh(), checker.fresh())
        default: checker.conformances.usualType(of: literal, wantedAs: variable.protocols)
        }
    }

    /// A closure of statements says itself what it gives; one that nothing gives a type is of the type that it says itself.
    func closures(whereKnown isKnown: Bool) -> [Choice]? {
        for (index, constraint) in state.constraints.enumerated() {
            guard case .closure(let use) = constraint, !isKnown || parametersAreKnown(use) else { continue }
            return [
                {
                    if self.isOpen(use.type) { return self.checker.unify(use.type, self.ownType(of: use)) }
                    self.state.constraints.remove(at: index)
                    return self.checkWhole(use)
                }
            ]
        }
        return nil
    }

    /// An expression that isn't taken apart, by itself or by what is known of its type.
    func wholes() -> [Choice]? {
        for (index, constraint) in state.constraints.enumerated() {
            guard case .whole(let use) = constraint else { continue }
            return [
                {
                    self.state.constraints.remove(at: index)
                    guard let own = self.ownType(of: use) else { return false }
                    self.add(.conversion(own, use.type))
                    return true
                }
            ]
        }
        return nil
    }

    /// Two open types of which one is converted to the other are the same.
    func unions() -> [Choice]? {
        for constraint in state.constraints {
            switch constraint {
            case .conversion(let from, let to): return [{ self.checker.unify(from, to) }]
            case .unwrapping(let from, let to) where isOpen(from): return [{ self.checker.unify(from, self.checker.module.named(.optional, to)) }]
            case .chain(let from, let to) where isOpen(from): return [{ self.checker.unify(to, self.checker.module.named(.optional, from)) }]
            default: continue
            }
        }
        return nil
    }
}

extension SwiftType {
    fileprivate var isExistential: Bool { if case .existential = head { true } else { false } }
}
