/// Associated types: what a type has for them, written or inferred, and types in which they are looked up.
extension Conformances {
    /// The type with associated types of concrete types looked up, throughout.
    public func normalized(_ type: SwiftType) -> SwiftType {
        switch type {
        case .member(let base, let associated):
            let base = normalized(base)
            // A default may lead back to the type itself (`Iterator.Element` where the iterator is the sequence).
            normalizing += 1
            defer { normalizing -= 1 }
            if normalizing >= 32 {
                cutQueries += 1
            } else if let found = self.associated(associated, of: base) {
                return normalized(found)
            }
            let member = SwiftType.member(base, associated)
            return representative(of: member).map(normalized) ?? member
        case .parameter: return representative(of: type).map(normalized) ?? type
        case .variable(let variable): return variable.solution.map(normalized) ?? type
        case .error: return type
        default: return type.mapped(normalized)
        }
    }

    /// Whether the two are one type by the current requirements.
    func isSame(_ a: SwiftType, _ b: SwiftType) -> Bool { a == b || representative(of: a) == b }

    /// The type that a requirement says is the same: a concrete one, else a parameter, else of the two spellings the shorter, then the
    /// earlier, so that no two lead in circles.
    private func representative(of type: SwiftType) -> SwiftType? {
        func rank(_ type: SwiftType) -> (Int, Int, String) {
            let text = type.description
            switch type.head {
            case .parameter: return (1, text.utf8.count, text)
            case .member: return (2, text.utf8.count, text)
            default: return (0, 0, "")
            }
        }
        // A collection's parts have its elements and indices, and parts of parts aren't different.
        if case .member(.member(let collection, let part), let own) = type, part.name == "SubSequence", ["Element", "Index", "SubSequence"].contains(own.name),
            part.owner.isPrelude, own.owner.isPrelude, collection.nominal == nil
        {
            return .member(collection, own)
        }
        for spelled in spellings(of: type) {
            var part = spelled
            while case .member(let base, _) = part {
                for case .same(let a, let b) in implied(of: base) where a == spelled || b == spelled {
                    let other = a == spelled ? b : a
                    if rank(other) < rank(type) { return other }
                }
                part = base
            }
        }
        // `A == B` and `B == C` make one type of three.
        var same = [type]
        var index = 0
        while index < same.count {
            let current = same[index]
            index += 1
            for case .same(let a, let b) in assumptions where a == current || b == current {
                let other = a == current ? b : a
                if !same.contains(other) { same.append(other) }
            }
        }
        guard same.count > 1, let least = same.min(by: { rank($0) < rank($1) }), least != type else { return nil }
        return least
    }

    /// A member as it is written, and by the other names that requirements give to what has it: `ID.AllCases.Element` for `Data.Element`.
    private func spellings(of type: SwiftType) -> [SwiftType] {
        guard case .member(let base, let associated) = type else { return [type] }
        let others = assumptions.compactMap { assumption -> SwiftType? in
            guard case .same(let a, let b) = assumption, a == base || b == base else { return nil }
            let other = a == base ? b : a
            if case .member = other { return .member(other, associated) }
            return nil
        }
        return [type] + others
    }

    /// What an associated type is in a concrete type; `nil` where the type is not known enough.
    public func associated(_ associated: AssociatedType, of type: SwiftType) -> SwiftType? {
        switch type.head {
        case .nominal(let decl, let arguments):
            if let rule = decl.known, rule.isOutputRule { return output(of: rule, arguments) }
            return self.associated(associated, in: decl)?.substituting(map(decl, arguments))
                ?? decl.superclass.flatMap {
                    self.associated(associated, of: $0.substituting(map(decl, arguments)))
                }
        case .opaque(let opaque, let arguments):
            if opaque.underlying == nil, let fixed = opaque.fixed.first(where: { $0.name == associated.name })?.type {
                return fixed.substituting(Dictionary(zip(opaque.parameters, arguments), uniquingKeysWith: { a, _ in a }))
            }
            let underlying = type.underlying
            return underlying == type ? nil : self.associated(associated, of: underlying)
        // Protocols that refine another redeclare its associated types: `Collection.Element` is `Sequence.Element`.
        case .existential(let protocols, let bound): return bound.first { $0.key.name == associated.name }?.value ?? fixed(associated, by: protocols)
        case .error: return .error
        default: return nil
        }
    }

