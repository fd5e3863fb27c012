/// Witnesses: the members of a type that fulfil the requirements of protocols.
extension Conformances {
    /// The member that fulfills a requirement in a concrete type, with the type arguments for the member's own parameters up to its owner's.
    ///
    /// A class's conformance is settled where it is declared: a subclass takes part by overriding what fulfills it there.
    public func witness(for requirement: FunctionDecl, in type: SwiftType) -> (FunctionDecl, [SwiftType])? {
        let concrete = type.underlying.head
        let classes = ancestry(of: concrete)
        let settled = settledConformance(of: requirement.owner, in: classes)
        let conforming = classes.isEmpty ? concrete : classes[settled]
        func first(_ types: ArraySlice<SwiftType>, where isMeant: (FunctionDecl) -> Bool) -> (FunctionDecl, [SwiftType])? {
            for case .nominal(let decl, let arguments) in types {
                // `Self` is the class that conforms in what a subclass overrides, too.
                if let found = function(requirement, in: decl, conforming), isMeant(found) { return (found, arguments) }
            }
            return nil
        }
        if let witness = first(classes[settled...], where: { _ in true }) {
            return first(classes[..<settled]) { $0.attributes.contains("override") || $0.kind == .initializer } ?? witness
        }
        for target in protocols(of: conforming) {
            if let found = function(requirement, in: target, concrete) { return (found, [concrete]) }
        }
        return nil
    }

    /// A type and its superclasses, the nearest first.
    private func ancestry(of type: SwiftType) -> [SwiftType] {
        var found: [SwiftType] = []
        var current: SwiftType? = type
        while case .nominal(let decl, let arguments)? = current {
            found.append(.nominal(decl, arguments))
            current = decl.superclass?.substituting(map(decl, arguments)).head
        }
        return found
    }

    /// Which of the classes declares the conformance to a protocol, for all that inherit it.
    private func settledConformance(of target: NominalDecl?, in classes: [SwiftType]) -> Int {
        guard let target, classes.count > 1 else { return 0 }
        return classes.lastIndex { type in
            type.nominal.map { module.conformances(of: $0).contains { inherits($0.protocol, target) } } ?? false
        } ?? 0
    }

    private func function(_ requirement: FunctionDecl, in decl: NominalDecl, _ concrete: SwiftType) -> FunctionDecl? {
        var best: FunctionDecl?
        for case .function(let member) in module.members(requirement.name, of: decl) {
            // A subscript is listed by its getter.
            guard let candidate = requirement.kind == .subscriptSetter ? member.subscriptSetter : member, !candidate.isRequirement,
                candidate.kind == requirement.kind, candidate.isStatic == requirement.isStatic, candidate.fullName == requirement.fullName
            else { continue }
            guard conditionsHold(candidate, decl, concrete), typesAgree(requirement, candidate, concrete) else { continue }
            if best.map({ isCloser(candidate, $0, to: requirement) }) ?? true { best = candidate }
        }
        return best
    }

    /// An overload as generic as the requirement goes first, then one with more conditions.
    private func isCloser(_ a: FunctionDecl, _ b: FunctionDecl, to requirement: FunctionDecl) -> Bool {
        let (isAlike, wasAlike) = (a.ownParameterCount == requirement.ownParameterCount, b.ownParameterCount == requirement.ownParameterCount)
        return isAlike == wasAlike ? a.requirements.count > b.requirements.count : isAlike
    }

    /// Whether the argument types agree where both are known (overloads such as `==` by type).
    private func typesAgree(_ requirement: FunctionDecl, _ candidate: FunctionDecl, _ concrete: SwiftType) -> Bool {
        guard let owner = requirement.owner, let selfParameter = owner.parameters.first else { return true }
        for (a, b) in zip(requirement.arguments, candidate.arguments) {
            let wanted = normalized(a.type.substituting([selfParameter: concrete])).head
            var found = b.type
            if let candidateOwner = candidate.owner {
                if candidateOwner.kind == .protocol {
                    found = found.substituting([candidateOwner.parameters[0]: concrete])
                } else if case .nominal(let decl, let arguments) = concrete, decl == candidateOwner {
                    found = found.substituting(map(decl, arguments))
                }
            }
            found = normalized(found).head
            // `static func > <T: BinaryInteger>(a: Self, b: T)` isn't `Comparable`'s of a type that isn't such a number.
            if case .parameter(let own) = found, case .nominal = wanted, requirement.ownParameterCount == 0,
                candidate.parameters.suffix(candidate.ownParameterCount).contains(own), !own.protocols.allSatisfy({ conforms(wanted, to: $0) })
            {
                return false
            }
            if case .nominal(let x, _) = wanted, case .nominal(let y, _) = found, x != y { return false }
        }
        return true
    }

    func conditionsHold(_ candidate: FunctionDecl, _ decl: NominalDecl, _ concrete: SwiftType) -> Bool {
        if candidate.requirements.isEmpty { return true }
        var map: [GenericParameter: SwiftType] = [:]
        if decl.kind == .protocol {
            map[decl.parameters[0]] = concrete
        } else if case .nominal(let own, let arguments) = concrete, own == decl {
            map = self.map(own, arguments)
        }
        return candidate.requirements.allSatisfy { requirement in
            // Requirements on the member's own parameters are the caller's affair.
            let subjects: [SwiftType] =
                switch requirement {
                case .conforms(let subject, _), .superclass(let subject, _): [subject]
                case .same(let a, let b): [a, b]
                }
            let isOwn = subjects.contains { subject in
                subject.substituting(map).contains {
                    if case .parameter(let p) = $0 { return map[p] == nil && candidate.parameters.contains(p) } else { return false }
                }
            }
            return isOwn || holds(requirement, map)
        }
    }

    /// The property that fulfills a requirement in a concrete type.
    public func variableWitness(for requirement: VariableDecl, in type: SwiftType) -> (VariableDecl, owner: SwiftType)? {
        let concrete = type.underlying.head
        let classes = ancestry(of: concrete)
        let settled = settledConformance(of: requirement.owner, in: classes)
        func first(_ types: ArraySlice<SwiftType>, where isMeant: (VariableDecl) -> Bool) -> (VariableDecl, owner: SwiftType)? {
            for case .nominal(let decl, let arguments) in types {
                for case .variable(let candidate) in module.members(requirement.name, of: decl)
                where candidate.isStatic == requirement.isStatic && isMeant(candidate) {
                    return (candidate, .nominal(decl, arguments))
                }
            }
            return nil
        }
        if let witness = first(classes[settled...], where: { _ in true }) {
            return first(classes[..<settled]) { $0.attributes.contains("override") } ?? witness
        }
        for target in protocols(of: classes.isEmpty ? concrete : classes[settled]) {
            for case .variable(let candidate) in module.members(requirement.name, of: target)
            where candidate.isStatic == requirement.isStatic && !candidate.isRequirement {
                if let getter = candidate.getter, !conditionsHold(getter, target, concrete) { continue }
                return (candidate, concrete)
            }
        }
        return nil
    }
}
