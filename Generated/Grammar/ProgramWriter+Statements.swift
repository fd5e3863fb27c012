extension ProgramWriter {
    mutating func statements(_ count: Int, depth: Int) -> [Piece] { (0...below(count)).map { _ in .statement(statement(depth)) } }

    private mutating func statement(_ depth: Int) -> Piece {
        guard depth > 0, !once(in: 3) else { return value(depth) }
        switch below(14) {
        case 0, 1, 2, 3, 4: return value(depth)
        case 5: return "if \(condition(depth)) \(block(depth)) else \(block(depth))"
        case 6: return conditional(depth)
        case 7: return loop(depth)
        case 8: return choice(depth)
        case 9, 10: return change(depth)
        case 11: return function(depth)
        case 12: return "guard \(head: expression(.bool, depth)) else { return }"
        default:
            let kind = kind()
            let name = fresh("v")
            let text: Piece =
                "let \(name) = if \(head: expression(.bool, depth)) { \(expression(kind, depth)) } else { \(expression(kind, depth)) }; shown(\(name))"
            return text
        }
    }

    /// A constant with or without its type, printed with it.
    private mutating func value(_ depth: Int) -> Piece {
        let (kind, name) = (kind(), fresh("v"))
        let expression = expression(kind, depth)
        let printed = shown(name, kind)
        if once(in: 5) { return "shown(\(expression))" }
        variables.append(Variable(name: name, kind: kind))
        return "let \(name)\(once(in: 2) ? ": \(kind.name)" : "") = \(expression); \(printed)"
    }

    /// Prints a value in an order that is the same each time.
    private mutating func shown(_ name: String, _ kind: Kind) -> Piece {
        switch kind {
        case .set: "shown(\(name).sorted())"
        case .dictionary: "shown(\(name).sorted { $0.key < $1.key })"
        default: "shown(\(name))"
        }
    }

    private mutating func condition(_ depth: Int) -> Piece {
        let kind = kind(1)
        switch below(4) {
        case 0: return "let some = \(head: expression(.optional(kind), depth))"
        case 1: return "case .some(let some) = \(head: expression(.optional(kind), depth))"
        case 2: return "let some = \(head: expression(.optional(.int), depth)), some > \(head: expression(.int, depth))"
        default: return "\(head: expression(.bool, depth))"
        }
    }

    private mutating func conditional(_ depth: Int) -> Piece {
        let (kind, name) = (kind(1), fresh("v"))
        let value = expression(.optional(kind), depth)
        switch below(3) {
        case 0: return "if let \(name) = \(head: value) { shown(\(name)) }"
        case 1: return "guard let \(name) = \(head: value) else { return }; shown(\(name))"
        default:
            return "if let \(name) = \(head: value), \(head: inside([(name, kind)], .bool, depth - 1)) { shown(\(inside([(name, kind)], kind, depth - 1))) }"
        }
    }

    private mutating func block(_ depth: Int) -> Piece { scope { writer in "{ \(writer.statements(2, depth: depth - 1), separator: "; ") }" } }

    private mutating func loop(_ depth: Int) -> Piece {
        let name = fresh("i")
        let kind = kind(1)
        func body(_ kind: Kind, _ writer: inout Self) -> Piece {
            writer.scope { inner in
                inner.variables.append(Variable(name: name, kind: kind))
                return "{ \(inner.statements(2, depth: depth - 1), separator: "; ") }"
            }
        }
        switch below(5) {
        case 0: return "for \(name) in 0..<\(one("2", "3")) \(body(.int, &self))"
        case 1: return "for \(name) in \(head: expression(.array(kind), depth)) \(body(kind, &self))"
        case 2: return "for \(name) in \(head: expression(.array(kind), depth)) where \(head: inside([(name, kind)], .bool, depth - 1)) \(body(kind, &self))"
        case 3:
            return
                "for (place, \(name)) in \(base: expression(.array(kind), depth)).enumerated() { shown(place); shown(\(inside([("place", .int), (name, kind)], kind, depth - 1))) }"
        default: return "var \(name) = \(one("0", "1")); while \(name) < 3 { \(name) += 1; shown(\(inside([(name, .int)], self.kind(1), depth - 1))) }"
        }
    }

    private mutating func choice(_ depth: Int) -> Piece {
        let kind = kind(1)
        switch below(5) {
        case 0:
            return
                "switch \(head: expression(.int, depth)) { case 0: shown(0); case 1...9 where \(expression(.bool, depth)): shown(\(expression(kind, depth))); default: break }"
        case 1: return "switch \(head: expression(.optional(kind), depth)) { case let n?: shown(\(inside([("n", kind)], kind, depth - 1))); case nil: break }"
        case 2:
            return "switch (\(expression(kind, depth)), \(expression(.int, depth))) { case (let a, 1): shown(a); case let (a, b): shown(b); shown(a) }"
        case 3:
            declare(.way)
            return "switch \(head: expression(.way, depth)) { case .up: shown(1); case .down, .left: shown(\(expression(kind, depth))) }"
        default:
            let name = fresh("v")
            return
                "let \(name) = switch \(head: expression(.string, depth)) { case \"a\", \"b\": \(expression(kind, depth)); default: \(expression(kind, depth)) }; shown(\(name))"
        }
    }

    private mutating func change(_ depth: Int) -> Piece {
        let name = fresh("m")
        let kind = one(
            of: [
                .int, .double, .cgFloat, .string, .array(.int), .array(.string), .array(.double), .optional(.int), .dictionary(.string, .int), .point,
                .set(.int),
            ] as [Kind])
        let initial = expression(kind, depth)
        let change: Piece =
            switch kind {
            case .int, .double, .cgFloat: "\(name) \(one("+=", "-=", "*=", "=")) \(expression(kind, depth))"
            case .string: one(of: ["\(name) += \(expression(.string, depth))", "\(name).append(\(expression(.string, depth)))"])
            case .array(let element):
                one(of: [
                    "\(name).append(\(expression(element, depth)))", "\(name) += \(expression(kind, depth))", "\(name).sort()",
                    "\(name).insert(\(expression(element, depth)), at: 0)",
                    "\(name)[0] = \(expression(element, depth))", "\(name)[0] += \(expression(element, depth))",
                    "\(name).removeAll { \(inside([("$0", element)], .bool, depth)) }", "\(name).swapAt(0, 0)",
                ])
            case .optional: one(of: ["\(name)? += \(expression(.int, depth))", "\(name) = nil", "\(name) = \(expression(kind, depth))"])
            case .dictionary:
                one(of: [
                    "\(name)[\"a\", default: 0] += \(expression(.int, depth))", "\(name)[\"b\"] = \(expression(.int, depth))", "\(name)[\"a\"]? += 1",
                    "\(name)[\"a\"] = nil",
                ])
            case .point:
                one(of: ["\(name).x = \(expression(.double, depth))", "\(name).y += \(expression(.double, depth))", "\(name) = \(expression(.point, depth))"])
            default: "\(name).insert(\(expression(.int, depth)))"
            }
        let printed = shown(name, kind)
        return "var \(name)\(once(in: 2) ? ": \(kind.name)" : "") = \(initial); \(change); \(printed)"
    }

    private mutating func function(_ depth: Int) -> Piece {
        let (name, parameter, result) = (fresh("f"), kind(1), kind(1))
        declare(parameter)
        declare(result)
        let escaping = if case .function = parameter { "@escaping " } else { "" }
        let given = inside([("p", parameter)], result, depth)
        return "func \(name)(\(one("_ p", "with p", "p")): \(escaping)\(parameter.name)) -> \(result.name) { \(given) }; shown(\(name))"
    }
}

extension ProgramWriter {
    /// A program with one change that should make it wrong.
    mutating func broken(_ body: Piece) -> Piece {
        var copy = body
        let places = body.paths.filter { body[$0].kind != nil }
        guard !places.isEmpty else { return copy }
        let place = one(of: places)
        let piece = body[place]
        guard let kind = piece.kind else { return copy }
        let text = piece.text
        if once(in: 3), let label = text.firstMatch(of: /[a-z]+:\s/), !text.contains("\"") {
            copy[place] = Piece(parts: [.text(text.replacingCharacters(in: label.range))]).of(kind)
        } else if once(in: 2) {
            copy[place] = "Optional(\(piece))"
        } else {
            let other = one(of: [Kind.int, .string, .bool, .double, .array(.int), .optional(.int)].filter { $0 != kind })
            copy[place] = Self.simplest(other)
        }
        return copy
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>) -> String {
        var copy = self
        copy.removeSubrange(range)
        return copy
    }
}
