extension GeneratedSnippet {
    /// Up to the given number of statements.
    mutating func statements(_ count: Int, depth: Int) -> [String] { (0...random.below(count)).map { _ in statement(depth) } }

    private mutating func statement(_ depth: Int) -> String {
        guard depth > 0 else { return "print(\(expression(kind(), 1)))" }
        switch random.below(12) {
        case 0, 1: return variable(depth)
        case 2: return "if \(condition(depth)) \(block(depth)) else \(block(depth))"
        case 3: return "while \(expression(.bool, depth)) \(block(depth, ending: "break"))"
        case 4: return loop(depth)
        case 5: return choice(depth)
        case 6: return "guard \(expression(.bool, depth)) else { fatalError(\"stop\") }"
        case 7: return "defer { print(\(expression(.int, depth))) }"
        case 8: return assignment(depth)
        case 9: return "do \(block(depth)) catch { print(error) }"
        case 10: return "_ = \(expression(kind(), depth))"
        default: return "print(\(expression(kind(), depth)), \(expression(kind(), depth - 1)))"
        }
    }

    private mutating func variable(_ depth: Int) -> String {
        let (kind, isMutable, name) = (kind(), random.once(in: 2), fresh("v"))
        let text = "\(isMutable ? "var" : "let") \(name): \(kind.name) = \(expression(kind, depth))"
        variables.append(Variable(name: name, kind: kind, isMutable: isMutable))
        return text
    }

    private mutating func assignment(_ depth: Int) -> String {
        let known = variables.filter { $0.isMutable || random.once(in: 20) }
        guard !known.isEmpty else { return variable(depth) }
        let target = random.one(of: known)
        switch target.kind {
        case .int: return "\(target.name) \(random.one(of: ["=", "+=", "-=", "*=", "/="])) \(expression(.int, depth))"
        case .ints: return "\(target.name).append(\(expression(.int, depth)))"
        case .table: return "\(target.name)[\(expression(.string, depth)), default: 0] += \(expression(.int, depth))"
        case .optional: return "\(target.name)? += \(expression(.int, depth))"
        default: return "\(target.name) = \(expression(target.kind, depth))"
        }
    }

    private mutating func condition(_ depth: Int) -> String {
        switch random.below(4) {
        case 0: "let some = \(expression(.optional, depth)), some > 0"
        case 1: "case .some(let some) = \(expression(.optional, depth))"
        default: expression(.bool, depth)
        }
    }

    private mutating func block(_ depth: Int, ending: String? = nil) -> String {
        scope { "{ " + ($0.statements(2, depth: depth - 1) + [ending].compactMap { $0 }).joined(separator: "; ") + " }" }
    }

    private mutating func loop(_ depth: Int) -> String {
        let name = fresh("i")
        let sequence = random.one(of: ["0..<3", "1...2", expression(.ints, depth), "stride(from: 4, to: 0, by: -2)", "UInt8(250)...255"])
        return scope { snippet in
            snippet.variables.append(Variable(name: name, kind: .int, isMutable: false))
            let filter = snippet.random.once(in: 3) ? " where \(snippet.expression(.bool, depth - 1))" : ""
            return "for \(name) in \(sequence)\(filter) \(snippet.block(depth))"
        }
    }

    private mutating func choice(_ depth: Int) -> String {
        switch random.below(3) {
        case 0:
            "switch \(expression(.int, depth)) { case 0: print(0); case 1...9 where \(expression(.bool, depth)): \(statement(depth - 1)); default: break }"
        case 1:
            "switch \(expression(.optional, depth)) { case let n?: print(n); case nil: \(statement(depth - 1)) }"
        default:
            "switch \(expression(.tuple, depth)) { case (0, _): break; case (let n, \"a\"): print(n); case let (n, s): print(n, s) }"
        }
    }
}
