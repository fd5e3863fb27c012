import SwiftModel
import SwiftSyntax

/// What a call knows of its arguments before they are checked, and of two candidates that fit.
extension Checker {
    /// What is wanted as a part of a literal's type is a part of the literal's usual type.
    func defaultBases(in type: SwiftType) {
        _ = type.contains { part in
            if case .member(let base, _) = part { defaultVariables(base) }
            return false
        }
    }

    /// Whether a part of a type that is wanted is one of a text, given as a literal.
    func isOfText(_ type: SwiftType) -> Bool {
        guard case .member(let base, _) = type.head, case .variable(let variable) = base.head else { return false }
        return variable.literal == .string
    }

    /// `[T]` for an array literal, `Range<T>` for a range of literals, given to `S: Sequence` where `S.Element == T`.
    func elementHint(_ argument: Argument, _ type: SwiftType, _ requirements: [Requirement], _ map: [GenericParameter: SwiftType]) -> SwiftType? {
        guard case .syntax(let syntax) = argument.source, case .parameter = type, head(type.substituting(map)).isOpenVariable,
            let kind = syntax.is(ArrayExprSyntax.self) ? .array : literalRangeKind(syntax)
        else { return nil }
        func isElement(_ part: SwiftType) -> Bool {
            if case .member(type, let member) = part { member.name == "Element" } else { false }
        }
        for case .same(let a, let b) in requirements where isElement(a) || isElement(b) {
            let wanted = conformances.normalized((isElement(a) ? b : a).substituting(map)).resolved
            if wanted.hasVariables || wanted.nominal == nil { return nil }
            return kind == .array || accepts(.integer, wanted) ? module.named(kind, wanted) : nil
        }
        return nil
    }

    /// The type of a range between literals.
    func literalRangeKind(_ syntax: ExprSyntax) -> KnownType? {
        let syntax = syntax.unparenthesized
        guard let range = syntax.as(InfixOperatorExprSyntax.self), isContextual(syntax) else { return nil }
        return rangeKinds[range.operator.trimmedDescription]
    }

    /// Whether literals given for generic parameters have default types that fit: a string isn't an integer.
    func literalsMayConform(_ typeArguments: [SwiftType]) -> Bool {
        typeArguments.allSatisfy { argument in
            guard case .variable(let variable) = argument.head, let literal = variable.literal else { return true }
            let usual: [SwiftType] =
                switch literal {
                case .string, .boolean, .float: [conformances.defaultType(literal)]
                case .integer: [conformances.defaultType(literal), conformances.defaultType(.float)]
                default: []
                }
            return usual.isEmpty || usual.contains { type in variable.protocols.allSatisfy { conformances.conforms(type, to: $0) } }
        }
    }

    /// Whether requirements on parts of texts hold, where these are still literals: a text's elements aren't numbers.
    func literalsMayHold(_ requirements: [Requirement], _ map: [GenericParameter: SwiftType]) -> Bool {
        func usual(_ type: SwiftType) -> SwiftType {
            guard case .variable(let variable) = type.head else { return type.head.mapped(usual) }
            return variable.literal == .string ? conformances.defaultType(.string) : type.head
        }
        func known(_ type: SwiftType) -> SwiftType? {
            let type = conformances.normalized(usual(type.substituting(map)))
            return type.nominal == nil || type.hasVariables ? nil : type
        }
        return requirements.allSatisfy { requirement in
            switch requirement {
            case .conforms(let subject, let target):
                guard case .member = subject, let type = known(subject) else { return true }
                return conformances.conforms(type, to: target)
            case .same(let a, let b):
                guard [a, b].contains(where: { $0.substituting(map).hasVariables }), let x = known(a), let y = known(b) else { return true }
                return x == y
            case .superclass: return true
            }
        }
    }

    func isOperatorReference(_ argument: Argument) -> Bool {
        guard case .syntax(let syntax) = argument.source, case .binaryOperator? = syntax.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind else {
            return false
        }
        return true
    }

    /// `Type.init` as a value: one of many functions.
    func isInitializer(_ syntax: ExprSyntax) -> Bool {
        guard let access = syntax.as(MemberAccessExprSyntax.self), access.base != nil else { return false }
        return access.declName.baseName.word == "init" && access.declName.argumentNames == nil
    }

    func isLiteral(_ argument: Argument) -> Bool {
        if case .syntax(let syntax) = argument.source { return isContextual(syntax) }
        return false
    }

    func isNil(_ argument: Argument) -> Bool {
        if case .syntax(let syntax) = argument.source { return syntax.is(NilLiteralExprSyntax.self) }
        return false
    }

    func isConstantRange(_ expr: Expr) -> Bool {
        guard case .call(_, _, let bounds) = expr.kind else { return false }
        return bounds.allSatisfy { if case .integer = $0.kind { return true } else { return false } }
    }

    /// How much a candidate requires of its type parameters, beside what its type requires of all: of two that are equally generic, the one that requires more is meant.
    func constraints(_ candidate: CallCandidate) -> Int {
        guard case .function(let decl) = candidate.target else { return 0 }
        let own = decl.parameters.suffix(decl.ownParameterCount).flatMap(\.protocols)
        // That a type which the signature names is well made requires nothing.
        let written = decl.requirements.count { if case .conforms(let subject, _) = $0 { subject.nominal == nil } else { true } }
        return own.reduce(written - (decl.owner?.requirements.count ?? 0)) { $0 + $1.selfAndRefined.count }
    }

    /// 0 for a plain candidate; of generic ones the fewer arguments may be of any type, or be any type themselves, the better.
    func genericity(_ candidate: CallCandidate) -> Int {
        guard case .function(let decl) = candidate.target, decl.parameters.count > (decl.owner?.parameters.count ?? 0) else { return 0 }
        func isOpen(_ type: SwiftType) -> Bool { if case .parameter = type { true } else if case .metatype(.parameter) = type { true } else { false } }
        return 1 + decl.arguments.count { isOpen($0.type) }
    }
}
