import Diagnostics
import SwiftModel
import SwiftSyntax

/// Types that are named as members of others.
extension Checker {
    private func ownTypeMember(_ name: String, of decl: NominalDecl, _ map: [GenericParameter: SwiftType]) -> SwiftType? {
        if let nested = module.nestedType(name, in: decl) { return nested.kind == .protocol ? .existential([nested], [:]) : nested.selfType.substituting(map) }
        return module.alias(name, in: decl).map { conformances.aliasType($0).substituting(map) }
    }

    /// An associated type of a protocol that a `where` clause says the type conforms to: `where Self: RawRepresentable, RawValue == String`.
    private func assumedMember(_ name: String, of base: SwiftType) -> SwiftType? {
        for case .conforms(let subject, let target) in conformances.assumptions where subject.head == base.head {
            for target in target.selfAndRefined {
                if let associated = target.associatedTypes.first(where: { $0.name == name }) { return conformances.normalized(.member(base, associated)) }
            }
        }
        return nil
    }

    /// A nested type, alias or associated type.
    func typeMember(_ name: String, of decl: NominalDecl, base: SwiftType) -> SwiftType? {
        if decl.kind == .protocol {
            for target in decl.selfAndRefined {
                if let found = ownTypeMember(name, of: target, [target.parameters[0]: base]) { return found }
                if let associated = target.associatedTypes.first(where: { $0.name == name }) { return conformances.normalized(.member(base, associated)) }
            }
            return assumedMember(name, of: base)
        }
        if let found = ownTypeMember(name, of: decl, conformances.map(decl, base.head.arguments)) { return found }
        for target in conformances.protocols(of: base) {
            if let associated = target.associatedTypes.first(where: { $0.name == name }) {
                if target.known == .rawRepresentable, let raw = decl.rawType { return raw }
                if let found = conformances.associated(associated, of: base) { return found }
                if decl.known?.isOutputRule ?? false { return .member(base, associated) }
            }
            if let alias = module.alias(name, in: target) {
                return conformances.normalized(conformances.aliasType(alias).substituting([target.parameters[0]: base]))
            }
            if let nested = module.nestedType(name, in: target), nested.kind != .protocol { return nested.selfType }
        }
        if let superclass = decl.superclass, let parent = superclass.nominal { return typeMember(name, of: parent, base: superclass) }
        return nil
    }

    /// `typealias Completion<Value> = (Result<Value, Failure>) -> Void` in a type, or in one that it comes from.
    func genericAlias(_ name: String, of decl: NominalDecl) -> TypeAlias? {
        // A type's own goes first, and what it conforms to costs reading it.
        if let own = module.alias(name, in: decl) { return own.parameters.isEmpty ? nil : own }
        if module.nestedType(name, in: decl) != nil { return nil }
        let places = decl.kind == .protocol ? decl.selfAndRefined : conformances.protocols(of: decl.selfType)
        let found = places.lazy.compactMap { self.module.alias(name, in: $0) }.first ?? decl.superclass?.nominal.flatMap { genericAlias(name, of: $0) }
        return found.flatMap { $0.parameters.isEmpty ? nil : $0 }
    }

    func member(_ node: MemberTypeSyntax) -> SwiftType {
        let name = node.name.word
        if let base = node.baseType.as(IdentifierTypeSyntax.self), Self.moduleNames.contains(base.name.text), module.type(base.name.text) == nil {
            return libraryType(name, node.genericArgumentClause.map(genericArguments) ?? [], at: node)
        }
        let base = type(node.baseType)
        if base.isError { return .error }
        if isProbed(name) { probeNestedTypes(of: base) }
        if name == "Type" { return .metatype(base) }
        if case .nominal(let decl, let given) = base.head, let alias = genericAlias(name, of: decl) {
            return apply(alias, node.genericArgumentClause.map(genericArguments) ?? []).substituting(conformances.map(decl, given))
        }
        if let found = typeMember(name, ofType: base) {
            checkAccess(to: found, at: span(node.name))
            let arguments = node.genericArgumentClause.map(genericArguments) ?? []
            if case .nominal(let decl, let known) = found, !arguments.isEmpty { return .nominal(decl, known.dropLast(arguments.count) + arguments) }
            if case .nominal(let decl, let known) = found, known.contains(where: { argument in decl.parameters.contains { argument == .parameter($0) } }),
                !isInside(decl), !(decl.parent.map(isInside) ?? false)
            {
                return .nominal(decl, known.map { argument in decl.parameters.contains { argument == .parameter($0) } ? fresh() : argument })
            }
            return found
        }
        if let found = alias(name, ofProtocols: base) { return found }
        error("unknown-type", "'\(name)' is not a member type of type '\(base)'", at: span(node))
        return .error
    }

    /// A type alias of a protocol that says the same for each type that conforms: `Style.Configuration`.
    private func alias(_ name: String, ofProtocols type: SwiftType) -> SwiftType? {
        guard case .existential(let list, _) = type.head else { return nil }
        for target in list.flatMap(\.selfAndRefined) {
            guard let alias = module.alias(name, in: target), alias.parameters.isEmpty else { continue }
            let found = conformances.aliasType(alias)
            if !found.contains({ $0 == .parameter(target.parameters[0]) }) { return found }
        }
        return nil
    }

    func typeMember(_ name: String, ofType base: SwiftType) -> SwiftType? {
        switch base.head {
        case .nominal(let decl, _): return typeMember(name, of: decl, base: base)
        case .existential(let list, _):
            for decl in list { if let nested = module.nestedType(name, in: decl) { return nested.selfType } }
            return nil
        default:
            for decl in conformances.protocols(of: base) { if let found = typeMember(name, of: decl, base: base) { return found } }
            return nil
        }
    }
}
