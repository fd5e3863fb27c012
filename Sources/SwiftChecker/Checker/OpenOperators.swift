import Diagnostics
import SwiftModel

/// An operator between literals that nothing has given a type yet, as in `max(1, 2) / 3`: which function it is shows when what is around it has been read.
struct OpenOperator {
    /// Calls the usual type's function until then.
    let expr: Expr
    let name: String
    /// Empty where the operator is a function value: `reduce(0, +)`.
    let operands: [Expr]
    let place: Span
    let operatorSpan: Span
}

extension Checker {
    /// An operator whose operands are open literals of one type, which is the result's, too; `nil` where it isn't such an operator.
    func openOperator(_ op: String, _ operands: [Expr], at place: Span, operatorSpan: Span) -> Expr? {
        let type = head(operands[0].type)
        guard let function = operation(op, on: type, taking: operands.count) else { return nil }
        constrain(type, to: protocolOfOperands(op))
        let base = Expr(.metatype(function.usual), .metatype(function.usual), operatorSpan)
        let expr = Expr(.call(.function(function.decl, []), base: base, arguments: operands), type, place)
        open(OpenOperator(expr: expr, name: op, operands: operands, place: place, operatorSpan: operatorSpan))
        return expr
    }

    /// An operator as a function value, where all that it takes is open literals.
    func openReference(_ op: String, _ wanted: FunctionType, _ place: Span) -> Expr? {
        let types = wanted.parameters.map { head($0.type) }
        guard let type = types.first, types.allSatisfy(isOpenLiteral), isOpenLiteral(wanted.result) || head(wanted.result).isOpenVariable,
            let function = operation(op, on: type, taking: types.count), trial({ (types + [wanted.result]).allSatisfy { unify(type, $0) } ? true : nil }) != nil
        else { return nil }
        constrain(type, to: protocolOfOperands(op))
        let base = Expr(.metatype(function.usual), .metatype(function.usual), place)
        let own = SwiftType.function(FunctionType(parameters: wanted.parameters, result: wanted.result))
        let expr = Expr(.functionValue(.function(function.decl, []), base: base), own, place)
        open(OpenOperator(expr: expr, name: op, operands: [], place: place, operatorSpan: place))
        return expr
    }

    private func open(_ item: OpenOperator) {
        openOperators.append(item)
        trail.append(.openOperator)
    }

    /// The function of an operator between numbers that all number types of the library have; `nil` where a snippet has one of that name.
    private func operation(_ op: String, on type: SwiftType, taking count: Int) -> (decl: FunctionDecl, usual: SwiftType)? {
        guard let literal = literal(of: type), literal == .integer || literal == .float else { return nil }
        let usual = conformances.defaultType(literal)
        var found: FunctionDecl?
        for candidate in operators(op, [usual]) {
            guard case .function(let decl) = candidate.target else { continue }
            guard decl.isPrelude else { return nil }
            if decl.owner == usual.nominal, decl.arguments.count == count, decl.result == usual, decl.arguments.allSatisfy({ $0.type == usual && !$0.isInout })
            {
                found = decl
            }
        }
        return found.map { ($0, usual) }
    }

    private func protocolOfOperands(_ op: String) -> NominalDecl { module.nominal(["+", "-"].contains(op) ? .additiveArithmetic : .numeric) }

    /// Finds the functions of the operators that were left open; literals that are still open are of their usual types.
    func settleOperators() {
        let items = openOperators
        openOperators = []
        trail.removeAll { if case .openOperator = $0 { true } else { false } }
        for item in items { settle(item) }
    }

    /// The same for an expression that is about to be copied.
    func settle(_ expr: Expr) {
        for item in openOperators where item.expr === expr { settle(item) }
    }

    private func settle(_ item: OpenOperator) {
        let type = item.operands.first?.type ?? item.expr.type
        defaultVariables(type)
        guard !type.isError else { return }
        let settled: Expr? =
            switch item.operands.count {
            case 0: operatorReference(item.name, item.expr.type, item.place)
            case 1: applied(prefix: item.name, item.operands[0], nil, at: item.place, operatorSpan: item.operatorSpan)
            default: applied(item.name, item.operands[0], item.operands[1], expected: nil, at: item.place, operatorSpan: item.operatorSpan)
            }
        if let settled { item.expr.kind = settled.kind }
    }
}
