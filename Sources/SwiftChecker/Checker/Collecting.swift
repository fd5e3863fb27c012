import Diagnostics
import SwiftModel
import SwiftSyntax

/// From declaration syntax to declarations: first the names of types, then what they inherit, then their members.
extension Checker {
    enum CollectingPass: CaseIterable { case types, extensionTypes, inheritance, awaiting, wrappers, members }

    func collect(_ items: [DeclSyntax]) { collect([(source, items)]) }

    /// Collects several files as one module.
    func collect(_ files: [(SourceText, [DeclSyntax])]) {
        for pass in CollectingPass.allCases {
            if pass == .inheritance {
                // What others require of associated types is found once protocols have them.
                for (file, items) in files {
                    source = file
                    collect(items.filter { $0.is(ProtocolDeclSyntax.self) }, pass)
                }
            }
            for (file, items) in files {
                source = file
                collect(pass == .inheritance ? items.filter { !$0.is(ProtocolDeclSyntax.self) } : items, pass)
            }
            if pass == .extensionTypes { declareTypesOfLaterExtensions() }
        }
    }

    func collect(_ items: [DeclSyntax], _ pass: CollectingPass) {
        conformances.whileCollecting { for item in items { collect(item, pass) } }
    }

    private func collect(_ item: DeclSyntax, _ pass: CollectingPass) {
        switch pass {
        case .types: declareType(item, in: nil)
        case .extensionTypes: if !declareExtensionTypes(item) { extensionsToRead.append((source, item)) }
        case .inheritance: declareInheritance(item)
        case .awaiting: if !module.isPrelude { awaitMembers(item) }
        // What a property wrapper has is known before properties are wrapped.
        case .wrappers: if isWrapper(item) { declareMembers(item) }
        case .members: if !isWrapper(item) { declareMembers(item) }
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
        if parent != nil, name.first?.isUppercase != true { unusualTypeNames.insert(name) }
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
        // An extension gives its access to its own members alone.
        let access = extensionAccess
        extensionAccess = nil
        defer { extensionAccess = access }
        for member in parts.members { declareType(member.decl, in: decl) }
        return decl
    }

    private func stableKey(_ name: String) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(hash >> 2) + 1
    }

    private func declareAlias(_ node: TypeAliasDeclSyntax, in parent: NominalDecl?, _ conditions: GenericWhereClauseSyntax?) {
        let parameters = node.genericParameterClause?.parameters.map { GenericParameter($0, isPrelude: module.isPrelude) } ?? []
        let alias = TypeAlias(name: node.name.text, parameters: parameters, span: span(node.name))
        let (outer, scope, text) = (context, scope, source)
        alias.resolve = { [unowned self] in
            var inner = parent.map(declContext) ?? outer
            for parameter in parameters { inner.generics[parameter.name] = parameter }
            inner.scope = scope
            for clause in [conditions, node.genericWhereClause] { inner.requirements += separately(in: inner, source: text) { requirements(clause) } }
            for (parameter, written) in zip(parameters, node.genericParameterClause?.parameters ?? []) {
                guard let bound = written.inheritedType else { continue }
                (parameter.protocols, parameter.superclass) = separately(in: inner, source: text) { constraint(bound) }
            }
            return separately(in: inner, source: text) { type(node.initializer.value) }
        }
        if let parent {
            if parent.isPrelude == module.isPrelude {
                parent.aliases[alias.name] = alias
            } else {
                module.addedAliases[parent, default: [:]][alias.name] = alias
            }
        } else if let scope {
            scope.names[alias.name] = .alias(alias)
        } else {
            declareGlobal(alias, names(node.attributes, node.modifiers))
        }
    }

    /// Gives whether what is extended is known.
    private func declareExtensionTypes(_ item: DeclSyntax) -> Bool {
        guard let node = item.as(ExtensionDeclSyntax.self) else { return true }
        guard let decl = extended(node, reports: false) else { return false }
        declareTypes(in: node, of: decl)
        return true
    }

    /// Extensions of what other extensions declare are in any order.
    private func declareTypesOfLaterExtensions() {
        var isNew = true
        while isNew, !extensionsToRead.isEmpty {
            let waiting = extensionsToRead
            extensionsToRead = waiting.filter { text, item in
                source = text
                return !declareExtensionTypes(item)
            }
            isNew = extensionsToRead.count < waiting.count
        }
        extensionsToRead = []
    }

