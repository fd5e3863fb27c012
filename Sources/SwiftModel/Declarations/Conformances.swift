/// Which types conform to which protocols, what their associated types are, and which members fulfill the requirements.
public final class Conformances {
    package let module: Module
    /// The requirements of the current declaration, under which the checker looks up generic parameters.
    package var assumptions: [Requirement] = []
    /// What the checker charges.
    package var budget: Budget?
    /// Called before an associated type is inferred from the members of a type.
    package var willInfer: ((NominalDecl) -> Void)?
    /// Conditions of conformances inside each other.
    private var conditionDepth = 0
    private var associatedInProgress: Set<String> = []
    private var normalizing = 0

    private static let conditionDepthLimit = 100

    package init(module: Module) { self.module = module }

    /// Runs work that has nothing to do with the current query.
    package func apart(_ work: () -> Void) {
        let saved = (assumptions, associatedInProgress, normalizing)
        (assumptions, associatedInProgress, normalizing) = ([], [], 0)
        work()
        (assumptions, associatedInProgress, normalizing) = saved
    }

    public func conforms(_ type: SwiftType, to target: NominalDecl) -> Bool {
        if target.known?.isMarker ?? false { return true }
        let type = type.head
        switch type {
        case .error: return true
        case .nominal(let decl, let arguments):
            if target.known == .anyObject { return decl.kind == .class }
            if conformance(of: decl, arguments, to: target) { return true }
            if let superclass = decl.superclass {
                return conforms(superclass.substituting(map(decl, arguments)), to: target)
            }
            return false
        case .parameter(let parameter):
            if parameter.protocols.contains(where: { inherits($0, target) }) { return true }
            return assumed(type, target) || superclassBound(of: type).map { conforms($0, to: target) } ?? false
        case .member(_, let associated):
            let normal = normalized(type)
            if normal != type { return conforms(normal, to: target) }
            return (associated.protocols + impliedProtocols(of: type)).contains { inherits($0, target) } || assumed(type, target)
                || superclassBound(of: type).map { conforms($0, to: target) } ?? false
        case .opaque(let opaque, _): return opaque.protocols.contains { inherits($0, target) }
        case .existential(let protocols, _):
            if target.known == .error || target.known == .anyObject { return protocols.contains { inherits($0, target) } }
            return false
        case .variable(let variable):
            return variable.literal.map { conforms(usualType(of: $0, wantedAs: variable.protocols + [target]), to: target) } ?? false
        case .tuple, .function, .metatype, .expansion: return false
        }
    }

    private func assumed(_ type: SwiftType, _ target: NominalDecl) -> Bool {
        assumptions.contains {
            if case .conforms(let subject, let known) = $0 { return isSame(subject.head, type) && inherits(known, target) }
            return false
        }
    }

    package func defaultType(_ literal: TypeVariable.Literal) -> SwiftType {
        switch literal {
        case .integer: module.named(.int)
        case .float: module.named(.double)
        case .string: module.named(.string)
        case .boolean: module.named(.bool)
        default: .error
        }
    }

    /// The type that an open literal gets: `Double` for an integer where only a floating-point type has the protocols.
    package func usualType(of literal: TypeVariable.Literal, wantedAs protocols: [NominalDecl]) -> SwiftType {
        let usual = defaultType(literal)
        guard literal == .integer, !protocols.isEmpty else { return usual }
        func fits(_ type: SwiftType) -> Bool { protocols.allSatisfy { conforms(type, to: $0) } }
        let other = defaultType(.float)
        return !fits(usual) && fits(other) ? other : usual
    }

    /// Whether a protocol is the target or refines it.
    package func inherits(_ decl: NominalDecl, _ target: NominalDecl) -> Bool {
        decl == target || decl.refines(target)
    }

    package func map(_ decl: NominalDecl, _ arguments: [SwiftType]) -> [GenericParameter: SwiftType] {
        Dictionary(zip(decl.parameters, arguments), uniquingKeysWith: { a, _ in a })
    }

