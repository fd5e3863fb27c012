import Diagnostics
import SwiftModel
import SwiftSyntax

/// Members named after a base, or after a dot alone.
extension Checker {
    func memberAccess(_ node: MemberAccessExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let name = node.declName.baseName.word
        guard let baseSyntax = node.base else { return labeled(node.declName) { implicitBase(name, expected, place) } }
        if name == "self", let type = typeExpression(baseSyntax), baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName.word != "Self" {
            return Expr(.metatype(type), .metatype(type), place)
        }
        if let module = baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName.word, Self.moduleNames.contains(module), self.module.type(module) == nil {
            if let type = typeExpression(ExprSyntax(node)) { return Expr(.metatype(type), .metatype(type), place) }
            return globalValue(name, expected, place, in: self.module.root) ?? expression(ExprSyntax(node.declName), expected)
        }
        let base = baseExpression(baseSyntax, expected)
        if isProbed(name) { probeMember(of: base, wanted: expected) }
        if base.type.isError { return Expr(.failed, .error, place) }
        if name == "self" { return base }
        settleParts(of: base, reaching: name)
        if let found = labeled(node.declName, { memberValue(name, on: base, at: place, expected: expected) }) { return found }
        reportUnknownMember(name, on: base.type, at: span(node.declName), of: base)
        return Expr(.failed, .error, place)
    }

