import SwiftModel

/// Parameter packs: each function is lowered for given types, so that a pattern is lowered once for each element.
extension Lowering {
    /// `repeat f(each values)`.
    func expand(_ pattern: Expr, _ packs: [GenericParameter], into result: Int) throws {
        let count = elementCount(of: packs)
        guard count > 0 else { return _ = builder.emit(.clear, result) }
        try temporaries {
            let first = builder.allocate(count)
            for index in 0..<count { try within(index, of: packs) { try lower(pattern, into: first + index) } }
            builder.emit(.makeBox, result, first, count, d: 0)
        }
    }

    /// `for value in repeat each values { … }`: the body once for each element.
    func packLoop(_ pattern: Pattern, _ values: Expr, _ packs: [GenericParameter], _ condition: Expr?, _ body: [Statement], _ label: String?) throws {
        let (mark, end) = (builder.next, builder.label())
        for index in 0..<elementCount(of: packs) {
            try within(index, of: packs) {
                let (turn, value, type) = (builder.label(), builder.allocate(), concrete(values.type))
                try lower(values, into: value)
                scopes.append(.breakable(label: label, end: end, next: turn))
                try block {
                    try match(pattern, value, type, unless: turn)
                    if let condition { try branch(condition, unless: turn) }
                    try statements(body)
                }
                scopes.removeLast()
                builder.place(turn)
                if !type.isInline { leftovers.insert(value) }
            }
        }
        builder.place(end)
        builder.release(to: mark)
    }

    /// `function(repeat each values)`: the elements are arguments of their own.
    func callValue(_ function: Expr, unpacking arguments: [Expr], into result: Int) throws {
        try temporaries {
            var parts: [Expr] = []
            for argument in arguments {
                guard argument.isPackExpansion, case .tuple(let elements) = concrete(argument.type) else { parts.append(argument); continue }
                let values = LocalVariable(name: "$values", type: argument.type, isLet: true)
                let register = builder.allocate()
                try lower(argument, into: register)
                locations[values] = .register(register)
                let whole = Expr(.local(values), argument.type, argument.span)
                parts += elements.enumerated().map { Expr(.tupleElement(whole, $0), $1.type, argument.span) }
            }
            try callValue(function, parts, into: result)
        }
    }

    private func elementCount(of packs: [GenericParameter]) -> Int {
        packs.map { if case .tuple(let elements) = concrete(.parameter($0)) { elements.count } else { 0 } }.min() ?? 0
    }

    /// Lowers what represents one element of each pack.
    private func within(_ index: Int, of packs: [GenericParameter], _ lower: () throws -> Void) throws {
        let outer = (map, packIndices)
        defer { (map, packIndices) = outer }
        for pack in packs {
            guard let element = pack.element, case .tuple(let elements) = concrete(.parameter(pack)) else { continue }
            map[element] = elements[index].type
            packIndices[pack] = index
        }
        try lower()
    }

    /// `each values` inside of it.
    func packElement(of values: Expr, _ pack: GenericParameter, into result: Int) throws {
        var lowering: Lowering? = self
        while let current = lowering {
            if let index = current.packIndices[pack] { return try field(of: values, index, into: result) }
            lowering = current.parent
        }
        fail("'each' is outside of 'repeat'")
    }
}

extension Expr {
    /// `repeat each values` among arguments.
    var isPackExpansion: Bool { if case .packExpansion = kind { true } else { false } }
}
