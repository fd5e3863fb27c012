import Diagnostics
import SwiftModel
import SwiftSyntax

/// The parts of string literals: escapes, and values written in their own way.
extension Checker {
    /// `\(value, specifier: "%.1f")` formats; other labels are said to be unsupported.
    func interpolationOptions(_ node: ExpressionSegmentSyntax, _ parts: inout [Expr]) {
        let arguments = node.expressions.map { Argument(label: $0.label?.word, source: .syntax($0.expression), span: span($0)) }
        let format = optionWriters
        guard !format.isEmpty else { return unsupported("options in a string interpolation are", at: node) }
        parts.append(call(format, arguments, expecting: module.named(.string), named: "interpolation", at: span(node)))
    }

    /// The library's ways to write a value with options.
    var optionWriters: [CallCandidate] {
        module.functions(FunctionDecl.interpolation).filter(\.isInterpolation).map { CallCandidate(target: .function($0), map: [:], base: nil) }
    }

    /// The text of a segment with its escapes; those of a raw literal have as many `#` as its quotes.
    static func unescaped(_ text: String, pounds: Int) -> String {
        let characters = Array(text)
        let mark: [Character] = ["\\"] + Array(repeating: "#", count: pounds)
        let plain: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\"]
        var result = ""
        var index = 0
        while index < characters.count {
            let next = index + mark.count
            guard next < characters.count, characters[index..<next].elementsEqual(mark) else {
                result.append(characters[index])
                index += 1
                continue
            }
            if let character = plain[characters[next]] {
                result.append(character)
                index = next + 1
            } else if characters[next] == "u", let end = characters[next...].firstIndex(of: "}"), next + 2 <= end,
                let scalar = UInt32(String(characters[(next + 2)..<end]), radix: 16).flatMap(Unicode.Scalar.init)
            {
                result.unicodeScalars.append(scalar)
                index = end + 1
            } else {
                // A line that continues in the next.
                index = (characters[next...].firstIndex { !$0.isWhitespace || $0.isNewline } ?? next) + 1
            }
        }
        return result
    }

    /// `\(…)` by an `appendInterpolation` of the snippet.
    func ownInterpolation(_ node: ExpressionSegmentSyntax) -> Expr? {
        let decl = module.nominal(.defaultStringInterpolation)
        let isExtended = module.members("appendInterpolation", of: decl).contains {
            if case .function(let function) = $0 { !function.isPrelude } else { false }
        }
        guard !module.isPrelude, isExtended else { return nil }
        let (place, type, text) = (span(node), SwiftType.nominal(decl, []), module.named(.string))
        let builder = LocalVariable(name: "$interpolation", type: type, isLet: false, span: place)
        let base = Expr(.local(builder), type, place)
        let arguments = node.expressions.map { Argument(label: $0.label?.word, source: .syntax($0.expression), span: span($0)) }
        let all = methods("appendInterpolation", of: type, isStatic: false, base: base)
        let candidates = all.filter { candidate in
            guard case .function(let function) = candidate.target, case .success = match(arguments, candidate) else { return false }
            return !function.isPrelude
        }
        guard !candidates.isEmpty, let read = memberValue("_text", on: base, at: place, expected: nil) else { return nil }
        if arguments.count == 1, arguments[0].label == nil, takesLibrary(all, arguments, place) { return nil }
        let call = call(candidates, arguments, expecting: nil, named: "appendInterpolation", at: place)
        let result = LocalVariable(name: "$text", type: text, isLet: false)
        let statements = [
            Statement(.bind(.variable(builder), construct(type, sizes(literal: 0, values: 1, place), expecting: type, at: place)), place),
            Statement(.expression(call), place),
            Statement(.expression(Expr(.assign(Expr(.local(result), text, place), read), .void, place)), place),
        ]
        return Expr(.statements(statements, result: result), text, place)
    }

    /// Whether the best of all ways to write a value is the library's.
    private func takesLibrary(_ candidates: [CallCandidate], _ arguments: [Argument], _ place: Span) -> Bool {
        let chosen = trial { () -> FunctionDecl? in
            let made = self.call(candidates, arguments, expecting: nil, named: "appendInterpolation", at: place)
            if case .call(let callee, _, _) = made.kind { return callee.decl }
            return nil
        }
        return chosen?.isPrelude ?? false
    }

    /// What a program's type takes its interpolations from: `init(stringInterpolation: Parts)`.
    private func interpolationType(of type: SwiftType) -> SwiftType? {
        guard case .nominal(let decl, let arguments) = type.head, !decl.isPrelude else { return nil }
        for case .function(let made) in module.members("init", of: decl) where made.arguments.count == 1 && made.arguments[0].label == "stringInterpolation" {
            return conformances.normalized(made.arguments[0].type.substituting(conformances.map(decl, arguments)))
        }
        return nil
    }

    /// A literal of a type with its own interpolation: texts and values are appended to that, and the type is made of it.
    func interpolated(_ node: StringLiteralExprSyntax, as type: SwiftType, _ place: Span) -> Expr? {
        guard let own = typeMember("StringInterpolation", ofType: type) ?? interpolationType(of: type),
            own.nominal?.isPrelude == false || own.nominal?.parent == type.nominal
        else { return nil }
        let builder = LocalVariable(name: "$interpolation", type: own, isLet: false, span: place)
        let base = Expr(.local(builder), own, place)
        var statements: [Statement] = []
        var (capacity, count) = (0, 0)
        func append(_ name: String, _ arguments: [Argument], _ place: Span) {
            let candidates = methods(name, of: own, isStatic: false, base: base)
            guard !candidates.isEmpty else { return reportUnknownMember(name, on: own, at: place) }
            statements.append(Statement(.expression(call(candidates, arguments, expecting: nil, named: name, at: place)), place))
        }
        // The lines of a text are one, which may be empty.
        var text = ""
        func appendText(_ place: Span) {
            capacity += text.utf8.count
            append("appendLiteral", [typed(Expr(.string(text), module.named(.string), place))], place)
            text = ""
        }
        for segment in node.segments {
            switch segment {
            case .stringSegment(let part): text += Self.unescaped(part.content.text, pounds: node.openingPounds?.text.count ?? 0)
            case .expressionSegment(let part):
                appendText(span(part))
                count += 1
                let arguments = part.expressions.map { Argument(label: $0.label?.word, source: .syntax($0.expression), span: span($0)) }
                append("appendInterpolation", arguments, span(part))
            }
        }
        appendText(place)
        let empty = construct(own, sizes(literal: capacity, values: count, place), expecting: own, at: place)
        statements.insert(Statement(.bind(.variable(builder), empty), place), at: 0)
        let result = LocalVariable(name: "$value", type: type, isLet: false)
        let made = construct(type, [typed(base, "stringInterpolation")], expecting: type, at: place)
        statements.append(Statement(.expression(Expr(.assign(Expr(.local(result), type, place), made), .void, place)), place))
        return Expr(.statements(statements, result: result), type, place)
    }

    /// What an interpolation is made with.
    private func sizes(literal: Int, values: Int, _ place: Span) -> [Argument] {
        [("literalCapacity", literal), ("interpolationCount", values)].map { typed(Expr(.integer($1), module.named(.int), place), $0) }
    }

    private func typed(_ expr: Expr, _ label: String? = nil) -> Argument { Argument(label: label, source: .typed(expr), span: expr.span) }
}

extension FunctionDecl {
    /// The name of the library's functions that write a value with options into a text.
    fileprivate static let interpolation = "_interpolated"

    var isInterpolation: Bool { isPrelude && owner == nil && name == Self.interpolation }
}
