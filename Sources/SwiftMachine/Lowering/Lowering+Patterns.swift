import SwiftModel

/// Patterns: jump to a label when the value in a register does not match, else declare the variables. The value may be used up.
extension Lowering {
    func match(_ pattern: Pattern, _ register: Int, _ type: SwiftType, unless label: CodeBuilder.Label) throws {
        switch pattern {
        case .any: break
        case .variable(let variable):
            let copy = builder.allocate()
            builder.emit(.copy, copy, register)
            bind(variable, taking: copy)
        case .tuple(let parts):
            guard case .tuple(let elements) = type else { return fail("a tuple pattern meets a value of type '\(type)'") }
            for (index, part) in parts.enumerated() where elements.indices.contains(index) {
                if case .any = part { continue }
                try matchPart(part, of: register, index, elements[index].type, unless: label)
            }
        case .enumCase(let enumCase, let payload):
            if enumCase.owner.isOptional {
                if enumCase.name == "none" { return try match(.none, register, type, unless: label) }
                return try match(.some(payload.first ?? .any), register, type, unless: label)
            }
            if isExistential(type) {
                builder.jump(.testOpenedCase, register, builder.type(.nominal(enumCase.owner, [])), to: label)
                let opened = builder.allocate()
                builder.emit(.open, opened, register)
                return try matchCase(enumCase, payload, opened, .nominal(enumCase.owner, []), unless: label)
            }
            try matchCase(enumCase, payload, register, type, unless: label)
        case .some(let inner):
            builder.jump(.jumpIfNone, register, to: label)
            let payload = type.optionalPayload ?? .error
            guard payload.isBoxedAsPayload else { return try match(inner, register, payload, unless: label) }
            let unwrapped = builder.allocate()
            builder.emit(.unwrapSome, unwrapped, register)
            try match(inner, unwrapped, payload, unless: label)
        case .none: builder.jump(.jumpIfSome, register, to: label)
        case .isType(let target):
            temporaries {
                let test = builder.allocate()
                emitTypeTest(register, type, concrete(target), into: test)
                builder.jump(.jumpUnless, test, to: label)
            }
        case .cast(let inner, let target):
            let target = concrete(target)
            let value = builder.allocate()
            emitCast(.castOptional, register, type, target, into: value)
            builder.jump(.jumpIfNone, value, to: label)
            if target.isBoxedAsPayload { builder.emit(.unwrapSome, value, value) }
            try match(inner, value, target, unless: label)
        case .expression(let variable, let test):
            locations[variable] = .register(register)
            try branch(test, unless: label)
        }
    }

    /// The last register allocated becomes the variable, or goes into one that several patterns bind.
    private func bind(_ variable: LocalVariable, taking register: Int) {
        if sharedBindings.contains(variable) { return store(variable, from: register) }
        builder.release(to: register)
        declare(variable, taking: register)
    }

    private func matchCase(_ enumCase: EnumCase, _ payload: [Pattern], _ register: Int, _ type: SwiftType, unless label: CodeBuilder.Label) throws {
        builder.jump(.jumpUnlessCase, register, enumCase.index, to: label)
        let map = types.map(type)
        for (index, part) in payload.enumerated() where enumCase.payload.indices.contains(index) {
            if case .any = part { continue }
            try matchPart(part, of: register, index, types.concrete(enumCase.payload[index].type, map), unless: label)
        }
    }

    private func matchPart(_ pattern: Pattern, of register: Int, _ index: Int, _ type: SwiftType, unless label: CodeBuilder.Label) throws {
        if case .variable(let variable) = pattern {
            let part = builder.allocate()
            builder.emit(.getField, part, register, index)
            return bind(variable, taking: part)
        }
        let part = builder.allocate()
        builder.emit(.getField, part, register, index)
        try match(pattern, part, type, unless: label)
        if !type.isInline { leftovers.insert(part) }
    }

    func emitTypeTest(_ register: Int, _ from: SwiftType, _ to: SwiftType, into result: Int) {
        emitCast(.testType, register, from, to, into: result)
    }

    /// The two types are side by side in the table of types: what the value is declared to be, and what it's to be.
    func emitCast(_ op: Opcode, _ register: Int, _ from: SwiftType, _ to: SwiftType, into result: Int) {
        builder.emit(op, result, register, builder.type(.tuple([TupleElement(type: from), TupleElement(type: to)])))
    }
}

extension NominalDecl {
    var isOptional: Bool { isPrelude && name == "Optional" }
}