    private func conformance(of decl: NominalDecl, _ arguments: [SwiftType], to target: NominalDecl) -> Bool {
        if decl == target { return true }
        if decl.kind == .enum, target.known == .equatable || target.known == .hashable, decl.cases.allSatisfy({ $0.payload.isEmpty }) {
            return true
        }
        if decl.rawType != nil, target.known == .rawRepresentable { return true }
        return module.conformances(of: decl).contains { conformance in
            guard inherits(conformance.protocol, target) else { return false }
            if conformance.conditions.isEmpty { return true }
            // A condition may lead to itself with an ever larger type.
            guard conditionDepth < Self.conditionDepthLimit, budget?.allows() ?? true else { return false }
            conditionDepth += 1
            defer { conditionDepth -= 1 }
            let map = map(decl, arguments)
            return conformance.conditions.allSatisfy { holds($0, map) }
        }
    }

    package func holds(_ requirement: Requirement, _ map: [GenericParameter: SwiftType]) -> Bool {
        switch requirement {
        case .conforms(let type, let target): return conforms(normalized(type.substituting(map)), to: target)
        case .same(let a, let b):
            let (a, b) = (normalized(a.substituting(map)), normalized(b.substituting(map)))
            return a == b || a.hasVariables || b.hasVariables
        case .superclass(let type, let base): return isSubclass(type.substituting(map), of: base.substituting(map))
        }
    }

    package func isSubclass(_ type: SwiftType, of base: SwiftType) -> Bool {
        var current: SwiftType? = superclassBound(of: type)?.head ?? type.head
        while let type = current {
            if type == base.head { return true }
            guard case .nominal(let decl, let arguments) = type else { return false }
            current = decl.superclass?.substituting(map(decl, arguments)).head
        }
        return false
    }

    /// The class that a type parameter or an associated type inherits from: by its declaration, or by a `where` clause.
    package func superclassBound(of type: SwiftType) -> SwiftType? {
        let type = type.head
        var bound: SwiftType?
        switch type {
        case .parameter(let parameter): bound = parameter.superclass
        case .member(_, let associated): if associated.superclass != nil, normalized(type) == type { bound = associated.superclass }
        default: return nil
        }
        for case .superclass(let subject, let base) in assumptions where isSame(subject.head, type) && bound.map({ isSubclass(base, of: $0) }) ?? true {
            bound = base
        }
        return bound
    }

    /// All protocols of a type that member lookup walks: each before those that it refines.
    package func protocols(of type: SwiftType) -> [NominalDecl] {
        var finished: [NominalDecl] = []
        func add(_ decl: NominalDecl) {
            guard !finished.contains(decl) else { return }
            decl.refined.reversed().forEach(add)
            if !finished.contains(decl) { finished.append(decl) }
        }
        declaredProtocols(of: type.head).reversed().forEach(add)
        return finished.reversed()
    }

    private func declaredProtocols(of type: SwiftType) -> [NominalDecl] {
        var list: [NominalDecl] = []
        switch type {
        case .nominal(let decl, let arguments):
            let map = map(decl, arguments)
            if decl.kind == .enum, decl.cases.allSatisfy({ $0.payload.isEmpty }) { list.append(module.nominal(.hashable)) }
            if decl.rawType != nil { list.append(module.nominal(.rawRepresentable)) }
            for conformance in module.conformances(of: decl) where conformance.conditions.allSatisfy({ holds($0, map) }) { list.append(conformance.protocol) }
            if let superclass = decl.superclass { list += protocols(of: superclass.substituting(map)) }
        case .parameter(let parameter): list += parameter.protocols
        case .member(_, let associated):
            let normal = normalized(type)
            if normal != type { return protocols(of: normal) }
            list += associated.protocols + impliedProtocols(of: type)
        case .opaque(let opaque, _): list += opaque.protocols
        case .existential(let protocols, _): list += protocols
        default: break
        }
        for case .conforms(let subject, let target) in assumptions where isSame(subject.head, type) { list.append(target) }
        return list
    }

