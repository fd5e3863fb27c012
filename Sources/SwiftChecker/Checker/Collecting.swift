import Diagnostics
import SwiftModel
import SwiftSyntax

/// From declaration syntax to declarations: first the names of types, then what they inherit, then their members.
extension Checker {
    enum CollectingPass: CaseIterable { case types, extensionTypes, inheritance, awaiting, wrappers, members }

    func collect(_ items: [DeclSyntax]) {
        for pass in CollectingPass.allCases { collect(items, pass) }
    }

    func collect(_ items: [DeclSyntax], _ pass: CollectingPass) {
        for item in items {
            switch pass {
            case .types: declareType(item, in: nil)
            case .extensionTypes: declareExtensionTypes(item)
            case .inheritance: declareInheritance(item)
            case .awaiting: if !module.isPrelude { awaitMembers(item) }
            // What a property wrapper has is known before properties are wrapped.
            case .wrappers: if isWrapper(item) { declareMembers(item) }
            case .members: if !isWrapper(item) { declareMembers(item) }
            }
        }
    }

    private func isWrapper(_ item: DeclSyntax) -> Bool {
        NominalSyntax(item).map { names($0.attributes, $0.modifiers).contains("propertyWrapper") } ?? false
    }

    /// Declarations that are the members of a type without being written in it.
    func collectMembers(_ items: [DeclSyntax], of decl: NominalDecl) {
        within(declContext(decl)) {
            let earlier = initializerCount(of: decl)
            for item in items { member(item, of: decl, isExtension: false) }
            synthesizeInitializers(decl, besides: earlier)
        }
    }

    /// - Parameter conditions: those of the extension that they would be written in.
    func collectMembers(_ items: [DeclSyntax], of decl: NominalDecl, under conditions: [Requirement]) {
        var inner = declContext(decl)
        inner.requirements += conditions
        within(inner) { for item in items { member(item, of: decl, isExtension: false) } }
    }

    /// Collects members that are written in a type, or in an extension of it, and were left out when the rest was read.
    func collectMembers(
        _ items: MemberBlockItemListSyntax, of decl: NominalDecl, extension node: ExtensionDeclSyntax?, from header: SourceText, text: SourceText
    ) {
        var inner = declContext(decl)
        source = header
        if let node { within(inner) { inner.requirements += requirements(of: node, on: decl) } }
        source = text
        within(inner) { for item in items { member(item.decl, of: decl, isExtension: node != nil) } }
    }

    // MARK: Names of types

    /// - Parameter conditions: those of the extension that contains it.
    @discardableResult
    func declareType(_ item: DeclSyntax, in parent: NominalDecl?, conditions: GenericWhereClauseSyntax? = nil) -> NominalDecl? {
        guard let parts = NominalSyntax(item) else {
            if let alias = item.as(TypeAliasDeclSyntax.self) { declareAlias(alias, in: parent, conditions) }
            return nil
        }
        let name = parts.name.word
        let attributes = names(parts.attributes, parts.modifiers)
        let file = parent == nil && isInFolder && attributes.isForFile ? "\(source.name)." : ""
        let qualified = parent.map { "\($0.qualifiedName).\($0.key).\(name)" } ?? "\(file)\(name)"
        let decl = NominalDecl(
            kind: parts.kind, name: name, parent: parent?.kind == .protocol ? nil : parent, key: module.isPrelude ? 0 : stableKey(qualified),
            isPrelude: module.isPrelude,
            span: span(parts.name), attributes: attributes)
        decl.isActor = item.is(ActorDeclSyntax.self)
        decl.takesPack = parts.generics?.parameters.contains { $0.specifier?.tokenKind == .keyword(.each) } ?? false
        module.nominals.append(decl)
        if let parent {
            if parent.isPrelude == module.isPrelude { parent.nestedTypes[name] = decl } else { module.addedTypes[parent, default: [:]][name] = decl }
        } else if scope != nil {
            scope?.names[name] = .type(decl)
        } else {
            declareGlobal(decl)
        }
        // What a library's type inherits is read once all types inside it are declared.
        var outer = parent.map { $0.kind == .protocol ? [] : $0.header.parameters } ?? context.parameters
        if decl.kind == .protocol { outer = [GenericParameter(name: "Self")] }
        decl.header.parameters = outer + (parts.generics?.parameters.map { GenericParameter($0, isPrelude: module.isPrelude) } ?? [])
        for member in parts.members { declareType(member.decl, in: decl) }
        return decl
    }

