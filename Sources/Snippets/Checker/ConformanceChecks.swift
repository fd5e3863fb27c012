import Diagnostics

/// Whether the types of a text have what the protocols that they name ask for.
extension Checker {
    func checkConformances() {
        for decl in module.nominals where decl.kind != .protocol && !isSettled(decl.span) { checkConformances(of: decl, decl.conformances) }
        for (decl, added) in module.addedConformances { checkConformances(of: decl, added) }
    }

    private func checkConformances(of decl: NominalDecl, _ declared: [Conformance]) {
        var checked: Set<NominalDecl> = []
        for conformance in declared {
            within(declContext(decl)) {
                conformances.assumptions += conformance.conditions
                for target in inheritedProtocols(conformance.protocol) where checked.insert(target).inserted {
                    check(decl, target, at: conformance.span ?? decl.span)
                }
            }
        }
    }

    /// A protocol with all that it refines, the furthest first.
    private func inheritedProtocols(_ decl: NominalDecl) -> [NominalDecl] { decl.refined.flatMap(inheritedProtocols) + [decl] }

    /// The library's own types are left alone.
    private func check(_ decl: NominalDecl, _ target: NominalDecl, at place: Span?) {
        if target.isPrelude, decl.isPrelude { return }
        let type = decl.selfType
        if target.isPrelude, target.name == "AnyObject" { return }
        if decl.kind != .class, inheritedProtocols(target).contains(where: { $0.isPrelude && $0.name == "AnyObject" }) {
            return error("conformance", "non-class type '\(type)' cannot conform to class protocol '\(target.name)'", at: place, help: "make it a 'class'")
        }
        if isSynthesized(target, decl) { return }
        // A shape is a view whose body is the library's.
        if target.isPrelude, target.name == "View", conformances.conforms(type, to: module.nominal("Shape")) { return }
        checkRequired(target, decl)
        let missing = missing(target, type)
        guard !missing.isEmpty else { return }
        let help = "add \(missing.map(\.name).joined(separator: ", "))"
        error("conformance", "type '\(decl.qualifiedName)' does not conform to protocol '\(target.name)'", at: place, notes: missing.map(\.note), help: help)
    }

    /// `==` and `hash(into:)` of structs and enums whose parts have them, `<` of enums without payload.
    private func isSynthesized(_ target: NominalDecl, _ decl: NominalDecl) -> Bool {
        guard target.isPrelude else { return false }
        switch target.name {
        case "Equatable", "Hashable":
            if decl.kind == .class { return false }
            let parts = decl.kind == .enum ? decl.cases.flatMap { $0.payload.map(\.type) } : decl.storedProperties.map(\.type)
            return parts.allSatisfy { $0.isError || conformances.conforms($0, to: target) }
        case "Comparable":
            return decl.kind == .enum && decl.rawType == nil && decl.cases.allSatisfy { $0.payload.allSatisfy { conformances.conforms($0.type, to: target) } }
        default: return false
        }
    }

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

    private struct MissingRequirement {
        let name: String
        let note: Diagnostic.Note
    }

    /// The requirements without a member that fulfils them, in the order of their names.
    private func missing(_ target: NominalDecl, _ type: SwiftType) -> [MissingRequirement] {
        var found: [MissingRequirement] = []
        for member in target.requiredMembers {
            switch member {
            case .variable(let requirement) where !isFulfilled(requirement, target, type):
                let wanted = self.type(requirement.type, of: target, in: type)
                let note = "protocol requires property '\(requirement.name)' with type '\(wanted)'"
                found.append(MissingRequirement(name: "'\(requirement.name)'", note: .init(note, at: requirement.span)))
            case .function(let requirement) where conformances.witness(for: requirement, in: type) == nil:
                let what = requirement.kind == .initializer ? "initializer" : "function"
                let note = "protocol requires \(what) '\(requirement.fullName)'"
                found.append(MissingRequirement(name: "'\(requirement.fullName)'", note: .init(note, at: requirement.span)))
            default: continue
            }
        }
        return found
    }

    private func isFulfilled(_ requirement: VariableDecl, _ target: NominalDecl, _ type: SwiftType) -> Bool {
        guard let (witness, owner) = conformances.variableWitness(for: requirement, in: type) else {
            // A case may stand for a static property.
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

    private func type(_ type: SwiftType, of target: NominalDecl, in conforming: SwiftType) -> SwiftType {
        conformances.normalized(type.substituting([target.parameters[0]: conforming]))
    }
}
