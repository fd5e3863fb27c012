/// Numbers, texts, truth.
extension ProgramWriter {
    mutating func integer(_ depth: Int) -> Piece {
        switch below(16) {
        case 0, 1, 2: return .compound("\(expression(.int, depth)) \(one("+", "-", "*", "/", "%", "&+")) \(expression(.int, depth))")
        case 3: return "-\(base: expression(.int, 0))"
        case 4: return "\(one("abs", "-abs"))(\(expression(.int, depth)))"
        case 5: return "\(base: expression(one(of: [.string, .array(kind(1)), .set(.int), .dictionary(.string, kind(1))]), depth)).count"
        case 6: return "\(base: expression(.array(.int), depth)).reduce(\(expression(.int, 0)), \(one("+", "*", "-", "{ $0 + $1 }", "{ a, b in max(a, b) }")))"
        case 7:
            let other = one(of: Kind.plain)
            return "\(base: expression(.array(other), depth)).reduce(0) { sum, item in sum + \(inside([("item", other), ("sum", .int)], .int, depth)) }"
        case 8: return "Int(\(expression(one(of: Kind.numbers), depth)))"
        case 9: return "\(base: expression(.tuple(.int, .string), depth)).0"
        case 10: return "(\(expression(.int, depth))...\(expression(.int, depth))).count"
        case 11: return "[\(expression(.int, depth)), \(expression(.int, depth))].reduce(0, +)"
        case 12: return "\(base: expression(.array(kind(1)), depth)).filter { _ in \(expression(.bool, depth)) }.count"
        case 13: return "\(base: expression(.string, depth))[keyPath: \\.count]"
        case 14: return "\(base: expression(.array(.array(.int)), depth)).map(\\.count).reduce(0, +)"
        default: return "\(base: expression(.array(.int), depth)).\(one("count", "endIndex", "last ?? 0", "indices.count", "lazy.map { $0 }.count"))"
        }
    }

    mutating func fraction(_ kind: Kind, _ depth: Int) -> Piece {
        let other = once(in: 5) ? one(of: [Kind.double, .cgFloat, .int]) : kind
        switch below(14) {
        case 0, 1, 2: return .compound("\(expression(kind, depth)) \(one("+", "-", "*", "/")) \(expression(other, depth))")
        case 3: return .compound("\(expression(other, depth)) \(one("+", "-", "*", "/")) \(expression(kind, depth))")
        case 4: return "\(kind.name)(\(expression(one(of: Kind.numbers), depth)))"
        case 5: return "\(base: expression(.array(kind), depth)).reduce(\(one("0", "1.5", "0.0")), \(one("+", "*", "-", "{ $0 + $1 }", "max")))"
        case 6: return "\(base: expression(.array(kind), depth)).map { \(inside([("$0", kind)], kind, depth)) }.reduce(0, +)"
        case 7: return "\(one("max", "min"))(\(expression(kind, depth)), \(expression(other, depth)))"
        case 8: return "\(one("abs", "-", "+"))(\(expression(kind, depth)))"
        case 9: return "\(base: expression(kind, depth)).\(one("squareRoot()", "rounded()", "rounded(.up)", "magnitude", "truncatingRemainder(dividingBy: 2)"))"
        case 10: return "\(base: expression(.point, depth)).\(one("x", "y", "sum", "moved(by: 2).x", "moved(by: 1, up: 2).sum"))"
        case 11: return "\(base: expression(.array(.point), depth)).map(\\.\(one("x", "sum"))).reduce(0, +)"
        case 12: return "\(base: expression(.point, depth))[keyPath: \\.\(one("x", "sum"))]"
        default: return "sqrt(\(expression(kind, depth)))"
        }
    }

