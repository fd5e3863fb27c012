import Diagnostics
import SwiftSyntax

/// Values made by `Type(arguments)`.
extension Checker {
    /// `Type(arguments)`.
    ///
    /// - Parameter metatype: the type as an expression: one that is not written may stand for any type below it.
    func construct(_ type: SwiftType, _ arguments: [Argument], expecting expected: SwiftType?, at place: Span, through metatype: Expr? = nil) -> Expr {
        let target = head(type)
        if case .error = target { return Expr(.failed, .error, place) }
        if let literal = coercedLiteral(arguments, to: target) { return literal }
        let opened = metatype?.isMetatypeValue == true && mayBeOther(target) ? metatype : nil
        var candidates = initializers(of: target, through: opened, taking: arguments.count)
        if !isOne(of: candidates, taking: arguments) { candidates = initializers(of: target, through: opened) }
        guard !candidates.isEmpty else {
            if case .existential(let list, _) = target, !list.isEmpty {
                error("protocol-init", "'\(target)' cannot be constructed because it has no accessible initializers", at: place)
            } else {
                error("no-initializer", "'\(target.resolved)' cannot be constructed because it has no accessible initializers", at: place)
            }
            return Expr(.failed, .error, place)
        }
        if case .existential = target, opened == nil {
            error("protocol-init", "type '\(target)' cannot be instantiated", at: place, help: "make a value of a type that conforms to it")
            return Expr(.failed, .error, place)
        }
        let name = target.nominal?.name ?? target.description
        let plain = arguments.filter { if case .trailing = $0.source { return false } else { return true } }
        if plain.count < arguments.count, !isOne(of: candidates, taking: arguments) {
            // `Layout(…) { … }`: the value is made, then called with the closure.
            let callable = methods("callAsFunction", of: target, isStatic: false, base: nil)
            if !callable.isEmpty {
                let value = call(candidates, plain, expecting: target, named: name, at: place)
                return callValue(value, Array(arguments[plain.count...]), expected, place)
            }
        }
        if !isOne(of: candidates, taking: arguments),
            let message = ruledOut("init", of: .metatype(target.resolved), taking: arguments)
        {
            error("member-condition", message, at: place)
            checkAnyway(arguments)
            return Expr(.failed, .error, place)
        }
        let made = call(candidates, arguments, expecting: expected ?? wantedComponent(made: target) ?? target, named: name, at: place)
        // An inherited initializer makes the subclass.
        if case .call(let callee, let base, let values) = made.kind, let owner = callee.decl.owner, owner.kind == .class, isBelow(target, owner) {
            return Expr(.call(callee, base: base ?? Expr(.metatype(target), .metatype(target), place), arguments: values), target, place)
        }
        return made
    }

    private func initializers(of target: SwiftType, through metatype: Expr?, taking count: Int? = nil) -> [CallCandidate] {
        members("init", of: target, isStatic: true, taking: count).compactMap { item in
            guard case .function(let decl) = item.member else { return nil }
            if item.distance > 0, decl.owner?.kind != .protocol, hasOwnInitializers(target) { return nil }
            return CallCandidate(target: .function(decl), map: item.map, base: metatype, owner: target, distance: item.distance)
        }
    }

    /// `Name("x")` of a type of one's own that such literals are written for is the literal as that type (SE-0213).
    private func coercedLiteral(_ arguments: [Argument], to type: SwiftType) -> Expr? {
        guard arguments.count == 1, arguments[0].label == nil, case .syntax(let syntax) = arguments[0].source, type.nominal?.isPrelude == false
        else { return nil }
        let number = syntax.as(PrefixOperatorExprSyntax.self).flatMap { $0.operator.text == "-" ? $0.expression : nil } ?? syntax
        let kind: TypeVariable.Literal? =
            switch number.as(ExprSyntaxEnum.self) {
            case .integerLiteralExpr: .integer
            case .floatLiteralExpr: .float
            case .stringLiteralExpr where number == syntax: .string
            case .booleanLiteralExpr where number == syntax: .boolean
            default: nil
            }
        guard let kind, accepts(kind, type) else { return nil }
        return expression(syntax, type)
    }

    /// Whether a type is a subclass of a class, or a type parameter that stands for one.
    private func isBelow(_ type: SwiftType, _ owner: NominalDecl) -> Bool {
        switch type {
        case .nominal(let decl, _): decl.kind == .class && decl != owner
        case .parameter(let parameter): parameter.superclass != nil
        default: false
        }
    }

    /// Whether a type declares initializers that hide those above it: those of a class that only delegate do not.
    private func hasOwnInitializers(_ type: SwiftType) -> Bool {
        guard let decl = type.nominal else { return false }
        return module.members("init", of: decl).contains { member in
            guard case .function(let function) = member else { return false }
            return decl.kind != .class || !function.attributes.contains("convenience")
        }
    }
}
