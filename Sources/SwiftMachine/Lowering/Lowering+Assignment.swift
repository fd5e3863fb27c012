import SwiftModel

/// Assignments.
extension Lowering {
    func assign(_ target: Expr, _ value: Expr) throws {
        if case .tuple(let parts) = target.kind {
            return try temporaries {
                let places = try parts.map(place)
                let whole = builder.allocate()
                try lower(value, into: whole)
                let part = builder.allocate()
                for (index, place) in places.enumerated() {
                    builder.emit(.getField, part, whole, index)
                    emitStore(place, from: part)
                }
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