    private func stableKey(_ name: String) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(hash >> 2) + 1
    }

    private func declareAlias(_ node: TypeAliasDeclSyntax, in parent: NominalDecl?, _ conditions: GenericWhereClauseSyntax?) {
        let parameters = node.genericParameterClause?.parameters.map { GenericParameter(name: $0.name.text) } ?? []
        let alias = TypeAlias(name: node.name.text, parameters: parameters, span: span(node.name))
        let (outer, scope, text) = (context, scope, source)
        alias.resolve = { [unowned self] in
            var inner = parent.map(declContext) ?? outer
            for parameter in parameters { inner.generics[parameter.name] = parameter }
            inner.scope = scope
            if let conditions { inner.requirements += separately(in: inner, source: text) { requirements(conditions) } }
            return separately(in: inner, source: text) { type(node.initializer.value) }
        }
        if let parent {
            if parent.isPrelude == module.isPrelude {
                parent.aliases[alias.name] = alias
            } else {
                module.addedAliases[parent, default: [:]][alias.name] = alias
            }
        } else {
            declareGlobal(alias, names(node.attributes, node.modifiers))
        }
    }

    private func declareExtensionTypes(_ item: DeclSyntax) {
        guard let node = item.as(ExtensionDeclSyntax.self), let decl = extended(node, reports: false) else { return }
        declareTypes(in: node, of: decl)
    }

    func declareTypes(in node: ExtensionDeclSyntax, of decl: NominalDecl) {
        for member in node.memberBlock.members { declareType(member.decl, in: decl, conditions: node.genericWhereClause) }
    }

    /// The type that an extension extends.
    func extended(_ node: ExtensionDeclSyntax, reports: Bool) -> NominalDecl? {
        let saved = pending
        let type = type(node.extendedType)
        if !reports { pending = saved }
        switch type.head {
        case .nominal(let decl, _): return decl
        case .existential(let list, _) where list.count == 1: return list[0]
        default:
            if reports, !type.isError { error("extension", "non-nominal type '\(type)' cannot be extended", at: span(node.extendedType)) }
            return nil
        }
    }

    /// What an extension asks of the type's arguments: in its `where` clause, and by naming them, as `extension Array<String>` does.
    private func requirements(of node: ExtensionDeclSyntax, on decl: NominalDecl) -> [Requirement] {
        let names: Bool =
            switch node.extendedType.as(TypeSyntaxEnum.self) {
            case .identifierType(let type): type.genericArgumentClause != nil
            case .memberType(let type): type.genericArgumentClause != nil
            case .arrayType, .dictionaryType, .optionalType: true
            default: false
            }
        guard names, case .nominal(_, let arguments) = type(node.extendedType).head else { return requirements(node.genericWhereClause) }
        return zip(decl.parameters, arguments).map { .same(.parameter($0), $1) } + requirements(node.genericWhereClause)
    }

    func declContext(_ decl: NominalDecl) -> DeclContext {
        var context = DeclContext(nominal: decl, scope: scope)
        for parameter in decl.parameters { context.generics[parameter.name] = parameter }
        context.parameters = decl.parameters
        context.requirements = decl.requirements
        return context
    }

    // MARK: Inheritance and constraints

    func declareInheritance(_ item: DeclSyntax) {
        if let node = item.as(ExtensionDeclSyntax.self) {
            guard let decl = extended(node, reports: true) else { return }
            within(declContext(decl)) {
                for member in node.memberBlock.members { declareInheritance(member.decl) }
                let conditions = requirements(of: node, on: decl)
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
                guard let constraint = parameter.inheritedType else { continue }
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
            decl.header.requirements += (decl.parent?.requirements ?? []) + requirements(parts.whereClause)
            if decl.kind == .protocol {
                // `where` on an associated type or on the protocol speaks of `Self`.
                for member in parts.members {
                    if let node = member.decl.as(AssociatedTypeDeclSyntax.self) { decl.header.requirements += requirements(node.genericWhereClause) }
                }
            }
        }
        for member in parts.members { within(declContext(decl)) { declareInheritance(member.decl) } }
    }

    private func inherit(_ syntax: TypeSyntax, _ decl: NominalDecl, isFirst: Bool) {
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
        case .nominal where decl.kind == .enum:
            decl.header.rawType = type
        case .error: break
        default: error("inheritance", "inheritance from non-protocol type '\(type)'", at: span(syntax))
        }
    }

    private func superclasses(of decl: NominalDecl) -> [NominalDecl] { [decl] + (decl.superclass?.nominal.map(superclasses) ?? []) }

    /// Whether a class or protocol is the other or one that it comes from.
    private func isAbove(_ decl: NominalDecl, _ other: NominalDecl) -> Bool {
        other == decl || other.refines(decl) || (other.superclass?.nominal.map { isAbove(decl, $0) } ?? false)
    }

    /// Conformances are read first: other requirements may name the associated types that they bring.
    func requirements(_ clause: GenericWhereClauseSyntax?) -> [Requirement] {
        guard let clause else { return [] }
        let saved = conformances.assumptions
        defer { conformances.assumptions = saved }
        var found: [Requirement] = []
        let packs = clause.requirements.filter { $0.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.repeat) } }
        if let pack = packs.first { unsupported("a requirement of a parameter pack in a 'where' clause is", at: pack) }
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
            guard case .sameTypeRequirement(let node) = item.requirement, case .type(let left) = node.leftType, case .type(let right) = node.rightType else {
                continue
            }
            found.append(.same(type(left), type(right)))
        }
        return found
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

    // MARK: Attributes

    func names(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Attributes {
        var result = Attributes()
        for attribute in attributes {
            guard let node = attribute.as(AttributeSyntax.self) else { continue }
            if let availability = Availability(node) { result.availability = availability }
            result.names.insert(node.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? node.attributeName.trimmedDescription)
        }
        for modifier in modifiers { result.names.insert(modifier.detail == nil ? modifier.name.text : modifier.trimmedDescription) }
        if let extensionAccess, result.names.isDisjoint(with: ["private", "fileprivate", "internal", "public"]) {
            // What is private for an extension is so for the whole file.
            result.names.insert(extensionAccess == "private" ? "fileprivate" : extensionAccess)
        }
        return result
    }

    // MARK: Members

    func declareMembers(_ item: DeclSyntax) {
        if let node = item.as(ExtensionDeclSyntax.self) {
            let saved = pending
            guard let decl = extended(node, reports: false) else { pending = saved; return }
            guard takeAwaited(item, of: decl) else { return }
            var inner = declContext(decl)
            within(inner) { inner.requirements += requirements(of: node, on: decl) }
            extensionAccess = access(of: node)
            within(inner) { for member in node.memberBlock.members { self.member(member.decl, of: decl, isExtension: true) } }
            extensionAccess = nil
            return
        }
        if let parts = NominalSyntax(item) {
            guard let decl = declared(parts), takeAwaited(item, of: decl) else { return }
            checkAttributes(parts.attributes)
            checkObservable(parts)
            within(declContext(decl)) {
                let earlier = initializerCount(of: decl)
                for member in parts.members where isWrapper(member.decl) { self.member(member.decl, of: decl, isExtension: false) }
                for member in parts.members where !isWrapper(member.decl) { self.member(member.decl, of: decl, isExtension: false) }
                if decl.kind == .enum { synthesizeEnumMembers(decl) }
                if decl.kind == .struct || decl.kind == .class { synthesizeInitializers(decl, besides: earlier) }
                synthesizeCoding(decl, parts)
                synthesizeModel(decl, parts)
            }
            return
        }
        member(item, of: nil, isExtension: false)
    }

    func add(_ member: Member, named name: String, to decl: NominalDecl?) {
        guard let decl else {
            switch member {
            case .function(let function): declareGlobal(function)
            case .variable(let variable): declareGlobal(variable)
            case .enumCase: break
            }
            return
        }
        if decl.isPrelude == module.isPrelude {
            decl.add(member, named: name)
        } else {
            module.addedMembers[decl, default: [:]][name, default: []].append(member)
        }
    }

    private func member(_ item: DeclSyntax, of decl: NominalDecl?, isExtension: Bool) {
        let saved = isCollectingExtension
        isCollectingExtension = isExtension
        defer { isCollectingExtension = saved }
        switch item.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): variables(node, of: decl, isExtension: isExtension)
        case .functionDecl(let node): add(.function(function(node, of: decl)), named: node.name.word, to: decl)
        case .initializerDecl(let node): if let decl { add(.function(initializer(node, of: decl)), named: "init", to: decl) }
        case .subscriptDecl(let node): if let decl { subscriptMember(node, of: decl) }
        case .enumCaseDecl(let node): if let decl { enumCases(node, of: decl) }
        case .deinitializerDecl(let node):
            guard let decl else { return }
            guard !isExtension else {
                return error("misplaced-member", "deinitializers may only be declared within a class, actor, or noncopyable type", at: span(node.deinitKeyword))
            }
            let function = FunctionDecl(
                name: "deinit", kind: .deinitializer, owner: decl, isStatic: false, span: span(node.deinitKeyword), isPrelude: module.isPrelude)
            function.parameters = context.parameters
            setBody(function, node.body)
            decl.content.deinitializer = function
        case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl: if decl != nil { declareMembers(item) }
        case .typeAliasDecl, .associatedTypeDecl, .importDecl, .operatorDecl, .precedenceGroupDecl: break
        case .macroExpansionDecl: break
        default: unsupported("this declaration is", at: item)
        }
    }
}
