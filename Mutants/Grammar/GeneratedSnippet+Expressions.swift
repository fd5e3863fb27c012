extension GeneratedSnippet {
    /// An expression that is of the kind, but for one in four hundred.
    mutating func expression(_ wanted: Kind, _ depth: Int) -> String {
        let kind = random.once(in: 400) ? self.kind() : wanted
        let known = variables.filter { $0.kind == kind }
        if !known.isEmpty, random.once(in: 2) { return random.one(of: known).name }
        guard depth > 0 else { return literal(kind) }
        let calls = functions.filter { $0.result == kind }
        switch random.below(8) {
        case 0 where !calls.isEmpty: return call(random.one(of: calls), depth - 1)
        case 1: return "(\(expression(.bool, depth - 1)) ? \(expression(kind, depth - 1)) : \(expression(kind, depth - 1)))"
        case 2:
            return
                "{ () -> \(kind.name) in \(scope { $0.statements(1, depth: depth - 1) + ["return " + $0.expression(kind, depth - 1)] }.joined(separator: "; ")) }()"
        case 3: return literal(kind)
        default: return composed(kind, depth - 1)
        }
    }

    private mutating func call(_ function: Function, _ depth: Int) -> String {
        "\(function.name)(\(function.parameters.map { expression($0, depth) }.joined(separator: ", ")))"
    }

    private mutating func literal(_ kind: Kind) -> String {
        switch kind {
        case .int: random.one(of: ["0", "1", "2", "7", "-3", "9223372036854775807", "Int.min", "0xff"])
        case .double: random.one(of: ["0.5", "-1.0", "1e300", "3.0", "Double.infinity", "Double.pi", "Double.nan"])
        case .string: random.one(of: ["\"\"", "\"a\"", "\"héllo 👩‍👩‍👧\"", "\"tab\\tend\"", "#\"raw \"# "])
        case .bool: random.one(of: ["true", "false"])
        case .ints: random.one(of: ["[Int]()", "[1]", "[3, 1, 2]", "Array(0..<4)", "[Int](repeating: 1, count: 3)"])
        case .table: random.one(of: ["[String: Int]()", "[\"a\": 1]", "[\"a\": 1, \"b\": 2]"])
        case .optional: random.one(of: ["Optional<Int>.none", "Int(\"12\")", "[1, 2].first", "Optional(3)"])
        case .function: random.one(of: ["{ (n: Int) in n }", "{ (n: Int) in n + 1 }", "{ (n: Int) -> Int in n * n }", "{ (_: Int) in 0 }"])
        case .tuple: random.one(of: ["(1, \"a\")", "(0, \"\")"])
        }
    }

    private mutating func composed(_ kind: Kind, _ depth: Int) -> String {
        switch kind {
        case .int: integer(depth)
        case .double:
            "\(expression(.double, depth)) \(random.one(of: ["+", "-", "*", "/"])) \(random.once(in: 2) ? expression(.double, depth) : "Double(\(expression(.int, depth)))")"
        case .string: text(depth)
        case .bool: truth(depth)
        case .ints: numbers(depth)
        case .table: "\(expression(.table, depth)).\(random.one(of: ["filter { $0.value > 0 }", "mapValues { $0 + 1 }", "merging([\"c\": 3]) { $1 }"]))"
        case .optional: "\(expression(.ints, depth)).\(random.one(of: ["first", "last", "max()", "randomElement()", "firstIndex(of: 1)"]))"
        case .function: "{ \(scope { $0.closure(depth) }) }"
        case .tuple: "(\(expression(.int, depth)), \(expression(.string, depth)))"
        }
    }

    private mutating func integer(_ depth: Int) -> String {
        switch random.below(9) {
        case 0: "(\(expression(.optional, depth)) ?? \(expression(.int, depth)))"
        case 1: "\(expression(.string, depth)).count"
        case 2: "\(expression(.ints, depth)).reduce(0, +)"
        case 3: "\(expression(.ints, depth))[\(expression(.int, depth))]"
        case 4: "\(expression(.table, depth))[\(expression(.string, depth)), default: 0]"
        case 5: "\(expression(.tuple, depth)).0"
        case 6: "(\(expression(.function, depth)))(\(expression(.int, depth)))"
        case 7 where !types.isEmpty: "\(random.one(of: types))(number: \(expression(.int, depth))).doubled"
        default: "\(expression(.int, depth)) \(random.one(of: ["+", "-", "*", "/", "%", "&+", "<<", "^", "|"])) \(expression(.int, depth))"
        }
    }

    private mutating func text(_ depth: Int) -> String {
        switch random.below(5) {
        case 0: "\"\\(\(expression(kind(), depth)))\""
        case 1: "String(\(expression(.int, depth)))"
        case 2: "\(expression(.string, depth)).\(random.one(of: ["uppercased()", "lowercased()", "replacingOccurrences(of: \"a\", with: \"b\")"]))"
        case 3: "\(expression(.ints, depth)).map { \"\\($0)\" }.joined(separator: \(expression(.string, depth)))"
        default: "\(expression(.string, depth)) + \(expression(.string, depth))"
        }
    }

    private mutating func truth(_ depth: Int) -> String {
        switch random.below(6) {
        case 0: "!\(expression(.bool, depth))"
        case 1: "\(expression(.bool, depth)) \(random.one(of: ["&&", "||"])) \(expression(.bool, depth))"
        case 2: "\(expression(.ints, depth)).\(random.one(of: ["isEmpty", "contains(2)", "allSatisfy { $0 > 0 }"]))"
        case 3: "\(expression(.optional, depth)) == \(expression(.optional, depth))"
        case 4: "\(expression(.string, depth)).hasPrefix(\(expression(.string, depth)))"
        default: "\(expression(.int, depth)) \(random.one(of: ["<", ">", "==", "!=", "<=", ">="])) \(expression(.int, depth))"
        }
    }

    private mutating func numbers(_ depth: Int) -> String {
        switch random.below(5) {
        case 0: "\(expression(.ints, depth)).map(\(expression(.function, depth)))"
        case 1: "\(expression(.ints, depth)).filter { $0 != \(expression(.int, depth)) }"
        case 2: "\(expression(.ints, depth)).\(random.one(of: ["sorted()", "sorted(by: >)", "reversed()", "shuffled()", "dropFirst().map { $0 }"]))"
        case 3: "Array(stride(from: 0, to: \(expression(.int, depth)), by: \(expression(.int, depth))).prefix(9))"
        default: "\(expression(.ints, depth)) + \(expression(.ints, depth))"
        }
    }

    /// The body of a closure from a number to a number.
    private mutating func closure(_ depth: Int) -> String {
        let name = fresh("n")
        variables.append(Variable(name: name, kind: .int, isMutable: false))
        return "(\(name): Int) in \(expression(.int, depth))"
    }
}
