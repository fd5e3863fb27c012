import Diagnostics
import SwiftModel
import SwiftSyntax

/// Types where values are wanted: `var list = [Int]`, `decode([Int], from: data)`.
extension Checker {
    /// What was made of an expression; where that names a type without a member or a call behind it, the mistake.
    func valueOfBareType(_ made: Expr, _ syntax: ExprSyntax, _ expected: SwiftType?) -> Expr {
        guard !module.isPrelude, case .metatype = made.kind, syntax.namesType, !syntax.isBaseOfMember else { return made }
        let name = syntax.trimmedDescription
        let wantsType: Bool = if case .metatype? = expected.map(head) { true } else { false }
        error(
            "bare-type", "expected member name or initializer call after type name", at: span(syntax),
            help: wantsType ? "write '\(name).self'" : "write '\(name)()' for a value, or '\(name).self' for the type itself")
        return Expr(.failed, .error, made.span)
    }

    /// `[Int]` and `[String: Int]` as types.
    func collectionType(_ syntax: ExprSyntax, _ place: Span) -> Expr? {
        let parts: [ExprSyntax]
        if let node = syntax.as(ArrayExprSyntax.self) {
            parts = node.elements.map(\.expression)
        } else if case .elements(let list)? = syntax.as(DictionaryExprSyntax.self)?.content {
            parts = list.flatMap { [$0.key, $0.value] }
        } else {
            return nil
        }
        guard parts.count <= 2, parts.allSatisfy({ $0.namesType && !isValue($0) }), let type = typeExpression(syntax) else { return nil }
        return Expr(.metatype(type), .metatype(type), place)
    }

    /// Whether a name is that of a value after all.
    private func isValue(_ syntax: ExprSyntax) -> Bool {
        guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.word else { return false }
        return local(name) != nil || module.variable(name) != nil
    }
}

extension ExprSyntax {
    /// Whether it may be the name of a type: other than `T.self`.
    fileprivate var namesType: Bool {
        switch kind {
        case .declReferenceExpr, .genericSpecializationExpr, .typeExpr, .arrayExpr, .dictionaryExpr, .optionalChainingExpr: true
        case .memberAccessExpr: self.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "self"
        default: false
        }
    }

    /// Whether a member, a call or `.self` follows.
    fileprivate var isBaseOfMember: Bool {
        guard let parent else { return false }
        if let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 { return ExprSyntax(tuple).isBaseOfMember }
        return switch parent.kind {
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .genericSpecializationExpr, .optionalChainingExpr: true
        default: false
        }
    }
}
