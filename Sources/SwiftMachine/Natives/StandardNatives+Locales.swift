import Foundation
import SwiftModel

/// How numbers, dates and lists are written in other locales than the American one, as Foundation writes them.
extension StandardNatives {
    static func bindLocales(_ table: inout [String: DirectFunction]) {
        table["_currentLocale()"] = { call in .string(call.machine.locale) }
        table["_localeFact(_: String, _: String, _: String)"] = { call in
            try call.machine.budget.charge()
            let fact = fact(try call.string(1), of: try locale(call, 0), try call.string(2))
            return try fact.map { try call.made($0) } ?? .none
        }
        table["_cased(_: String, _: String, _: String?)"] = { call in
            let locale: Locale? = if case .string = call[2] { try locale(call, 2) } else { nil }
            let text = try call.text(0)
            return switch try call.string(1) {
            case "upper": try call.made(text.uppercased(with: locale))
            case "lower": try call.made(text.lowercased(with: locale))
            default: try call.made(text.capitalized(with: locale))
            }
        }
        table["_localeNames(_: String, _: String)"] = { call in try call.made(names(call.string(1), in: locale(call, 0)).map(Value.string)) }
        table["_localeNumber(_: String, _: Double, _: String, _: String, _: [Int], _: Bool, _: Bool, _: Int)"] = { call in
            let digits: [Int] =
                if case .array(let list) = call[4] { list.elements.compactMap { if case .int(let digit) = $0 { digit } else { nil } } } else { [] }
            let format = NumberText(
                locale: try locale(call, 0), style: try call.string(2), code: try call.string(3), digits: digits, isSignificant: try call.bool(5),
                groups: try call.bool(6), sign: try call.int(7))
            return try call.made(format.text(call.double(1)))
        }
        table["_localeList(_: String, _: [String], _: String, _: String)"] = { call in
            guard case .array(let list) = call[1] else { throw RuntimeError.malformed("a list") }
            let items = try list.elements.map { item -> String in
                try call.machine.budget.charge()
                if case .string(let text) = item { return text }
                throw RuntimeError.malformed("a text")
            }
            var style = ListFormatStyle<StringStyle, [String]>.list(type: try call.string(2) == "or" ? .or : .and)
            style.width = ["short": .short, "narrow": .narrow][try call.string(3)] ?? .standard
            return try call.made(items.formatted(style.locale(locale(call, 0))))
        }
        table["_datePattern(_: String, _: String)"] = { call in
            let pattern = DateFormatter.dateFormat(fromTemplate: String(try call.string(1).prefix(100)), options: 0, locale: try locale(call, 0))
            return try call.made(pattern ?? "")
        }
        table["_datePattern(_: String, date: Int, time: Int)"] = { call in
            let formatter = DateFormatter()
            formatter.locale = try locale(call, 0)
            formatter.dateStyle = style(try call.int(1))
            formatter.timeStyle = style(try call.int(2))
            return try call.made(formatter.dateFormat ?? "")
        }
        table["_dateText(_: String, _: String, _: String, _: Double, _: [[String]])"] = { call in
            let seconds = try call.double(3)
            guard abs(seconds) < 1e13 else { return .string("") }
            let formatter = try call.machine.dateFormatter(call.string(0), call.string(1), call.string(2), names(call, 4))
            return try call.made(formatter.string(from: Date(timeIntervalSince1970: seconds)))
        }
        table["_dateParsed(_: String, _: String, _: String, _: String, _: [[String]])"] = { call in
            let formatter = try call.machine.dateFormatter(call.string(0), call.string(1), call.string(2), names(call, 4))
            let date = formatter.date(from: try call.string(3))
            return date.map { .double($0.timeIntervalSince1970) } ?? .none
        }
        table["_languages(_: Bool)"] = { call in
            let (localizations, locale) = (call.machine.resources.localizations, call.machine.locale)
            let source = localizations.sourceLanguage
            if try call.bool(0) { return try call.made([.string(localizations.language(for: locale) ?? source)]) }
            return try call.made(([source] + localizations.languages.filter { $0 != source }).map(Value.string))
        }
        table["_localizedString(_: String, _: String?)"] = { call in
            let table: String? = if case .string(let name) = call[1] { name } else { nil }
            let found = call.machine.resources.localizations.translation(of: try call.string(0), table: table, locale: call.machine.locale)
            return try found.map { try call.made($0.text.forms["other"] ?? $0.text.format) } ?? .none
        }
    }

    /// How a program's own names of a kind get into a formatter.
    fileprivate static let ownNames: [String: @Sendable (DateFormatter, [String]) -> Void] = [
        "monthSymbols": { $0.monthSymbols = $1 }, "shortMonthSymbols": { $0.shortMonthSymbols = $1 },
        "veryShortMonthSymbols": { $0.veryShortMonthSymbols = $1 }, "standaloneMonthSymbols": { $0.standaloneMonthSymbols = $1 },
        "shortStandaloneMonthSymbols": { $0.shortStandaloneMonthSymbols = $1 },
        "veryShortStandaloneMonthSymbols": { $0.veryShortStandaloneMonthSymbols = $1 }, "weekdaySymbols": { $0.weekdaySymbols = $1 },
        "shortWeekdaySymbols": { $0.shortWeekdaySymbols = $1 }, "veryShortWeekdaySymbols": { $0.veryShortWeekdaySymbols = $1 },
        "standaloneWeekdaySymbols": { $0.standaloneWeekdaySymbols = $1 }, "shortStandaloneWeekdaySymbols": { $0.shortStandaloneWeekdaySymbols = $1 },
        "veryShortStandaloneWeekdaySymbols": { $0.veryShortStandaloneWeekdaySymbols = $1 }, "quarterSymbols": { $0.quarterSymbols = $1 },
        "shortQuarterSymbols": { $0.shortQuarterSymbols = $1 }, "eraSymbols": { $0.eraSymbols = $1 }, "longEraSymbols": { $0.longEraSymbols = $1 },
        "amSymbol": { $0.amSymbol = $1.first ?? "" }, "pmSymbol": { $0.pmSymbol = $1.first ?? "" },
    ]

