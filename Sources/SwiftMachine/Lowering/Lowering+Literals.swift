import SwiftModel

/// Literals: of the library's types, and of those that an `ExpressibleBy…Literal` initializer makes from one of these.
extension Lowering {
    func lowerLiteral(_ expr: Expr, into result: Int) throws {
        let type = concrete(expr.type)
        switch expr.kind {
        case .integer(let value): try made(by: "init(integerLiteral:)", type, result) { integer(value, $0, result) }
        case .float(let value): try made(by: "init(floatLiteral:)", type, result) { float(value, $0, result) }
        case .boolean(let value): try made(by: "init(booleanLiteral:)", type, result) { _ in constant(.bool(value), result) }
        case .string(let value): try string(value, type, result)
        case .interpolation(let parts): try made(by: "init(stringLiteral:)", type, result) { try interpolation(parts, $0, result) }
        case .nilLiteral: try made(by: "init(nilLiteral:)", type, result) { _ in builder.emit(.clear, result) }
        case .array(let elements): try made(by: "init(arrayLiteral:)", type, result) { try array(elements, $0, result) }
        case .dictionary(let pairs): try dictionary(pairs, type, into: result)
        default: break
        }
    }

    /// The plain literal in the register; then, where the type has the initializer, what that makes of it. `literal` gets the type of the plain one.
    private func made(by literalName: String, _ type: SwiftType, _ register: Int, literal: (SwiftType) throws -> Void) throws {
        let name = type.known == .localizedStringResource ? "init(_value:)" : literalName
        guard !(type.known?.isMadeByLiteral ?? false), let initializer = try machine.member(named: name, of: type),
            let parameter = initializer.decl.arguments.first
        else { return try literal(type) }
        let own = types.concrete(parameter.type, initializer.substitution)
        try literal(parameter.isVariadic ? .nominal(types.nominal(.array), [own]) : own)
        try call(initializer, with: register, type)
    }

    private func call(_ initializer: FunctionInstance, with register: Int, _ type: SwiftType) throws {
        try temporaries {
            let window = builder.allocate(3)
            if initializer.decl.owner?.kind == .class {
                try emitNewObject(type, into: window)
                builder.emit(.take, window + 1, register)
            } else {
                builder.emit(.take, window, register)
            }
            try emitCall(initializer, window: window, into: register, resultType: type)
        }
    }

    private func constant(_ value: Value, _ register: Int) { builder.emit(.constant, register, builder.constant(value)) }

    private func integer(_ value: Int, _ type: SwiftType, _ register: Int) {
        if type.isDouble {
            float(Double(value), type, register)
        } else if let small = Int32(exactly: value) {
            builder.emit(.loadInt, register, Int(small))
        } else {
            constant(.int(value), register)
        }
    }

    private func float(_ value: Double, _ type: SwiftType, _ register: Int) { constant(.double(type.isFloat ? Double(Float(value)) : value), register) }

    /// A text, or what the type's initializer makes of it, which may take a value that is itself made of a literal.
    private func string(_ value: String, _ type: SwiftType, _ register: Int) throws {
        let names = ["init(stringLiteral:)", "init(extendedGraphemeClusterLiteral:)", "init(unicodeScalarLiteral:)"]
        let isPlain = type.known?.isMadeByLiteral ?? false
        let name = isPlain ? nil : try names.first { try machine.member(named: $0, of: type) != nil }
        try made(by: name ?? names[0], type, register) { $0 == type ? text(value, $0, register) : try string(value, $0, register) }
    }

    /// A text, or a key that is it.
    private func text(_ value: String, _ type: SwiftType, _ register: Int) {
        constant(type.known?.isKey ?? false ? .native(Native(LocalizedKey(value))) : .string(value), register)
    }

    private func interpolation(_ parts: [Expr], _ type: SwiftType, _ register: Int) throws {
        try temporaries {
            let first = builder.allocate(parts.count)
            for (index, part) in parts.enumerated() { try lower(part, into: first + index) }
            let types = parts.map { concrete($0.type) }
            let isKey = type.known?.isKey ?? false
            if !isKey, types.allSatisfy({ $0.isInt || $0.known == .string || $0.known == .character }) {
                return _ = builder.emit(.join, register, first, parts.count)
            }
            builder.emit(isKey ? .makeKey : .interpolate, register, first, builder.type(.tuple(types.map { TupleElement(type: $0) })))
        }
    }

    private func array(_ elements: [Expr], _ type: SwiftType, _ register: Int) throws {
        try temporaries {
            let first = builder.allocate(elements.count)
            for (index, value) in elements.enumerated() { try lower(value, into: first + index) }
            if type.known == .set {
                builder.emit(.makeSet, register, first, elements.count, d: builder.type(type.arguments.first ?? .any))
            } else {
                builder.emit(.makeArray, register, first, elements.count)
            }
        }
    }

    /// A type of the snippet gets the pairs as an array of tuples.
    private func dictionary(_ pairs: [(Expr, Expr)], _ type: SwiftType, into result: Int) throws {
        let initializer = type.known == .dictionary ? nil : try machine.member(named: "init(dictionaryLiteral:)", of: type)
        try temporaries {
            let first = builder.allocate(pairs.count * (initializer == nil ? 2 : 1))
            for (index, (key, value)) in pairs.enumerated() {
                if initializer == nil {
                    try lower(key, into: first + 2 * index)
                    try lower(value, into: first + 2 * index + 1)
                } else {
                    try fields([key, value], tag: 0, into: first + index)
                }
            }
            if initializer == nil {
                builder.emit(.makeDictionary, result, first, pairs.count, d: builder.type(type.arguments.first ?? .any))
            } else {
                builder.emit(.makeArray, result, first, pairs.count)
            }
        }
        if let initializer { try call(initializer, with: result, type) }
    }
}
