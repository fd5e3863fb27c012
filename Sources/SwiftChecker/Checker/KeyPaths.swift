import Diagnostics
import SwiftModel
import SwiftSyntax

/// Macros and key paths.
extension Checker {
    func macro(_ node: MacroExpansionExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        switch node.macroName.text {
        case "line": return Expr(.integer(place.start.line), literalType(.integer, expected), place)
        case "column": return Expr(.integer(place.start.column), literalType(.integer, expected), place)
        case "function": return Expr(.string(nameOfFunction), literalType(.string, expected), place)
        case "file", "fileID", "filePath": return Expr(.string(source.name), literalType(.string, expected), place)
        case "isolation": return isolation(at: place)
        case "selector":
            guard node.arguments.count == 1, let method = node.arguments.first, method.label == nil else { break }
            return selector(of: method.expression, place)
        // As Xcode writes it where a color is dropped.
        case "colorLiteral": return construct(module.named(.uiColor), arguments(node.arguments, nil, []), expecting: nil, at: place)
        case "bundle" where node.arguments.isEmpty:
            let bundle = DeclReferenceExprSyntax(baseName: .identifier("Bundle"))
            return expression(ExprSyntax(MemberAccessExprSyntax(base: bundle, name: .identifier("main"))), expected)
        case "Predicate", "Expression": if let made = evaluation(node, expected, place) { return made }
        default: if reportWritten(node.macroName.text, node.arguments, at: place) { return Expr(.tuple([]), .void, place) }
        }
        unsupported("'#\(node.macroName.text)' is", at: node)
        return Expr(.failed, .error, place)
    }

