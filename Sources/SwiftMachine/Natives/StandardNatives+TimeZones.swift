import Foundation
import SwiftModel

/// What Foundation knows of time zones.
extension StandardNatives {
    static func bindTimeZones(_ table: inout [String: DirectFunction]) {
        table["_zoneIdentifier(_: String, _: Bool)"] = { call in
            let text = String(try call.text(0).prefix(100))
            let zone = try call.bool(1) ? TimeZone(abbreviation: text) : TimeZone(identifier: text)
            return try zone.map { try call.made($0.identifier == "UTC" ? "GMT" : $0.identifier) } ?? .none
        }
        table["_zoneNumber(_: String, _: String, _: Double)"] = { call in
            try call.machine.budget.charge()
            guard let zone = try zone(call), let date = try date(call, 2) else { return .none }
            switch try call.string(1) {
            case "offset": return .double(Double(zone.secondsFromGMT(for: date)))
            case "saving": return .double(zone.daylightSavingTimeOffset(for: date))
            default: return zone.nextDaylightSavingTimeTransition(after: date).map { .double($0.timeIntervalSince1970) } ?? .none
            }
        }
        table["_zoneAbbreviation(_: String, _: Double)"] = { call in
            guard let date = try date(call, 1) else { return .none }
            return try zone(call)?.abbreviation(for: date).map { try call.made($0) } ?? .none
        }
        table["_zoneName(_: String, _: Int, _: String)"] = { call in
            let style = NSTimeZone.NameStyle(rawValue: try call.int(1)) ?? .standard
            let locale = Locale(identifier: String(try call.string(2).prefix(100)))
            return try zone(call)?.localizedName(for: style, locale: locale).map { try call.made($0) } ?? .none
        }
        table["_knownZones()"] = { call in try call.made(TimeZone.knownTimeZoneIdentifiers.sorted().map(Value.string)) }
    }

    private static func zone(_ call: DirectCall) throws -> TimeZone? { TimeZone(identifier: String(try call.string(0).prefix(100))) }

    /// `nil` for what is too far away for a calendar.
    private static func date(_ call: DirectCall, _ index: Int) throws -> Date? {
        let seconds = try call.double(index)
        return abs(seconds) < 1e13 ? Date(timeIntervalSince1970: seconds) : nil
    }
}
