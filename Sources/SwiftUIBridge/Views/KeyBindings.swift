import SwiftMachine
import SwiftModel
import ViewTree

/// `LocalizedStringKey` and its kin: a key is a native value, a text that is drawn as it is a text with Markdown.
extension Registrar {
    mutating func bindLocalizedKeys() {
        for owner in ["LocalizedStringKey", "String.LocalizationValue"] {
            for parameter in ["_: String", "stringLiteral: String"] {
                function("\(owner).init(\(parameter))") { call in .wrapping(LocalizedKey(try call.string(0))) }
            }
            function("\(owner).==(_: \(owner), _: \(owner))") { call in .bool(try call.key(0) == call.key(1)) }
        }
        function("_key(_: LocalizedStringKey, table: String?)") { call in
            guard var key = try call.machine.key(call.argument(0)) else { return try call.argument(0) }
            if case .string(let table) = try call.argument(1) { key.table = table }
            return .wrapping(key)
        }
        function("_key(of: String.LocalizationValue)") { call in try call.argument(0) }
        function("_key(_: String.LocalizationValue, table: String?, locale: String?, formats: String?, key: String?)") { call in
            var key = try call.key(0)
            if case .string(let name) = try call.argument(4) { key = LocalizedKey(name, arguments: key.arguments, fallback: key.key) }
            if case .string(let table) = try call.argument(1) { key.table = table }
            if case .string(let locale) = try call.argument(2) { key.locale = locale }
            if case .string(let locale) = try call.argument(3) { key.formatLocale = locale }
            return .wrapping(key)
        }
        function("_text(of: String.LocalizationValue)") { call in .string(try call.machine.text(of: call.key(0))) }
        function("_formatMarkdown(of: String.LocalizationValue)") { call in
            .string(try call.machine.text(of: call.key(0)) { InlineMarkdown.escaped($1) })
        }
        function("_inflected(_: String)") { call in .string(EnglishPlural.inflected(try call.string(0))) }
        function("_name(of: String.LocalizationValue)") { call in .string(try call.key(0).key) }
        function("_markdown(_: String)") { call in .string(InlineMarkdown.escaped(try call.string(0))) }
        function("_symbols(_: V)") { call in
            guard case .leaf(let content as TextContent) = try call.view(0, typed: 0).kind else { return .string("\u{FFFC}") }
            return .wrapping(LocalizedKey.Argument.Content(content.string, looks: content.runs))
        }
    }
}

extension BridgeCall {
    fileprivate func key(_ index: Int) throws -> LocalizedKey { try machine.key(argument(index)) ?? LocalizedKey(string(index)) }
}

extension Machine {
    func key(_ value: Value) -> LocalizedKey? {
        guard case .native(let object) = value, let key = object as? Native<LocalizedKey> else { return nil }
        return key.wrapped
    }

    /// What is drawn of a key, without its styles; `nil` for anything else.
    func shownText(of value: Value) throws -> String? { try keyText(of: value)?.string }

    /// What is drawn of a key; `nil` for anything else. It follows the language of its environment where the program has any.
    func keyText(of value: Value) throws -> TextContent? {
        if case .string(let text) = value { return TextContent(runs: InlineMarkdown.runs(text)) }
        guard let key = key(value) else { return nil }
        let inserted = InsertedTexts(key)
        let runs = InlineMarkdown.runs(try text(of: key, marking: inserted.marking), inserted)
        let (localizations, limit) = (resources.localizations, limits.stringBytes)
        guard !localizations.isEmpty else { return TextContent(runs: runs) }
        let localized = LocalizedText(key: "\(key.table ?? "") \(key.locale ?? "") \(key)") { locale in
            let inserted = InsertedTexts(key, locale: locale)
            return InlineMarkdown.runs(key.text(in: localizations, locale: locale, limit: limit, marking: inserted.marking), inserted)
        }
        return TextContent(runs: localized.marking(runs))
    }
}
