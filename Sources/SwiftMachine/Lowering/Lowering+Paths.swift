import SwiftModel

/// Parts of parts, such as `points[i].x` or `self.rows[y][x]`: read where they are, without holding what lies between.
extension Lowering {
    private enum Step {
        case element(Expr), field(Int), property(Int)
    }

    /// Lowers an expression that leads from a variable through two parts or more; `false` where it is none.
    func lowerPath(_ expr: Expr, into result: Int) throws -> Bool {
        var steps: [Step] = []
        var base = expr
        while let (step, inner) = try step(of: base) {
            steps.append(step)
            base = inner
        }
        guard steps.count > 1, let root = try ownRegister(of: base) else { return false }
        try machine.budget.charge(8 * steps.count)
        try temporaries {
            // The numbers of elements first: they change nothing.
            let places = try steps.reversed().map { step in
                switch step {
                case .element(let index): try operand(index)
                case .field(let place), .property(let place): place
                }
            }
            for (number, (step, place)) in zip(steps.reversed(), places).enumerated() {
                builder.emit(opcode(step, isFirst: number == 0, isLast: number == steps.count - 1), result, root, place)
            }
        }
        return true
    }

    /// The register that a variable is.
    private func ownRegister(of expr: Expr) throws -> Int? {
        switch expr.kind {
        case .local(let variable), .placeholder(let variable):
            if case .register(let register)? = location(of: variable), !variable.isWeak { return register }
            return nil
        case .global(let variable): return try register(ofGlobal: variable)
        default: return nil
        }
    }

    private func step(of expr: Expr) throws -> (Step, Expr)? {
        switch expr.kind {
        case .tupleElement(let base, let index): return (.field(index), base)
        case .member(let base, let variable, let owner):
            let owner = concrete(owner)
            if variable.isRequirement, isExistential(owner) || isExistential(concrete(base.type)) { return nil }
            guard case .stored(let property, _) = try types.member(variable, of: owner), !property.isLazy, !property.isWeak,
                !reachesOverrides(property, of: base)
            else { return nil }
            return (property.owner?.kind == .class ? .property(types.fieldIndex(property)) : .field(property.index), base)
        case .subscripted(let base, let callee, _, let arguments):
            guard let index = arguments.first, case .function(let instance) = try target(callee),
                case .arrayElement? = Intrinsic.named(instance.decl.nativeKey), try isSimple(index)
            else { return nil }
            return (.element(index), base)
        default: return nil
        }
    }

    private func opcode(_ step: Step, isFirst: Bool, isLast: Bool) -> Opcode {
        switch step {
        case .element: isFirst ? .focusElement : isLast ? .loadElement : .stepElement
        case .field: isFirst ? .focusField : isLast ? .loadField : .stepField
        case .property: isFirst ? .focusProperty : isLast ? .loadProperty : .stepProperty
        }
    }
}
