/// Declarations of a program's own.
extension ProgramWriter {
    mutating func declaration() -> Piece {
        switch below(10) {
        case 0: structure()
        case 1: abstraction()
        case 2: generic()
        case 3: associated()
        case 4: enumeration()
        case 5: keyPaths()
        case 6: chained()
        case 7: throwing()
        case 8: container()
        default: observed()
        }
    }

    /// An expression of a declaration, which doesn't see the constants of the function.
    mutating func outside(_ names: [(String, Kind)], _ result: Kind, _ depth: Int) -> Piece {
        let outer = (variables, usesConstants)
        defer { (variables, usesConstants) = outer }
        (variables, usesConstants) = ([], false)
        return inside(names, result, depth)
    }

    private mutating func structure() -> Piece {
        let (first, second, given) = (kind(1), kind(1), kind(1))
        for kind in [first, second, given] { declare(kind) }
        let known = [("one", first), ("two", second)]
        let value: Piece =
            "struct Own§ { var one: \(first.name); let two: \(second.name); var made: \(given.name) { \(outside(known, given, 1)) }; func with(_ n: Int) -> \(first.name) { \(outside(known + [("n", .int)], first, 2)) }; mutating func change() { let new = \(outside(known, first, 1)); one = new } }"
        add(.statement("var own = Own§(one: \(literal(first)), two: \(literal(second))); own.change(); shown(own.made); shown(own.with(2))"))
        return .statement(value)
    }

    private mutating func abstraction() -> Piece {
        let result = kind(1)
        declare(result)
        let text: Piece =
            "protocol Named§ { var size§: Int { get } }; extension Named§ { var result: \(result.name) { \(outside([("size§", .int)], result, 2)) } }; extension Int: Named§ { var size§: Int { self } }; extension String: Named§ { var size§: Int { count } }"
        add(.statement("let all: [any Named§] = [\(literal(.int)), \(literal(.string))]; for item in all { shown(item.size§); shown(item.result) }"))
        return .statement(text)
    }

    private mutating func generic() -> Piece {
        let text: Piece =
            "func most§<S: Sequence>(_ items: S) -> S.Element? where S.Element: Comparable { items.max() }; func pair§<T: Numeric, U>(_ n: T, _ make: (T) -> U) -> (T, U) { (n * n, make(n)) }"
        let (number, result, element) = (one(of: Kind.numbers), kind(1), one(of: Kind.numbers + [.string]))
        add(.statement("shown(most§(\(expression(.array(element), 1)))); shown(pair§(\(literal(number))) \(closure(.function(number, result), 1)))"))
        return .statement(text)
    }
}