    private static func names(_ call: DirectCall, _ index: Int) throws -> [[String]] {
        try call.array(index).elements.prefix(20).map { list in
            guard case .array(let names) = list else { throw RuntimeError.malformed("a list") }
            return names.elements.prefix(20).compactMap { if case .string(let name) = $0 { name } else { nil } }
        }
    }

    private static func locale(_ call: DirectCall, _ index: Int) throws -> Locale { Locale(identifier: String(try call.string(index).prefix(100))) }

    private static func style(_ index: Int) -> DateFormatter.Style { [.none, .short, .medium, .long, .full][min(max(index, 0), 4)] }

    private static func fact(_ name: String, of locale: Locale, _ argument: String) -> String? {
        switch name {
        case "identifiers": Locale.availableIdentifiers.sorted().joined(separator: " ")
        case "language": locale.language.languageCode?.identifier
        case "script": locale.language.script?.identifier
        case "region": locale.region?.identifier
        case "currency": locale.currency?.identifier
        case "currencySymbol": locale.currencySymbol
        case "decimal": locale.decimalSeparator
        case "grouping": locale.groupingSeparator
        case "measurement": locale.measurementSystem.identifier
        case "firstWeekday": "\(calendar(locale).firstWeekday)"
        case "languageName": locale.localizedString(forLanguageCode: argument)
        case "regionName": locale.localizedString(forRegionCode: argument)
        case "currencyName": locale.localizedString(forCurrencyCode: argument)
        case "name": locale.localizedString(forIdentifier: argument)
        default: nil
        }
    }

    private static func names(_ kind: String, in locale: Locale) -> [String] {
        let calendar = calendar(locale)
        return switch kind {
        case "months": calendar.monthSymbols
        case "shortMonths": calendar.shortMonthSymbols
        case "standaloneMonths": calendar.standaloneMonthSymbols
        case "weekdays": calendar.weekdaySymbols
        case "shortWeekdays": calendar.shortWeekdaySymbols
        case "veryShortWeekdays": calendar.veryShortWeekdaySymbols
        default: [calendar.amSymbol, calendar.pmSymbol]
        }
    }

    private static func calendar(_ locale: Locale) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar
    }
}

/// A number in a locale.
private struct NumberText {
    let locale: Locale
    let style, code: String
    /// The least and the most; none for the style's own.
    let digits: [Int]
    let isSignificant, groups: Bool
    let sign: Int

    func text(_ value: Double) -> String {
        switch style {
        case "percent":
            var format = FloatingPointFormatStyle<Double>.Percent(locale: locale).grouping(groups ? .automatic : .never)
            if let precision { format = format.precision(precision) }
            return value.formatted(format)
        case "currency":
            let code = code.count == 3 && code.allSatisfy { $0.isASCII && $0.isLetter } ? code : "USD"
            var format = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).grouping(groups ? .automatic : .never)
            if let precision { format = format.precision(precision) }
            return value.formatted(format)
        case "ordinal", "spellOut", "scientific":
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = style == "ordinal" ? .ordinal : style == "spellOut" ? .spellOut : .scientific
            if style == "scientific", let least = digits.first, let most = digits.last {
                (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (min(max(least, 0), 100), min(max(most, 0), 100))
            }
            return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
        default:
            var format = FloatingPointFormatStyle<Double>(locale: locale).grouping(groups ? .automatic : .never)
            if style == "compact" { format = format.notation(.compactName) }
            if let precision { format = format.precision(precision) }
            return value.formatted(format.sign(strategy: strategy))
        }
    }

    private var precision: NumberFormatStyleConfiguration.Precision? {
        guard let least = digits.first, let most = digits.last, least <= most else { return nil }
        let range = min(max(least, 0), 100)...min(max(most, 0), 100)
        return isSignificant ? .significantDigits(max(1, range.lowerBound)...max(1, range.upperBound)) : .fractionLength(range)
    }

    private var strategy: NumberFormatStyleConfiguration.SignDisplayStrategy {
        switch sign {
        case 1: .never
        case 2: .always(includingZero: true)
        case 3: .always(includingZero: false)
        default: .automatic
        }
    }
}

extension Machine {
    private static let mostFormatters = 64

    /// A formatter for a locale, a pattern and a time zone; making one takes a while.
    fileprivate func dateFormatter(_ locale: String, _ pattern: String, _ zone: String, _ names: [[String]]) -> DateFormatter {
        let key = "\(locale) \(zone) \(pattern) \(names)"
        if let known = dateFormatters[key] { return known }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: String(locale.prefix(100)))
        formatter.timeZone = TimeZone(identifier: String(zone.prefix(100))) ?? TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = String(pattern.prefix(1_000))
        for list in names { StandardNatives.ownNames[list.first ?? ""]?(formatter, Array(list.dropFirst())) }
        if dateFormatters.count >= Self.mostFormatters { dateFormatters = [:] }
        dateFormatters[key] = formatter
        return formatter
    }
}
