import Diagnostics
import SwiftModel

/// Whether the types of a text have what the protocols that they name require.
extension Checker {
    func checkConformances() {
        for decl in module.nominals where decl.kind != .protocol && !isSettled(decl.span) { checkConformances(of: decl, decl.conformances) }
        for (decl, added) in module.addedConformances { checkConformances(of: decl, added) }
    }

    private func checkConformances(of decl: NominalDecl, _ declared: [Conformance]) {
        var checked: Set<NominalDecl> = []
        checkRedundancy(of: decl, declared)
        for conformance in declared {
            within(declContext(decl)) {
                conformances.assumptions += conformance.conditions
                for target in conformance.protocol.refinedAndSelf where checked.insert(target).inserted {
                    check(decl, target, at: conformance.span ?? decl.span)
                }
            }
        }
    }

    /// A protocol is named once among those of a type.
    private func checkRedundancy(of decl: NominalDecl, _ declared: [Conformance]) {
        let earlier = decl.isPrelude ? decl.conformances.map(\.protocol) : []
        for (index, conformance) in declared.enumerated() {
            let target = conformance.protocol
            if earlier.contains(target), !declared[..<index].contains(where: { $0.protocol == target }) {
                let message = "conformance of '\(decl.qualifiedName)' to protocol '\(target.name)' was already stated in the type's module"
                warning("conformance", message, at: conformance.span ?? decl.span, help: "leave it out; its members are those of an extension")
                continue
            }
            guard declared[..<index].contains(where: { $0.protocol == target }) else { continue }
            let message = "redundant conformance of '\(decl.qualifiedName)' to protocol '\(target.name)'"
            error("conformance", message, at: conformance.span ?? decl.span, help: "leave out one of the two")
        }
    }

    /// The library's own types are left alone.
    private func check(_ decl: NominalDecl, _ target: NominalDecl, at place: Span?) {
        if target.isPrelude, decl.isPrelude { return }
        let type = decl.selfType
        if target.known == .anyObject { return }
        if decl.kind != .class, target.selfAndRefined.contains(where: { $0.known == .anyObject }) {
            return error("conformance", "non-class type '\(type)' cannot conform to class protocol '\(target.name)'", at: place, help: "make it a 'class'")
        }
        if let base = target.classBound, !conformances.isSubclass(type, of: base) {
            let message = "'\(target.name)' requires that '\(type)' inherit from '\(base)'"
            return error("conformance", message, at: place, help: "make it a class that inherits from '\(base)'")
        }
        if isSynthesized(target, decl) { return checkWitnessAccess(of: decl, target) }
        if let type = uncodableType(target, decl) {
            let help = "make '\(type)' Codable, or leave it out"
            return error("conformance", "type '\(decl.qualifiedName)' does not conform to protocol '\(target.name)'", at: place, help: help)
        }
        // A shape is a view whose body is the library's.
        if target.known == .view, conformances.conforms(type, to: module.nominal(.shape)) { return }
        checkRequired(target, decl)
        checkSelfResults(target, decl)
        var missing = missing(target, type) + unfitAssociated(target, type)
        if missing.isEmpty { missing = unknownAssociated(target, type) }
        guard !missing.isEmpty else { return checkWitnessAccess(of: decl, target) }
        let help = missing.lazy.compactMap(\.help).first ?? "add \(missing.map(\.name).joined(separator: ", "))"
        error("conformance", "type '\(decl.qualifiedName)' does not conform to protocol '\(target.name)'", at: place, notes: missing.map(\.note), help: help)
    }

    /// `==` and `hash(into:)` of structs and enums whose parts have them, `<` of enums without payload.
    func isSynthesized(_ target: NominalDecl, _ decl: NominalDecl) -> Bool {
        switch target.known {
        case .equatable, .hashable:
            if decl.kind == .class { return false }
            let parts = decl.kind == .enum ? decl.cases.flatMap { $0.payload.map(\.type) } : decl.storedProperties.map(\.type)
            return parts.allSatisfy { $0.isError || conformances.conforms($0, to: target) }
        case .comparable:
            return decl.kind == .enum && decl.rawType == nil && decl.cases.allSatisfy { $0.payload.allSatisfy { conformances.conforms($0.type, to: target) } }
        default: return false
        }
    }

