import Diagnostics
import SwiftModel
import SwiftSyntax

/// Prefix and postfix operators, and operands that operators change.
extension Checker {
    func prefix(_ node: PrefixOperatorExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let op = node.operator.text
        if node.expression.is(KeyPathExprSyntax.self), op != "!" || isDeclaredByProgram(op) {
            return applied(prefix: op, toKeyPath: node.expression, expected, at: place)
        }
        if op == "!" {
            let bool = module.named(.bool)
            let operand = expression(node.expression, bool)
            if let same = converted(operand, to: bool) { return Expr(.not(same), bool, place) }
            // A program may declare it for other types.
            let isDeclared =
                !operand.type.isError
                && operators(op, [operand.type]).contains { $0.parameters.count == 1 && !isPostfix($0) && !($0.owner?.isKnown(.bool) ?? false) }
            if isDeclared { return applied(prefix: op, operand, expected, at: place, operatorSpan: span(node.operator)) }
            return Expr(.not(value(operand, as: bool, for: .condition)), bool, place)
        }
        if op == "-" {
            if let literal = node.expression.as(IntegerLiteralExprSyntax.self) {
                return integer(literal, expected, place, isNegative: true)
            }
            if let literal = node.expression.as(FloatLiteralExprSyntax.self) {
                let inner = expression(ExprSyntax(literal), expected)
                if case .float(let number) = inner.kind { return Expr(.float(-number), inner.type, place) }
            }
        }
        let operand = expression(node.expression, ownOperand(of: op, node.expression) ?? expected.flatMap { bound(op, $0) } ?? expected)
        if operand.type.isError { return Expr(.failed, .error, place) }
        if isOpenLiteral(operand.type), let open = openOperator(op, [operand], at: place, operatorSpan: span(node.operator)) { return open }
        return applied(prefix: op, operand, expected, at: place, operatorSpan: span(node.operator))
    }

    /// The type of which a member after a dot alone is, where the program declares the operator for it: `~.hello`.
    private func ownOperand(of op: String, _ operand: ExprSyntax) -> SwiftType? {
        guard beginsImplicitly(operand), isDeclaredByProgram(op) else { return nil }
        let wanted = module.functions(op).filter { $0.attributes.contains("prefix") && !$0.isPrelude && $0.parameters.isEmpty }.compactMap(
            \.arguments.first?.type)
        return wanted.first { type in trial { taken(expression(operand, type)) } != nil }
    }

    /// `^\\.name`: what the operator is wanted for determines where the key path begins.
    private func applied(prefix op: String, toKeyPath path: ExprSyntax, _ expected: SwiftType?, at place: Span) -> Expr {
        let functions = module.functions(op).filter { $0.attributes.contains("prefix") && $0.arguments.count == 1 }
        let candidates = functions.map { CallCandidate(target: .function($0), map: [:], base: nil, distance: 1) }
        return operatorCall(candidates, [Argument(label: nil, source: .syntax(path), span: span(path))], expected, op, place)
    }

    /// A prefix operator applied to a checked operand.
    func applied(prefix op: String, _ operand: Expr, _ expected: SwiftType?, at place: Span, operatorSpan: Span) -> Expr {
        if isOpenLiteral(operand.type), operators(op, [defaultType(of: operand)]).contains(where: { $0.owner != nil && $0.parameters.count == 1 }) {
            defaulted(operand)
        }
        let candidates = operators(op, [operand.type]).filter { $0.parameters.count == 1 && !isPostfix($0) }
        let result = operatorCall(candidates, [unaryArgument(operand, candidates)], expected, op, place)
        if case .failed = result.kind {
            error("operator", "unary operator '\(op)' cannot be applied to an operand of type '\(operand.type.resolved)'", at: operatorSpan)
        }
        return result
    }

    func postfix(_ node: PostfixOperatorExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let op = node.operator.text
        let operand = expression(node.expression, expected.flatMap { bound(op, $0) })
        if operand.type.isError { return Expr(.failed, .error, place) }
        if isOpenLiteral(operand.type), operators(op, [defaultType(of: operand)]).contains(where: { $0.owner != nil && $0.parameters.count == 1 }) {
            defaulted(operand)
        }
        let candidates = operators(op, [operand.type]).filter { $0.parameters.count == 1 && isPostfix($0) }
        let result = operatorCall(candidates, [unaryArgument(operand, candidates)], expected, op, place)
        if case .failed = result.kind, ["++", "--"].contains(op) {
            let shipped = op == "++" ? "+= 1" : "-= 1"
            error("operator", "cannot find operator '\(op)' in scope; did you mean '\(shipped)'?", at: span(node.operator), help: "write '\(shipped)'")
        } else if case .failed = result.kind {
            error("operator", "unary operator '\(op)' cannot be applied to an operand of type '\(operand.type.resolved)'", at: span(node.operator))
        }
        return result
    }

    /// The operand as a place where the operator changes it: `static prefix func +++ (value: inout Vector)`.
    private func unaryArgument(_ operand: Expr, _ candidates: [CallCandidate]) -> Argument {
        Argument(label: nil, source: .typed(changesOperand(candidates) ? changed(operand) : operand), span: operand.span)
    }

    func changesOperand(_ candidates: [CallCandidate]) -> Bool {
        !candidates.isEmpty && candidates.allSatisfy { $0.parameters.first?.isInout == true }
    }

    /// Whether an object's own operator takes the object itself: `static func += (list: List, item: Item)`.
    func changesNoOperand(_ op: String, _ left: SwiftType, _ right: SwiftType) -> Bool {
        guard head(left).nominal?.kind == .class else { return false }
        return operators(op, [left, right]).contains { $0.parameters.count == 2 && $0.parameters[0].isInout == false }
    }

    func changed(_ operand: Expr) -> Expr {
        Expr(.inOut(mutable(operand, at: operand.span, for: .operatorLeft)), operand.type, operand.span)
    }

    func isPostfix(_ candidate: CallCandidate) -> Bool {
        if case .function(let decl) = candidate.target { return decl.attributes.contains("postfix") }
        return false
    }
}
