import SwiftModel

/// `for` loops.
extension Lowering {
    func loop(_ pattern: Pattern, _ sequence: Expr, _ iteration: ForIteration, _ condition: Expr?, _ body: [Statement], _ label: String?) throws {
        if case .packExpansion(let values, let packs) = sequence.kind { return try packLoop(pattern, values, packs, condition, body, label) }
        let mark = builder.next
        let type = concrete(sequence.type)
        let (start, next, end) = (builder.label(), builder.label(), builder.label())
        let element: SwiftType
        let value: Int
        switch type.known {
        case .range where type.arguments.first?.isOrderedAsInt == true, .closedRange where type.arguments.first?.isOrderedAsInt == true:
            return try rangeLoop(pattern, sequence, type, condition, body, label)
        case .strideTo where type.arguments.first?.isInt == true, .strideThrough where type.arguments.first?.isInt == true:
            return try rangeLoop(pattern, sequence, type, condition, body, label)
        case .reversedCollection where type.arguments.first?.isRangeOfInts == true:
            return try rangeLoop(pattern, sequence, type, condition, body, label)
        case _ where StandardNatives.areWalkedNatively(type):
            guard case .iterator(_, _, _, let elementType) = iteration else { return }
            element = concrete(elementType)
            let array = builder.allocate(2)
            try lower(sequence, into: array)
            switch type.known {
            case .array, .string, .set, .dictionary: break
            default: builder.emit(.elements, array, array, builder.type(type))
            }
            builder.emit(.loadInt, array + 1, 0)
            value = builder.allocate()
            builder.place(start)
            builder.place(next)
            builder.jump(.nextElement, value, array, to: end)
            leftovers.insert(array)
        default:
            guard case .iterator(let makeIterator, let nextCallee, let iteratorType, let elementType) = iteration else { return }
            element = concrete(elementType)
            let iterator = builder.allocate()
            let holder = LocalVariable(name: "$iterator", type: iteratorType, isLet: false)
            locations[holder] = .register(iterator)
            try lowerCall(makeIterator, base: sequence, arguments: [], type: iteratorType, span: sequence.span, into: iterator)
            value = builder.allocate()
            builder.place(start)
            builder.place(next)
            let base = Expr(.inOut(Expr(.local(holder), iteratorType, sequence.span)), iteratorType, sequence.span)
            try lowerCall(nextCallee, base: base, arguments: [], type: .nominal(types.nominal(.optional), [element]), span: sequence.span, into: value)
            builder.jump(.jumpIfNone, value, to: end)
            if element.isBoxedAsPayload { builder.emit(.unwrapSome, value, value) }
            leftovers.insert(iterator)
        }
        let turn = builder.label()
        scopes.append(.breakable(label: label, end: end, next: turn))
        try block {
            if case .variable(let variable) = pattern, variable.isLet, element.isPlainData {
                // Nothing happens when it ends, so it may be the variable itself.
                locations[variable] = .register(value)
            } else {
                try match(pattern, value, element, unless: turn)
            }
            if let condition { try branch(condition, unless: turn) }
            try statements(body)
        }
        scopes.removeLast()
        builder.place(turn)
        builder.jump(to: start)
        builder.place(end)
        if !element.isInline { leftovers.insert(value) }
        builder.release(to: mark)
    }

    /// A loop over integers: one instruction a turn, at the end of the body.
    private func rangeLoop(_ pattern: Pattern, _ sequence: Expr, _ type: SwiftType, _ condition: Expr?, _ body: [Statement], _ label: String?) throws {
        let mark = builder.next
        let (start, turn, end) = (builder.label(), builder.label(), builder.label())
        let isStride = !type.isRangeOfInts
        let number = builder.allocate(isStride ? 3 : 2)
        let last = number + 1
        let whole = isStride ? last + 1 : last
        try lower(sequence, into: whole)
        builder.emit(.getField, number, whole, 0)
        if !isStride { builder.emit(.getField, last, whole, 1) }
        switch type.known {
        case .range:
            builder.jump(.jumpUnlessLessInt, number, last, to: end)
            builder.emit(.addImmediate, last, last, -1)
        case .closedRange: builder.jump(.jumpUnlessLessEqualInt, number, last, to: end)
        case .reversedCollection:
            // From the upper bound down to the lower one.
            builder.emit(.getField, last, number, 0)
            builder.emit(.getField, number, number, 1)
            if type.arguments[0].known == .range {
                builder.jump(.jumpUnlessLessInt, last, number, to: end)
                builder.emit(.addImmediate, number, number, -1)
            }
            builder.emit(.loadInt, whole, -1)
        default:
            builder.emit(.getField, last, whole, 1)
            builder.emit(.getField, whole, whole, 2)
            builder.jump(.jumpUnlessStride, number, type.known == .strideThrough ? 1 : 0, to: end)
        }
        builder.place(start)
        scopes.append(.breakable(label: label, end: end, next: turn))
        try block {
            if case .variable(let variable) = pattern, variable.isLet {
                locations[variable] = .register(number)
            } else {
                let element = type.known == .reversedCollection ? type.arguments[0].arguments[0] : type.arguments[0]
                try match(pattern, number, element, unless: turn)
            }
            if let condition { try branch(condition, unless: turn) }
            try statements(body)
        }
        scopes.removeLast()
        builder.place(turn)
        builder.jump(isStride ? .loopStride : .loopRange, number, last, to: start)
        builder.place(end)
        builder.release(to: mark)
    }
}
