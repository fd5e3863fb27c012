/// How far the clocks of a region are from those of Greenwich.
struct TimeZone: Hashable, Sendable, Codable {
    enum NameStyle: Int { case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric }
    let identifier: String
    init?(identifier: String) {
        guard let known = _zoneIdentifier(identifier, false) else { return nil }
        self.identifier = known
    }
    init?(abbreviation: String) {
        guard let known = _zoneIdentifier(abbreviation, true) else { return nil }
        identifier = known
    }
    init?(secondsFromGMT seconds: Int) {
        guard abs(seconds) <= 64_800 else { return nil }
        let minutes = abs(seconds) / 60
        identifier = minutes == 0 ? "GMT" : String(format: "GMT%@%02d%02d", seconds < 0 ? "-" : "+", minutes / 60, minutes % 60)
    }
    init(_identifier: String) { identifier = _identifier }
    init(from decoder: any Decoder) throws {
        let name: String = try decoder.container(keyedBy: _AnyCodingKey.self)._need("identifier")
        guard let zone = TimeZone(identifier: name) else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid time zone identifier."))
        }
        self = zone
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        try container._write(identifier, "identifier")
    }
    static let autoupdatingCurrent = TimeZone(_identifier: "GMT")
    static let current = TimeZone(_identifier: "GMT"), gmt = TimeZone(_identifier: "GMT")
    static var knownTimeZoneIdentifiers: [String] { _knownZones() }
    static var abbreviationDictionary: [String: String] { ["GMT": "GMT", "UTC": "UTC"] }
    var _isGreenwich: Bool { identifier == "GMT" }
    func secondsFromGMT(for date: Date = Date.now) -> Int { _isGreenwich ? 0 : Int(_zoneNumber(identifier, "offset", date.timeIntervalSince1970) ?? 0) }
    func daylightSavingTimeOffset(for date: Date = Date.now) -> TimeInterval { _zoneNumber(identifier, "saving", date.timeIntervalSince1970) ?? 0 }
    func isDaylightSavingTime(for date: Date = Date.now) -> Bool { daylightSavingTimeOffset(for: date) != 0 }
    func nextDaylightSavingTimeTransition(after date: Date) -> Date? { _zoneNumber(identifier, "transition", date.timeIntervalSince1970).map { Date(timeIntervalSince1970: $0) } }
    var nextDaylightSavingTimeTransition: Date? { nextDaylightSavingTimeTransition(after: .now) }
    func abbreviation(for date: Date = Date.now) -> String? { _zoneAbbreviation(identifier, date.timeIntervalSince1970) }
    func localizedName(for style: TimeZone.NameStyle, locale: Locale?) -> String? { _zoneName(identifier, style.rawValue, (locale ?? Locale.current).identifier) }
    /// The moment at which clocks show a time, in seconds since the start of 1970: of two the first, and of none what the clocks would show had they not been put forward.
    func _moment(_ local: Double) -> Double {
        if _isGreenwich { return local }
        func offset(_ seconds: Double) -> Double { Double(secondsFromGMT(for: Date(timeIntervalSince1970: seconds))) }
        let (before, after) = (offset(local - 86400), offset(local + 86400))
        return before == after || offset(local - before) == before || offset(local - after) != after ? local - before : local - after
    }
}
func _zoneIdentifier(_ text: String, _ isAbbreviation: Bool) -> String?
func _zoneNumber(_ zone: String, _ fact: String, _ seconds: Double) -> Double?
func _zoneAbbreviation(_ zone: String, _ seconds: Double) -> String?
func _zoneName(_ zone: String, _ style: Int, _ locale: String) -> String?
func _knownZones() -> [String]
