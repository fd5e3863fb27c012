enum Token: Equatable { case number(Double), op(Character), open, close }
struct Lexer {
    private var rest: Substring
    init(_ text: String) { rest = Substring(text) }
    mutating func tokens() -> [Token]? {
        var result: [Token] = []
        while let c = rest.first {
            switch c {
            case " ": rest.removeFirst()
            case "(": result.append(.open); rest.removeFirst()
            case ")": result.append(.close); rest.removeFirst()
            case "+", "-", "*", "/": result.append(.op(c)); rest.removeFirst()
            case _ where c.isNumber:
                let digits = rest.prefix { $0.isNumber || $0 == "." }
                rest = rest.dropFirst(digits.count)
                guard let value = Double(digits) else { return nil }
                result.append(.number(value))
            default: return nil
            }
        }
        return result
    }
}
struct Parser {
    let tokens: [Token]
    var position = 0
    init(_ tokens: [Token]) { self.tokens = tokens }
    var current: Token? { position < tokens.count ? tokens[position] : nil }
    mutating func expression() -> Double {
        var value = term()
        while case .op(let c)? = current, c == "+" || c == "-" {
            position += 1
            let right = term()
            value = c == "+" ? value + right : value - right
        }
        return value
    }
    mutating func term() -> Double {
        var value = factor()
        while case .op(let c)? = current, "*/".contains(c) {
            position += 1
            if c == "*" { value *= factor() } else { value /= factor() }
        }
        return value
    }
    mutating func factor() -> Double {
        defer { position += 1 }
        switch current {
        case .number(let value): return value
        case .open:
            position += 1
            return expression()
        case .op("-"):
            position += 1
            defer { position -= 1 }
            return -factor()
        default: return .nan
        }
    }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "-4 / (2 - 4)", "2 $ 3"] {
    var lexer = Lexer(text)
    guard let tokens = lexer.tokens() else { print("cannot read \(text)"); continue }
    var parser = Parser(tokens)
    print(text, "=", parser.expression())
}

// output: 1 + 2 * 3 = 7.0
// output: (1 + 2) * 3 = 9.0
// output: -4 / (2 - 4) = 2.0
// output: cannot read 2 $ 3
