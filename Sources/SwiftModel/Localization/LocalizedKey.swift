import Foundation

/// What is looked up where a text is shown: a key with the values that its text takes.
public struct LocalizedKey: Sendable, Hashable {
    /// A value, written by a specifier of the key.
    public struct Argument: Sendable, Hashable {
        public enum Value: Sendable, Hashable {
            case integer(Int)
            /// With the text that Swift writes for it.
            case number(Double, shown: String)
            case text(String)
            case content(Content)
        }
        /// A text with a look of its own.
        public struct Content: Sendable, Hashable {
            public let string: String
            /// What the views know of it.
            public let looks: any Sendable & Hashable

            public init(_ string: String, looks: any Sendable & Hashable) { (self.string, self.looks) = (string, looks) }

            public static func == (a: Content, b: Content) -> Bool { a.string == b.string && AnyHashable(a.looks) == AnyHashable(b.looks) }
            public func hash(into hasher: inout Hasher) { hasher.combine(string) }
        }
        /// Without the percent sign: `lld`, `@`, `.2f`.
        public let specifier: String
        public let value: Value

        public init(_ value: Value, specifier: String) { (self.value, self.specifier) = (value, specifier) }
    }

    /// `%lld items`; where it has arguments, a percent sign that is meant is two.
    public let key: String
    public let arguments: [Argument]
    public var table: String?
    /// What is shown where there is no text for the key; `nil` for the key.
    public var fallback: String?
    /// The locale that was asked for; `nil` for that of the place.
    public var locale: String?
    /// The locale in which values are written; `nil` for that of the text.
    public var formatLocale: String?

    public init(_ key: String, arguments: [Argument] = [], table: String? = nil, fallback: String? = nil) {
        (self.key, self.arguments, self.table, self.fallback) = (key, arguments, table, fallback)
    }

    /// The text for a locale.
    ///
    /// - Parameters:
    ///   - limit: in bytes, where the text ends.
    ///   - marking: makes a value, as it is written, a part of the text.
    public func text(
        in localizations: Localizations, locale: String, limit: Int, marking: @escaping (Argument.Value, _ written: String) -> String = { $1 }
    ) -> String {
        let locale = self.locale ?? locale
        let found = localizations.translation(of: key, table: table, locale: locale)
        var format = LocalizedFormat(arguments, locale: formatLocale ?? locale, language: found?.language ?? locale, limit: limit, marking: marking)
        return format.text(of: found?.text ?? Translation(fallback ?? key))
    }
}

extension LocalizedKey: CustomStringConvertible {
    /// As SwiftUI prints it, with the values alone.
    public var description: String {
        let values = arguments.map { argument -> String in
            switch argument.value {
            case .integer(let value): "\(value)"
            case .number(_, let shown): shown
            case .text(let text): "\"\(text)\""
            case .content(let content): "\"\(content.string)\""
            }
        }
        return "LocalizedStringKey(key: \"\(key)\", hasFormatting: \(!arguments.isEmpty), arguments: [\(values.joined(separator: ", "))])"
    }
}

/// Puts values into a format.
private struct LocalizedFormat {
    let arguments: [LocalizedKey.Argument]
    let locale: String
    let language: String
    let limit: Int
    let marking: (LocalizedKey.Argument.Value, String) -> String
    private var result = ""
    /// The index of the argument that the next specifier without a place takes.
    private var next = 0

    init(
        _ arguments: [LocalizedKey.Argument], locale: String, language: String, limit: Int,
        marking: @escaping (LocalizedKey.Argument.Value, String) -> String
    ) {
        (self.arguments, self.locale, self.language, self.limit, self.marking) = (arguments, locale, language, limit, marking)
    }

    mutating func text(of translation: Translation) -> String {
        let first = arguments.firstIndex { $0.value.count != nil }
        let format = first.flatMap { form(of: translation.forms, for: $0) } ?? translation.format
        if arguments.isEmpty { return format }
        write(format, translation.variables)
        return result
    }

