import Diagnostics
import SwiftModel
import SwiftSyntax

/// What a declaration may not be in its place, judged by the syntax alone.
final class DeclarationRules: SyntaxVisitor {
    /// The text is the inside of a view: its top level holds members.
    private let isInsideOfView: Bool
    private let report: (_ message: String, _ node: Syntax, _ help: String?) -> Void

    init(isInsideOfView: Bool, report: @escaping (String, Syntax, String?) -> Void) {
        (self.isInsideOfView, self.report) = (isInsideOfView, report)
        super.init(viewMode: .sourceAccurate)
    }

    /// Where a declaration is.
    private enum Place {
        case free
        case ofExtension
        case member(NominalDecl.Kind, of: String)

        var isValueType: Bool {
            switch self {
            case .member(.struct, _), .member(.enum, _): true
            default: false
            }
        }
        var isFree: Bool { if case .free = self { true } else { false } }
    }

    private func place(of node: some SyntaxProtocol) -> Place {
        var current = node.parent
        while let parent = current {
            if let type = parent.as(DeclSyntax.self).flatMap(NominalSyntax.init) { return .member(type.kind, of: type.name.text) }
            if parent.is(ExtensionDeclSyntax.self) { return .ofExtension }
            if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) { return .free }
            current = parent.parent
        }
        return isInsideOfView ? .member(.struct, of: "Snippet") : .free
    }

    private func tell(_ message: String, at node: some SyntaxProtocol, help: String? = nil) { report(message, Syntax(node), help) }

    private func modifier(_ names: String..., of modifiers: DeclModifierListSyntax) -> DeclModifierSyntax? {
        modifiers.first { names.contains($0.name.text) && $0.detail == nil }
    }

    private func checkModifiers(_ modifiers: DeclModifierListSyntax, _ place: Place) {
        guard place.isValueType || place.isFree else { return }
        if let found = modifier("override", of: modifiers) { tell("'override' can only be specified on class members", at: found) }
        if let found = modifier("final", of: modifiers), place.isValueType { tell("only classes and class members may be marked with 'final'", at: found) }
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "indirect", let declaration = node.parent?.parent, !declaration.is(EnumDeclSyntax.self),
            !declaration.is(EnumCaseDeclSyntax.self)
        else { return .visitChildren }
        let isStruct = declaration.is(StructDeclSyntax.self)
        tell(
            "'indirect' modifier cannot be applied to this declaration", at: node,
            help: isStruct ? "only enums may be 'indirect': make it a 'class'" : "leave it out")
        return .visitChildren
    }

    // MARK: Properties

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.accessorSpecifier.text
        if !["get", "set", "_read", "_modify", "willSet", "didSet"].contains(name) {
            tell("'\(name)' accessors are not supported", at: node.accessorSpecifier, help: "write 'get' and 'set'")
        }
        return .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        let accessors = Accessors(node)
        if let setter = accessors.setter, !accessors.hasGetter {
            let what = node.parent?.is(SubscriptDeclSyntax.self) ?? false ? "subscript" : "variable"
            tell("\(what) with a setter must also have a getter", at: setter.accessorSpecifier, help: "write 'get { … }' beside it")
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let place = place(of: node)
        checkModifiers(node.modifiers, place)
        let isLet = node.bindingSpecifier.text == "let"
        let lazy = modifier("lazy", of: node.modifiers)
        if let lazy, isLet { tell("'lazy' cannot be used on a let", at: lazy, help: "write 'var'") }
        if let lazy, !isLet, !isInsideOfView, node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false {
            tell("'lazy' cannot be used on an already-lazy global", at: lazy, help: "leave it out")
        }
        for binding in node.bindings {
            let accessors = Accessors(binding.accessorBlock)
            if accessors.isComputed {
                if isLet { tell("'let' declarations cannot be computed properties", at: node.bindingSpecifier, help: "write 'var'") }
                if let lazy { tell("'lazy' cannot be used on a computed property", at: lazy, help: "leave it out") }
                if binding.initializer != nil { tell("variable with getter/setter cannot have an initial value", at: binding.pattern) }
                if let observer = accessors.willSet ?? accessors.didSet {
                    tell("'\(observer.accessorSpecifier.text)' cannot be provided together with a getter", at: observer)
                }
                continue
            }
            if isLet, let block = binding.accessorBlock {
                tell("'let' declarations cannot be observing properties", at: block, help: "write 'var'")
            }
            if lazy != nil, !isLet, binding.initializer == nil { tell("lazy properties must have an initializer", at: binding.pattern) }
            if case .member(.protocol, _) = place {
                tell("property in protocol must have explicit { get } or { get set } specifier", at: binding.pattern)
            } else if case .member(.enum, _) = place, modifier("static", "class", of: node.modifiers) == nil {
                tell("enums must not contain stored properties", at: binding.pattern, help: "make it 'static', or compute it: var … { … }")
            }
        }
        return .visitChildren
    }

    // MARK: Functions

    /// Inside a function, names distinguish its parameters.
    override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
        var seen: Set<String> = []
        for parameter in node.parameters {
            let name = parameter.secondName ?? parameter.firstName
            if name.text != "_", !seen.insert(name.word).inserted { tell("invalid redeclaration of '\(name.word)'", at: name) }
        }
        for (parameter, next) in zip(node.parameters, node.parameters.dropFirst()) where parameter.ellipsis != nil && next.firstName.text == "_" {
            tell("a parameter following a variadic parameter requires a label", at: next.secondName ?? next.firstName, help: "give it a name in place of '_'")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let place = place(of: node)
        checkModifiers(node.modifiers, place)
        if let found = modifier("required", of: node.modifiers) {
            tell("'required' may only be used on 'init' declarations", at: found, help: "leave it out")
        }
        let isStatic = modifier("static", "class", of: node.modifiers) != nil
        switch place {
        case .free:
            if isStatic { tell("static methods may only be declared on a type", at: node.name) }
        case .member(.protocol, _):
            if let body = node.body { tell("protocol methods must not have bodies", at: body.leftBrace, help: "write it in an extension of the protocol") }
        case .member(.class, _):
            if let found = modifier("mutating", of: node.modifiers) {
                tell("'mutating' is not valid on instance methods in classes", at: found, help: "leave it out")
            }
        case .member, .ofExtension: break
        }
        if case .member(_, let name) = place, !isStatic, case .binaryOperator(let symbol) = node.name.tokenKind {
            tell("operator '\(symbol)' declared in type '\(name)' must be 'static'", at: node.name, help: "write 'static' before it")
        }
        if case .binaryOperator = node.name.tokenKind, node.signature.parameterClause.parameters.count == 1,
            modifier("prefix", "postfix", of: node.modifiers) == nil
        {
            tell("prefix unary operator missing 'prefix' modifier", at: node.name, help: "write 'prefix' before 'func'")
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let place = place(of: node)
        if place.isFree { tell("initializers may only be declared within a type", at: node.initKeyword) }
        guard case .member(let kind, let name) = place, place.isValueType else { return .visitChildren }
        if let found = modifier("convenience", of: node.modifiers) {
            tell("initializers in \(kind)s are not marked with 'convenience'", at: found, help: "leave it out")
        }
        if let found = modifier("required", of: node.modifiers) { tell("'required' initializer in non-class type '\(name)'", at: found, help: "leave it out") }
        return .visitChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let place = place(of: node)
        switch place {
        case .member(.class, _): break
        case .member where isInNoncopyableType(node): break
        case .member(let kind, let name) where place.isValueType:
            tell("deinitializer cannot be declared in \(kind) '\(name)' that conforms to 'Copyable'", at: node.deinitKeyword, help: "make it a 'class'")
        case .member, .ofExtension, .free:
            tell("deinitializers may only be declared within a class, actor, or noncopyable type", at: node.deinitKeyword)
        }
        return .visitChildren
    }

    private func isInNoncopyableType(_ node: DeinitializerDeclSyntax) -> Bool {
        let type = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(DeclSyntax.self).flatMap(NominalSyntax.init) }.first
        return type?.inheritance?.inheritedTypes.contains { $0.type.suppresses("Copyable") } ?? false
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        let place = place(of: node)
        checkModifiers(node.modifiers, place)
        if place.isFree { tell("'subscript' functions may only be declared within a type", at: node.subscriptKeyword) }
        return .visitChildren
    }

    // MARK: Statements

    /// What a `defer` does cannot leave the block that it belongs to.
    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
        let exits = BlockExits(viewMode: .sourceAccurate)
        exits.walk(node.body)
        for (word, place) in exits.found { tell("'\(word)' cannot transfer control out of a defer statement", at: place) }
        return .visitChildren
    }

    override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
        let around = sequence(first: Syntax(node), next: \.parent).first { part in
            part.is(SwitchCaseSyntax.self) || part.is(ClosureExprSyntax.self) || part.is(FunctionDeclSyntax.self) || part.is(AccessorBlockSyntax.self)
        }
        guard let item = around?.as(SwitchCaseSyntax.self) else {
            tell("'fallthrough' is only allowed inside a switch", at: node)
            return .skipChildren
        }
        if item.parent?.as(SwitchCaseListSyntax.self)?.last?.id == item.id {
            tell("'fallthrough' without a following 'case' or 'default' block", at: node, help: "leave it out")
        }
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        var sawDefault = false
        for case .switchCase(let item) in node.cases {
            if item.statements.isEmpty {
                let label = if case .default = item.label { "default" } else { "case" }
                tell("'\(label)' label in a 'switch' must have at least one executable statement", at: item, help: "write 'break' where nothing is to be done")
            }
            if sawDefault { tell("additional 'case' blocks cannot appear after the 'default' block of a 'switch'", at: item) }
            if case .default = item.label { sawDefault = true }
        }
        return .visitChildren
    }
}
