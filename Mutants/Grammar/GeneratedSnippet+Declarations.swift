extension GeneratedSnippet {
    mutating func declaration() -> String {
        switch random.below(8) {
        case 0, 1: function()
        case 2: structure()
        case 3: object()
        case 4: enumeration()
        case 5: abstraction()
        default: customView()
        }
    }

    private mutating func function() -> String {
        let (name, parameters, result) = (fresh("f"), (0..<random.below(3)).map { _ in kind() }, kind())
        let text = scope { snippet in
            let list = parameters.map { kind in
                let parameter = snippet.fresh("p")
                snippet.variables.append(Variable(name: parameter, kind: kind, isMutable: false))
                return "_ \(parameter): \(kind == .function ? "@escaping " : "")\(kind.name)"
            }
            let body = snippet.statements(2, depth: 1) + ["return \(snippet.expression(result, 2))"]
            return "func \(name)(\(list.joined(separator: ", "))) -> \(result.name) { \(body.joined(separator: "; ")) }"
        }
        functions.append(Function(name: name, parameters: parameters, result: result))
        return text
    }

    private mutating func structure() -> String {
        let name = fresh("S")
        let text = scope { snippet in
            snippet.variables = [Variable(name: "number", kind: .int, isMutable: false)]
            let comparison = "static func < (a: \(name), b: \(name)) -> Bool { a.number < b.number }"
            let doubled = "var doubled: Int { \(snippet.expression(.int, 2)) }"
            return
                "struct \(name): Hashable, Comparable { var number = \(snippet.literalNumber())\n\(doubled)\nmutating func grow() { number += 1 }\n\(comparison) }"
        }
        types.append(name)
        return text
    }

    private mutating func object() -> String {
        let name = fresh("C")
        let parts = [
            "var number: Int { didSet { print(oldValue, number) } }", "init(number: Int) { self.number = number }", "deinit { print(\"end\", number) }",
            scope { snippet in
                snippet.variables = [Variable(name: "number", kind: .int, isMutable: true)]
                return "var doubled: Int { \(snippet.statements(1, depth: 1).joined(separator: "; ")); return \(snippet.expression(.int, 1)) }"
            },
        ]
        types.append(name)
        return "class \(name) {\n\(parts.joined(separator: "\n"))\n}"
    }

    private mutating func enumeration() -> String {
        let name = fresh("E")
        let value = fresh("v")
        let text = """
            indirect enum \(name) { case leaf(Int), pair(\(name), \(name)), none
            var sum: Int { switch self { case .leaf(let n): return n \(random.one(of: ["+", "*", "-"])) 1; case let .pair(a, b): return a.sum + b.sum; case .none: return \(literalNumber()) } } }
            let \(value) = \(name).pair(.leaf(\(expression(.int, 1))), .none).sum
            """
        variables.append(Variable(name: value, kind: .int, isMutable: false))
        return text
    }

    private mutating func abstraction() -> String {
        let (name, generic) = (fresh("P"), fresh("g"))
        functions.append(Function(name: generic, parameters: [.int, .string], result: .string))
        return """
            protocol \(name) { associatedtype Part; var part: Part { get }; func told() -> String }
            extension \(name) { func told() -> String { "\\(part)" } }
            extension Int: \(name) { var part: Double { Double(self) / 2 } }
            extension String: \(name) { var part: Int { count } }
            func \(generic)<A: \(name), B: \(name)>(_ a: A, _ b: B) -> String { a.told() + b.told() + \(expression(.string, 1)) }
            """
    }

    private mutating func customView() -> String {
        let name = fresh("V")
        let (state, kind) = (fresh("s"), kind())
        let text = scope { snippet in
            let initial = snippet.expression(kind, 1)
            snippet.variables.append(Variable(name: state, kind: kind, isMutable: true))
            return "struct \(name): View { @State private var \(state): \(kind.name) = \(initial)\nvar body: some View { \(snippet.view(snippet.depth())) } }"
        }
        views.append(name)
        return text
    }

    private mutating func literalNumber() -> String { "\(random.below(9))" }
}