    /// The type of a stored property or payload that prevents a derived `Codable`, which uses the parts' own.
    func uncodableType(_ target: NominalDecl, _ decl: NominalDecl) -> SwiftType? {
        guard let known = target.known, !decl.isPrelude, decl.rawType == nil, let maker = Self.codingMembers[known],
            !decl.members(named: String(maker.prefix { $0 != "(" })).contains(where: {
                if case .function(let made) = $0 { made.fullName == maker && !isDerived(made) } else { false }
            })
        else { return nil }
        if decl.kind == .enum { return decl.cases.lazy.flatMap { $0.payload.map(\.type) }.first { isUncodable($0, target) } }
        let keys = decl.nestedTypes["CodingKeys"].map { Set($0.cases.map(\.name)) }
        let property = decl.storedProperties.first { property in
            if let keys, keys.isDisjoint(with: [property.name, "_\(property.name)", property.wrapped?.name ?? property.name]) { return false }
            let isFixed = known == .decodable && property.isLet && property.hasInitializer
            return !isFixed && isUncodable(property.type, target)
        }
        return property?.type
    }

    private func isUncodable(_ type: SwiftType, _ target: NominalDecl) -> Bool { !type.isError && !conformances.conforms(type, to: target) }

    /// What a protocol makes with an initializer, every subclass makes with it.
    private func checkRequired(_ target: NominalDecl, _ decl: NominalDecl) {
        guard decl.kind == .class, !decl.attributes.contains("final") else { return }
        for case .function(let requirement) in target.requiredMembers where requirement.kind == .initializer {
            guard let (witness, _) = conformances.witness(for: requirement, in: decl.selfType), witness.owner == decl, witness.context != nil,
                witness.attributes.names.isDisjoint(with: ["required"])
            else { continue }
            let message = "can only be satisfied by a 'required' initializer in non-final class '\(decl.name)'"
            error("required", "initializer requirement '\(requirement.fullName)' \(message)", at: witness.span, help: "write 'required' before it")
        }
    }

    /// What gives `Self` by a protocol gives an object of a subclass where one is asked.
    private func checkSelfResults(_ target: NominalDecl, _ decl: NominalDecl) {
        guard decl.kind == .class, !decl.attributes.contains("final"), let parameter = target.parameters.first else { return }
        for case .function(let requirement) in target.requiredMembers where requirement.kind == .function && !requirement.isOperator {
            guard (requirement.result.optionalPayload ?? requirement.result) == .parameter(parameter),
                let (witness, _) = conformances.witness(for: requirement, in: decl.selfType), witness.owner == decl, !witness.returnsSelf
            else { continue }
            let message = "method '\(witness.fullName)' in non-final class '\(decl.name)' must return 'Self' to conform to protocol '\(target.name)'"
            error("conformance", message, at: witness.span, help: "write 'Self' as its result, or 'final' before the class")
        }
    }

    private struct MissingRequirement {
        let name: String
        let note: Diagnostic.Note
        var help: String?
    }

    /// The requirements without a member that fulfills them, in the order of their names.
    private func missing(_ target: NominalDecl, _ type: SwiftType) -> [MissingRequirement] {
        var found: [MissingRequirement] = []
        for member in target.requiredMembers {
            switch member {
            case .variable(let requirement) where !isFulfilled(requirement, target, type):
                let isAssociated = if case .member = requirement.type { true } else { false }
                let wanted = isAssociated && target.isPrelude ? requirement.type : self.type(requirement.type, of: target, in: type)
                let note = "protocol requires property '\(requirement.name)' with type '\(wanted)'"
                let help = functionHelp(for: requirement, in: type)
                found.append(MissingRequirement(name: "'\(requirement.name)'", note: .init(note, at: place(of: requirement.span, target)), help: help))
            case .function(let requirement) where !isFulfilled(requirement, target, type):
                let what = requirement.kind == .initializer ? "initializer" : "function"
                let note = "protocol requires \(what) '\(requirement.fullName)'"
                let help = nearMissHelp(for: requirement, in: type)
                found.append(MissingRequirement(name: "'\(requirement.fullName)'", note: .init(note, at: place(of: requirement.span, target)), help: help))
            default: continue
            }
        }
        return found
    }

    /// Where a requirement of the program is declared; nobody sees the library's.
    private func place(of requirement: Span?, _ target: NominalDecl) -> Span? { target.isPrelude ? nil : requirement }

    /// What to write where a function has the name of a property that is required.
    private func functionHelp(for requirement: VariableDecl, in type: SwiftType) -> String? {
        let functions = (type.nominal?.members(named: requirement.name) ?? []).lazy.compactMap { member -> FunctionDecl? in
            if case .function(let function) = member, function.kind == .function, function.arguments.isEmpty { function } else { nil }
        }
        guard let function = functions.first else { return nil }
        let isView = requirement.name == "body" && conformances.conforms(type, to: module.nominal(.view))
        let written = isView ? "some View" : "\(function.result)"
        return "'\(requirement.name)' is a property: write 'var \(requirement.name): \(written) { … }' in place of the function"
    }

