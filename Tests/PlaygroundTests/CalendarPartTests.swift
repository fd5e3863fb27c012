import Testing

@testable import Playground

/// Parts of calendars, stretches of time, folders and styles that programs name by their types; what Foundation also has on Linux prints the same there.
@Suite struct CalendarPartTests {
    private func texts(_ start: String, _ expressions: [String]) -> [String] {
        printed("import Foundation\n" + start + "\n" + expressions.map { "print(\($0))" }.joined(separator: "\n"))[0]
    }

    /// Tuesday, November 14, 2023, at 10:13:20 PM.
    private static let day = "let c = Calendar(identifier: .gregorian), d = Date(timeIntervalSince1970: 1_700_000_000)"

    @Test func stretchesOfTimeMeet() {
        let shown = texts(
            Self.day + "\nlet i = DateInterval(start: d, duration: 3600), j = DateInterval(start: d.addingTimeInterval(1800), end: d.addingTimeInterval(9000))",
            [
                "i.intersects(j), i < j, i.compare(j).rawValue, i.compare(i).rawValue, DateInterval().duration", "i.intersection(with: j)!",
                "i.intersection(with: DateInterval(start: d.addingTimeInterval(3601), duration: 1)) == nil",
            ])
        #expect(shown == ["true true -1 0 0.0", "2023-11-14 22:43:20 +0000 to 2023-11-14 23:13:20 +0000", "true"])
    }