    /// What the protocols that a generic type is declared with say of its associated types in their `where` clauses.
    private func implied(of base: SwiftType) -> [Requirement] {
        var pending: [NominalDecl]
        switch base {
        case .parameter(let parameter): pending = parameter.protocols
        case .member(_, let associated): pending = associated.protocols
        default: return []
        }
        for case .conforms(base, let target) in assumptions { pending.append(target) }
        var seen: Set<NominalDecl> = []
        var found: [Requirement] = []
        while let target = pending.popLast() {
            guard seen.insert(target).inserted else { continue }
            found += target.requirements.map { $0.substituting([target.parameters[0]: base]) }
            pending += target.refined
        }
        return found
    }

    private func impliedProtocols(of type: SwiftType) -> [NominalDecl] {
        guard case .member(let base, _) = type else { return [] }
        return implied(of: base).compactMap { if case .conforms(type, let target) = $0 { target } else { nil } }
    }

    // MARK: Associated types

    /// The type with associated types of concrete types looked up, throughout.
    public func normalized(_ type: SwiftType) -> SwiftType {
        switch type {
        case .member(let base, let associated):
            let base = normalized(base)
            // A default may lead back to the type itself (`Iterator.Element` where the iterator is the sequence).
            normalizing += 1
            defer { normalizing -= 1 }
            if normalizing < 32, let found = self.associated(associated, of: base) { return normalized(found) }
            let member = SwiftType.member(base, associated)
            return representative(of: member).map(normalized) ?? member
        case .parameter: return representative(of: type).map(normalized) ?? type
        case .variable(let variable): return variable.solution.map(normalized) ?? type
        case .error: return type
        default: return type.mapped(normalized)
        }
    }

    /// Whether the two are one type by the current requirements.
    private func isSame(_ a: SwiftType, _ b: SwiftType) -> Bool { a == b || representative(of: a) == b }

