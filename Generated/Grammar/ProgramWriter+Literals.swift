extension ProgramWriter {
    /// The shortest expression of a kind whose types are declared.
    static func simplest(_ kind: Kind) -> Piece {
        let text =
            switch kind {
            case .int, .byte: "1"
            case .double, .cgFloat: "1.5"
            case .string, .character: "\"a\""
            case .bool: "true"
            case .optional(let payload): "Optional(\(simplest(payload).text))"
            case .array(let element): "[\(simplest(element).text)]"
            case .set(let element): "Set([\(simplest(element).text)])"
            case .dictionary(let key, let value): "[\(simplest(key).text): \(simplest(value).text)]"
            case .tuple(let first, let second): "(\(simplest(first).text), \(simplest(second).text))"
            case .function(_, let result): "{ _ in \(simplest(result).text) }"
            case .point: "Point§(x: 1)"
            case .way: "Way§.up"
            case .box(let value): "Box§(value: \(simplest(value).text))"
            }
        return Piece(parts: [.text(text)]).of(kind)
    }

    /// A literal, or a call that makes a value.
    mutating func literal(_ kind: Kind) -> Piece {
        declare(kind)
        return plainLiteral(kind).of(kind)
    }

    private mutating func plainLiteral(_ kind: Kind) -> Piece {
        switch kind {
        case .int: return "\(one("0", "1", "2", "3", "7", "10", "-1", "0xff", "1_000", "Int.max", "Int(\"4\")!"))"
        case .double: return "\(one("0.5", "2.5", "1.0", "3", "2", "1e3", "-0.25", "Double.pi", "Double(3)", ".infinity", ".pi"))"
        case .cgFloat: return "\(one("0.5", "2", "CGFloat(3)", "CGFloat(1.5)", "CGFloat.zero", ".zero"))"
        case .byte: return "\(one("1", "UInt8(7)", "UInt8.max", "0b101", "9"))"
        case .string: return "\(one("\"\"", "\"a\"", "\"hello\"", "\"b,c,d\"", "\"Ünï\"", "#\"raw\"#", "String(12)", "\"x y\""))"
        case .character: return "\(one("\"a\"", "Character(\"z\")", "\"é\""))"
        case .bool: return "\(one("true", "false"))"
        case .optional(let payload):
            switch below(5) {
            case 0: return "nil"
            case 1: return "Optional(\(literal(payload)))"
            case 2: return "Optional<\(payload.name)>.none"
            case 3: return ".some(\(literal(payload)))"
            default: return literal(payload)
            }
        case .array(let element):
            if once(in: 8) { return "[\(element.name)]()" }
            if once(in: 10) { return "Array(repeating: \(literal(element)), count: 2)" }
            let elements = (0..<(1 + below(3))).map { _ in literal(element) }
            return "[\(elements, separator: ", ")]"
        case .set(let element):
            let array = literal(.array(element))
            return once(in: 2) ? "Set(\(array))" : "[\(literal(element))]"
        case .dictionary(let key, let value):
            if once(in: 8) { return "[:]" }
            return "[\(literal(key)): \(literal(value))]"
        case .tuple(let first, let second): return "(\(literal(first)), \(literal(second)))"
        case .function: return closure(kind, 0)
        case .point: return "\(one("Point§(x: 1)", "Point§(x: 2.5, y: 3)", "Point§.zero", ".zero", ".init(x: 4)"))"
        case .way: return "\(one("Way§.up", ".down", ".left", "Way§.usual", ".usual"))"
        case .box(let value): return "\(one("Box§", ".init", "Box§<\(value.name)>"))(value: \(literal(value)))"
        }
    }
}