    mutating func string(_ depth: Int) -> Piece {
        switch below(15) {
        case 0, 1: return .compound("\(expression(.string, depth)) + \(expression(.string, depth))")
        case 2, 3: return "\"<\\(\(expression(one(of: Kind.plain), depth)))>\""
        case 4: return "\"\\(\(expression(kind(1), 0)))-\\(\(expression(one(of: Kind.plain), depth)))\""
        case 5: return "\(base: expression(.array(.string), depth)).joined(\(one("", "separator: \"-\"", "separator: \", \"")))"
        case 6:
            let element = one(of: Kind.plain)
            return
                "\(base: expression(.array(element), depth)).map { \(inside([("$0", element)], .string, depth)) }.joined(separator: \(expression(.string, 0)))"
        case 7: return "String(\(expression(one(of: [.int, .double, .character, .bool, .byte, .string]), depth)))"
        case 8:
            return
                "\(base: expression(.string, depth)).\(one("uppercased()", "lowercased()", "capitalized", "description", "trimmingCharacters(in: .whitespaces)"))"
        case 9:
            return
                "String(\(base: expression(.string, depth)).\(one("prefix(2)", "suffix(1)", "reversed()", "dropFirst()", "filter { $0 != \"a\" }", "prefix(while: { $0 != \"l\" })")))"
        case 10: return "String(repeating: \(expression(.string, 0)), count: \(one("2", "3", "0")))"
        case 11: return "\(base: expression(.way, depth)).rawValue"
        case 12: return "String(\(expression(.character, depth)))"
        case 13: return "\(base: expression(.array(.string), depth)).reduce(\(expression(.string, 0)), +)"
        default: return "\(base: expression(one(of: [.int, .double, .bool, .array(.int)]), depth)).description"
        }
    }

    mutating func truth(_ depth: Int) -> Piece {
        switch below(17) {
        case 0: return "!\(base: expression(.bool, depth))"
        case 1, 2: return .compound("\(expression(.bool, depth)) \(one("&&", "||", "==", "!=")) \(expression(.bool, depth))")
        case 3, 4, 5:
            let kind = one(of: Kind.numbers + [.string, .character])
            return .compound("\(expression(kind, depth)) \(one("<", ">", "<=", ">=", "==", "!=")) \(expression(kind, depth))")
        case 6:
            let kind = kind(1)
            return .compound("\(expression(kind, depth)) \(one("==", "!=")) \(expression(kind, depth))")
        case 7:
            let kind = one(of: Kind.plain)
            return "\(base: expression(.array(kind), depth)).contains(\(expression(kind, depth)))"
        case 8:
            let kind = one(of: Kind.plain)
            return "\(base: expression(.array(kind), depth)).\(one("contains", "allSatisfy")) { \(inside([("$0", kind)], .bool, depth)) }"
        case 9:
            return
                "\(base: expression(.string, depth)).\(one("isEmpty", "hasPrefix(\"a\")", "contains(\"l\")", "contains(where: { $0.isLetter })", "hasSuffix(\"o\")"))"
        case 10:
            let kind = kind(1)
            return .compound("\(expression(.optional(kind), depth)) \(one("==", "!=")) \(one(of: ["nil", expression(kind, depth)]))")
        case 11:
            let (from, to) = (kind(1), kind(1))
            return .compound("(\(expression(from, depth)) as Any) is \(to.name)")
        case 12:
            let kind = one(of: Kind.numbers)
            return "(\(expression(kind, depth))\(one("...", "..<"))\(expression(kind, depth))).contains(\(expression(kind, depth)))"
        case 13: return "\(base: expression(.int, depth)).isMultiple(of: \(expression(.int, depth)))"
        case 14: return "\(base: expression(.set(.int), depth)).\(one("isEmpty", "contains(1)", "isSubset(of: [1, 2, 3])"))"
        case 15:
            let (a, b) = (one(of: Kind.numbers), one(of: Kind.numbers))
            return .compound("(\(expression(a, depth)), \(expression(b, depth))) \(one("==", "<")) (\(expression(a, depth)), \(expression(b, depth)))")
        default: return .compound("\(expression(.way, depth)) == \(one(of: [".up", ".left", expression(.way, depth)]))")
        }
    }
}
