import Diagnostics
import SwiftModel
import SwiftSyntax

/// Calls of subscripts.
extension Checker {
    func subscriptCall(_ node: SubscriptCallExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        if let type = typeExpression(ExprSyntax(node.calledExpression)), node.arguments.isEmpty { return Expr(.metatype(type), .metatype(type), place) }
        let base = implicitlyUnwrapped(literalBase(node, expected) ?? baseExpression(node.calledExpression, expected))
        if isOpenLiteral(base.type) { defaulted(base) }
        settleParts(of: base, reaching: "subscript")
        let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
        if base.type.isError { checkAnyway(arguments); return Expr(.failed, .error, place) }
        return chained(subscripted(base, arguments, expected, place), ExprSyntax(node))
    }

    func taken(_ expr: Expr) -> Expr? { expr.type.isError ? nil : expr }

    /// The literal in `[.leading, .trailing][index]` or `[.on: 1][key, default: 0]`: its elements are of the type that is expected of the subscript.
    private func literalBase(_ node: SubscriptCallExprSyntax, _ expected: SwiftType?) -> Expr? {
        guard let expected, !head(expected).isOpenVariable, let index = node.arguments.first, index.label == nil else { return nil }
        func literal(_ type: SwiftType) -> Expr? { trial { self.expression(node.calledExpression, type) } }
        if node.calledExpression.is(ArrayExprSyntax.self), node.arguments.count == 1 { return literal(module.named(.array, expected)) }
        guard node.calledExpression.is(DictionaryExprSyntax.self), let key = trial({ self.defaulted(self.expression(index.expression, nil)).type }) else {
            return nil
        }
        let hasDefault = node.arguments.dropFirst().first?.label?.text == "default"
        return literal(module.named(.dictionary, key, hasDefault ? expected : expected.optionalPayload ?? expected))
    }

    /// A type's own members fulfill the requirements of its protocols, which aren't further overloads.
    private func withoutFulfilledRequirements(_ candidates: [CallCandidate]) -> [CallCandidate] {
        guard candidates.contains(where: { $0.distance == 0 }) else { return candidates }
        return candidates.filter { candidate in
            guard candidate.distance > 0, case .function(let decl) = candidate.target else { return true }
            return !decl.isRequirement
        }
    }

    func subscripted(_ base: Expr, _ arguments: [Argument], _ expected: SwiftType?, _ place: Span) -> Expr {
        var type = head(base.type)
        var isStatic = false
        if case .metatype(let inner) = type { (type, isStatic) = (inner, true) }
        let holder = module.nominal(.keyPathAccess)
        let own = subscripts(of: base, arguments)
        let isKeyPath = !isStatic && arguments.count == 1 && arguments[0].label == "keyPath" && !takesKeyPath(own, arguments, place)
        let candidates: [CallCandidate] =
            isKeyPath
            ? module.members("subscript", of: holder).compactMap { member in
                guard case .function(let decl) = member else { return nil }
                return CallCandidate(target: .function(decl), map: [holder.parameters[0]: type], base: base, owner: type)
            }
            : own
        func projected() -> Expr? {
            isStatic ? nil : dynamicMember(on: base, named: nil, at: place, reach: { subscripted($0, arguments, nil, place) })
        }
        guard !candidates.isEmpty else {
            if let projected = projected() { return projected }
            if case .tuple(let elements) = type, let index = arguments.first.flatMap({ Int($0.span.text) }), elements.indices.contains(index) {
                let message = "cannot access element using subscript for tuple type '\(type.resolved)'; did you mean to use '.\(index)'?"
                error("no-subscript", message, at: arguments[0].span, help: "write '\(shown(base)).\(index)'")
            } else {
                error("no-subscript", "value of type '\(type.resolved)' has no subscripts", at: place)
            }
            return Expr(.failed, .error, place)
        }
        // A key path says what is behind it.
        let wanted = isKeyPath ? nil : expected
        let meant = isKeyPath ? precise(candidates, arguments, place) : withoutFulfilledRequirements(candidates)
        func called() -> Expr { call(meant, arguments, expecting: wanted, named: "subscript", at: place) }
        // Where none of its own takes the arguments, one of the value behind it may: `$items[id: 3]`.
        if !isKeyPath, type.nominal?.attributes.contains("dynamicMemberLookup") == true, trial({ called() }) == nil, let projected = trial(projected) {
            return projected
        }
        let made = called()
        guard case .call(let callee, _, let values) = made.kind, case .function(let decl, let typeArguments) = callee else { return made }
        let setter = decl.subscriptSetter.map { setter -> Callee in
            // Setter and getter have their own generic parameters, in the same order.
            .function(setter, typeArguments)
        }
        return Expr(.subscripted(base, getter: callee, setter: setter, arguments: values), made.type, place)
    }

    /// The subscripts of a value or type, those of dynamic members where one is named alone.
    func subscripts(of base: Expr, _ arguments: [Argument]) -> [CallCandidate] {
        let (type, isStatic): (SwiftType, Bool) = if case .metatype(let inner) = head(base.type) { (inner, true) } else { (head(base.type), false) }
        return members("subscript", of: type, isStatic: isStatic).compactMap { item in
            guard case .function(let decl) = item.member, decl.arguments.first?.label != "dynamicMember" || arguments.first?.label == "dynamicMember" else {
                return nil
            }
            return CallCandidate(target: .function(decl), map: item.map, base: base, owner: item.owner, distance: item.distance)
        }
    }
}
