import SwiftModel
import SwiftSyntax

/// Texts where the library takes a `LocalizedStringKey`.
///
/// SwiftUI declares each such function three times: for a key, which a literal makes, and disfavored for any `StringProtocol` and for a `LocalizedStringResource`.
/// The library declares the first alone; a text that isn't a key is drawn as is, and a resource is a key.
extension Checker {
    func isKey(_ type: SwiftType) -> Bool { head(type).known == .localizedStringKey }

    /// Whether a literal of the type is looked up with the values in it.
    func isLookedUp(_ type: SwiftType) -> Bool { head(type).known?.isKey ?? false }

    /// Whether an argument's parameter stands for one of any `StringProtocol` too.
    func takesAnyText(_ type: SwiftType) -> Bool {
        guard isKey(type), case .function(let decl)? = candidateInHand?.target else { return false }
        return decl.isPrelude
    }

    /// A text as a key that is drawn as it is.
    func key(of text: Expr, as type: SwiftType) -> Expr? {
        guard takesAnyText(type), !isKey(text.type) else { return nil }
        if head(text.type).known == .localizedStringResource { return called("_resourceKey", text, []).retyped(head(type)) }
        return isText(text.type) ? escaped(text).retyped(head(type)) : nil
    }

    /// Whether Swift reports a type's missing conformance rather than another type: for all but the standard library's.
    func mightBeText(_ type: SwiftType) -> Bool {
        guard let decl = head(type).nominal else { return false }
        return decl.libraryModule != "Swift" && decl.libraryModule != "Foundation"
    }

    func isText(_ type: SwiftType) -> Bool { conformances.conforms(head(type), to: module.nominal(.stringProtocol)) }

    /// A value in a key: its specifier and what it is written from.
    func keyParts(_ node: ExpressionSegmentSyntax, in key: SwiftType) -> [Expr] {
        func specified(_ specifier: String, _ value: Expr) -> [Expr] { [Expr(.string(specifier), module.named(.string), value.span), value] }
        guard let first = node.expressions.first else { return [] }
        if let own = ownInterpolation(node) { return specified("@", own) }
        if first.label == nil, node.expressions.count == 2, let option = node.expressions.last, option.label?.text == "specifier",
            let text = option.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue, text.first == "%"
        {
            let value = defaulted(expression(first.expression, nil))
            if head(value.type).known?.isInteger ?? false || head(value.type).known?.isFloatingPoint ?? false {
                return specified(String(text.dropFirst()), value)
            }
        }
        if node.expressions.count > 1 || first.label != nil {
            if let written = writtenPart(node, in: key) { return specified("@", insertable(written)) }
            var parts: [Expr] = []
            interpolationOptions(node, &parts)
            return parts.first.map { specified("@", $0) } ?? []
        }
        let value = defaulted(expression(first.expression, nil))
        if let written = writtenPart(value, in: key) { return specified("@", insertable(written)) }
        checkKeyPart(value)
        return specified(specifier(of: head(value.type)), insertable(value))
    }

    /// The library's ways to write values that are neither texts nor numbers: SwiftUI's in its keys, Foundation's in texts that it looks up.
    private func partWriters(in key: SwiftType) -> [FunctionDecl] { module.functions(isKey(key) ? "_keyPart" : "_localizedPart").filter(\.isPrelude) }

    private func writtenPart(_ value: Expr, in key: SwiftType) -> Expr? {
        let type = head(value.type)
        guard let writer = partWriters(in: key).first(where: { $0.arguments.count == 1 && $0.arguments[0].label == nil && head($0.arguments[0].type) == type })
        else { return nil }
        return Expr(.call(.function(writer, []), base: nil, arguments: [value]), writer.result, value.span)
    }

    /// `\(timerInterval: …)`: by the labels; `nil` for what has the labels of another way, `\(price, format: …)`.
    private func writtenPart(_ node: ExpressionSegmentSyntax, in key: SwiftType) -> Expr? {
        let arguments = node.expressions.map { Argument(label: $0.label?.word, source: .syntax($0.expression), span: span($0)) }
        func fitting(_ candidates: [CallCandidate]) -> [CallCandidate] {
            candidates.filter { if case .success = match(arguments, $0) { true } else { false } }
        }
        func written(_ candidates: [CallCandidate]) -> Expr { call(candidates, arguments, expecting: nil, named: "interpolation", at: span(node)) }
        let candidates = fitting(partWriters(in: key).map { CallCandidate(target: .function($0), map: [:], base: nil) })
        guard !candidates.isEmpty, !fitting(optionWriters).isEmpty else { return candidates.isEmpty ? nil : written(candidates) }
        return trial {
            let made = written(candidates)
            return made.type.isError ? nil : made
        }
    }

    /// A localized text takes texts, numbers, and what Objective-C has as an object: `LocalizedStringKey.StringInterpolation`.
    private func checkKeyPart(_ value: Expr) {
        let type = head(value.type)
        guard !module.isPrelude, !type.isError, !isWritable(type), let target = module.type("_FormatSpecifiable") else { return }
        let help =
            type.optionalPayload == nil
            ? "texts that are localized take texts, numbers and dates; write the value as a text: \"\\(String(describing: …))\""
            : "unwrap it, or write what is shown without a value: \"\\(… ?? …)\""
        error("conformance", "instance method 'appendInterpolation' requires that '\(type.resolved)' conform to '\(target.name)'", at: value.span, help: help)
    }

    /// Whether a value of the type can be a part of a localized text.
    private func isWritable(_ type: SwiftType) -> Bool {
        if let known = type.known, known == .string || known.isInteger || known.isFloatingPoint || known == .text || known == .image || known.isKey {
            return true
        }
        return ["_FormatSpecifiable", "ReferenceConvertible"].compactMap(module.type).contains { conformances.conforms(type, to: $0) }
    }

    /// How a value is written in the key that is looked up.
    private func specifier(of type: SwiftType) -> String {
        switch type.known {
        case .int, .int64: "lld"
        case .int32: "d"
        case .int16: "hd"
        case .int8: "hhd"
        case .uint, .uint64: "llu"
        case .uint32: "u"
        case .uint16: "hu"
        case .uint8: "hhu"
        case .double, .cgFloat: "lf"
        case .float: "f"
        default: "@"
        }
    }

    /// The characters for a text or an image within a text; other values are written as they are.
    private func insertable(_ value: Expr) -> Expr {
        let type = head(value.type)
        return [.text, .image].contains(type.known) ? called("_symbols", value, [type]) : value
    }

    private func escaped(_ value: Expr) -> Expr { called("_markdown", value, []) }

    private func called(_ name: String, _ value: Expr, _ types: [SwiftType]) -> Expr {
        guard let function = module.functions(name).first else { return value }
        let string = module.named(.string)
        let isText = types.isEmpty && isText(value.type) && head(value.type) != string
        let text = isText ? Expr(.interpolation([value]), string, value.span) : value
        return Expr(.call(.function(function, types), base: nil, arguments: [text]), string, value.span)
    }
}