    func declareTypes(in node: ExtensionDeclSyntax, of decl: NominalDecl) {
        let outer = extensionAccess
        defer { extensionAccess = outer }
        for member in node.memberBlock.members {
            extensionAccess = access(of: node)
            declareType(member.decl, in: decl, conditions: node.genericWhereClause)
        }
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
    func requirements(of node: ExtensionDeclSyntax, on decl: NominalDecl) -> [Requirement] {
        func names(_ type: TypeSyntax) -> Bool {
            switch type.as(TypeSyntaxEnum.self) {
            case .identifierType(let type): type.genericArgumentClause != nil
            case .memberType(let type): type.genericArgumentClause != nil || names(type.baseType)
            case .arrayType, .dictionaryType, .optionalType: true
            default: false
            }
        }
        guard names(node.extendedType) || isAlias(node.extendedType), case .nominal(_, let arguments) = type(node.extendedType).head else {
            return requirements(node.genericWhereClause)
        }
        let given = zip(decl.parameters, arguments).filter { !head($1).isOpenVariable && $1 != .parameter($0) }
        return given.map { .same(.parameter($0), $1) } + requirements(node.genericWhereClause)
    }

    /// Whether a name is one for a type with its arguments: `typealias Names = [String]`.
    private func isAlias(_ type: TypeSyntax) -> Bool {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): !module.isPrelude && module.type(node.name.word) == nil
        case .memberType(let node): !module.isPrelude && node.name.word != "Type"
        default: false
        }
    }

    func declContext(_ decl: NominalDecl) -> DeclContext {
        var context = DeclContext(nominal: decl, scope: scope)
        for parameter in decl.parameters { context.generics[parameter.name] = parameter }
        context.parameters = decl.parameters
        context.requirements = decl.requirements
        return context
    }

    // MARK: Attributes

    func names(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Attributes {
        var result = Attributes()
        for attribute in attributes {
            guard let node = attribute.as(AttributeSyntax.self) else { continue }
            if let availability = Availability(node) { result.availability = availability }
            result.names.insert(nameOfAttribute(node.attributeName))
        }
        for modifier in modifiers { result.names.insert(modifier.detail == nil ? modifier.name.text : modifier.trimmedDescription) }
        if let extensionAccess, result.names.isDisjoint(with: ["private", "fileprivate", "internal", "public", "open"]) {
            // What is private for an extension is so for the whole file.
            result.names.insert(extensionAccess == "private" ? "fileprivate" : extensionAccess)
        }
        return result
    }

    /// `State` for `SwiftUI.State`.
    private func nameOfAttribute(_ type: TypeSyntax) -> String {
        if let member = type.as(MemberTypeSyntax.self), isModule(member.baseType) { return member.name.text }
        return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
    }

    func isModule(_ type: TypeSyntax) -> Bool {
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return false }
        return Self.moduleNames.contains(name) && module.type(name) == nil
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
            // What an extension says of its members doesn't hold for theirs.
            let outerAccess = extensionAccess
            extensionAccess = nil
            defer { extensionAccess = outerAccess }
            // What a macro that isn't here adds isn't known.
            if !checkAttributes(parts.attributes), namesUnsupported(parts.attributes) { decl.header.inheritsUnsupported = true }
            checkObservable(parts)
            within(declContext(decl)) {
                let earlier = initializerCount(of: decl)
                for member in parts.members where isWrapper(member.decl) { self.member(member.decl, of: decl, isExtension: false) }
                for member in parts.members where !isWrapper(member.decl) { self.member(member.decl, of: decl, isExtension: false) }
                if decl.kind == .enum { synthesizeEnumMembers(decl) }
                if decl.kind == .struct || decl.kind == .class { synthesizeInitializers(decl, besides: earlier) }
                synthesizeCoding(decl, parts)
                synthesizeModel(decl, parts)
                synthesizeAnimatable(decl, parts)
            }
            return
        }
        member(item, of: nil, isExtension: false)
    }

    func add(_ member: Member, named name: String, to decl: NominalDecl?) {
        conformances.forgetInferences()
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
        case .initializerDecl(let node):
            guard let decl else { return }
            let function = initializer(node, of: decl)
            function.isOfExtension = isExtension
            add(.function(function), named: "init", to: decl)
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
