import Diagnostics
import SwiftModel
import SwiftSyntax

extension Checker {
    /// `value as NSArray`, and back: an object of Foundation that holds the value, or the value. A cast makes it, which always succeeds.
    func bridged(_ syntax: ExprSyntax, to target: SwiftType, _ place: Span) -> Expr? {
        if isAnyObject(target) { return object(syntax, target, place) }
        // What is in an optional becomes what is in the other one.
        let wanted = target.optionalPayload
        guard let to = (wanted ?? target).known, to.isHolder || to.holder != nil, !isLiteral(syntax) else { return nil }
        guard let found = trial({ defaulted(expression(syntax, nil)) }), !found.type.isError else { return nil }
        let value = wanted == nil ? found.type : head(found.type).optionalPayload ?? found.type
        let isError = conformances.conforms(value, to: module.nominal(.error))
        guard let from = knownClass(value) ?? (isError ? .error : nil), from != to else { return nil }
        // An `NSDecimalNumber` is an `NSNumber`.
        if from == .decimal, to == .nsNumber {
            return bridged(syntax, to: module.named(.nsDecimalNumber), place).map { Expr(.convert($0), target, place) }
        }
        // A number has no type to go back to, a collection the one of its objects.
        let isBack = to.holder == from && from != .nsNumber
        guard from.holder == to || to == .nsError && isError || isBack else { return nil }
        let inner = defaulted(expression(syntax, nil))
        return Expr(wanted.map { .conditionalCast(inner, $0) } ?? .forceCast(inner, target), target, place)
    }

    /// The type, or the nearest class above it, that the language knows: `NSString` for `NSMutableString`.
    private func knownClass(_ type: SwiftType) -> KnownType? {
        var current: SwiftType? = head(type)
        while let type = current {
            if let known = type.known { return known }
            current = type.nominal?.superclass
        }
        return nil
    }

    private func isAnyObject(_ type: SwiftType) -> Bool {
        if case .existential(let protocols, _) = type.head { protocols.map(\.known) == [.anyObject] } else { false }
    }

    /// A value of any type as an object: one that holds it, unless it is one.
    private func object(_ syntax: ExprSyntax, _ target: SwiftType, _ place: Span) -> Expr? {
        guard let found = trial({ defaulted(expression(syntax, nil)) }), !found.type.isError, converted(found, to: target) == nil else { return nil }
        return Expr(.forceCast(defaulted(expression(syntax, nil)), target), target, place)
    }

    /// Literals make objects of Foundation themselves.
    private func isLiteral(_ syntax: ExprSyntax) -> Bool {
        syntax.is(IntegerLiteralExprSyntax.self) || syntax.is(FloatLiteralExprSyntax.self) || syntax.is(BooleanLiteralExprSyntax.self)
            || syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self)
    }
}