    private func form(of forms: [String: String], for argument: Int) -> String? {
        guard !forms.isEmpty, arguments.indices.contains(argument), let count = arguments[argument].value.count else { return nil }
        // Zero has its own form in any language that writes one.
        if count == 0, let zero = forms["zero"] { return zero }
        return forms[PluralCategory.name(of: count, language: LocaleName(language).language)] ?? forms["other"]
    }

    /// - Parameter current: the argument that all specifiers of a variable's form take.
    private mutating func write(_ format: String, _ variables: [String: Translation.Variable], current: (argument: Int, specifier: String)? = nil) {
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%"), result.utf8.count < limit {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
            } else if let current, rest.hasPrefix("arg") {
                append(current.argument, current.specifier)
                rest = rest.dropFirst(3)
            } else if let specifier = FormatSpecifier(&rest) {
                write(specifier, variables, current)
            } else {
                result += "%"
            }
        }
        if result.utf8.count < limit { result += rest }
    }

    private mutating func write(_ specifier: FormatSpecifier, _ variables: [String: Translation.Variable], _ current: (argument: Int, specifier: String)?) {
        guard let name = specifier.variable else { return append(specifier.place.map { $0 - 1 } ?? current?.argument ?? takeNext(), specifier.conversion) }
        // The form of a variable has no variables, so that none is inside itself.
        guard current == nil, let variable = variables[name] else { return }
        let argument = (variable.argument ?? specifier.place).map { $0 - 1 } ?? takeNext()
        if let form = form(of: variable.forms, for: argument) { write(form, [:], current: (argument, variable.specifier)) }
    }

    private mutating func takeNext() -> Int {
        defer { next += 1 }
        return next
    }

    private mutating func append(_ index: Int, _ specifier: String) {
        guard arguments.indices.contains(index) else { return }
        let value = arguments[index].value
        result += marking(value, value.written(specifier, locale: locale))
    }
}

/// `%lld`, `%2$@`, `%#@count@`, after the percent sign.
private struct FormatSpecifier {
    /// Of the argument, from 1.
    private(set) var place: Int?
    private(set) var variable: String?
    private(set) var conversion = ""

    /// Takes a specifier from the front of a text; `nil` where there is none.
    init?(_ text: inout Substring) {
        var rest = text
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
            place = number
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            variable = String(rest.dropFirst(2)[..<end])
            text = rest[rest.index(after: end)...]
            return
        }
        let flags = rest.prefix { "-+ 0123456789.#'".contains($0) }
        rest = rest.dropFirst(flags.count)
        let length = rest.prefix { "hlqLzt".contains($0) }
        rest = rest.dropFirst(length.count)
        guard flags.count <= 6, length.count <= 2, let letter = rest.first, "@dDiuUxXoOfFeEgGcCsS".contains(letter) else { return nil }
        conversion = flags + length + String(letter)
        text = rest.dropFirst()
    }
}

extension LocalizedKey.Argument.Value {
    /// The number that decides about a plural.
    fileprivate var count: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value, _): value
        case .text, .content: nil
        }
    }

    /// - Parameter specifier: without the percent sign; one that doesn't suit the value writes it as it is.
    fileprivate func written(_ specifier: String, locale: String) -> String {
        let flags = specifier.prefix { "-+ 0123456789.#'".contains($0) }
        let letter = specifier.last ?? "@"
        switch self {
        case .text(let text): return text
        case .content(let content): return content.string
        case .integer(let value):
            guard "dDiuUxXoO".contains(letter), !flags.isEmpty || "xXoO".contains(letter) else { return Self.grouped(value, locale) }
            return String(format: "%\(flags)l\(letter.lowercased())", locale: Locale(identifier: locale), value)
        case .number(let value, let shown):
            guard !flags.isEmpty, "fFeEgG".contains(letter) else {
                return locale.hasPrefix("en")
                    ? shown : value.formatted(.number.grouping(.never).precision(.fractionLength(0...16)).locale(Locale(identifier: locale)))
            }
            return String(format: "%\(flags)\(letter)", locale: Locale(identifier: locale), value)
        }
    }

    private static func grouped(_ value: Int, _ locale: String) -> String {
        if (-999...999).contains(value), locale.hasPrefix("en") { return "\(value)" }
        return value.formatted(.number.locale(Locale(identifier: locale)))
    }
}
