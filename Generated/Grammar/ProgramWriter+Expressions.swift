extension ProgramWriter {
    /// An expression that is meant to be of the kind: without context, some of them have another type, or none.
    mutating func expression(_ kind: Kind, _ depth: Int) -> Piece {
        declare(kind)
        return made(kind, depth).of(kind)
    }

    private mutating func made(_ kind: Kind, _ depth: Int) -> Piece {
        let known = variables.filter { $0.kind == kind }
        if !known.isEmpty, once(in: 3) { return "\(one(of: known).name)" }
        guard depth > 0 else { return usesConstants && once(in: 3) ? constant(kind) : literal(kind) }
        return once(in: 3) ? general(kind, depth - 1) : special(kind, depth - 1)
    }

    /// What there is for every type.
    private mutating func general(_ kind: Kind, _ depth: Int) -> Piece {
        switch below(20) {
        case 0, 1: return .compound("\(expression(.bool, depth)) ? \(expression(kind, depth)) : \(expression(kind, depth))")
        case 2, 3: return .compound("\(expression(.optional(kind), depth)) ?? \(expression(kind, depth))")
        case 4: return "\(base: expression(.optional(kind), depth))!"
        case 5: return "\(base: expression(.array(kind), depth))[\(one("0", "1"))]"
        case 6: return "\(base: expression(.tuple(kind, self.kind(1)), depth)).0"
        case 7: return "\(base: expression(.tuple(self.kind(1), kind), depth)).1"
        case 8: return "\(base: expression(.box(kind), depth)).value"
        case 9:
            require("same", "func same§<T>(_ value: T) -> T { value }")
            return "same§(\(expression(kind, depth)))"
        case 10:
            require("pick", "func pick§<T>(_ a: T, _ b: T, first: Bool = true) -> T { first ? a : b }")
            return once(in: 2)
                ? "pick§(\(expression(kind, depth)), \(expression(kind, depth)))"
                : "pick§(\(expression(kind, depth)), \(expression(kind, depth)), first: \(expression(.bool, depth)))"
        case 11: return "{ \(expression(kind, depth)) }()"
        case 12: return .compound("\(base: expression(kind, depth)) as \(kind.name)")
        case 13: return .compound("(\(expression(kind, depth)) as Any) as? \(kind.name) ?? \(expression(kind, depth))")
        case 14 where kind.isComparable: return "\(one("max", "min"))(\(expression(kind, depth)), \(expression(kind, depth)))"
        case 15 where kind.isComparable:
            return "\(base: expression(.array(kind), depth)).\(one("max()!", "min()!", "sorted()[0]", "sorted(by: >).first!", "max(by: <)!"))"
        case 16:
            let other = one(of: Kind.plain)
            return "\(base: expression(.function(other, kind), depth))(\(expression(other, depth)))"
        case 17:
            let key = one(of: [Kind.string, .int])
            return "\(base: expression(.dictionary(key, kind), depth))[\(expression(key, depth)), default: \(expression(kind, depth))]"
        case 18:
            return
                "\(base: expression(.array(kind), depth)).\(one("first", "last", "dropFirst().first", "first(where: { _ in true })")) ?? \(expression(kind, depth))"
        case 19:
            require("apply", "func apply§<A, B>(_ value: A, _ f: (A) -> B) -> B { f(value) }")
            let other = one(of: Kind.plain)
            return "apply§(\(expression(other, depth))) \(closure(.function(other, kind), depth))"
        default: return "(\(expression(kind, depth)))"
        }
    }

    private mutating func special(_ kind: Kind, _ depth: Int) -> Piece {
        switch kind {
        case .int: return integer(depth)
        case .double, .cgFloat: return fraction(kind, depth)
        case .byte: return .compound("\(expression(.byte, depth)) \(one("&+", "&-", "&", "|", "^", "/", "+")) \(expression(.byte, depth))")
        case .string: return string(depth)
        case .character: return "\(base: expression(.string, depth)).\(one("first!", "last ?? \"q\"", "max() ?? \"m\""))"
        case .bool: return truth(depth)
        case .optional(let payload): return optional(payload, depth)
        case .array(let element): return array(element, depth)
        case .set(let element):
            switch below(3) {
            case 0: return "Set(\(expression(.array(element), depth)))"
            case 1:
                return
                    "\(base: expression(kind, depth)).\(one("union", "intersection", "subtracting"))(\(expression(once(in: 2) ? kind : .array(element), depth)))"
            default: return "\(base: expression(kind, depth)).filter \(closure(.function(element, .bool), depth))"
            }
        case .dictionary(let key, let value): return dictionary(key, value, depth)
        case .tuple(let first, let second):
            if once(in: 3) {
                require("both", "func both§<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }")
                return "both§(\(expression(first, depth)), \(expression(second, depth)))"
            }
            return "(\(expression(first, depth)), \(expression(second, depth)))"
        case .function: return closure(kind, depth)
        case .point: return point(depth)
        case .way:
            return one(of: [
                "\(base: expression(.way, depth)).turned", "Way§(rawValue: \(expression(.string, depth))) ?? \(expression(.way, depth))",
                "Way§.allCases[\(below(3))]",
                "Way§.allCases.first { $0 != \(expression(.way, depth)) }!",
            ])
        case .box(let value):
            let other = one(of: Kind.plain)
            if once(in: 2) { return "\(base: expression(.box(other), depth)).map \(closure(.function(other, value), depth))" }
            return "Box§(value: \(expression(value, depth)))"
        }
    }

    private mutating func point(_ depth: Int) -> Piece {
        switch below(5) {
        case 0: return "Point§(x: \(expression(.double, depth)))"
        case 1: return "Point§(x: \(expression(.double, depth)), y: \(expression(.double, depth)))"
        case 2: return "\(base: expression(.point, depth)).moved(by: \(expression(.double, depth)), up: \(expression(.double, depth)))"
        case 3: return "\(base: expression(.array(.point), depth)).reduce(\(one("Point§.zero", ".zero")), +)"
        default: return .compound("\(expression(.point, depth)) + \(expression(.point, depth))")
        }
    }

    private mutating func optional(_ payload: Kind, _ depth: Int) -> Piece {
        let kind = Kind.optional(payload)
        switch below(10) {
        case 0: return "\(base: expression(.array(payload), depth)).\(one("first", "last", "dropFirst(1).first", "reversed().first"))"
        case 1: return "\(base: expression(.dictionary(.string, payload), depth))[\(expression(.string, depth))]"
        case 2:
            let other = one(of: Kind.plain)
            return "\(base: expression(.optional(other), depth)).map \(closure(.function(other, payload), depth))"
        case 3:
            let other = one(of: Kind.plain)
            return "\(base: expression(.optional(other), depth)).flatMap \(closure(.function(other, kind), depth))"
        case 4: return .compound("\(expression(kind, depth)) ?? \(expression(kind, depth))")
        case 5 where payload.isComparable:
            return "\(base: expression(.array(payload), depth)).\(one("min()", "max()", "min(by: { $0 < $1 })", "sorted().last"))"
        case 6: return chained(payload, depth)
        case 7: return .compound("(\(expression(self.kind(1), depth)) as Any) as? \(payload.name)")
        case 8 where payload == .int:
            return one(of: [
                "Int(\(expression(.string, depth)))", "\(base: expression(.array(.int), depth)).firstIndex(of: \(expression(.int, depth)))",
                "\(base: expression(.array(.string), depth)).firstIndex { $0.isEmpty }",
            ])
        case 8 where payload == .double: return "Double(\(expression(.string, depth)))"
        case 9: return "\(base: expression(.array(payload), depth)).first \(closure(.function(payload, .bool), depth))"
        default: return expression(payload, depth)
        }
    }

    /// A member behind `?`.
    private mutating func chained(_ payload: Kind, _ depth: Int) -> Piece {
        switch payload {
        case .int: "\(base: expression(.optional(.string), depth))?.count"
        case .double: "\(base: expression(.optional(.point), depth))?.\(one("x", "sum", "moved(by: 1).y"))"
        case .string:
            one(of: [
                "\(base: expression(.optional(.string), depth))?.uppercased()", "\(base: expression(.optional(.way), depth))?.rawValue",
                "\(base: expression(.optional(.int), depth))?.description",
            ])
        case .character: "\(base: expression(.optional(.string), depth))?.first"
        case .bool: "\(base: expression(.optional(.array(self.kind(1))), depth))?.isEmpty"
        default: "\(base: expression(.optional(.box(payload)), depth))?.value"
        }
    }
}