    /// The type that a requirement says is the same: a concrete one, else of the two spellings the shorter, then the earlier, so that no two lead in circles.
    private func representative(of type: SwiftType) -> SwiftType? {
        func rank(_ type: SwiftType) -> (Int, Int, String) {
            let text = type.description
            switch type.head {
            case .member, .parameter: return (1, text.utf8.count, text)
            default: return (0, 0, "")
            }
        }
        // The elements of a sequence's iterator are the sequence's.
        if case .member(.member(let sequence, let iterator), let element) = type, ["Iterator", "AsyncIterator"].contains(iterator.name),
            element.name == "Element",
            iterator.owner.isPrelude, element.owner.isPrelude, sequence.nominal == nil, sequence != .parameter(iterator.owner.parameters[0]),
            let own = iterator.owner.associatedTypes.first(where: { $0.name == "Element" })
        {
            return .member(sequence, own)
        }
        // A collection's parts have its elements and indices, and parts of parts aren't different.
        if case .member(.member(let collection, let part), let own) = type, part.name == "SubSequence", ["Element", "Index", "SubSequence"].contains(own.name),
            part.owner.isPrelude, own.owner.isPrelude, collection.nominal == nil
        {
            return .member(collection, own)
        }
        if case .member(let base, _) = type {
            for case .same(type, let other) in implied(of: base) where rank(other) < rank(type) { return other }
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

    /// What an associated type is in a concrete type; `nil` where the type is not known enough.
    public func associated(_ associated: AssociatedType, of type: SwiftType) -> SwiftType? {
        switch type.head {
        case .nominal(let decl, let arguments):
            if let rule = decl.known, rule.isOutputRule { return output(of: rule, arguments) }
            return self.associated(associated, in: decl)?.substituting(map(decl, arguments))
                ?? decl.superclass.flatMap {
                    self.associated(associated, of: $0.substituting(map(decl, arguments)))
                }
        case .opaque:
            let underlying = type.underlying
            return underlying == type ? nil : self.associated(associated, of: underlying)
        // Protocols that refine another redeclare its associated types: `Collection.Element` is `Sequence.Element`.
        case .existential(_, let bound): return bound.first { $0.key.name == associated.name }?.value
        case .error: return .error
        default: return nil
        }
    }

    private func associated(_ associated: AssociatedType, in decl: NominalDecl) -> SwiftType? {
        let name = associated.name
        if let alias = module.alias(name, in: decl) { return aliasType(alias) }
        if let nested = module.nestedType(name, in: decl) { return nested.selfType }
        if let parameter = decl.parameters.first(where: { $0.name == name }) { return .parameter(parameter) }
        willInfer?(decl)
        let key = "\(ObjectIdentifier(decl).hashValue).\(name)"
        // Inference may go round through other types; a chain so long has no end.
        guard associatedInProgress.count < 64, associatedInProgress.insert(key).inserted else { return nil }
        defer { associatedInProgress.remove(key) }
        return inferred(associated, in: decl) ?? associated.defaultType?.substituting([associated.owner.parameters[0]: decl.selfType])
            ?? inferredFromExtensions(associated, in: decl) ?? protocolAlias(name, of: decl)
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
    private func inferred(_ associated: AssociatedType, in decl: NominalDecl) -> SwiftType? {
        for target in [associated.owner] + protocols(of: decl.selfType) where target == associated.owner || inherits(target, associated.owner) {
            if let found = inferred(associated, in: decl, from: target) { return found }
        }
        return nil
    }

    private func inferred(_ associated: AssociatedType, in decl: NominalDecl, from target: NominalDecl) -> SwiftType? {
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
                for (witness, map) in candidates(for: requirement, in: decl) where mayFulfil(requirement, witness) {
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
            guard case .nominal(let a, _) = wanted.type, case .nominal(let b, _) = given.type else { return true }
            return a == b
        }
    }

    /// The type's own members, then those of protocol extensions whose conditions hold.
    private func candidates(for requirement: FunctionDecl, in decl: NominalDecl) -> [(FunctionDecl, [GenericParameter: SwiftType])] {
        var found: [(FunctionDecl, [GenericParameter: SwiftType])] = []
        for (index, owner) in ([decl] + protocols(of: decl.selfType)).enumerated() {
            for case .function(let candidate) in module.members(requirement.name, of: owner)
            where !candidate.isRequirement && candidate.fullName == requirement.fullName && candidate.isStatic == requirement.isStatic {
                let map = index == 0 ? [:] : [owner.parameters[0]: decl.selfType]
                if index > 0, !candidate.requirements.allSatisfy({ holds($0, map) }) { continue }
                found.append((candidate, map))
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

    // MARK: Witnesses

    /// The member that fulfills a requirement in a concrete type, with the type arguments for the member's own parameters up to its owner's.
    ///
    /// A class's conformance is settled where it is declared: a subclass takes part by overriding what fulfills it there.
    public func witness(for requirement: FunctionDecl, in type: SwiftType) -> (FunctionDecl, [SwiftType])? {
        let concrete = type.underlying.head
        let classes = ancestry(of: concrete)
        let settled = settledConformance(of: requirement.owner, in: classes)
        func first(_ types: ArraySlice<SwiftType>, where isMeant: (FunctionDecl) -> Bool) -> (FunctionDecl, [SwiftType])? {
            for case .nominal(let decl, let arguments) in types {
                if let found = function(requirement, in: decl, concrete), isMeant(found) { return (found, arguments) }
            }
            return nil
        }
        if let witness = first(classes[settled...], where: { _ in true }) {
            return first(classes[..<settled]) { $0.attributes.contains("override") || $0.kind == .initializer } ?? witness
        }
        for target in protocols(of: classes.isEmpty ? concrete : classes[settled]) {
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
        for case .function(let candidate) in module.members(requirement.name, of: decl)
        where !candidate.isRequirement && candidate.kind == requirement.kind && candidate.isStatic == requirement.isStatic
            && candidate.fullName == requirement.fullName
        {
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
            if case .nominal(let x, _) = wanted, case .nominal(let y, _) = found, x != y { return false }
        }
        return true
    }

    private func conditionsHold(_ candidate: FunctionDecl, _ decl: NominalDecl, _ concrete: SwiftType) -> Bool {
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