    /// What a protocol's `where` clause makes an associated type: `protocol Named: Identifiable where ID == String`.
    private func fixed(_ associated: AssociatedType, by protocols: [NominalDecl]) -> SwiftType? {
        for target in protocols {
            let own = SwiftType.parameter(target.parameters[0])
            for case .same(let a, let b) in target.requirements {
                for (subject, other) in [(a, b), (b, a)] {
                    guard case .member(own, let member) = subject, member.name == associated.name, !other.contains({ $0 == own }) else { continue }
                    return other
                }
            }
            if let found = fixed(associated, by: target.refined) { return found }
        }
        return nil
    }

    private func associated(_ associated: AssociatedType, in decl: NominalDecl) -> SwiftType? {
        let name = associated.name
        if let alias = module.alias(name, in: decl) { return aliasType(alias) }
        if let nested = module.nestedType(name, in: decl) { return nested.selfType }
        let parameter = decl.parameters.first { $0.name == name }.map(SwiftType.parameter)
        if let parameter, decl.isPrelude { return parameter }
        willInfer?(decl)
        let key = AssociatedTypeKey(type: decl, associated: associated)
        if let known = inferences[key] ?? assumedInferences[key] { return known }
        let place = "\(ObjectIdentifier(decl).hashValue).\(name)"
        // Inference may go round through other types; a chain so long has no end.
        guard associatedInProgress.count < 64, associatedInProgress.insert(place).inserted else {
            cutQueries += 1
            return parameter
        }
        defer { associatedInProgress.remove(place) }
        let cut = cutQueries
        // A parameter of the associated type's name is what it is where no member says another.
        let found = parameter.map { stated(associated, in: decl) ?? ownInference(associated, in: decl) ?? $0 } ?? found(associated, in: decl)
        // An answer that a circle through an outer query cut short holds only inside that one.
        let isWhole = cutQueries == cut || associatedInProgress.count == 1 && normalizing <= 1
        if collections == 0, isWhole, !(found?.contains { $0.isError } ?? false) {
            if decl.parameters.isEmpty || assumptions.isEmpty { inferences[key] = .some(found) } else { assumedInferences[key] = .some(found) }
        }
        return found
    }

    /// What members say of an associated type of a program's protocol.
    private func ownInference(_ associated: AssociatedType, in decl: NominalDecl) -> SwiftType? {
        associated.owner.isPrelude ? nil : inferred(associated, in: decl)
    }

    private func found(_ associated: AssociatedType, in decl: NominalDecl) -> SwiftType? {
        inferred(associated, in: decl) ?? inferredFromClauses(associated, in: decl) ?? defaultType(of: associated, in: decl)
            ?? inferredFromExtensions(associated, in: decl) ?? protocolAlias(associated.name, of: decl) ?? inferred(associated, in: decl, byConditions: true)
    }

    /// The type that the protocol names; a superclass that conforms may have another one.
    private func defaultType(of associated: AssociatedType, in decl: NominalDecl) -> SwiftType? {
        if let superclass = decl.superclass, conforms(superclass, to: associated.owner) { return nil }
        return associated.defaultType?.substituting([associated.owner.parameters[0]: decl.selfType])
    }

    /// What a property is of which a protocol requires that it be of the associated type; a parameter of the type's name comes second.
    private func stated(_ associated: AssociatedType, in decl: NominalDecl) -> SwiftType? {
        let wanted = SwiftType.member(.parameter(associated.owner.parameters[0]), associated)
        for case .variable(let requirement) in associated.owner.requiredMembers where requirement.type == wanted {
            for case .variable(let witness) in module.members(requirement.name, of: decl) where witness.isStatic == requirement.isStatic { return witness.type }
        }
        return nil
    }

