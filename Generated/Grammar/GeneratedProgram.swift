import SwiftModel

/// A program drawn from a grammar of typed expressions and statements: declarations, and a function `program§` that prints types and values.
struct GeneratedProgram: Sendable {
    /// Whether one change was made that should make it wrong.
    let isBroken: Bool
    private(set) var body: Piece

    /// The program of a seed and an index.
    init(seed: UInt64, index: Int) {
        var numbers = SplitMix64(seed: seed &* 0xD134_2543_DE82_EF95 &+ UInt64(truncatingIfNeeded: index))
        var writer = ProgramWriter(random: SplitMix64(seed: numbers.next()))
        body = writer.program()
        isBroken = writer.once(in: 6)
        if isBroken { body = writer.broken(body) }
    }

    private init(_ body: Piece, isBroken: Bool) { (self.body, self.isBroken) = (body, isBroken) }

    /// - Parameter number: what makes the names of its declarations differ from those of other programs.
    func text(number: Int) -> String { body.text.replacing("§", with: "\(number)") }

    /// Smaller programs: without a statement, or with a part in the place of what holds it.
    var reductions: [GeneratedProgram] {
        body.paths.flatMap { path -> [GeneratedProgram] in
            let piece = body[path]
            func replaced(_ other: Piece) -> GeneratedProgram {
                var copy = body
                copy[path] = other
                return GeneratedProgram(copy, isBroken: isBroken)
            }
            if piece.isStatement { return [replaced("")] + piece.children.filter(\.isStatement).map(replaced) }
            guard let kind = piece.kind else { return [] }
            let length = piece.text.count
            let literal = ProgramWriter.simplest(kind)
            let inner = piece.descendants.filter { $0.kind == kind }.map { $0.isCompound ? Piece.compound("(\($0))").of(kind) : $0 }
            return (inner + [literal]).filter { $0.text.count < length }.map(replaced)
        }
    }
}

/// Draws a program's parts.
struct ProgramWriter {
    struct Variable {
        let name: String
        let kind: Kind
        var isMutable = false
    }

    var random: SplitMix64
    var variables: [Variable] = []
    /// Constants that expressions asked for, at the beginning of the function.
    private var constants: [Piece] = []
    private var declarations: [String: Piece] = [:]
    private var order: [String] = []
    private var names = 0
    /// Whether an expression may ask for a constant of the function.
    var usesConstants = true

    init(random: SplitMix64) { self.random = random }

    mutating func program() -> Piece {
        let own = once(in: 4) ? [declaration()] : []
        let statements = statements(once(in: 3) ? 3 : 1, depth: depth())
        let lines = (order.compactMap { declarations[$0] } + own).map { piece -> Piece in "\(piece)\n" }
        let opening = constants.map { piece -> Piece in "    \(piece)\n" }
        let inside = statements.map { piece -> Piece in "    \(piece)\n" }
        return "\(lines, separator: "")func program§() {\n\(opening, separator: "")\(inside, separator: "")}\n"
    }

    /// Puts a statement at the beginning of the function.
    mutating func add(_ statement: Piece) { constants.append(statement) }

    // MARK: Drawing

    mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(max(bound, 1))) }
    mutating func once(in times: Int) -> Bool { below(times) == 0 }
    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
    mutating func one(_ texts: String...) -> String { one(of: texts) }
    mutating func depth() -> Int { 1 + below(once(in: 8) ? 4 : 2) }

    mutating func fresh(_ prefix: String) -> String {
        names += 1
        return "\(prefix)\(names)"
    }

    /// Declares something of the program once.
    mutating func require(_ name: String, _ text: Piece) {
        guard declarations[name] == nil else { return }
        declarations[name] = .statement(text)
        order.append(name)
    }

    /// A constant of the kind.
    mutating func constant(_ kind: Kind) -> Piece {
        let name = fresh("c")
        let value = literal(kind)
        constants.append(.statement("let \(name): \(kind.name) = \(value)"))
        if kind != .way && kind != .point { declare(kind) }
        variables.append(Variable(name: name, kind: kind))
        return "\(name)"
    }

    /// What is declared inside ends with it.
    mutating func scope<Result>(_ work: (inout Self) -> Result) -> Result {
        let outer = Set(variables.map(\.name))
        let result = work(&self)
        // Constants of the function are seen everywhere.
        variables.removeAll { !outer.contains($0.name) && !$0.name.hasPrefix("c") }
        return result
    }

    mutating func kind(_ depth: Int = 2) -> Kind {
        guard depth > 0, !once(in: 3) else { return one(of: Kind.plain) }
        switch below(9) {
        case 0, 1: return .optional(kind(depth - 1))
        case 2, 3, 4: return .array(kind(depth - 1))
        case 5: return .set(one(of: [.int, .string, .double]))
        case 6: return .dictionary(one(of: [.string, .int]), kind(depth - 1))
        case 7: return .tuple(kind(depth - 1), kind(depth - 1))
        default: return once(in: 2) ? .box(one(of: Kind.plain)) : .function(one(of: Kind.plain), one(of: Kind.plain))
        }
    }

    /// Sees to it that the types that a kind names are declared.
    mutating func declare(_ kind: Kind) {
        switch kind {
        case .point:
            require(
                "Point",
                "struct Point§: Hashable { var x: Double; var y = 1.0; var sum: Double { x + y }; static let zero = Point§(x: 0, y: 0); func moved(by d: Double, up: Double = 0) -> Point§ { Point§(x: x + d, y: y - up) }; static func + (a: Point§, b: Point§) -> Point§ { Point§(x: a.x + b.x, y: a.y + b.y) } }"
            )
        case .way:
            require(
                "Way",
                "enum Way§: String, CaseIterable { case up, down, left; var turned: Way§ { switch self { case .up: .left; case .left: .down; case .down: .up } }; static var usual: Way§ { .left } }"
            )
        case .box(let value):
            require("Box", "struct Box§<Value> { var value: Value; func map<R>(_ f: (Value) -> R) -> Box§<R> { Box§<R>(value: f(value)) } }")
            declare(value)
        case .optional(let part), .array(let part), .set(let part): declare(part)
        case .dictionary(let a, let b), .tuple(let a, let b), .function(let a, let b):
            declare(a)
            declare(b)
        default: break
        }
    }
}
