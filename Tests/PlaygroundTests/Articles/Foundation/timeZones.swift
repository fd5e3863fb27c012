import Foundation
print(TimeZone(secondsFromGMT: 7200)!.identifier, TimeZone(secondsFromGMT: -5400)!.identifier, TimeZone(secondsFromGMT: 90_000) as Any, TimeZone(identifier: "x") as Any, TimeZone(abbreviation: "EST")!.identifier, TimeZone(abbreviation: "XX") as Any)
let summer = Date(timeIntervalSince1970: 1_720_000_000), winter = Date(timeIntervalSince1970: 1_705_000_000), us = Locale(identifier: "en_US")
for name in ["Europe/Paris", "Asia/Tokyo", "America/New_York", "Asia/Kolkata", "UTC"] {
    let zone = TimeZone(identifier: name)!
    print(name, zone.secondsFromGMT(for: summer), zone.secondsFromGMT(for: winter), zone.abbreviation(for: summer) as Any, zone.isDaylightSavingTime(for: summer), zone.nextDaylightSavingTimeTransition(after: summer) as Any, zone.localizedName(for: .standard, locale: us) as Any)
    let formatter = DateFormatter(); formatter.locale = us; formatter.timeZone = zone
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss z Z ZZZZZ XXX zzzz k K A"; print(formatter.string(from: summer))
    formatter.dateFormat = "dd.MM.yyyy HH:mm"; print(formatter.date(from: "31.03.2024 02:30") as Any, formatter.date(from: "27.10.2024 02:30") as Any, formatter.date(from: "nothing") as Any)
    print(summer.formatted(Date.ISO8601FormatStyle(timeZone: zone)), summer.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)))
    let internet = ISO8601DateFormatter(); internet.timeZone = zone; print(internet.string(from: summer))
    var calendar = Calendar(identifier: .gregorian); calendar.timeZone = zone; calendar.locale = us
    print(calendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: summer), calendar.startOfDay(for: summer), calendar.component(.hour, from: winter))
    let saturday = Date(timeIntervalSince1970: 1_711_800_000)
    print(calendar.date(from: DateComponents(year: 2024, month: 3, day: 31, hour: 2, minute: 30))!, calendar.date(byAdding: .day, value: 1, to: saturday)!, calendar.date(byAdding: .hour, value: 24, to: saturday)!, calendar.date(byAdding: .month, value: -5, to: summer)!)
    print(calendar.date(bySettingHour: 9, minute: 0, second: 0, of: summer)!, calendar.dateInterval(of: .day, for: saturday)!, calendar.dateInterval(of: .month, for: summer)!.start, calendar.dateComponents([.day, .hour], from: winter, to: summer), calendar.isDate(summer, inSameDayAs: summer.addingTimeInterval(50_000)))
    print(calendar.dateComponents(in: TimeZone(identifier: "Asia/Tokyo")!, from: summer).hour!, calendar.date(from: DateComponents(timeZone: TimeZone(identifier: "Asia/Tokyo"), year: 2024, month: 1, day: 1, hour: 9))!, calendar.nextDate(after: summer, matching: DateComponents(hour: 8), matchingPolicy: .nextTime)!)
}
let formatter = DateFormatter(); formatter.locale = us; formatter.timeZone = TimeZone(identifier: "GMT")
print(formatter.weekdaySymbols[1], formatter.shortMonthSymbols[0], "\(formatter.amSymbol ?? "")", formatter.veryShortWeekdaySymbols.joined())
for (date, time) in [(DateFormatter.Style.medium, DateFormatter.Style.none), (.full, .none), (.short, .none), (.long, .none)] { formatter.dateStyle = date; formatter.timeStyle = time; print(formatter.string(from: summer)) }

