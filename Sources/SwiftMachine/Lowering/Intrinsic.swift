import SwiftModel

/// Functions of the standard library that are instructions of the machine.
enum Intrinsic {
    case binary(Opcode, swapped: Bool = false, negated: Bool = false)
    case unary(Opcode)
    /// `+=` and the like: the first argument is changed.
    case update(Opcode)
    case arrayCount, arrayElement, arrayAppend, stringAppend

    static func named(_ key: String?) -> Intrinsic? { key.flatMap { table[$0] } }
    static func isPure(_ key: String?) -> Bool {
        switch named(key) {
        case .binary, .unary, .arrayCount, .arrayElement: true
        default: false
        }
    }

    private static let table: [String: Intrinsic] = {
        var table: [String: Intrinsic] = [
            "Int.%(_: Int, _: Int)": .binary(.remInt), "Int.%=(_: inout Int, _: Int)": .update(.remInt), "Int.-(_: Int)": .unary(.negInt),
            "Array.count": .arrayCount, "Array.subscript(_: Int)": .arrayElement, "Array.append(_: Element)": .arrayAppend,
            "String.append(_: String)": .stringAppend, "String.append(_: Character)": .stringAppend,
            "String.+=(_: inout String, _: String)": .update(.appendString),
        ]
        func add(_ type: String, _ operations: [(String, Opcode)], equal: Opcode, less: Opcode, lessEqual: Opcode) {
            for (name, op) in operations {
                table["\(type).\(name)(_: \(type), _: \(type))"] = .binary(op)
                table["\(type).\(name)=(_: inout \(type), _: \(type))"] = .update(op)
            }
            func compare(_ name: String, _ intrinsic: Intrinsic) { table["\(type).\(name)(_: \(type), _: \(type))"] = intrinsic }
            compare("==", .binary(equal))
            compare("!=", .binary(equal, negated: true))
            compare("<", .binary(less))
            compare(">", .binary(less, swapped: true))
            compare("<=", .binary(lessEqual))
            compare(">=", .binary(lessEqual, swapped: true))
        }
        add("Int", [("+", .addInt), ("-", .subInt), ("*", .mulInt), ("/", .divInt)], equal: .equalInt, less: .lessInt, lessEqual: .lessEqualInt)
        for type in ["Double", "CGFloat"] {
            add(
                type, [("+", .addDouble), ("-", .subDouble), ("*", .mulDouble), ("/", .divDouble)], equal: .equalDouble, less: .lessDouble,
                lessEqual: .lessEqualDouble)
            table["\(type).-(_: \(type))"] = .unary(.negDouble)
        }
        return table
    }()

    /// The operation on arguments that are in place already; `false` where it has no such form.
    func emit(_ builder: CodeBuilder, _ window: Int, into result: Int) -> Bool {
        switch self {
        case .binary(let op, let swapped, let negated):
            builder.emit(op, result, swapped ? window + 1 : window, swapped ? window : window + 1)
            if negated { builder.emit(.not, result, result) }
        case .unary(let op): builder.emit(op, result, window)
        case .update(let op):
            builder.emit(op, window, window, window + 1)
            builder.emit(.clear, result)
        case .arrayCount: builder.emit(.arrayCount, result, window)
        case .arrayElement: builder.emit(.getElement, result, window, window + 1)
        case .arrayAppend:
            builder.emit(.appendElement, window, window + 1)
            builder.emit(.clear, result)
        case .stringAppend:
            builder.emit(.appendString, window, 0, window + 1)
            builder.emit(.clear, result)
        }
        return true
    }
}

