import Diagnostics
import SwiftModel
import SwiftSyntax

/// From type syntax to types.
extension Checker {
    static let moduleNames: Set<String> = [
        "Charts", "Combine", "CoreFoundation", "CoreGraphics", "CoreTransferable", "Darwin", "Dispatch", "Foundation", "Observation", "RegexBuilder", "Swift",
        "SwiftData", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "_Concurrency",
    ]

    func type(_ syntax: TypeSyntax) -> SwiftType {
        depth += 1
        defer { depth -= 1 }
        guard depth < 200 else { error("too-deep", "the type is nested too deeply", at: span(syntax)); return .error }
        guard mayCheck(syntax) else { return .error }
        let found = read(syntax)
        guard let budget, found.hasMoreParts(than: budget.limits.typeParts) else { return found }
        end(with: Limit.typeParts.error(budget.limits), at: span(syntax))
        return .error
    }

    private func read(_ syntax: TypeSyntax) -> SwiftType {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): return identifier(node)
        case .classRestrictionType(let node):
            let message = "using 'class' keyword to define a class-constrained protocol is deprecated; use 'AnyObject' instead"
            warning("deprecated", message, at: span(node), help: "write 'AnyObject'")
            return .existential([module.nominal(.anyObject)], [:])
        case .memberType(let node): return member(node)
        case .optionalType(let node): return module.named(.optional, type(node.wrappedType))
        case .implicitlyUnwrappedOptionalType(let node): return module.named(.optional, type(node.wrappedType))
        case .arrayType(let node): return written(module.named(.array, type(node.element)), at: node)
        case .dictionaryType(let node): return written(module.named(.dictionary, type(node.key), type(node.value)), at: node)
        case .tupleType(let node):
            if node.elements.count > 1, let pack = node.elements.first(where: { $0.type.is(PackExpansionTypeSyntax.self) }) {
                unsupported("a parameter pack beside other elements of a tuple is", at: pack)
                return .error
            }
            let elements = node.elements.map { TupleElement(label: ($0.firstName?.word).flatMap { $0 == "_" ? nil : $0 }, type: type($0.type)) }
            if elements.count == 1 { return elements[0].type }
            return module.hasNoncopyableTypes ? written(.tuple(elements), at: node) : .tuple(elements)
        case .functionType(let node):
            let parameters = node.parameters.map { parameter in
                var result = FunctionType.Parameter(type: type(parameter.type))
                let attributes = self.attributes(of: parameter.type)
                result.isInout = attributes.contains("inout")
                result.isAutoclosure = attributes.contains("autoclosure")
                result.isIsolated = attributes.contains("isolated")
                result.isConsuming = FunctionDecl.Ownership(attributes) == .consuming
                result.isVariadic = parameter.ellipsis != nil
                result.isPack = parameter.type.is(PackExpansionTypeSyntax.self)
                return result
            }
            return .function(
                FunctionType(
                    parameters: parameters, result: type(node.returnClause.type), isThrowing: node.effectSpecifiers?.throwsClause != nil,
                    isAsync: node.effectSpecifiers?.asyncSpecifier != nil, thrown: node.effectSpecifiers?.throwsClause?.type.map(type)))
        case .attributedType(let node): return type(node.baseType)
        case .someOrAnyType(let node):
            if node.someOrAnySpecifier.text == "any" {
                if let metatype = node.constraint.as(MetatypeTypeSyntax.self) { return .metatype(existential(metatype.baseType)) }
                return existential(node.constraint)
            }
            return someType(node)
        case .compositionType: return existential(syntax)
        case .metatypeType(let node): return .metatype(type(node.baseType))
        case .inlineArrayType(let node): return inlineArray(node)
        case .packExpansionType(let node): return expansion(node)
        case .packElementType(let node): return packElement(node)
        default:
            unsupported(Self.unsupportedType(syntax), at: syntax)
            return .error
        }
    }

    private static func unsupportedType(_ syntax: TypeSyntax) -> String {
        switch syntax.kind {
        case .suppressedType: "a type without a conformance ('\(syntax.trimmedDescription)') is"
        default: "the type '\(syntax.trimmedDescription)' is"
        }
    }

    /// `some P` outside a result or parameter.
    private func someType(_ node: SomeOrAnyTypeSyntax) -> SwiftType {
        if let make = opaqueHandler {
            let (protocols, superclass) = constraint(node.constraint)
            let made = make(superclass.map { [module.composition(of: $0, with: protocols)] } ?? protocols)
            if case .parameter(let parameter) = made {
                parameter.suppressesCopyable = node.constraint.suppresses("Copyable")
                impliedRequirements += sameTypes(of: node.constraint, for: made)
            } else if case .opaque(let opaque, _) = made {
                opaqueHandler = { _ in .error }
                opaque.fixed = primaryArguments(of: node.constraint).filter { !$1.contains { $0.isError } }.map { (name: $0.name, type: $1) }
                opaqueHandler = make
            }
            return made
        }
        error("opaque-type", "'some' types are only permitted in properties, subscripts, and functions", at: span(node))
        return .error
    }

    func existential(_ syntax: TypeSyntax) -> SwiftType {
        // `KeyPath<User, String> & Sendable`: the other parts say nothing that is checked here.
        if let parts = syntax.as(CompositionTypeSyntax.self) ?? syntax.as(SomeOrAnyTypeSyntax.self)?.constraint.as(CompositionTypeSyntax.self) {
            let (protocols, superclass) = constraint(TypeSyntax(parts))
            if let superclass, protocols.allSatisfy({ $0.known?.isMarker ?? false }) { return superclass }
        }
        return .existential(protocols(syntax).sorted { $0.name < $1.name }, Dictionary(primaryArguments(of: syntax), uniquingKeysWith: { a, _ in a }))
    }

    /// What a generic parameter has to be; one that is a value (`let count: Int`) is an `Int`.
    func constraint(of node: GenericParameterSyntax) -> TypeSyntax? {
        guard node.specifier?.tokenKind == .keyword(.let) else { return node.inheritedType }
        if let written = node.inheritedType, !type(written).isKnown(.int) {
            let message = "'\(written.trimmedDescription)' is not a supported value type for '\(node.name.text)'"
            error("generic-arguments", message, at: span(node.name), help: "a value as a generic parameter is an 'Int'")
        }
        return nil
    }

    /// What a constraint demands: `Hashable`, `UIView`, `UIView & Resettable`.
    func constraint(_ syntax: TypeSyntax) -> (protocols: [NominalDecl], superclass: SwiftType?) {
        // What `some P` in its brackets means is asked for once, by `sameTypes(of:for:)`.
        let outer = opaqueHandler
        opaqueHandler = { _ in .error }
        defer { opaqueHandler = outer }
        let parts = syntax.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [syntax]
        var found: (protocols: [NominalDecl], superclass: SwiftType?) = ([], nil)
        for part in parts where !isSuppressed(part) {
            if let base = trial({ self.type(part) }), base.nominal?.kind == .class {
                found.superclass = base
            } else {
                found.protocols += protocols(part)
            }
        }
        return found
    }

    /// The protocols that a constraint names; `Any` none.
    func protocols(_ syntax: TypeSyntax) -> [NominalDecl] {
        if isSuppressed(syntax) { return [] }
        if syntax.is(CompositionTypeSyntax.self) {
            let (protocols, superclass) = constraint(syntax)
            return superclass.map { [module.composition(of: $0, with: protocols)] } ?? protocols
        }
        if let tuple = syntax.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first { return protocols(only.type) }
        if let node = syntax.as(AttributedTypeSyntax.self) { return protocols(node.baseType) }
        if let node = syntax.as(SomeOrAnyTypeSyntax.self) { return protocols(node.constraint) }
        switch type(syntax) {
        case .existential(let list, _): return list
        case .error: return []
        case let other:
            error("not-a-protocol", "type '\(other)' constrained to non-protocol, non-class type '\(other)'", at: span(syntax))
            return []
        }
    }

    /// What a constraint with primary associated types says of them: `Store<String>`.
    func sameTypes(of syntax: TypeSyntax, for subject: SwiftType) -> [Requirement] {
        primaryArguments(of: syntax).map { .same(.member(subject, $0), $1) }
    }

    private func primaryArguments(of syntax: TypeSyntax) -> [(AssociatedType, SwiftType)] {
        if let composition = syntax.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { primaryArguments(of: $0.type) } }
        if let node = syntax.as(SomeOrAnyTypeSyntax.self) { return primaryArguments(of: node.constraint) }
        guard let node = syntax.as(IdentifierTypeSyntax.self), let clause = node.genericArgumentClause,
            case .existential(let list, _) = namedType(node.name.word, [], at: node), let decl = list.first
        else { return [] }
        return zip(decl.primaryAssociatedTypes, genericArguments(clause)).compactMap { name, argument in
            associatedType(name, of: decl).map { ($0, argument) }
        }
    }

    private func associatedType(_ name: String, of decl: NominalDecl) -> AssociatedType? {
        decl.selfAndRefined.lazy.compactMap { $0.associatedTypes.first { $0.name == name } }.first
    }

    private func identifier(_ node: IdentifierTypeSyntax) -> SwiftType {
        if node.name.text == "_" { return placeholder(node) }
        return namedType(node.name.word, node.genericArgumentClause.map(genericArguments) ?? [], at: node)
    }

    /// - Parameter node: where the name is, as a type or as an expression.
    func namedType(_ name: String, _ arguments: [SwiftType], at node: some SyntaxProtocol) -> SwiftType {
        switch name {
        case "Any": return .any
        case "Void": return .void
        case "Self":
            if let nominal = context.nominal { return inContext(nominal.selfType) }
        default: break
        }
        if let parameter = context.generics[name] { return context.substitutions[parameter] ?? .parameter(parameter) }
        var current = scope
        while let scope = current {
            switch scope.names[name] {
            case .type(let decl)?: return apply(decl, arguments, at: node)
            case .alias(let alias)?: return apply(alias, arguments)
            case .variable, .functions, nil: current = scope.parent
            }
        }
        var nominal = context.nominal
        while let decl = nominal {
            if let alias = genericAlias(name, of: decl) { return apply(alias, arguments) }
            if let found = typeMember(name, of: decl, base: decl.selfType), !isUnsettled(found, name) {
                checkAccess(to: found, at: span(node))
                if case .nominal(let nested, let known) = found,
                    !arguments.isEmpty || (nested.parameters.count > decl.parameters.count && known == nested.parameters.map(SwiftType.parameter))
                {
                    return apply(nested, arguments, at: node)
                }
                return inContext(found)
            }
            if decl.name == name, decl.kind != .protocol {
                return arguments.isEmpty ? apply(decl, [], at: node, inside: true) : apply(decl, arguments, at: node)
            }
            nominal = decl.parent
        }
        if let decl = module.type(name) {
            if let alias = module.ownAlias(name) { return apply(alias, arguments) }
            return apply(decl, arguments, at: node)
        }
        if let alias = module.alias(name) { return apply(alias, arguments) }
        if reportsNewer(name, at: span(node)) || reportsHidden(name, at: span(node)) { return .error }
        if let framework = unsupportedFramework(of: name) {
            error("unsupported", "'\(name)' is not supported yet", at: span(node), help: Self.unsupportedHelp(framework))
            return .error
        }
        if isProbed(name) { probeNames(wanted: nil) }
        if context.isPartlyKnown { return .error }
        let near = nearest(to: name, among: module.typeNames)
        let imported = Self.isPrefixed(name) ? nil : importHelp()
        error("unknown-type", "cannot find type '\(name)' in scope", at: span(node), help: imported ?? near.map { "did you mean '\($0)'?" })
        return .error
    }

    /// Whether it is an associated type that only members determine which name it themselves: they mean the type of that name outside.
    private func isUnsettled(_ type: SwiftType, _ name: String) -> Bool {
        guard case .member(let base, _) = type, let owner = base.head.nominal, owner.kind != .protocol, !(owner.known?.isOutputRule ?? false) else {
            return false
        }
        return module.type(name) != nil
    }

    /// A type after a module's name, `Swift.Int`: the library's, even if a snippet declares one.
    func libraryType(_ name: String, _ arguments: [SwiftType], at node: some SyntaxProtocol) -> SwiftType {
        let library = module.root
        if let decl = library.type(name) { return apply(decl, arguments, at: node) }
        if let alias = library.alias(name) { return apply(alias, arguments) }
        return namedType(name, arguments, at: node)
    }

    func apply(_ alias: TypeAlias, _ arguments: [SwiftType]) -> SwiftType {
        let type = conformances.aliasType(alias)
        // `typealias B = Box`, where `Box` is generic, is generic itself.
        if alias.parameters.isEmpty, case .nominal(let decl, let known) = type, known.contains(where: { head($0).isOpenVariable }) {
            let isGiven = arguments.count == known.count
            return .nominal(
                decl, zip(decl.parameters, known).enumerated().map { isGiven ? arguments[$0] : head($1.1).isOpenVariable ? fresh(for: $1.0) : $1.1 })
        }
        // Arguments that a program leaves out are inferred.
        let arguments = arguments.isEmpty && (scope != nil || !module.isPrelude) ? alias.parameters.map(fresh(for:)) : arguments
        let given = packed(arguments, for: alias.parameters)
        return type.substituting(Dictionary(zip(alias.parameters, given), uniquingKeysWith: { a, _ in a }))
    }

    /// A declared type with its arguments; inside its own declaration they may be left out, elsewhere they are inferred.
    func apply(_ decl: NominalDecl, _ arguments: [SwiftType], at node: some SyntaxProtocol, inside: Bool = false) -> SwiftType {
        if decl.kind == .protocol { return .existential([decl], [:]) }
        if inside { return inContext(decl.selfType) }
        if let packed = packed(arguments, of: decl) { return apply(decl, packed, at: node) }
        let outer = decl.parent?.parameters.count ?? 0
        let own = decl.parameters.count - outer
        let inherited: [SwiftType] =
            decl.parent.map { parent in
                isInside(parent) ? parent.parameters.map { inContext(.parameter($0)) } : parent.parameters.map { _ in fresh() }
            } ?? []
        if arguments.isEmpty, own > 0 {
            if isInside(decl) { return inContext(decl.selfType) }
            if wantsArguments(node) {
                let help = "write them: \(decl.name)<\(decl.parameters.suffix(own).map { _ in "…" }.joined(separator: ", "))>"
                error("generic-arguments", "reference to generic type '\(decl.name)' requires arguments in <...>", at: span(node), help: help)
                return .error
            }
            return .nominal(decl, inherited + decl.parameters.suffix(own).map(fresh(for:)))
        }
        guard arguments.count == own else {
            error(
                "generic-arguments",
                "generic type '\(decl.name)' specialized with \(arguments.count < own ? "too few" : "too many") type parameters (got \(arguments.count), but expected \(own))",
                at: span(node))
            return .error
        }
        guard areOfTheirKind(arguments, for: Array(decl.parameters.suffix(own)), at: span(node)) else { return .error }
        return written(.nominal(decl, inherited + arguments), at: node)
    }

    /// A type of the declarations around with what the current context gives for their parameters.
    private func inContext(_ type: SwiftType) -> SwiftType { context.substitutions.isEmpty ? type : type.substituting(context.substitutions) }

    /// Type arguments are checked against what their parameters require when all declarations are known.
    private func written(_ type: SwiftType, at node: some SyntaxProtocol) -> SwiftType {
        if !module.isPrelude, trialDepth == 0 { writtenTypes.append((type, span(node), conformances.assumptions)) }
        return type
    }

    func isInside(_ decl: NominalDecl) -> Bool {
        var current = context.nominal
        while let nominal = current {
            if nominal == decl { return true }
            current = nominal.parent
        }
        return false
    }

    /// The names of the attributes on a type: `escaping`, `ViewBuilder`, `inout`.
    func attributes(of syntax: TypeSyntax) -> Set<String> {
        guard let node = syntax.as(AttributedTypeSyntax.self) else { return [] }
        var names = Set(node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
        for specifier in node.specifiers { names.insert(specifier.trimmedDescription) }
        return names
    }
}
