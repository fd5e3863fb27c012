import SwiftModel

/// An element of a tuple pattern: `y: top` in `let (y: top, x: left) = point`.
struct TuplePlace {
    let index: Int
    /// The pattern's elements.
    let labels: [TupleElement]
}

/// A tuple where another one is wanted: each element goes where its label is.
extension Checker {
    func converted(_ expr: Expr, _ from: SwiftType, toTuple target: SwiftType, _ elements: [TupleElement]) -> Expr? {
        if case .tuple(let parts) = expr.kind, parts.count == elements.count {
            if case .tuple(let own) = from, let order = order(of: own, as: elements), !isInOrder(order) { return reordered(expr, from, own, order, to: target) }
            let changed = zip(parts, elements).map { converted($0, to: $1.type) }
            guard changed.allSatisfy({ $0 != nil }) else { return nil }
            return Expr(.tuple(changed.compactMap { $0 }), target, expr.span)
        }
        if let same = trial({ self.unify(from, target) ? expr : nil }) { return same }
        guard case .tuple(let own) = from, let order = order(of: own, as: elements) else { return nil }
        return reordered(expr, from, own, order, to: target)
    }

    /// Which element of a tuple becomes each element of another one: that with its label, else the next that is left, where one of both has no label.
    func order(of own: [TupleElement], as wanted: [TupleElement]) -> [Int]? {
        guard own.count == wanted.count else { return nil }
        if own.allSatisfy({ $0.label == nil }) || wanted.allSatisfy({ $0.label == nil }) { return Array(own.indices) }
        var order = wanted.map { element in element.label.flatMap { label in own.firstIndex { $0.label == label } } }
        var left = own.indices.filter { !order.contains($0) }
        for (index, element) in wanted.enumerated() where order[index] == nil {
            let next = left.removeFirst()
            guard element.label == nil || own[next].label == nil else { return nil }
            order[index] = next
        }
        return order.compactMap(\.self)
    }

    private func isInOrder(_ order: [Int]) -> Bool { order == Array(order.indices) }

    /// A tuple converted element by element.
    private func reordered(_ expr: Expr, _ from: SwiftType, _ own: [TupleElement], _ order: [Int], to target: SwiftType) -> Expr? {
        guard case .tuple(let elements) = target else { return nil }
        let whole = LocalVariable(name: "$tuple", type: from, isLet: true)
        let result = LocalVariable(name: "$converted", type: target, isLet: false)
        var made: [Expr] = []
        for (index, element) in zip(order, elements) {
            let value = Expr(.tupleElement(Expr(.local(whole), from, expr.span), index), own[index].type, expr.span)
            guard let converted = converted(value, to: element.type) else { return nil }
            made.append(converted)
        }
        let assignment = Expr(.assign(Expr(.local(result), target, expr.span), Expr(.tuple(made), target, expr.span)), .void, expr.span)
        let statements: [Statement.Kind] = [.bind(.variable(whole), expr), .expression(assignment)]
        return Expr(.statements(statements.map { Statement($0, expr.span) }, result: result), target, expr.span)
    }
}
