/// Arrays, dictionaries, closures.
extension ProgramWriter {
    mutating func array(_ element: Kind, _ depth: Int) -> Piece {
        let kind = Kind.array(element)
        switch below(20) {
        case 0, 1:
            let elements = (0..<(1 + below(3))).map { _ in expression(element, depth) }
            return "[\(elements, separator: ", ")]"
        case 2, 3:
            let other = self.kind(1)
            return "\(base: expression(.array(other), depth)).map \(closure(.function(other, element), depth))"
        case 4: return "\(base: expression(kind, depth)).filter \(closure(.function(element, .bool), depth))"
        case 5 where element.isComparable:
            return "\(base: expression(kind, depth)).sorted\(one("()", "(by: >)", "(by: <)", " { $0 > $1 }", "().reversed().map { $0 }"))"
        case 6: return .compound("\(expression(kind, depth)) + \(expression(kind, depth))")
        case 7:
            let other = one(of: Kind.plain)
            return "\(base: expression(.array(other), depth)).compactMap \(closure(.function(other, .optional(element)), depth))"
        case 8:
            return "Array(\(base: expression(kind, depth)).\(one("prefix(2)", "dropFirst()", "reversed()", "suffix(1)", "dropLast()", "prefix { _ in true }")))"
        case 9: return "\(base: expression(.array(kind), depth)).flatMap { $0 }"
        case 10: return "Array(repeating: \(expression(element, depth)), count: \(one("2", "1", "0 + 1")))"
        case 11:
            let other = one(of: Kind.plain)
            return
                "zip(\(expression(kind, depth)), \(expression(.array(other), depth))).map { a, b in \(inside([("a", element), ("b", other)], element, depth)) }"
        case 12: return "zip(\(expression(kind, depth)), \(expression(kind, depth))).map { \(one("$0", "$1", "$0.0", "$0.1", "max($0, $1)", "$0 + $1")) }"
        case 13:
            return
                "\(base: expression(kind, depth)).enumerated().\(one("map { $0.element }", "map { index, item in item }", "filter { $0.offset > 0 }.map(\\.element)", "map(\\.element)"))"
        case 14 where element == .string:
            return one(of: [
                "\(base: expression(.string, depth)).split(separator: \",\").map(String.init)",
                "\(base: expression(.string, depth)).components(separatedBy: \" \")",
                "\(base: expression(.string, depth)).map { String($0) }", "\(base: expression(.string, depth)).split(separator: \"l\").map { String($0) }",
            ])
        case 14 where element == .int:
            return one(of: [
                "Array(\(expression(.int, 0))..<\(expression(.int, 0)))", "(1...3).map \(closure(.function(.int, .int), depth))",
                "Array(stride(from: 0, to: 5, by: \(one("1", "2", "3"))))", "[3, 1, 2].indices.map { $0 }",
            ])
        case 14 where element == .character: return "Array(\(expression(.string, depth)))"
        case 15:
            return
                "\(base: expression(.dictionary(.string, element), depth)).sorted { $0.key < $1.key }.map\(one("(\\.value)", " { $0.value }", " { key, value in value }"))"
        case 16: return "(0..<2).map { \(inside([("$0", .int)], element, depth)) }"
        case 17: return .compound("\(expression(.optional(kind), depth)) ?? []")
        case 18: return "[\(expression(kind, depth)), \(expression(kind, depth))].\(one("joined().map { $0 }", "flatMap { $0 }", "reduce([], +)", "first!"))"
        case 19: return "\(base: expression(kind, depth)).reduce(into: []) { result, item in result.append(item) }"
        default:
            return
                "\(base: expression(kind, depth)).\(one("shuffled().filter { _ in false }", "dropFirst().map { $0 }", "lazy.map { $0 }.map { $0 }", "reversed()"))"
        }
    }

    mutating func dictionary(_ key: Kind, _ value: Kind, _ depth: Int) -> Piece {
        let kind = Kind.dictionary(key, value)
        switch below(8) {
        case 0, 1: return "[\(expression(key, depth)): \(expression(value, depth))]"
        case 2:
            let other = one(of: Kind.plain)
            return "\(base: expression(.dictionary(key, other), depth)).mapValues \(closure(.function(other, value), depth))"
        case 3: return "\(base: expression(kind, depth)).filter { key, value in \(inside([("key", key), ("value", value)], .bool, depth)) }"
        case 4: return "\(base: expression(kind, depth)).merging(\(expression(kind, depth))) { \(one("$0", "$1")) }"
        case 5: return "Dictionary(uniqueKeysWithValues: [(\(expression(key, depth)), \(expression(value, depth)))])"
        case 6: return "Dictionary(uniqueKeysWithValues: zip([\(expression(key, depth))], \(expression(.array(value), depth))))"
        default: return literal(kind)
        }
    }

    /// An expression that may use what is declared around it.
    mutating func inside(_ names: [(String, Kind)], _ result: Kind, _ depth: Int) -> Piece {
        scope { writer in
            // A closure inside of another has its own `$0`.
            writer.variables.removeAll { $0.name == "$0" }
            writer.variables += names.map { Variable(name: $0.0, kind: $0.1) }
            return writer.expression(result, depth)
        }
    }

    /// A closure of one parameter, in one of the ways to write it.
    mutating func closure(_ kind: Kind, _ depth: Int) -> Piece {
        guard case .function(let parameter, let result) = kind else { return literal(kind) }
        declare(parameter)
        declare(result)
        let name = fresh("x")
        func hidden(_ writer: inout Self) { writer.variables.removeAll { $0.name == "$0" } }
        return scope { writer -> Piece in
            hidden(&writer)
            switch writer.below(6) {
            case 0, 1:
                writer.variables.append(Variable(name: "$0", kind: parameter))
                let value = writer.expression(result, depth)
                return value.text.contains("$0") ? "{ \(value) }" : "{ _ in \(value) }"
            case 2: return "{ \(name) in \(writer.inside([(name, parameter)], result, depth)) }"
            case 3: return "{ (\(name): \(parameter.name)) in \(writer.inside([(name, parameter)], result, depth)) }"
            case 4: return "{ (\(name): \(parameter.name)) -> \(result.name) in \(writer.inside([(name, parameter)], result, depth)) }"
            default:
                let local = writer.fresh("y")
                let other = writer.one(of: [result, parameter])
                let value = writer.inside([(name, parameter)], other, max(depth - 1, 0))
                let given = writer.inside([(name, parameter), (local, other)], result, max(depth - 1, 0))
                return "{ \(name) in let \(local) = \(value); return \(given) }"
            }
        }.of(kind)
    }
}
