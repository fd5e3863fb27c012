import Diagnostics
import SwiftModel
import SwiftSyntax

/// A part of an expression that has no type by itself, and gets one from what is around it: a member after a dot alone (`[.zero, 1.5]`), a closure whose
/// parameters are open, an empty literal.
struct OpenPart {
    /// Of a member, what becomes it.
    let expr: Expr
    let syntax: ExprSyntax
    let scope: Scope?
}

extension Checker {
    /// A member where it waits for its type; `nil` where the type that is wanted is known, or where nothing is wanted that could become known.
    func openMember(_ syntax: ExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr? {
        guard beginsImplicitly(syntax), probe == nil, !settlesOpenMember else { return nil }
        guard let expected, let name = leadingMember(syntax), waitsForType(expected, toFind: name) else {
            noteFound(syntax)
            return nil
        }
        let expr = Expr(.failed, expected, place)
        add(expr, syntax)
        return expr
    }

    /// Notes what has to get its type by the end of the full expression, where it is still open.
    func noteOpen(_ expr: Expr, _ syntax: ExprSyntax) -> Expr {
        if isOpen(expr) { add(expr, syntax) } else { noteFound(syntax) }
        return expr
    }

    /// Notes a `nil` that has to get its type by the end of the full expression.
    func noteWaiting(_ expr: Expr, _ syntax: ExprSyntax) { add(expr, syntax) }

    func isWaiting(_ expr: Expr) -> Bool { openParts.contains { $0.expr === expr && beginsImplicitly($0.syntax) } }

    /// Whether a member waits for the variable's type.
    func isAwaited(_ type: SwiftType) -> Bool {
        openParts.contains { part in beginsImplicitly(part.syntax) && part.expr.type.contains { head($0) == head(type) } }
    }

    /// `Double`, where a member that waits for an integer literal's type is one of that alone: `[1, .infinity]`.
    func typeWithMembers(awaiting type: SwiftType) -> SwiftType? {
        guard !openParts.isEmpty, literal(of: type) == .integer else { return nil }
        let (usual, other) = (conformances.defaultType(.integer), conformances.defaultType(.float))
        func has(_ name: String, _ type: SwiftType) -> Bool { !members(name, of: type, isStatic: true).isEmpty }
        let isOther = openParts.contains { part in
            guard beginsImplicitly(part.syntax), head(part.expr.type) == head(type), let name = leadingMember(part.syntax) else { return false }
            return !has(name, usual) && has(name, other)
        }
        return isOther ? other : nil
    }

    private func add(_ expr: Expr, _ syntax: ExprSyntax) {
        openParts.append(OpenPart(expr: expr, syntax: syntax, scope: scope))
        trail.append(.openPart(expr))
    }

    private func noteFound(_ syntax: ExprSyntax) {
        if openParts.contains(where: { $0.syntax.id == syntax.id }) { foundParts.insert(syntax.id) }
    }

    /// Ends the full expression for the parts that were left open since there were so many: members are looked up, and what is still open is an error.
    func settleOpenParts(since count: Int = 0) {
        while openParts.count > count {
            let part = openParts.remove(at: count)
            // Checking may have begun again with what is wanted known.
            let isStale = foundParts.contains(part.syntax.id) || openParts.contains { $0.syntax.id == part.syntax.id }
            if beginsImplicitly(part.syntax) { settle(member: part, isStale: isStale) } else if !isStale { settle(literal: part) }
        }
    }

    private func settle(member part: OpenPart, isStale: Bool) {
        let type = part.expr.type
        defaultVariables(type)
        let isOpen = waitsForType(type, toFind: leadingMember(part.syntax) ?? "")
        if isOpen, isStale { return }
        let outer = scope
        scope = part.scope
        defer { scope = outer }
        part.expr.kind = (isOpen ? neverFound(part.syntax, type) : value(part.syntax, as: type)).kind
        if isOpen { fail(type) }
    }

    /// Reports a member that nothing gave a type. A protocol that is wanted may have had it.
    private func neverFound(_ syntax: ExprSyntax, _ type: SwiftType) -> Expr {
        settlesOpenMember = true
        defer { settlesOpenMember = false }
        guard case .variable(let variable) = head(type), !variable.protocols.isEmpty else { return expression(syntax, nil) }
        return expression(syntax, type)
    }

    private func settle(literal part: OpenPart) {
        guard trialDepth == 0, isOpen(part.expr), !pending.contains(where: { $0.severity == .error }) else { return }
        if case .closure = part.expr.kind { return checkOpenParameters(part.expr, part.syntax) }
        if case .nilLiteral = part.expr.kind, head(part.expr.type).optionalPayload == nil { return checkOpenLiteral(part.expr) }
        if case .nilLiteral = part.expr.kind {
            guard !holdsError(part.expr.span) else { return }
            let parameter = part.syntax.is(NilLiteralExprSyntax.self) ? "'T' could not be inferred" : "'Wrapped' could not be inferred in cast to 'Optional'"
            return error("generic-parameter", "generic parameter \(parameter)", at: part.expr.span, help: "write the type: nil as Int?")
        }
        // A collection of nothing, or of `nil` alone, may be one of anything.
        for (argument, type) in zip(part.expr.type.head.arguments.reversed(), [.any, module.named(.anyHashable)]) where isUnknown(contentOf: argument) {
            _ = unify(head(argument).optionalPayload ?? argument, type)
        }
        if !isEmpty(part.expr), !mayHoldAnything(part.syntax) { heterogeneous(part.expr.type.resolved.description, part.expr.span) }
    }

    private func isEmpty(_ literal: Expr) -> Bool {
        switch literal.kind {
        case .array(let elements): elements.isEmpty
        case .dictionary(let pairs): pairs.isEmpty
        default: true
        }
    }

    private func isUnknown(contentOf type: SwiftType) -> Bool { isUnknown(head(type).optionalPayload ?? type) }

    private func isOpen(_ expr: Expr) -> Bool {
        func isNil(_ element: Expr) -> Bool { if case .nilLiteral = element.kind { true } else { false } }
        return switch expr.kind {
        case .nilLiteral: isUnknown(contentOf: expr.type)
        case .closure(let closure): closure.parameters.contains { isUnknown($0.type) }
        case .array(let elements): elements.allSatisfy(isNil) && expr.type.head.arguments.contains(where: isUnknown(contentOf:))
        case .dictionary(let pairs): pairs.allSatisfy { isNil($0.1) } && expr.type.head.arguments.contains(where: isUnknown(contentOf:))
        default: false
        }
    }

    /// Whether a type is open, and no literal determines it.
    func isUnknown(_ type: SwiftType) -> Bool {
        guard case .variable(let variable) = head(type) else { return false }
        return variable.literal == nil || variable.literal == .nil
    }

    func leadingMember(_ syntax: ExprSyntax) -> String? {
        if let base = syntax.chainBase { return leadingMember(base) }
        return syntax.as(MemberAccessExprSyntax.self)?.declName.baseName.word
    }

    /// Whether a type that is still open is needed to find a member.
    private func waitsForType(_ expected: SwiftType, toFind name: String) -> Bool {
        var type = head(expected)
        var isOptional = false
        while let payload = type.optionalPayload { (type, isOptional) = (head(payload), true) }
        guard case .variable(let variable) = type, variable.literal == nil, !isOptional || !["some", "none"].contains(name) else { return false }
        return !variable.protocols.contains { protocolStatic(name, $0, span(in: source)) != nil }
    }
}