    /// The base of a member access; implicit members in it take the expected type (`.red.opacity(0.5)`).
    func baseExpression(_ syntax: ExprSyntax, _ expected: SwiftType?) -> Expr {
        if beginsImplicitly(syntax) { return expression(syntax, expected) }
        if syntax.is(DeclReferenceExprSyntax.self) || syntax.is(MemberAccessExprSyntax.self) || syntax.is(GenericSpecializationExprSyntax.self)
            || syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self)
        {
            let isLocal = syntax.as(DeclReferenceExprSyntax.self).map { local($0.baseName.word) != nil } ?? false
            if syntax.as(DeclReferenceExprSyntax.self)?.baseName.word == "Self", let own = classOfSelf(at: span(syntax)) { return own }
            if !isLocal, let type = typeExpression(syntax), !shadowed(syntax) {
                return Expr(.metatype(type), .metatype(type), span(syntax))
            }
        }
        return expression(syntax, nil)
    }

    /// Whether a capitalised name is a variable after all (`let C = Color.red`).
    private func shadowed(_ syntax: ExprSyntax) -> Bool {
        guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.word else { return false }
        return module.variable(name) != nil && module.type(name) == nil
    }

    func beginsImplicitly(_ syntax: ExprSyntax) -> Bool {
        if let base = syntax.chainBase { return beginsImplicitly(base) }
        return syntax.is(MemberAccessExprSyntax.self)
    }

    /// Whether the type of what is wanted determines what the expression means: a member without base, a key path without root, and literals of such.
    /// Where that type isn't known, it isn't their own error.
    func needsContext(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .keyPathExpr(let node): node.root == nil
        case .arrayExpr(let node): node.elements.contains { needsContext($0.expression) }
        case .dictionaryExpr(let node):
            node.content.as(DictionaryElementListSyntax.self)?.contains { needsContext($0.key) || needsContext($0.value) } ?? false
        case .tupleExpr(let node): node.elements.contains { needsContext($0.expression) }
        default: beginsImplicitly(syntax)
        }
    }

    /// Where `.name` is looked up.
    enum ImplicitBase {
        case type(SwiftType)
        /// `.red` where some ShapeStyle is wanted: static members of the protocol whose Self is a concrete type.
        case conforming(NominalDecl)

        var type: SwiftType {
            switch self {
            case .type(let type): type
            case .conforming(let decl): .parameter(decl.parameters[0])
            }
        }
    }

    /// Where `.name` is looked up for an expected type: for an optional in what it wraps, too.
    func implicitBases(_ expected: SwiftType?, isCaseOfOptional: Bool = false) -> [ImplicitBase] {
        guard let expected, !expected.isError else { return [] }
        let target = head(expected)
        if isOpenLiteral(target) { defaultVariables(target) }
        if case .variable(let variable) = target.head { return variable.protocols.map(ImplicitBase.conforming) }
        if let payload = target.optionalPayload {
            return isCaseOfOptional ? [.type(target)] + implicitBases(payload) : implicitBases(payload) + [.type(target)]
        }
        if case .existential(let list, _) = target { return list.map(ImplicitBase.conforming) }
        return [.type(target.head)]
    }

    private func implicitBase(_ name: String, _ expected: SwiftType?, _ place: Span) -> Expr {
        let bases = implicitBases(expected, isCaseOfOptional: name == "none")
        if isProbed(name) { probeImplicitMember(bases) }
        guard !bases.isEmpty else {
            if expected?.isError != true { reportNoBase(of: name, at: place) }
            return Expr(.failed, .error, place)
        }
        for base in bases {
            switch base {
            case .conforming(let decl): if let found = protocolStatic(name, decl, place, wanted: expected) { return found }
            case .type(let type): if let found = staticValue(name, of: type, base: nil, at: place, expected: expected) { return found }
            }
        }
        if case .error = bases[0].type { return Expr(.failed, .error, place) }
        for base in bases { if let made = resource(name, base.type, place) { return made } }
        reportUnknownMember(name, on: .metatype(bases[0].type), at: place)
        // The error that leaves the type open is reported.
        if trialDepth == 0, let expected { fail(expected) }
        return Expr(.failed, .error, place)
    }

    /// `Image(.pear)`: Xcode declares a member for each image and color of an asset catalog.
    private func resource(_ name: String, _ type: SwiftType, _ place: Span) -> Expr? {
        guard type.isKnown(.imageResource) || type.isKnown(.colorResource) else { return nil }
        let argument = Argument(label: "_member", source: .typed(Expr(.string(name), module.named(.string), place)), span: place)
        return construct(type, [argument], expecting: nil, at: place)
    }

    /// `static var red: Color` in `extension ShapeStyle where Self == Color`; a function of the name only if there's no such variable.
    func protocolStatic(_ name: String, _ decl: NominalDecl, _ place: Span, wanted: SwiftType? = nil) -> Expr? {
        var method: Expr?
        for target in [decl] + decl.refined {
            // A style of macOS that the library declares, too, isn't there on a phone.
            let all = module.members(name, of: target)
            let own = all.filter(\.isOfSnippet)
            let members = own.isEmpty ? all : own
            let suiting = members.filter { member in
                guard case .variable(let variable) = member, let concrete = concreteSelf(variable.getter?.requirements ?? [], target) else { return false }
                return suits(concrete, wanted)
            }
            for member in suiting.isEmpty ? members : suiting {
                switch member {
                case .variable(let variable) where variable.isStatic:
                    guard let concrete = concreteSelf(variable.getter?.requirements ?? [], target) else { continue }
                    let type = conformances.normalized(variable.type.substituting([target.parameters[0]: concrete]))
                    return Expr(.staticMember(variable, owner: concrete), type, place)
                case .function(let function) where function.isStatic && method == nil:
                    guard let concrete = concreteSelf(function.requirements, target) else { continue }
                    let base = Expr(.metatype(concrete), .metatype(concrete), place)
                    method = functionReference(function, [target.parameters[0]: concrete], base: base, at: place)
                default: continue
                }
            }
        }
        return method
    }

    /// `Self == Boxed<Content>` of a method that has `Content` as its own parameter: which one it is, each call decides.
    func instantiated(_ type: SwiftType, of function: FunctionDecl) -> SwiftType {
        let own = function.parameters.suffix(function.ownParameterCount)
        return own.isEmpty ? type : type.substituting(Dictionary(uniqueKeysWithValues: own.map { ($0, fresh(for: $0)) }))
    }

    func concreteSelf(_ requirements: [Requirement], _ decl: NominalDecl) -> SwiftType? {
        for case .same(let a, let b) in requirements {
            if a == .parameter(decl.parameters[0]) { return b }
            if b == .parameter(decl.parameters[0]) { return a }
        }
        return nil
    }
}

extension Member {
    fileprivate var isOfSnippet: Bool {
        switch self {
        case .function(let decl): !decl.isPrelude
        case .variable(let decl): !decl.isPrelude
        case .enumCase: false
        }
    }
}

extension ExprSyntax {
    /// What the expression continues as a part of a chain of members, calls, subscripts and unwrappings.
    var chainBase: ExprSyntax? {
        switch self.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): node.base
        case .functionCallExpr(let node): node.calledExpression
        case .subscriptCallExpr(let node): node.calledExpression
        case .forceUnwrapExpr(let node): node.expression
        case .prefixOperatorExpr(let node): node.expression
        default: nil
        }
    }
}
