/// The underlying types of `some View` results in a checked syntax tree as the compiler prints it.
enum StaticTypes {
    /// By declaration, as the checker names it: `ContentView.body`, `row(_:)`.
    static func read(from tree: String) -> [String: String] {
        var result: [String: String] = [:]
        /// The enclosing nodes with their indentation: the name of a type or function, or nothing that matters.
        var enclosing: [(indentation: Int, kind: String, name: String)] = []
        var opaque: Int?
        for line in tree.split(separator: "\n") {
            let indentation = line.prefix { $0 == " " }.count
            guard line.dropFirst(indentation).first == "(" else { continue }
            let kind = line.dropFirst(indentation + 1).prefix { !$0.isWhitespace && $0 != ")" }
            if let place = opaque, indentation > place, let type = line.firstMatch(of: /\stype="((?:[^"\\]|\\.)*)"/) {
                opaque = nil
                if let name = name(enclosing), result[name] == nil { result[name] = String(type.1) }
            }
            enclosing.removeAll { $0.indentation >= indentation }
            switch kind {
            case "struct_decl", "class_decl", "enum_decl", "protocol_decl", "extension_decl", "func_decl":
                guard let quoted = line.firstMatch(of: /\s"([^"]*)"/) else { break }
                enclosing.append((indentation, String(kind), String(quoted.1)))
            case "accessor_decl":
                guard let property = line.firstMatch(of: /\sget for="([^"]*)"/) else { break }
                enclosing.append((indentation, "accessor_decl", String(property.1)))
            case "closure_expr": enclosing.append((indentation, "closure_expr", ""))
            case "underlying_to_opaque_expr" where line.contains("type=\"some "): opaque = indentation
            default: break
            }
        }
        return result
    }

    /// `Type.member` of the innermost function.
    private static func name(_ enclosing: [(indentation: Int, kind: String, name: String)]) -> String? {
        guard let index = enclosing.lastIndex(where: { $0.kind == "func_decl" || $0.kind == "accessor_decl" }) else { return nil }
        let owner = enclosing[..<index].last.flatMap { ["func_decl", "accessor_decl", "closure_expr"].contains($0.kind) ? nil : $0.name }
        return (owner?.split(separator: ".").last.map { "\($0)." } ?? "") + enclosing[index].name
    }
}