extension Lowering {
    /// Lowers a call of an intrinsic without moving its operands into place first; `false` where it is an ordinary call after all.
    func lower(_ intrinsic: Intrinsic, _ base: Expr?, _ arguments: [Expr], into result: Int) throws -> Bool {
        switch intrinsic {
        case .binary(let op, let swapped, let negated):
            guard arguments.count == 2 else { return false }
            try temporaries {
                if op == .addInt || op == .subInt, case .integer(let number) = arguments[1].kind, abs(number) < 1 << 30 {
                    builder.emit(.addImmediate, result, try operand(arguments[0]), op == .addInt ? number : -number)
                    return
                }
                let (a, b) = try operands(arguments[0], arguments[1])
                builder.emit(op, result, swapped ? b : a, swapped ? a : b)
                if negated { builder.emit(.not, result, result) }
            }
        case .unary(let op):
            guard let only = arguments.first else { return false }
            try temporaries { builder.emit(op, result, try operand(only)) }
        case .arrayCount:
            guard let base else { return false }
            try temporaries { builder.emit(.arrayCount, result, try operand(base)) }
        case .arrayElement:
            guard let base, let index = arguments.first else { return false }
            try temporaries {
                let (array, place) = try operands(base, index)
                builder.emit(.getElement, result, array, place)
            }
        case .update, .arrayAppend, .stringAppend:
            guard try update(intrinsic, base, arguments) else { return false }
            builder.emit(.clear, result)
        }
        return true
    }

    /// Lowers an intrinsic that changes its first operand; `false` where it is none.
    func update(_ intrinsic: Intrinsic, _ base: Expr?, _ arguments: [Expr]) throws -> Bool {
        switch intrinsic {
        case .update(let op):
            guard arguments.count == 2 else { return false }
            try temporaries {
                let place = try self.place(arguments[0])
                if op == .addInt || op == .subInt, case .integer(let number) = arguments[1].kind, abs(number) < 1 << 30 {
                    let access = try accessNumber(place)
                    builder.emit(.addImmediate, access.register, access.register, op == .addInt ? number : -number)
                    access.finish()
                } else {
                    let value = try operand(arguments[1])
                    let access = try op == .appendString ? access(place) : accessNumber(place)
                    builder.emit(op, access.register, access.register, value)
                    access.finish()
                }
            }
        case .arrayAppend, .stringAppend:
            guard let base, let value = arguments.first else { return false }
            try temporaries {
                let place = try self.place(base)
                let register = builder.allocate()
                try lower(value, into: register)
                let access = try access(place)
                if case .arrayAppend = intrinsic {
                    builder.emit(.appendElement, access.register, register)
                } else {
                    builder.emit(.appendString, access.register, 0, register)
                    if !concrete(value.type).isInline { leftovers.insert(register) }
                }
                access.finish()
            }
        default: return false
        }
        return true
    }

    /// A comparison of Ints as one jump.
    func fusedComparison(_ expr: Expr, unless label: CodeBuilder.Label) throws -> Bool {
        guard case .call(let callee, _, let arguments) = expr.kind, arguments.count == 2, case .function(let instance) = try target(callee),
            case .binary(let op, let swapped, let negated)? = Intrinsic.named(instance.decl.nativeKey)
        else { return false }
        let fused: Opcode
        let immediate: Opcode
        switch (op, swapped, negated) {
        case (.equalInt, _, false): (fused, immediate) = (.jumpUnlessEqualInt, .jumpUnlessEqualImmediate)
        case (.equalInt, _, true): (fused, immediate) = (.jumpUnlessNotEqualInt, .jumpUnlessNotEqualImmediate)
        case (.lessInt, false, _): (fused, immediate) = (.jumpUnlessLessInt, .jumpUnlessLessImmediate)
        case (.lessInt, true, _): (fused, immediate) = (.jumpUnlessLessInt, .jumpUnlessGreaterImmediate)
        case (.lessEqualInt, false, _): (fused, immediate) = (.jumpUnlessLessEqualInt, .jumpUnlessLessEqualImmediate)
        case (.lessEqualInt, true, _): (fused, immediate) = (.jumpUnlessLessEqualInt, .jumpUnlessGreaterEqualImmediate)
        default: return false
        }
        try temporaries {
            if case .integer(let number) = arguments[1].kind, let small = Int32(exactly: number) {
                builder.jump(immediate, try operand(arguments[0]), Int(small), to: label)
                return
            }
            let (a, b) = try operands(arguments[0], arguments[1])
            builder.jump(fused, swapped ? b : a, swapped ? a : b, to: label)
        }
        return true
    }
}
