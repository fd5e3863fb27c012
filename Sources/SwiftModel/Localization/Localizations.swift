/// The texts of a program in its languages, as its `.lproj` folders and string catalogs have them.
public struct Localizations: Sendable, Codable {
    /// The texts of one table in one language.
    public typealias Table = [String: Translation]

    /// The language whose texts hold where there are none in the one that is wanted.
    public var sourceLanguage: String
    /// By language, then by the name of the table: `Localizable`.
    private var tables: [String: [String: Table]] = [:]
    /// The tables of string catalogs, where a language may lack single texts.
    private var catalogs: Set<String> = []

    public static let usualTable = "Localizable"
    /// A folder `Base.lproj` is for all languages without one of their own.
    private static let base = "Base"

    public init(sourceLanguage: String = "en") { self.sourceLanguage = sourceLanguage }

    public var isEmpty: Bool { tables.isEmpty }
    public var languages: [String] { tables.keys.filter { $0 != Self.base }.sorted() }

    /// Adds texts to a table.
    ///
    /// - Parameter isPreferred: whether they replace those that are there.
    public mutating func add(_ texts: Table, to table: String, in language: String, isCatalog: Bool = false, isPreferred: Bool = false) {
        tables[LocaleName(language).written, default: [:]][table, default: [:]].merge(texts) { isPreferred ? $1 : $0 }
        if isCatalog { catalogs.insert(table) }
    }

    /// The text of a key for somebody with a locale, with the language that it is in; `nil` where the key stands for itself.
    public func translation(of key: String, table: String?, locale: String) -> (text: Translation, language: String)? {
        if tables.isEmpty { return nil }
        let table = table ?? Self.usualTable
        let source = LocaleName(sourceLanguage).written
        for language in [language(for: locale), source, Self.base] {
            guard let language, let texts = tables[language]?[table] else { continue }
            if let text = texts[key] { return (text, language == Self.base ? source : language) }
            if !catalogs.contains(table) { return nil }
        }
        return nil
    }

    /// The language of the program that suits a locale best; `nil` for none.
    public func language(for locale: String) -> String? {
        let wanted = LocaleName(locale)
        return wanted.alternatives.first { tables[$0] != nil }
            ?? languages.first { LocaleName($0).isLike(wanted) }
    }
}

/// A text in a language: a format, with forms for what is counted.
public struct Translation: Sendable, Codable, Equatable {
    /// A part of a text that depends on a number.
    public struct Variable: Sendable, Codable, Equatable {
        /// Of the number, from 1; `nil` for its place in the format.
        public var argument: Int?
        /// How the number is written: `lld`.
        public var specifier: String
        /// By plural category: `one`, `other`.
        public var forms: [String: String]

        public init(argument: Int? = nil, specifier: String = "lld", forms: [String: String]) {
            (self.argument, self.specifier, self.forms) = (argument, specifier, forms)
        }
    }

    public var format: String
    /// The forms of the whole text, by plural category of its first number.
    public var forms: [String: String]
    /// By the names that the format has for them: `%#@count@`.
    public var variables: [String: Variable]

    public init(_ format: String, forms: [String: String] = [:], variables: [String: Variable] = [:]) {
        (self.format, self.forms, self.variables) = (format, forms, variables)
    }
}

/// The parts of `ko_KR`, `zh-Hant-TW` or `pt_BR@calendar=gregorian`.
public struct LocaleName: Sendable, Equatable {
    public let language: String
    public let script, region: String?

    public init(_ identifier: String) {
        let parts = identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }.map(String.init)
        language = parts.first.map { $0 == "Base" ? $0 : $0.lowercased() } ?? "en"
        script = parts.dropFirst().first { $0.count == 4 }.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
        region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }?.uppercased()
    }

    public var written: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

    /// The script in which the language is written in the region, where it has several.
    private var usualScript: String? {
        guard language == "zh" else { return script }
        return script ?? (["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans")
    }

    /// The names of what suits it, the best first.
    var alternatives: [String] {
        let scripted = usualScript.map { "\(language)-\($0)" }
        return [written, scripted.flatMap { name in region.map { "\(name)-\($0)" } }, region.map { "\(language)-\($0)" }, scripted, language].compactMap(\.self)
    }

    /// Whether somebody reads one who reads the other: `pt-BR` for `pt`.
    func isLike(_ other: LocaleName) -> Bool { language == other.language && usualScript == other.usualScript }
}