    @Test func partsOfCalendars() {
        let shown = texts(
            Self.day + "\nvar (start, length) = (Date(), 0.0)",
            [
                "[.day, .weekOfYear, .month].map { c.ordinality(of: $0, in: .year, for: d)! }, c.ordinality(of: .weekday, in: .month, for: d)!",
                "c.ordinality(of: .hour, in: .day, for: d)!, c.ordinality(of: .month, in: .day, for: d) == nil",
                "c.minimumRange(of: .day)!, c.maximumRange(of: .day)!, c.maximumRange(of: .hour)!",
                "c.dateIntervalOfWeekend(containing: d) == nil, c.nextWeekend(startingAfter: d)!.start, c.nextWeekend(startingAfter: d, direction: .backward)!",
                "c.dateIntervalOfWeekend(containing: d.addingTimeInterval(5 * 86400))!, c.isDateInWeekend(d.addingTimeInterval(4 * 86400))",
                "c.nextWeekend(startingAfter: d, start: &start, interval: &length, direction: .forward), start, length",
                "c.dateIntervalOfWeekend(containing: d, start: &start, interval: &length)",
                "c.dates(byAdding: .day, value: 2, startingAt: d).prefix(2).map { c.component(.day, from: $0) }",
                "c.dates(byAdding: DateComponents(month: 1), startingAt: d, in: d..<d.addingTimeInterval(9e6)).map { c.component(.month, from: $0) }",
                "c.dateComponents(in: .gmt, from: d).hour!, DateComponents(calendar: c, year: 2024, month: 2, day: 30).isValidDate",
                "DateComponents(year: 2024, month: 2, day: 29).isValidDate(in: c)",
                "c.minimumDaysInFirstWeek, Calendar(identifier: .iso8601).minimumDaysInFirstWeek, c.eraSymbols, c.shortQuarterSymbols",
            ])
        #expect(
            shown == [
                "[318, 46, 11] 2", "23 true", "1..<29 1..<32 0..<24", "true 2023-11-18 00:00:00 +0000 2023-11-11 00:00:00 +0000 to 2023-11-13 00:00:00 +0000",
                "2023-11-18 00:00:00 +0000 to 2023-11-20 00:00:00 +0000 true", "true 2023-11-18 00:00:00 +0000 172800.0", "false", "[16, 18]", "[12, 1, 2]",
                "22 false", "true",
                #"1 4 ["BC", "AD"] ["Q1", "Q2", "Q3", "Q4"]"#,
            ])
    }

    @Test func stylesAsTypes() {
        let shown = texts(
            Self.day + "\nlet later = d.addingTimeInterval(3 * 86400 + 3723), ago = Date.now.addingTimeInterval(-86400 * 30)",
            [
                "Date.RelativeFormatStyle(presentation: .named, capitalizationContext: .beginningOfSentence).format(.now.addingTimeInterval(-86400))",
                "Date.RelativeFormatStyle(allowedFields: [.day]).format(ago), ago.formatted(.relative(presentation: .numeric))",
                "Date.AnchoredRelativeFormatStyle(anchor: d).format(later)",
                "Date.ComponentsFormatStyle(style: .wide, fields: [.day, .hour]).format(d..<later)",
                "Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZoneSeparator: .omitted).format(d)",
                "d.ISO8601Format(.iso8601(timeZone: .gmt, dateSeparator: .omitted))",
                "d.formatted(.http)", "ListFormatStyle<StringStyle, [String]>(memberStyle: StringStyle()).format([\"a\", \"b\"])",
                "Measurement(value: 3, unit: UnitLength.meters).formatted(Measurement<UnitLength>.FormatStyle(width: .wide))",
                "5.0.formatted(.percent.scale(1)), 5.formatted(.percent.scale(100)), Decimal(5).formatted(.percent.scale(1))",
            ])
        #expect(
            shown == [
                "Yesterday", "30 days ago 1 month ago", "3 days ago", "3 days, 1 hour", "2023-11-14 22:13:20Z", "20231114T22:13:20Z",
                "Tue, 14 Nov 2023 22:13:20 GMT", "a and b", "3 meters", "5% 500% 5%",
            ])
    }

    @Test func datesAreReadByStyles() {
        let shown = texts(
            ##"let format: Date.FormatString = "\(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits)""##,
            [
                #"try Date("Mar 5, 2024", strategy: .dateTime.month().day().year())"#,
                ##"try Date("05 Mar 2024", strategy: .fixed(format: format, timeZone: .gmt, locale: Locale(identifier: "en_US")))"##,
                #"try Date("Tue, 14 Nov 2023 22:13:20 GMT", strategy: .http)"#,
                #"try Int("5%", format: .percent), try Double("5%", format: .percent.scale(1))"#,
            ])
        #expect(shown == ["2024-03-05 00:00:00 +0000", "2024-03-05 00:00:00 +0000", "2023-11-14 22:13:20 +0000", "5 5.0"])
    }

    @Test func foldersAreWalked() {
        let files = """
            let fm = FileManager.default, base = fm.temporaryDirectory.appending(path: "x")
            try fm.createDirectory(at: base.appending(path: "y"), withIntermediateDirectories: true)
            for name in ["a.txt", ".hidden", "y/b.txt"] { try "ab".write(to: base.appending(path: name), atomically: true, encoding: .utf8) }
            if let files = fm.enumerator(at: base, includingPropertiesForKeys: [.fileSizeKey], options: .skipsHiddenFiles) {
                for case let url as URL in files {
                    let values = try url.resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey])
                    print(url.lastPathComponent, values.fileSize ?? -1, values.isDirectory!, values.name == nil, files.level)
                }
            }
            let names = fm.enumerator(atPath: base.path)!
            while let name = names.nextObject() as? String { if name == "y" { names.skipDescendants() } else { print(name) } }
            """
        let shown = texts(
            files,
            [
                "try fm.subpathsOfDirectory(atPath: base.path)",
                "try fm.attributesOfItem(atPath: base.appending(path: \"a.txt\").path)[.size] as! Int",
            ])
        #expect(
            shown == [
                "a.txt 2 false true 1", "y -1 true true 1", "b.txt 2 false true 2", ".hidden", "a.txt", #"[".hidden", "a.txt", "y", "y/b.txt"]"#, "2",
            ])
    }

    @Test func formattersHavePhrases() {
        let shown = texts(
            """
            let time = DateComponentsFormatter(), ago = RelativeDateTimeFormatter(), between = DateIntervalFormatter(), bytes = ByteCountFormatter()
            (time.unitsStyle, time.includesApproximationPhrase, time.includesTimeRemainingPhrase) = (.full, true, true)
            (ago.dateTimeStyle, ago.formattingContext, between.dateTemplate, bytes.isAdaptive) = (.named, .beginningOfSentence, "MMMd", false)
            """,
            [
                "time.string(from: 3660)!, DateComponentsFormatter.localizedString(from: DateComponents(hour: 1), unitsStyle: .short)!",
                "ago.localizedString(fromTimeInterval: -86400)",
                "between.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 9e6))",
                "bytes.string(from: Measurement(value: 1.5, unit: UnitInformationStorage.megabytes))",
                "PersonNameComponentsFormatter.localizedString(from: PersonNameComponents(givenName: \"Ada\", familyName: \"L\"), style: .abbreviated)",
                "Notification.Name.NSCalendarDayChanged.rawValue, NSLocale.currentLocaleDidChangeNotification.rawValue",
            ])
        #expect(
            shown == [
                "About 1 hour, 1 minute remaining 1 hr", "Yesterday", "Jan 1 – Apr 15", "1.5 MB", "AL",
                "NSCalendarDayChangedNotification kCFLocaleCurrentLocaleDidChangeNotification",
            ])
    }

    @Test("The names that a formatter writes are its calendar's, until the program sets others")
    func namesOfFormatters() {
        let shown = texts(
            """
            let f = DateFormatter()
            f.dateFormat = "EEE MMM d h a"
            let before = f.string(from: Date(timeIntervalSince1970: 0))
            f.amSymbol = "am"
            f.shortWeekdaySymbols = ["S", "M", "T", "W", "Th", "F", "S"]
            let days: [String] = f.weekdaySymbols
            let k = DateFormatter()
            k.locale = Locale(identifier: "ko_KR")
            """,
            [
                "before, f.string(from: Date(timeIntervalSince1970: 0)), f.date(from: \"Th Jan 1 5 am\") == nil",
                "f.monthSymbols[3], f.shortMonthSymbols!.count, days[0], f.veryShortWeekdaySymbols.joined(), f.standaloneMonthSymbols.last!",
                "f.amSymbol!, f.pmSymbol ?? \"\", f.eraSymbols!, f.shortQuarterSymbols[1], f.defaultDate == nil, k.shortWeekdaySymbols.joined(), k.pmSymbol!",
            ])
        #expect(
            shown == [
                "Thu Jan 1 12 AM Th Jan 1 12 am false", "April 12 Sunday SMTWTFS December", "am PM [\"BC\", \"AD\"] Q2 true 일월화수목금토 오후",
            ])
    }
}
