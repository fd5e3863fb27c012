import Diagnostics
import Foundation
import Playground

/// A `.xcstrings` file: the texts of one table in all languages.
struct StringCatalog {
    let sourceLanguage: String
    /// By language.
    private(set) var tables: [String: Playground.Localizations.Table] = [:]

    private let json: JSONText

    /// - Throws: what is wrong, at its place.
    init(_ source: SourceText) throws(JSONText.Fault) {
        json = try JSONText(source)
        let all = try Self.object(json.value, [], json)
        sourceLanguage = try Self.optional(all["sourceLanguage"], [.key("sourceLanguage")], json) ?? "en"
        for (key, entry) in try Self.object(all["strings"] ?? [String: Any](), [.key("strings")], json) {
            let place: [JSONText.Step] = [.key("strings"), .key(key)]
            let localizations = try Self.object(entry, place, json)["localizations"] ?? [String: Any]()
            for (language, text) in try Self.object(localizations, place + [.key("localizations")], json) {
                let place = place + [.key("localizations"), .key(language)]
                if let translation = try translation(text, place, key) { tables[language, default: [:]][key] = translation }
            }
        }
    }

    /// `nil` for one that isn't translated yet.
    private func translation(_ value: Any, _ place: [JSONText.Step], _ key: String) throws(JSONText.Fault) -> Playground.Translation? {
        let parts = try Self.object(value, place, json)
        var variables: [String: Playground.Translation.Variable] = [:]
        for (name, substitution) in try Self.object(parts["substitutions"] ?? [String: Any](), place + [.key("substitutions")], json) {
            let place = place + [.key("substitutions"), .key(name)]
            let parts = try Self.object(substitution, place, json)
            variables[name] = .init(
                argument: try Self.optional(parts["argNum"], place + [.key("argNum")], json),
                specifier: try Self.optional(parts["formatSpecifier"], place + [.key("formatSpecifier")], json) ?? "lld",
                forms: try forms(of: parts, place).plural)
        }
        let (text, plural) = try forms(of: parts, place)
        guard text != nil || !plural.isEmpty else { return nil }
        return Playground.Translation(text ?? plural["other"] ?? key, forms: plural, variables: variables)
    }

    /// The text of a unit, or its plural forms; of several devices those of the phone.
    private func forms(of parts: [String: Any], _ place: [JSONText.Step]) throws(JSONText.Fault) -> (text: String?, plural: [String: String]) {
        if let unit = parts["stringUnit"] {
            let place = place + [.key("stringUnit")]
            let parts = try Self.object(unit, place, json)
            return (try Self.optional(parts["value"], place + [.key("value")], json), [:])
        }
        guard let value = parts["variations"] else { return (nil, [:]) }
        let place = place + [.key("variations")]
        let variations = try Self.object(value, place, json)
        if let devices = variations["device"] {
            let place = place + [.key("device")]
            let devices = try Self.object(devices, place, json)
            guard let name = ["iphone", "other"].first(where: { devices[$0] != nil }) ?? devices.keys.min() else { return (nil, [:]) }
            // A variation has those of another kind in it, and none of its own: two levels.
            let inner = try Self.object(devices[name] ?? [String: Any](), place + [.key(name)], json)
            return inner["variations"].map { ($0 as? [String: Any])?["device"] != nil } ?? false ? (nil, [:]) : try forms(of: inner, place + [.key(name)])
        }
        var plural: [String: String] = [:]
        for (category, form) in try Self.object(variations["plural"] ?? [String: Any](), place + [.key("plural")], json) {
            let place = place + [.key("plural"), .key(category)]
            guard let unit = try Self.object(form, place, json)["stringUnit"] else { continue }
            plural[category] = try Self.optional(
                try Self.object(unit, place + [.key("stringUnit")], json)["value"], place + [.key("stringUnit"), .key("value")], json)
        }
        return (nil, plural)
    }

    private static func object(_ value: Any, _ place: [JSONText.Step], _ json: JSONText) throws(JSONText.Fault) -> [String: Any] {
        if let object = value as? [String: Any] { return object }
        throw JSONText.Fault(message: "an object is expected here", span: json.span(of: place))
    }

    private static func optional<Value>(_ value: Any?, _ place: [JSONText.Step], _ json: JSONText) throws(JSONText.Fault) -> Value? {
        guard let value else { return nil }
        if let found = value as? Value { return found }
        throw JSONText.Fault(message: Value.self == Int.self ? "a number is expected here" : "a text is expected here", span: json.span(of: place))
    }
}
