import SwiftModel

/// Assignments.
extension Lowering {
    func assign(_ target: Expr, _ value: Expr) throws {
        if case .tuple = target.kind {
            return try temporaries {
                let target = try self.target(target)
                let whole = builder.allocate()
                try lower(value, into: whole)
                store(whole, in: target)
                leftovers.insert(whole)
            }
        }
        try temporaries {
            let place = try initialized(by: value, target) ?? self.place(target)
            if isWrittenLast(value), let own = ownRegister(of: place) { return try lower(value, into: own) }
            let register = builder.allocate()
            try lower(value, into: register)
            emitStore(place, from: register)
        }
        builder.emit(.drain)
    }

    /// What `(a, (b, _)) = value` assigns to; `_` has no parts.
    private indirect enum AssignmentTarget {
        case place(Place)
        case parts([AssignmentTarget])
    }

    private func target(_ target: Expr) throws -> AssignmentTarget {
        if case .tuple(let parts) = target.kind { .parts(try parts.map(self.target)) } else { .place(try place(target)) }
    }

    private func store(_ register: Int, in target: AssignmentTarget) {
        switch target {
        case .place(let place): emitStore(place, from: register)
        case .parts(let parts):
            let part = builder.allocate()
            for (index, target) in parts.enumerated() {
                builder.emit(.getField, part, register, index)
                store(part, in: target)
            }
        }
    }

    /// A variable of the top level that gets its first value, which its observers don't hear of.
    private func initialized(by value: Expr, _ target: Expr) throws -> Place? {
        guard case .global(let variable) = target.kind, variable.willSet != nil || variable.didSet != nil, variable.initializer === value else { return nil }
        return Place(.global(try machine.globalIndex(variable, []), variable), builder.allocate())
    }

    /// The register that a variable is.
    private func ownRegister(of place: Place) -> Int? {
        if case .slot = place.kind { return place.register }
        guard case .variable(let variable) = place.kind, case .register(let own)? = location(of: variable) else { return nil }
        return own
    }

    /// Whether lowering writes its register only when all is evaluated, so that it may be the variable's own.
    private func isWrittenLast(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .integer, .float, .boolean, .string: expr.type.nominal?.isPrelude ?? false
        case .call(let callee, _, _): Intrinsic.isPure(callee.decl.nativeKey)
        default: false
        }
    }
}