    /// Reports what a `#warning` or `#error` of the program says.
    func reportWritten(_ name: String, _ arguments: LabeledExprListSyntax, at place: Span) -> Bool {
        guard ["warning", "error"].contains(name), arguments.count == 1,
            let text = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return false }
        let help = "the code says so: do what it asks for, and remove it"
        if name == "warning" { warning("written", text, at: place, help: help) } else { error("written", text, at: place, help: help) }
        return true
    }

    /// `#isolation`: the actor that the code belongs to; `nil` for other code.
    private func isolation(at place: Span) -> Expr {
        let type = module.named(.optional, .existential([module.nominal(.actor)], [:]))
        var function = scope?.function
        while let current = function, current.selfVariable == nil { function = current.parent }
        let isIsolated = context.nominal?.isActor == true && function?.isNonisolated == false
        return (isIsolated ? selfReference(at: place).flatMap { converted($0, to: type) } : nil) ?? Expr(.nilLiteral, type, place)
    }

    /// `#selector(Type.method(_:))`: the name, with the method that it names.
    private func selector(of method: ExprSyntax, _ place: Span) -> Expr {
        let name = method.as(MemberAccessExprSyntax.self)?.declName.trimmedDescription ?? method.trimmedDescription
        let written = Argument(label: "_name", source: .typed(Expr(.string(name), module.named(.string), place)), span: place)
        return construct(module.named(.selector), [written, Argument(label: nil, source: .syntax(method), span: span(method))], expecting: nil, at: place)
    }

    /// `#Predicate<Book> { $0.pages > 100 }`, `#Expression<Book, Int> { $0.pages * 2 }`: the closure, as a value.
    private func evaluation(_ node: MacroExpansionExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr? {
        guard let closure = node.trailingClosure.map(ExprSyntax.init) ?? node.arguments.first?.expression, let decl = module.type(node.macroName.text) else {
            return nil
        }
        var target = expected.map(head)
        while let payload = target?.optionalPayload { target = head(payload) }
        var types = target.flatMap { $0.nominal == decl ? $0.arguments : nil } ?? decl.parameters.map { _ in fresh() }
        let written = node.genericArgumentClause.map { $0.arguments.compactMap { if case .type(let written) = $0.argument { type(written) } else { nil } } }
        if let written, written.count == types.count { types = written } else if written != nil { return nil }
        // What the macro makes of calls is an expression, which needs no 'try'.
        tries.append(span(closure))
        let argument = Argument(label: "_evaluate", source: .syntax(closure), span: span(closure))
        return construct(.nominal(decl, types), [argument], expecting: expected, at: place)
    }

    /// The declaration around the current code, as `#function` spells it; the module's name at the top level.
    private var nameOfFunction: String {
        var current = scope?.function
        while let function = current {
            if let name = function.name { return name }
            current = function.parent
        }
        return "main"
    }

    /// Whether the argument is a key path without a root, wanted for one that is not known yet.
    func waitsForRoot(_ argument: Argument, _ type: SwiftType) -> Bool {
        guard case .syntax(let syntax) = argument.source, let keyPath = syntax.as(KeyPathExprSyntax.self), keyPath.root == nil,
            case .nominal(_, let arguments) = head(type), let root = arguments.first, case .variable = head(root)
        else { return false }
        return true
    }

    func keyPath(_ node: KeyPathExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let target = expected.map(head)
        var root: SwiftType?
        var parts = node.components[...]
        if let written = node.root {
            root = type(written)
            // `\Outer.Inner.value`: types come first.
            while let start = root, case .property(let property)? = parts.first?.component,
                members(property.declName.baseName.word, of: start, isStatic: false).isEmpty,
                let nested = typeMember(property.declName.baseName.word, ofType: start)
            {
                root = nested
                parts.removeFirst()
            }
        }
        if root == nil, case .nominal(let decl, let arguments)? = target, decl.known?.isKeyPath ?? false, let first = arguments.first { root = head(first) }
        if root == nil, case .function(let function)? = target, function.parameters.count == 1 { root = head(function.parameters[0].type) }
        if let root, root.isError { return Expr(.failed, .error, place) }
        guard let root, !root.isOpenVariable else {
            error(
                "key-path-root", "cannot infer key path type from context; consider explicitly specifying a root type", at: place,
                help: "write the type after the backslash: \\Item.id")
            return Expr(.failed, .error, place)
        }
        defaultVariables(root)
        let start = LocalVariable(name: "$root", type: root.head, isLet: false)
        var reached = Expr(.placeholder(start), root, place)
        var components: [KeyPathComponent] = []
        var isOptional = false
        for item in parts {
            switch item.component {
            case .property(let property):
                let name = property.declName.baseName.word
                if name == "self" { continue }
                if isProbed(name) { probeKeyPath(from: reached.type) }
                guard let next = memberValue(name, on: reached, at: span(property), expected: nil) else {
                    reportUnknownMember(name, on: reached.type, at: span(property))
                    return Expr(.failed, .error, place)
                }
                if next.type.isError { return Expr(.failed, .error, place) }
                guard let component = component(next) else { unsupported("this key path component is", at: property); return Expr(.failed, .error, place) }
                components.append(component)
                reached = next
            case .subscript(let sub):
                let arguments = sub.arguments.map { Argument(label: $0.label?.word, source: .syntax($0.expression), span: span($0)) }
                reached = subscripted(reached, arguments, nil, place)
                guard let component = component(reached) else { return Expr(.failed, .error, place) }
                components.append(component)
            case .optional(let mark):
                guard let payload = head(reached.type).optionalPayload else { continue }
                if mark.questionOrExclamationMark.text == "?" {
                    isOptional = true
                    components.append(.optionalChain(type: payload))
                } else {
                    components.append(.forceUnwrap(type: payload))
                }
                reached = Expr(.forceUnwrap(reached), payload, place)
            default:
                unsupported("this key path component is", at: item)
                return Expr(.failed, .error, place)
            }
        }
        var result = reached.type
        if isOptional, head(result).optionalPayload == nil { result = module.named(.optional, result) }
        if case .function? = target {
            return Expr(.keyPath(components), .function(FunctionType(parameters: [.init(type: root)], result: result)), place)
        }
        let isWritable = isWritable(components)
        let isReference = components.contains { if case .property(_, let owner, _) = $0 { return owner.nominal?.kind == .class } else { return false } }
        let own: KnownType = !isWritable ? .keyPath : isReference ? .referenceWritableKeyPath : .writableKeyPath
        if case .nominal(let wanted, let arguments)? = target, let known = wanted.known, known.isKeyPath, arguments.count == 2 {
            let rank: [KnownType: Int] = [.keyPath: 0, .writableKeyPath: 1, .referenceWritableKeyPath: 2]
            if (rank[known] ?? 0) <= (rank[own] ?? 0) || (known == .referenceWritableKeyPath && isWritable && root.nominal?.kind == .class) {
                guard unify(arguments[0], root) else {
                    mismatch(Expr(.failed, .nominal(wanted, [root, result]), place), expected ?? .error); return Expr(.failed, .error, place)
                }
                if unify(arguments[1], result) { return Expr(.keyPath(components), .nominal(wanted, [root, result]), place) }
            }
        }
        return Expr(.keyPath(components), module.named(own, root, result), place)
    }

    private func isWritable(_ components: [KeyPathComponent]) -> Bool {
        components.allSatisfy { component in
            switch component {
            case .property(let variable, _, _): !variable.isLet && (variable.getter == nil || variable.setter != nil)
            case .subscripted(_, let setter, _, _): setter != nil
            case .optionalChain: false
            default: true
            }
        }
    }

    /// `value[keyPath: path]`: where the path says which type is behind it, only that counts.
    func precise(_ candidates: [CallCandidate], _ arguments: [Argument], _ place: Span) -> [CallCandidate] {
        let typed = candidates.filter { $0.parameters.first?.type.isKnown(.keyPath) ?? false }
        let fits = trial {
            let made = call(typed, arguments, expecting: nil, named: "subscript", at: place)
            return made.type.isError ? nil : true
        }
        return fits == nil ? candidates : typed
    }

    /// Whether a subscript with the label `keyPath` that the type itself declares takes the argument.
    func takesKeyPath(_ subscripts: [CallCandidate], _ arguments: [Argument], _ place: Span) -> Bool {
        let labeled = subscripts.filter { $0.parameters.first?.label == "keyPath" }
        guard !labeled.isEmpty else { return false }
        return trial { call(labeled, arguments, expecting: nil, named: "subscript", at: place).type.isError ? nil : true } != nil
    }

    /// Whether what a key path leads to can be changed whatever holds the object.
    func leadsThroughObject(keyPath: Expr) -> Bool {
        if case .convert(let inner) = keyPath.kind { return leadsThroughObject(keyPath: inner) }
        return head(keyPath.type).isKnown(.referenceWritableKeyPath)
    }

    /// Whether nothing can be changed through the key path.
    func isReadOnly(keyPath: Expr) -> Bool {
        switch keyPath.kind {
        case .keyPath(let components): !isWritable(components)
        case .convert(let inner): isReadOnly(keyPath: inner)
        case .conditional(_, let first, let second): isReadOnly(keyPath: first) || isReadOnly(keyPath: second)
        default: head(keyPath.type).isKnown(.keyPath)
        }
    }
}