    /// Infers an associated type that a `where` clause of a protocol makes the same as another type.
    private func inferredFromClauses(_ associated: AssociatedType, in decl: NominalDecl) -> SwiftType? {
        let own = SwiftType.member(decl.selfType, associated)
        // Also those to which it conforms under a condition, which then holds.
        let known = protocols(of: decl.selfType)
        let conditional = module.conformances(of: decl).filter { !$0.conditions.isEmpty }.flatMap(\.protocol.selfAndRefined).filter { !known.contains($0) }
        for target in known + conditional where inherits(target, associated.owner) {
            let wanted = SwiftType.member(.parameter(target.parameters[0]), associated)
            for case .same(let a, let b) in target.requirements where a == wanted || b == wanted {
                let other = normalized((a == wanted ? b : a).substituting([target.parameters[0]: decl.selfType]))
                if !other.contains({ $0 == own }) { return other }
            }
        }
        return nil
    }

    /// Infers an associated type from a property that an extension of a protocol gives: the `id` of a class.
    private func inferredFromExtensions(_ associated: AssociatedType, in decl: NominalDecl) -> SwiftType? {
        let (wanted, own) = (SwiftType.member(.parameter(associated.owner.parameters[0]), associated), SwiftType.member(decl.selfType, associated))
        for case .variable(let requirement) in associated.owner.requiredMembers where requirement.type.contains({ $0 == wanted }) {
            for target in protocols(of: decl.selfType) {
                for case .variable(let witness) in module.members(requirement.name, of: target)
                where witness.isStatic == requirement.isStatic && !witness.isRequirement {
                    if let getter = witness.getter, !conditionsHold(getter, target, decl.selfType) { continue }
                    let type = witness.type.substituting([target.parameters[0]: decl.selfType])
                    if let found = match(requirement.type, type, wanted), !found.contains({ $0 == own || $0 == wanted }) { return found }
                }
            }
        }
        return nil
    }

    private func protocolAlias(_ name: String, of decl: NominalDecl) -> SwiftType? {
        for target in protocols(of: decl.selfType) {
            if let alias = module.alias(name, in: target) { return aliasType(alias).substituting([target.parameters[0]: decl.selfType]) }
        }
        return nil
    }

    package func aliasType(_ alias: TypeAlias) -> SwiftType {
        if let type = alias.type {
            if alias.isBeingResolved { alias.isCircular = true }
            return type
        }
        alias.type = .error
        alias.isBeingResolved = true
        let type = alias.resolve?() ?? .error
        alias.isBeingResolved = false
        alias.type = type
        return type
    }

    /// Infers an associated type from the members that fulfill what the type's protocols require.
    ///
    /// - Parameter byConditions: from the conditions of the extensions that have them: `where Self == Value`.
    private func inferred(_ associated: AssociatedType, in decl: NominalDecl, byConditions: Bool = false) -> SwiftType? {
        for target in [associated.owner] + protocols(of: decl.selfType) where target == associated.owner || inherits(target, associated.owner) {
            if let found = inferred(associated, in: decl, from: target, byConditions) { return found }
        }
        return nil
    }

