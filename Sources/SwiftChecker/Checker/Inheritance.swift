import Diagnostics
import SwiftModel
import SwiftSyntax

/// What types inherit and conform to, and the constraints on their type parameters.
extension Checker {
    func declareInheritance(_ item: DeclSyntax) {
        if let node = item.as(ExtensionDeclSyntax.self) {
            guard let decl = extended(node, reports: true) else { return }
            within(declContext(decl)) {
                let conditions = requirements(of: node, on: decl)
                for member in node.memberBlock.members {
                    // A type in an extension with conditions may rely on them.
                    if !conditions.isEmpty { NominalSyntax(member.decl).flatMap(declared)?.header.requirements += conditions }
                    declareInheritance(member.decl)
                }
                for inherited in node.inheritanceClause?.inheritedTypes.map(\.type) ?? [] {
                    for target in protocols(inherited) {
                        let conformance = Conformance(protocol: target, conditions: conditions, span: module.isPrelude ? nil : span(node.extendedType))
                        if decl.isPrelude == module.isPrelude {
                            decl.header.conformances.append(conformance)
                        } else {
                            module.addedConformances[decl, default: []].append(conformance)
                        }
                    }
                }
            }
            return
        }
        guard let parts = NominalSyntax(item), let decl = declared(parts) else { return }
        within(declContext(decl)) {
            let outer = decl.parameters.count - (parts.generics?.parameters.count ?? 0)
            for (index, parameter) in (parts.generics?.parameters ?? []).enumerated() {
                guard let constraint = constraint(of: parameter) else { continue }
                (decl.parameters[outer + index].protocols, decl.parameters[outer + index].superclass) = self.constraint(constraint)
                decl.header.requirements += sameTypes(of: constraint, for: .parameter(decl.parameters[outer + index]))
            }
            if decl.kind == .protocol {
                decl.parameters[0].protocols = [decl]
                decl.header.primaryAssociatedTypes =
                    item.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
                for member in parts.members {
                    guard let node = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
                    decl.header.associatedTypes.append(AssociatedType(name: node.name.text, owner: decl))
                }
            }
            for (index, inherited) in (parts.inheritance?.inheritedTypes ?? []).enumerated() { inherit(inherited.type, decl, isFirst: index == 0) }
            declareModel(decl)
            declareObservable(decl)
            declareAnimatable(decl)
            if decl.kind == .protocol {
                for member in parts.members {
                    guard let node = member.decl.as(AssociatedTypeDeclSyntax.self),
                        let associated = decl.associatedTypes.first(where: { $0.name == node.name.text })
                    else { continue }
                    let constraints = node.inheritanceClause?.inheritedTypes.map { constraint($0.type) } ?? []
                    associated.protocols = constraints.flatMap(\.protocols)
                    associated.superclass = constraints.lazy.compactMap(\.superclass).first
                    if let value = node.initializer?.value {
                        let (inner, text) = (context, source)
                        associated.resolveDefault = { [unowned self] in separately(in: inner, source: text) { type(value) } }
                    }
                }
            }
            decl.header.requirements += (decl.parent?.requirements ?? []) + requirements(parts.whereClause, ofProtocol: decl.kind == .protocol)
            if decl.kind == .protocol {
                // `where` on an associated type or on the protocol speaks of `Self`.
                for member in parts.members {
                    guard let node = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
                    decl.header.requirements += requirements(node.genericWhereClause, ofProtocol: true)
                    guard let associated = decl.associatedTypes.first(where: { $0.name == node.name.text }) else { continue }
                    let subject = SwiftType.member(.parameter(decl.parameters[0]), associated)
                    for inherited in node.inheritanceClause?.inheritedTypes ?? [] { decl.header.requirements += sameTypes(of: inherited.type, for: subject) }
                }
            }
        }
        for member in parts.members { within(declContext(decl)) { declareInheritance(member.decl) } }
    }

