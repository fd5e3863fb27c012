import Diagnostics
import SwiftModel
import SwiftSyntax

/// Values made by `Type(arguments)`.
extension Checker {
    /// `Type(arguments)`.
    ///
    /// - Parameters:
    ///   - metatype: the type as an expression: one that is not written may stand for any type below it.
    ///   - nameSpan: where `init` is written, if it is.
    func construct(
        _ type: SwiftType, _ arguments: [Argument], expecting expected: SwiftType?, at place: Span, through metatype: Expr? = nil, blaming nameSpan: Span? = nil
    ) -> Expr {
        let target = head(type)
        if case .error = target { return Expr(.failed, .error, place) }
        if let literal = coercedLiteral(arguments, to: target, expected) { return literal }
        if case .tuple([]) = target, arguments.isEmpty { return Expr(.tuple([]), .void, place) }
        // A type parameter may be a class, and the type a subclass of it.
        let isParameter = if case .parameter = target { true } else { false }
        let opened = metatype?.isMetatypeValue == true && (isParameter || mayBeOther(target)) ? metatype : nil
        var candidates = initializers(of: target, through: opened, taking: askedCount(arguments))
        var fits = isOne(of: candidates, taking: arguments)
        if !fits {
            candidates = initializers(of: target, through: opened)
            fits = isOne(of: candidates, taking: arguments)
        }
        if !fits, target.nominal?.isPartlyKnown ?? false {
            checkAnyway(arguments)
            return Expr(.failed, .error, place)
        }
        guard !candidates.isEmpty else {
            if case .existential(let list, _) = target, !list.isEmpty {
                error("protocol-init", "'\(target)' cannot be constructed because it has no accessible initializers", at: place)
            } else if let decl = target.nominal, decl.isPrelude, let framework = Self.unsupportedNames[decl.name] {
                error("unsupported", "'\(decl.name)' is not supported yet", at: place, help: Self.unsupportedHelp(framework))
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
        if plain.count < arguments.count, !fits {
            // `Layout(…) { … }`: the value is made, then called with the closure.
            let callable = methods("callAsFunction", of: target, isStatic: false, base: nil)
            if !callable.isEmpty {
                let value = call(candidates, plain, expecting: target, named: name, at: place)
                return callValue(value, Array(arguments[plain.count...]), expected, place)
            }
        }
        if !fits, let message = ruledOut("init", of: .metatype(target.resolved), taking: arguments) {
            error("member-condition", message, at: place)
            checkAnyway(arguments)
            return Expr(.failed, .error, place)
        }
        var wanted = wantedByParts(of: expected, made: target) ?? expected ?? wantedComponent(made: target, of: arguments)
        // Of a generic type whose arguments are still open, an initializer that may fail is as good as another.
        if wanted == nil, !(target.hasVariables && candidates.contains(where: \.isFailable)) { wanted = target }
        if let given = wanted, holdsOthers(expected, made: target),
            trial({ taken(call(candidates, arguments, expecting: given, named: name, at: place)) }) == nil
        {
            wanted = target
        }
        let made = call(candidates, arguments, expecting: wanted, named: name, at: place)
        if case .call(let callee, _, _) = made.kind { checkIsRequired(callee.decl, making: target, through: opened, at: nameSpan ?? place) }
        // An inherited initializer makes the subclass.
        if case .call(let callee, let base, let values) = made.kind, let owner = callee.decl.owner, owner.kind == .class, isBelow(target, owner) {
            let type = callee.decl.isFailable ? module.named(.optional, target) : target
            return Expr(.call(callee, base: base ?? Expr(.metatype(target), .metatype(target), place), arguments: values), type, place)
        }
        return made
    }

    /// Whether the elements of what is made may be of other types than those of what is expected, which they are converted to: `Array("text")` for `[Any]`.
    private func holdsOthers(_ expected: SwiftType?, made target: SwiftType) -> Bool {
        guard let expected = expected.map(head), expected.isKnown(.array) || expected.isKnown(.set), expected.nominal == target.nominal,
            target.arguments.contains(where: { head($0).isOpenVariable }), let element = expected.arguments.first.map(head)
        else { return false }
        return element.isExistential || element.nominal?.kind == .class
    }

    /// What makes an object of a class that is known only when the code runs must be an initializer that each subclass has.
    private func checkIsRequired(_ initializer: FunctionDecl, making type: SwiftType, through metatype: Expr?, at place: Span) {
        let isParameter = if case .parameter = type { true } else { false }
        guard initializer.kind == .initializer, let owner = initializer.owner, owner.kind == .class, metatype != nil || isParameter, !module.isPrelude,
            owner.attributes.names.isDisjoint(with: ["final"]), !initializer.attributes.contains("required")
        else { return }
        let isSelf = metatype.map { source.text(in: $0.span.range) == "Self" } ?? false
        error(
            "required", "constructing an object of class type '\(isSelf ? "Self" : type.description)' with a metatype value must use a 'required' initializer",
            at: place, help: owner.isPrelude ? nil : "write 'required' before the initializer: then each subclass has it")
    }

    private func initializers(of target: SwiftType, through metatype: Expr?, taking count: Int? = nil) -> [CallCandidate] {
        members("init", of: target, isStatic: true, taking: count).compactMap { item in
            guard case .function(let decl) = item.member, !decl.isCoveredByDefaults else { return nil }
            if item.distance > 0, decl.owner?.kind != .protocol, !inherits(decl, target) { return nil }
            return CallCandidate(target: .function(decl), map: item.map, base: metatype, owner: target, distance: item.distance)
        }
    }

    /// Whether a text with values in it isn't a literal of the type.
    private func holdsValues(_ literal: StringLiteralExprSyntax, notFor type: SwiftType) -> Bool {
        literal.segments.contains { $0.is(ExpressionSegmentSyntax.self) } && !conformances.conforms(type, to: module.nominal(.expressibleByStringInterpolation))
    }

    /// `Name("x")` of a custom type that such literals can express is the literal as that type (SE-0213).
    private func coercedLiteral(_ arguments: [Argument], to type: SwiftType, _ expected: SwiftType?) -> Expr? {
        guard arguments.count == 1, arguments[0].label == nil, case .syntax(let syntax) = arguments[0].source else { return nil }
        if syntax.is(NilLiteralExprSyntax.self), accepts(.nil, type) { return nilLiteral(syntax, as: type, expected) }
        guard type.nominal?.isPrelude == false else { return nil }
        let number = syntax.as(PrefixOperatorExprSyntax.self).flatMap { $0.operator.text == "-" ? $0.expression : nil } ?? syntax
        let kind: TypeVariable.Literal? =
            switch number.as(ExprSyntaxEnum.self) {
            case .integerLiteralExpr: .integer
            case .floatLiteralExpr: .float
            case .stringLiteralExpr(let literal) where number == syntax: holdsValues(literal, notFor: type) ? nil : .string
            case .booleanLiteralExpr where number == syntax: .boolean
            default: nil
            }
        guard let kind, accepts(kind, type) else { return nil }
        return expression(syntax, type)
    }

    /// `Optional(nil)` is `nil as Optional`.
    private func nilLiteral(_ syntax: ExprSyntax, as type: SwiftType, _ expected: SwiftType?) -> Expr {
        if let expected { hint(type, expected) }
        return noteOpen(expression(syntax, type), syntax.parent?.parent?.parent?.as(ExprSyntax.self) ?? syntax)
    }

    /// Whether a type is a subclass of a class, or a type parameter that stands for one.
    private func isBelow(_ type: SwiftType, _ owner: NominalDecl) -> Bool {
        switch type {
        case .nominal(let decl, _): decl.kind == .class && decl != owner
        case .parameter(let parameter): parameter.superclass != nil
        default: false
        }
    }

    /// Whether a class has an initializer of its superclass: all of them without its own designated ones, the convenience ones where
    /// it overrides all the designated ones.
    private func inherits(_ initializer: FunctionDecl, _ type: SwiftType) -> Bool {
        guard let decl = type.nominal else { return true }
        let own = initializers(of: decl)
        guard decl.kind == .class else { return own.isEmpty }
        if own.allSatisfy({ $0.attributes.contains("convenience") }) { return true }
        guard initializer.attributes.contains("convenience"), let owner = initializer.owner else { return false }
        let names = Set(own.map(\.fullName))
        return initializers(of: owner).allSatisfy { $0.attributes.contains("convenience") || names.contains($0.fullName) }
    }

    private func initializers(of decl: NominalDecl) -> [FunctionDecl] {
        module.members("init", of: decl).compactMap { if case .function(let function) = $0 { function } else { nil } }
    }
}