    private func inferred(_ associated: AssociatedType, in decl: NominalDecl, from target: NominalDecl, _ byConditions: Bool) -> SwiftType? {
        let wanted = SwiftType.member(.parameter(target.parameters[0]), associated)
        let own = SwiftType.member(decl.selfType, associated)
        for member in target.requiredMembers {
            switch member {
            case .variable(let requirement):
                guard requirement.type.contains({ $0 == wanted }) else { continue }
                for case .variable(let witness) in module.members(requirement.name, of: decl) where witness.isStatic == requirement.isStatic {
                    if let found = match(requirement.type, witness.type, wanted) { return found }
                }
            case .function(let requirement):
                for (witness, map, fixed) in candidates(for: requirement, in: decl, inferring: byConditions ? associated : nil)
                where mayFulfil(requirement, witness) {
                    if let fixed { return fixed }
                    let pairs = zip(requirement.arguments, witness.arguments).map { ($0.type, $1.type) } + [(requirement.result, witness.result)]
                    for (pattern, concrete) in pairs {
                        // A default that is itself inferred from the associated type says nothing.
                        if let found = match(pattern, concrete.substituting(map), wanted), !found.contains({ $0 == own || $0 == wanted }) { return found }
                    }
                }
            case .enumCase: continue
            }
        }
        return nil
    }

    /// Whether no argument is of another type than the one that is required.
    private func mayFulfil(_ requirement: FunctionDecl, _ witness: FunctionDecl) -> Bool {
        zip(requirement.arguments, witness.arguments).allSatisfy { wanted, given in
            guard case .nominal(let a, _) = wanted.type else { return true }
            guard case .nominal(let b, _) = given.type else { return !isOfOwner(given.type, witness) }
            return a == b
        }
    }

    /// Whether it is a parameter of the type that has the witness, or an associated type of one, which no witness chooses.
    private func isOfOwner(_ type: SwiftType, _ witness: FunctionDecl) -> Bool {
        guard let owner = witness.owner, owner.kind != .protocol else { return false }
        var root = type
        while case .member(let base, _) = root { root = base }
        return if case .parameter(let parameter) = root { owner.parameters.contains(parameter) } else { false }
    }

    /// A member that may fulfill a requirement, and the associated type that its extension's conditions make: `where Self == Value`.
    private typealias Witness = (function: FunctionDecl, map: [GenericParameter: SwiftType], fixed: SwiftType?)

    /// The type's own members, then those of protocol extensions whose conditions hold.
    private func candidates(for requirement: FunctionDecl, in decl: NominalDecl, inferring associated: AssociatedType?) -> [Witness] {
        var found: [Witness] = []
        for (index, owner) in ([decl] + protocols(of: decl.selfType)).enumerated() {
            for case .function(let candidate) in module.members(requirement.name, of: owner)
            where !candidate.isRequirement && candidate.fullName == requirement.fullName && candidate.isStatic == requirement.isStatic {
                guard index > 0 else { found.append((candidate, [:], nil)); continue }
                let map = [owner.parameters[0]: decl.selfType]
                let wanted = associated.map { SwiftType.member(.parameter(owner.parameters[0]), $0) }
                var fixed: SwiftType?
                let areFulfilled = candidate.requirements.allSatisfy { condition in
                    guard case .same(let a, let b) = condition, a == wanted || b == wanted else { return holds(condition, map) }
                    fixed = (a == wanted ? b : a).substituting(map)
                    return true
                }
                if areFulfilled { found.append((candidate, map, fixed)) }
            }
        }
        return found
    }

    /// The part of `concrete` where `pattern` has the wanted type.
    private func match(_ pattern: SwiftType, _ concrete: SwiftType, _ wanted: SwiftType) -> SwiftType? {
        if pattern == wanted { return concrete }
        switch (pattern, concrete.head) {
        case (.nominal(let a, let x), .nominal(let b, let y)) where a == b:
            for (p, c) in zip(x, y) { if let found = match(p, c, wanted) { return found } }
        case (.tuple(let x), .tuple(let y)) where x.count == y.count:
            for (p, c) in zip(x, y) { if let found = match(p.type, c.type, wanted) { return found } }
        case (.function(let x), .function(let y)) where x.parameters.count == y.parameters.count:
            for (p, c) in zip(x.parameters, y.parameters) { if let found = match(p.type, c.type, wanted) { return found } }
            return match(x.result, y.result, wanted)
        default: break
        }
        return nil
    }
}

/// An associated type of a type.
struct AssociatedTypeKey: Hashable {
    let type: NominalDecl
    let associated: AssociatedType
}
