// Languages: how values are written in them, and the texts that a program has in them.
/// Whose language texts, numbers and dates are written in.
struct Locale: Hashable, Sendable {
    let identifier: String
    init(identifier: String) { self.identifier = identifier }
    init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil) {
        identifier = [languageCode?.identifier, script?.identifier, languageRegion?.identifier].compactMap { $0 }.joined(separator: "_")
    }
    static let current = Locale(identifier: _currentLocale())
    static var autoupdatingCurrent: Locale { current }
    static var preferredLanguages: [String] { [current.identifier.replacingOccurrences(of: "_", with: "-")] }
    static var availableIdentifiers: [String] { _localeFact("", "identifiers", "")?.split(separator: " ").map { String($0) } ?? [] }
    struct LanguageCode: Hashable, Sendable, ExpressibleByStringLiteral {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        init(stringLiteral value: String) { identifier = value }
        static let english = LanguageCode("en"), korean = LanguageCode("ko"), french = LanguageCode("fr"), german = LanguageCode("de"), japanese = LanguageCode("ja")
        static let spanish = LanguageCode("es"), chinese = LanguageCode("zh"), italian = LanguageCode("it"), arabic = LanguageCode("ar"), hebrew = LanguageCode("he")
        static let thai = LanguageCode("th"), vietnamese = LanguageCode("vi"), hindi = LanguageCode("hi"), russian = LanguageCode("ru"), turkish = LanguageCode("tr")
        static let portuguese = LanguageCode("pt"), dutch = LanguageCode("nl"), swedish = LanguageCode("sv"), polish = LanguageCode("pl"), ukrainian = LanguageCode("uk")
    }
    struct Script: Hashable, Sendable, ExpressibleByStringLiteral {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        init(stringLiteral value: String) { identifier = value }
    }
    struct Language: Hashable, Sendable {
        enum Direction { case unknown, leftToRight, rightToLeft }
        let languageCode: Locale.LanguageCode?
        let script: Locale.Script?
        let region: Locale.Region?
        init(identifier: String) { self = Locale(identifier: identifier).language }
        init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil) {
            self.languageCode = languageCode
            self.script = script
            self.region = region
        }
        init(_languageCode: String, _script: String?, _region: String?) {
            languageCode = LanguageCode(_languageCode)
            script = _script.map { Script($0) }
            region = _region.map { Region($0) }
        }
        var minimalIdentifier: String { languageCode?.identifier ?? "" }
        var characterDirection: Locale.Language.Direction { ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ug"].contains(minimalIdentifier) ? .rightToLeft : .leftToRight }
    }
    struct Currency: Hashable, Sendable, ExpressibleByStringLiteral {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        init(stringLiteral value: String) { identifier = value }
    }
    struct Region: Hashable, Sendable, ExpressibleByStringLiteral {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        init(stringLiteral value: String) { identifier = value }
    }
    struct MeasurementSystem: Hashable, Sendable {
        let identifier: String
        static let metric = MeasurementSystem(identifier: "metric"), us = MeasurementSystem(identifier: "ussystem"), uk = MeasurementSystem(identifier: "uksystem")
    }
    var language: Locale.Language { Language(_languageCode: _localeFact(identifier, "language", "") ?? "", _script: _localeFact(identifier, "script", ""), _region: regionCode) }
    var languageCode: String? { _localeFact(identifier, "language", "") }
    var regionCode: String? { _localeFact(identifier, "region", "") }
    var region: Locale.Region? { regionCode.map { Region($0) } }
    var currencyCode: String? { _localeFact(identifier, "currency", "") }
    var currency: Locale.Currency? { currencyCode.map { Currency($0) } }
    var currencySymbol: String? { _localeFact(identifier, "currencySymbol", "") }
    var decimalSeparator: String? { _localeFact(identifier, "decimal", "") }
    var groupingSeparator: String? { _localeFact(identifier, "grouping", "") }
    var measurementSystem: Locale.MeasurementSystem { MeasurementSystem(identifier: _localeFact(identifier, "measurement", "") ?? "metric") }
    var usesMetricSystem: Bool { measurementSystem != .us }
    func localizedString(forLanguageCode code: String) -> String? { _localeFact(identifier, "languageName", code) }
    func localizedString(forRegionCode code: String) -> String? { _localeFact(identifier, "regionName", code) }
    func localizedString(forCurrencyCode code: String) -> String? { _localeFact(identifier, "currencyName", code) }
    func localizedString(forIdentifier identifier: String) -> String? { _localeFact(self.identifier, "name", identifier) }
    /// Whether texts are written as the library writes them by itself.
    var _isAmerican: Bool { identifier == "en_US" || identifier == "en" || identifier == "en_US_POSIX" || identifier == "" }
}
func _currentLocale() -> String
/// What is known of a locale; `nil` where nothing is.
func _localeFact(_ locale: String, _ name: String, _ argument: String) -> String?
func _localeNames(_ locale: String, _ kind: String) -> [String]
func _localeNumber(_ locale: String, _ value: Double, _ style: String, _ code: String, _ digits: [Int], _ isSignificant: Bool, _ groups: Bool, _ sign: Int) -> String
func _localeList(_ locale: String, _ items: [String], _ type: String, _ width: String) -> String
func _datePattern(_ locale: String, _ template: String) -> String
func _datePattern(_ locale: String, date: Int, time: Int) -> String
func _dateText(_ locale: String, _ pattern: String, _ zone: String, _ seconds: Double) -> String { _dateText(locale, pattern, zone, seconds, []) }
func _dateText(_ locale: String, _ pattern: String, _ zone: String, _ seconds: Double, _ names: [[String]]) -> String
func _dateParsed(_ locale: String, _ pattern: String, _ zone: String, _ text: String, _ names: [[String]]) -> Double?
func _languages(_ preferred: Bool) -> [String]
func _localizedString(_ key: String, _ table: String?) -> String?
extension String {
    /// A text that is looked up in the program's languages, with the values in it.
    struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
        init(_ value: String)
        init(stringLiteral value: String)
        static func == (_ a: String.LocalizationValue, _ b: String.LocalizationValue) -> Bool
    }
    init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = Locale.current, comment: StaticString? = nil) {
        self = _text(of: _key(keyAndValue, table: table, locale: nil, formats: locale.identifier, key: nil))
    }
    init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = Locale.current, comment: StaticString? = nil) {
        self = _text(of: _key(defaultValue, table: table, locale: nil, formats: locale.identifier, key: key))
    }
    @_disfavoredOverload init(localized resource: LocalizedStringResource) { self = _text(of: resource._placed) }
}
func _key(_ value: String.LocalizationValue, table: String?, locale: String?, formats: String?, key: String?) -> String.LocalizationValue
func _text(of value: String.LocalizationValue) -> String
func _name(of value: String.LocalizationValue) -> String
func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}
/// A text that is looked up where it is shown.
struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation {
    let _value: String.LocalizationValue
    let key: String
    let table: String?
    var locale = Locale.current
    init(_value: String.LocalizationValue) {
        self._value = _value
        key = _name(of: _value)
        table = nil
    }
    init(stringLiteral value: String) { self.init(_value: String.LocalizationValue(value)) }
    init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale.current, bundle: Bundle? = nil, comment: StaticString? = nil) {
        _value = keyAndValue
        key = _name(of: keyAndValue)
        self.table = table
        self.locale = locale
    }
    init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale.current, bundle: Bundle? = nil, comment: StaticString? = nil) {
        _value = _key(defaultValue, table: nil, locale: nil, formats: nil, key: key)
        self.key = key
        self.table = table
        self.locale = locale
    }
    var _placed: String.LocalizationValue { _key(_value, table: table, locale: locale == Locale.current ? nil : locale.identifier, formats: nil, key: nil) }
    static func == (_ a: LocalizedStringResource, _ b: LocalizedStringResource) -> Bool { a._value == b._value && a.table == b.table && a.locale == b.locale }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
func _key(of value: String.LocalizationValue) -> LocalizedStringKey
func _resourceKey(_ resource: LocalizedStringResource) -> LocalizedStringKey { _key(of: resource._placed) }
func _keyPart(_ resource: LocalizedStringResource) -> Text { Text(resource) }
/// What Foundation writes of a value in a text that it looks up.
func _localizedPart(_ resource: LocalizedStringResource) -> String { String(localized: resource) }
extension Text { @_disfavoredOverload init(_ resource: LocalizedStringResource) { self.init(_resourceKey(resource)) } }
extension AccessibilityNotification.Announcement { init(_ message: LocalizedStringResource) { self.init(String(localized: message)) } }
extension AccessibilityNotification.PageScrolled { init(_ message: LocalizedStringResource) { self.init(String(localized: message)) } }
/// What has a text of its own for each language.
protocol CustomLocalizedStringResourceConvertible { var localizedStringResource: LocalizedStringResource { get } }