// output: GMT+0200 GMT-0130 nil nil America/New_York nil
// output: Europe/Paris 7200 3600 Optional("GMT+2") true Optional(2024-10-27 01:00:00 +0000) Optional("Central European Standard Time")
// output: 2024-07-03 11:46:40 GMT+2 +0200 +02:00 +02:00 Central European Summer Time 11 11 42400000
// output: nil Optional(2024-10-27 01:30:00 +0000) nil
// output: 2024-07-03T11:46:40+0200 2024-07-03T11:46:40+02:00
// output: 2024-07-03T11:46:40+02:00
// output: year: 2024 month: 7 day: 3 hour: 11 minute: 46 weekday: 4 isLeapMonth: false  2024-07-02 22:00:00 +0000 20
// output: 2024-03-31 01:30:00 +0000 2024-03-31 11:00:00 +0000 2024-03-31 12:00:00 +0000 2024-02-03 10:46:40 +0000
// output: 2024-07-03 07:00:00 +0000 2024-03-29 23:00:00 +0000 to 2024-03-30 23:00:00 +0000 2024-06-30 22:00:00 +0000 day: 173 hour: 15  false
// output: 18 2024-01-01 00:00:00 +0000 2024-07-04 06:00:00 +0000
// output: Asia/Tokyo 32400 32400 Optional("GMT+9") false nil Optional("Japan Standard Time")
// output: 2024-07-03 18:46:40 GMT+9 +0900 +09:00 +09:00 Japan Standard Time 18 6 67600000
// output: Optional(2024-03-30 17:30:00 +0000) Optional(2024-10-26 17:30:00 +0000) nil
// output: 2024-07-03T18:46:40+0900 2024-07-03T18:46:40+09:00
// output: 2024-07-03T18:46:40+09:00
// output: year: 2024 month: 7 day: 3 hour: 18 minute: 46 weekday: 4 isLeapMonth: false  2024-07-02 15:00:00 +0000 4
// output: 2024-03-30 17:30:00 +0000 2024-03-31 12:00:00 +0000 2024-03-31 12:00:00 +0000 2024-02-03 09:46:40 +0000
// output: 2024-07-03 00:00:00 +0000 2024-03-29 15:00:00 +0000 to 2024-03-30 15:00:00 +0000 2024-06-30 15:00:00 +0000 day: 173 hour: 14  false
// output: 18 2024-01-01 00:00:00 +0000 2024-07-03 23:00:00 +0000
// output: America/New_York -14400 -18000 Optional("GMT-4") true Optional(2024-11-03 06:00:00 +0000) Optional("Eastern Standard Time")
// output: 2024-07-03 05:46:40 EDT -0400 -04:00 -04:00 Eastern Daylight Time 5 5 20800000
// output: Optional(2024-03-31 06:30:00 +0000) Optional(2024-10-27 06:30:00 +0000) nil
// output: 2024-07-03T05:46:40-0400 2024-07-03T05:46:40-04:00
// output: 2024-07-03T05:46:40-04:00
// output: year: 2024 month: 7 day: 3 hour: 5 minute: 46 weekday: 4 isLeapMonth: false  2024-07-03 04:00:00 +0000 14
// output: 2024-03-31 06:30:00 +0000 2024-03-31 12:00:00 +0000 2024-03-31 12:00:00 +0000 2024-02-03 10:46:40 +0000
// output: 2024-07-03 13:00:00 +0000 2024-03-30 04:00:00 +0000 to 2024-03-31 04:00:00 +0000 2024-07-01 04:00:00 +0000 day: 173 hour: 15  true
// output: 18 2024-01-01 00:00:00 +0000 2024-07-03 12:00:00 +0000
// output: Asia/Kolkata 19800 19800 Optional("GMT+5:30") false nil Optional("India Standard Time")
// output: 2024-07-03 15:16:40 GMT+5:30 +0530 +05:30 +05:30 India Standard Time 15 3 55000000
// output: Optional(2024-03-30 21:00:00 +0000) Optional(2024-10-26 21:00:00 +0000) nil
// output: 2024-07-03T15:16:40+0530 2024-07-03T15:16:40+05:30
// output: 2024-07-03T15:16:40+05:30
// output: year: 2024 month: 7 day: 3 hour: 15 minute: 16 weekday: 4 isLeapMonth: false  2024-07-02 18:30:00 +0000 0
// output: 2024-03-30 21:00:00 +0000 2024-03-31 12:00:00 +0000 2024-03-31 12:00:00 +0000 2024-02-03 09:46:40 +0000
// output: 2024-07-03 03:30:00 +0000 2024-03-29 18:30:00 +0000 to 2024-03-30 18:30:00 +0000 2024-06-30 18:30:00 +0000 day: 173 hour: 14  false
// output: 18 2024-01-01 00:00:00 +0000 2024-07-04 02:30:00 +0000
// output: UTC 0 0 Optional("GMT") false nil Optional("Greenwich Mean Time")
// output: 2024-07-03 09:46:40 GMT +0000 Z Z Greenwich Mean Time 9 9 35200000
// output: Optional(2024-03-31 02:30:00 +0000) Optional(2024-10-27 02:30:00 +0000) nil
// output: 2024-07-03T09:46:40Z 2024-07-03T09:46:40Z
// output: 2024-07-03T09:46:40Z
// output: year: 2024 month: 7 day: 3 hour: 9 minute: 46 weekday: 4 isLeapMonth: false  2024-07-03 00:00:00 +0000 19
// output: 2024-03-31 02:30:00 +0000 2024-03-31 12:00:00 +0000 2024-03-31 12:00:00 +0000 2024-02-03 09:46:40 +0000
// output: 2024-07-03 09:00:00 +0000 2024-03-30 00:00:00 +0000 to 2024-03-31 00:00:00 +0000 2024-07-01 00:00:00 +0000 day: 173 hour: 14  true
// output: 18 2024-01-01 00:00:00 +0000 2024-07-04 08:00:00 +0000
// output: Monday Jan AM SMTWTFS
// output: Jul 3, 2024
// output: Wednesday, July 3, 2024
// output: 7/3/24
// output: July 3, 2024
