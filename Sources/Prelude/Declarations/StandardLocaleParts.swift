// What a locale says of time and of writing, and regions and scripts by name.
extension Locale.Region {
    static let unitedStates = Locale.Region("US"), southKorea = Locale.Region("KR"), japan = Locale.Region("JP"), germany = Locale.Region("DE")
    static let france = Locale.Region("FR"), unitedKingdom = Locale.Region("GB"), canada = Locale.Region("CA"), italy = Locale.Region("IT")
    static let spain = Locale.Region("ES"), australia = Locale.Region("AU"), chinaMainland = Locale.Region("CN"), hongKong = Locale.Region("HK")
    static let taiwan = Locale.Region("TW"), india = Locale.Region("IN"), brazil = Locale.Region("BR"), mexico = Locale.Region("MX"), netherlands = Locale.Region("NL")
    static let belgium = Locale.Region("BE"), switzerland = Locale.Region("CH"), austria = Locale.Region("AT"), sweden = Locale.Region("SE")
    static let norway = Locale.Region("NO"), denmark = Locale.Region("DK"), finland = Locale.Region("FI"), poland = Locale.Region("PL"), portugal = Locale.Region("PT")
    static let greece = Locale.Region("GR"), ireland = Locale.Region("IE"), israel = Locale.Region("IL"), saudiArabia = Locale.Region("SA")
    static let egypt = Locale.Region("EG"), turkey = Locale.Region("TR"), russia = Locale.Region("RU"), ukraine = Locale.Region("UA"), thailand = Locale.Region("TH")
    static let vietnam = Locale.Region("VN"), indonesia = Locale.Region("ID"), malaysia = Locale.Region("MY"), singapore = Locale.Region("SG")
    static let philippines = Locale.Region("PH"), newZealand = Locale.Region("NZ"), southAfrica = Locale.Region("ZA"), argentina = Locale.Region("AR")
    static let chile = Locale.Region("CL"), colombia = Locale.Region("CO"), czechia = Locale.Region("CZ"), hungary = Locale.Region("HU"), romania = Locale.Region("RO")
    static let unitedArabEmirates = Locale.Region("AE")
}
extension Locale.Script {
    static let latin = Locale.Script("Latn"), cyrillic = Locale.Script("Cyrl"), arabic = Locale.Script("Arab"), hanSimplified = Locale.Script("Hans")
    static let hanTraditional = Locale.Script("Hant"), korean = Locale.Script("Kore"), japanese = Locale.Script("Jpan"), devanagari = Locale.Script("Deva")
    static let hebrew = Locale.Script("Hebr"), greek = Locale.Script("Grek"), thai = Locale.Script("Thai"), hiragana = Locale.Script("Hira")
    static let katakana = Locale.Script("Kana"), armenian = Locale.Script("Armn"), bengali = Locale.Script("Beng"), gurmukhi = Locale.Script("Guru")
    static let tamil = Locale.Script("Taml"), telugu = Locale.Script("Telu")
}
/// - Since: iOS 16
extension Locale {
    enum HourCycle: String, Hashable, CaseIterable { case zeroToEleven = "h11", oneToTwelve = "h12", zeroToTwentyThree = "h23", oneToTwentyFour = "h24" }
    enum Weekday: String, Hashable, CaseIterable { case sunday = "sun", monday = "mon", tuesday = "tue", wednesday = "wed", thursday = "thu", friday = "fri", saturday = "sat" }
    struct NumberingSystem: Hashable, ExpressibleByStringLiteral {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        init(stringLiteral value: String) { identifier = value }
        var debugDescription: String { identifier }
    }
    struct Collation: Hashable, ExpressibleByStringLiteral {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        init(stringLiteral value: String) { identifier = value }
        static let standard = Collation("standard"), searchRules = Collation("search")
    }
    struct Variant: Hashable, ExpressibleByStringLiteral {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        init(stringLiteral value: String) { identifier = value }
        static let posix = Variant("POSIX")
    }
    /// As the locale writes hours.
    var hourCycle: Locale.HourCycle {
        let pattern = _datePattern(identifier, "j")
        return pattern.contains("H") ? .zeroToTwentyThree : pattern.contains("K") ? .zeroToEleven : pattern.contains("k") ? .oneToTwentyFour : .oneToTwelve
    }
    var firstDayOfWeek: Locale.Weekday { Weekday.allCases[((Int(_localeFact(identifier, "firstWeekday", "") ?? "") ?? 1) + 6) % 7] }
    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = self
        return calendar
    }
    /// Named in the identifier, as in `ar_EG@numbers=latn`; else Latin digits.
    var numberingSystem: Locale.NumberingSystem { NumberingSystem(_keyword("numbers") ?? "latn") }
    var collation: Locale.Collation { Collation(_keyword("collation") ?? "standard") }
    var variant: Locale.Variant? { identifier.hasSuffix("POSIX") ? .posix : nil }
    var timeZone: TimeZone? { _keyword("timezone").flatMap { TimeZone(identifier: $0) } }
    func _keyword(_ name: String) -> String? {
        guard let start = identifier.firstIndex(of: "@") else { return nil }
        let pairs = identifier[identifier.index(after: start)...].split(separator: ";").map { $0.split(separator: "=").map { String($0) } }
        return pairs.first { $0.count == 2 && $0[0] == name }?[1]
    }
    static var commonISOCurrencyCodes: [String] { ["AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "IDR", "ILS", "INR", "JPY", "KRW", "MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "RON", "SEK", "SGD", "THB", "TRY", "TWD", "UAH", "USD", "VND", "ZAR"] }
}