    private func inherit(_ syntax: TypeSyntax, _ decl: NominalDecl, isFirst: Bool) {
        if isSuppressed(syntax) { return suppress(syntax, decl) }
        let type = type(syntax)
        switch type.head {
        case .existential(let list, _):
            if decl.kind == .protocol {
                // A cycle is reported, and not closed: what follows walks up to the end.
                decl.header.refined += list.filter { refined in
                    guard isAbove(decl, refined) else { return true }
                    error("inheritance", "protocol '\(decl.name)' refines itself", at: decl.span)
                    return false
                }
            } else {
                decl.header.conformances += list.map { Conformance(protocol: $0, conditions: []) }
            }
        case .nominal(let base, _) where decl.kind == .class && base.kind == .class && decl.isActor && base.name != "NSObject":
            error("inheritance", "actor types do not support inheritance", at: span(syntax), help: "declare what both have in a protocol")
        case .nominal(let base, _) where decl.kind == .class && base.kind == .class:
            if base.attributes.contains("final") { error("inheritance", "inheritance from a final class '\(base.name)'", at: span(syntax)) }
            if isAbove(decl, base) {
                // The cycle is reported at its first class in the text.
                let first = [decl] + superclasses(of: base)
                let place = first.compactMap(\.span).min { $0.range.lowerBound < $1.range.lowerBound }
                error("inheritance", "'\(first.first { $0.span == place }?.name ?? decl.name)' inherits from itself", at: place)
            } else if let other = decl.header.superclass {
                error(
                    "inheritance", "multiple inheritance from classes '\(other)' and '\(type)'", at: span(syntax),
                    help: "a class has one superclass; use protocols")
            } else {
                decl.header.superclass = type
                guard !isFirst else { break }
                error(
                    "inheritance", "superclass '\(type)' must appear first in the inheritance clause", at: span(syntax), help: "write it before the protocols")
            }
        case .nominal(let base, _) where decl.kind == .protocol && base.kind == .class:
            decl.header.superclass = type
        case .nominal where decl.kind == .enum:
            decl.header.rawType = type
        case .error:
            if let name = syntax.firstToken(viewMode: .sourceAccurate)?.text, unsupportedFramework(of: name) != nil { decl.header.inheritsUnsupported = true }
        default: error("inheritance", "inheritance from non-protocol type '\(type)'", at: span(syntax))
        }
    }

    private func superclasses(of decl: NominalDecl) -> [NominalDecl] { [decl] + (decl.superclass?.nominal.map(superclasses) ?? []) }

    /// Whether a class or protocol is the other or one that it comes from.
    private func isAbove(_ decl: NominalDecl, _ other: NominalDecl) -> Bool {
        other == decl || other.refines(decl) || (other.superclass?.nominal.map { isAbove(decl, $0) } ?? false)
    }

    /// Conformances are read first: other requirements may name the associated types that they bring.
    func requirements(_ clause: GenericWhereClauseSyntax?, ofProtocol isProtocol: Bool = false) -> [Requirement] {
        guard let clause else { return [] }
        let (saved, firstWritten) = (conformances.assumptions, writtenTypes.count)
        defer { conformances.assumptions = saved }
        func side(_ side: SameTypeRequirementSyntax.LeftType) -> SwiftType {
            switch side {
            case .type(let syntax): type(syntax)
            case .expr(let syntax): valueArgument(syntax)
            }
        }
        func side(_ side: SameTypeRequirementSyntax.RightType) -> SwiftType {
            switch side {
            case .type(let syntax): type(syntax)
            case .expr(let syntax): valueArgument(syntax)
            }
        }
        var found: [Requirement] = []
        let packs = Array(clause.requirements).filter { $0.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.repeat) } }
        for pack in packs where !takesPackRequirement(pack, of: clause) { unsupported("a requirement of a parameter pack in a 'where' clause is", at: pack) }
        for item in clause.requirements where !packs.contains(item) {
            guard case .conformanceRequirement(let node) = item.requirement else { continue }
            let subject = type(node.leftType)
            let demanded = constraint(node.rightType)
            var list = demanded.protocols.map { Requirement.conforms(subject, $0) }
            if let base = demanded.superclass { list.append(.superclass(subject, base)) }
            found += list
            conformances.assumptions += list
        }
        for item in clause.requirements where !packs.contains(item) {
            guard case .sameTypeRequirement(let node) = item.requirement else { continue }
            found.append(.same(side(node.leftType), side(node.rightType)))
        }
        // A protocol must say what it requires.
        return isProtocol ? found : completed(found, from: firstWritten)
    }

    /// Runs a part of the collecting in another context.
    func within<Result>(_ inner: DeclContext, _ work: () -> Result) -> Result {
        let saved = (context, conformances.assumptions)
        context = inner
        conformances.assumptions = inner.requirements
        defer { (context, conformances.assumptions) = saved }
        return work()
    }

    /// The type that was declared by a declaration; those of the library are known by name, since each is parsed in parts.
    func declared(_ parts: NominalSyntax) -> NominalDecl? {
        if module.isPrelude {
            let name = parts.name.word
            return context.nominal.map { $0.nestedTypes[name] } ?? module.types[name]
        }
        let place = span(parts.name)
        // A closure that is checked again declares its types again.
        return module.nominals.last { $0.span == place }
    }
}