    private func isFulfilled(_ requirement: VariableDecl, _ target: NominalDecl, _ type: SwiftType) -> Bool {
        guard let (witness, owner) = conformances.variableWitness(for: requirement, in: type) else {
            // A case may fulfill a static property.
            return requirement.isStatic && type.nominal.map { decl in decl.cases.contains { $0.name == requirement.name } } ?? false
        }
        if requirement.setter != nil, witness.isLet || (witness.getter != nil && witness.setter == nil) { return false }
        let wanted = self.type(requirement.type, of: target, in: type)
        var given = witness.type
        if let decl = witness.owner {
            given =
                decl.kind == .protocol
                ? given.substituting([decl.parameters[0]: type]) : given.substituting(conformances.map(decl, owner.arguments))
        }
        given = conformances.normalized(given)
        if wanted.isError || given.isError || wanted.contains({ if case .member = $0 { true } else { false } }) { return true }
        if case .opaque = given.head { return true }
        return given == wanted || given.hasVariables || wanted.hasVariables
    }

    private func isFulfilled(_ requirement: FunctionDecl, _ target: NominalDecl, _ type: SwiftType) -> Bool {
        guard let (witness, _) = conformances.witness(for: requirement, in: type) else { return false }
        // What the library makes, and what has its own type parameters, is taken as is.
        guard let owner = witness.owner, owner == type.nominal, !witness.isPrelude, witness.ownParameterCount == 0, requirement.ownParameterCount == 0 else {
            return true
        }
        if witness.isMutating, !requirement.isMutating { return false }
        if (witness.isThrowing && !requirement.isThrowing) || (witness.isAsync && !requirement.isAsync) { return false }
        let takesTheSame = zip(requirement.arguments, witness.arguments).allSatisfy { wanted, given in
            mayBeSame(self.type(wanted.type, of: target, in: type), conformances.normalized(given.type))
        }
        guard takesTheSame, requirement.kind != .initializer else { return takesTheSame }
        let wanted = self.type(requirement.result, of: target, in: type)
        let given = conformances.normalized(witness.result)
        return mayBeSame(wanted, given) || conformances.isSubclass(given, of: wanted)
    }

    /// Whether two types are one, as far as they are known.
    private func mayBeSame(_ wanted: SwiftType, _ given: SwiftType) -> Bool {
        if case .opaque = given.head { return true }
        let isOpen = [wanted, given].contains { type in
            type.isError || type.hasVariables || type.contains { if case .member = $0 { true } else { false } }
        }
        return isOpen || wanted == given
    }

    /// The associated types of a program's protocol that nothing determines.
    private func unknownAssociated(_ target: NominalDecl, _ type: SwiftType) -> [MissingRequirement] {
        if target.isPrelude { return [] }
        return target.associatedTypes.compactMap { associated in
            let member = SwiftType.member(type, associated)
            guard conformances.normalized(member) == member else { return nil }
            let note = Diagnostic.Note("protocol requires nested type '\(associated.name)'", at: nil)
            return MissingRequirement(name: "'typealias \(associated.name) = …'", note: note, help: nil)
        }
    }

    /// The associated types whose types lack what the protocol requires of them.
    private func unfitAssociated(_ target: NominalDecl, _ type: SwiftType) -> [MissingRequirement] {
        target.associatedTypes.compactMap { associated in
            guard let found = conformances.associated(associated, of: type).map(conformances.normalized), !found.hasVariables else { return nil }
            if let superclass = associated.superclass, found.nominal != nil, !conformances.isSubclass(found, of: superclass) {
                let note = "possibly intended match '\(associated.name)' (\(found)) does not inherit from '\(superclass)'"
                return MissingRequirement(name: "'\(found): \(superclass)'", note: .init(note, at: type.nominal?.span), help: nil)
            }
            guard isPlain(found, for: target), let lacking = associated.protocols.first(where: { !conformances.conforms(found, to: $0) }) else { return nil }
            let note = "possibly intended match '\(associated.name)' (\(found)) does not conform to '\(lacking.name)'"
            let isAny = if case .existential(let list, _) = found { list.contains(lacking) } else { false }
            return MissingRequirement(
                name: "'\(found): \(lacking.name)'", note: .init(note, at: type.nominal?.span),
                help: isAny ? "write 'some \(lacking.name)' as the type: it stands for one type, which the body decides" : nil)
        }
    }

    /// A type for an associated type that can be checked: of the library's protocols only `any P` in the place of a type.
    private func isPlain(_ type: SwiftType, for target: NominalDecl) -> Bool {
        if case .existential(let list, _) = type { return !list.isEmpty }
        return type.nominal != nil && !target.isPrelude
    }

    private func type(_ type: SwiftType, of target: NominalDecl, in conforming: SwiftType) -> SwiftType {
        conformances.normalized(type.substituting([target.parameters[0]: conforming]))
    }
}
