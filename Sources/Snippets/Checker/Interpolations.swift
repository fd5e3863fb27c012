import Diagnostics
import SwiftSyntax

/// The parts of string literals: escapes, and values written in their own way.
extension Checker {
    /// `\(value, specifier: "%.1f")` formats; other labels are said to be unsupported.
    func interpolationOptions(_ node: ExpressionSegmentSyntax, _ parts: inout [Expr]) {
        let arguments = node.expressions.map { Argument(label: $0.label?.text, source: .syntax($0.expression), span: span($0)) }
        let format = module.functions("_interpolated").map { CallCandidate(target: .function($0), map: [:], base: nil) }
        guard !format.isEmpty else { return unsupported("options in a string interpolation are", at: node) }
        parts.append(call(format, arguments, expecting: module.named("String"), named: "interpolation", at: span(node)))
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
                // A line that goes on in the next one.
                index = (characters[next...].firstIndex { !$0.isWhitespace || $0.isNewline } ?? next) + 1
            }
        }
        return result
    }

    /// `\(…)` by an `appendInterpolation` of the snippet.
    func ownInterpolation(_ node: ExpressionSegmentSyntax) -> Expr? {
        let decl = module.nominal("DefaultStringInterpolation")
        let isExtended = module.members("appendInterpolation", of: decl).contains {
            if case .function(let function) = $0 { !function.isPrelude } else { false }
        }
        guard !module.isPrelude, isExtended else { return nil }
        let (place, type, text) = (span(node), SwiftType.nominal(decl, []), module.named("String"))
        let builder = LocalVariable(name: "$interpolation", type: type, isLet: false, span: place)
        let base = Expr(.local(builder), type, place)
        let arguments = node.expressions.map { Argument(label: $0.label?.text, source: .syntax($0.expression), span: span($0)) }
        let candidates = methods("appendInterpolation", of: type, isStatic: false, base: base).filter { candidate in
            guard case .function(let function) = candidate.target, case .success = match(arguments, candidate) else { return false }
            return !function.isPrelude
        }
        guard !candidates.isEmpty, let read = memberValue("_text", on: base, at: place, expected: nil) else { return nil }
        let call = call(candidates, arguments, expecting: nil, named: "appendInterpolation", at: place)
        let result = LocalVariable(name: "$text", type: text, isLet: false)
        let statements = [
            Statement(.bind(.variable(builder), construct(type, [], expecting: type, at: place)), place), Statement(.expression(call), place),
            Statement(.expression(Expr(.assign(Expr(.local(result), text, place), read), .void, place)), place),
        ]
        return Expr(.statements(statements, result: result), text, place)
    }
}
