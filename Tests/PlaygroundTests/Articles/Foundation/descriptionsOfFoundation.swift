import Foundation
var calendar = Calendar(identifier: .gregorian); calendar.timeZone = TimeZone(identifier: "GMT")!; calendar.locale = Locale(identifier: "en_US")
let start = Date(timeIntervalSince1970: 0)
print(DateComponents(year: 2024, month: 5), [DateComponents(day: 5)], Optional(DateComponents(hour: 3)) as Any)
print(calendar.dateComponents([.year, .month, .day, .hour], from: start), calendar.dateComponents([.day, .hour], from: start, to: Date(timeIntervalSince1970: 100_000)))
print(calendar.dateComponents([.weekday, .weekOfYear, .quarter, .era, .weekdayOrdinal, .second, .minute, .weekOfMonth, .yearForWeekOfYear, .dayOfYear], from: start))
print(calendar.dateComponents([.year, .month], from: start) == DateComponents(year: 1970, month: 1), DateComponents(calendar: calendar, timeZone: TimeZone(identifier: "GMT"), year: 2024))
print(IndexSet([1, 2, 5]), IndexSet(integer: 1), [IndexSet([1])], IndexPath(indexes: [2, 1]))
print(URLComponents(string: "https://a.b?c=d")!, URLQueryItem(name: "a", value: "b"), URL(string: "https://a.b")!)
print(calendar.timeZone, TimeZone(secondsFromGMT: 7200)!, TimeZone(identifier: "Europe/Paris")!, Locale(identifier: "de"), calendar)
print(Notification(name: .init("x")), Notification(name: .init("x"), object: 3, userInfo: ["a": 1]))
let text = "aé👍b"
print(text.startIndex, text.endIndex, text.firstIndex(of: "b")!, text.range(of: "é")!, text.firstIndex(of: "é")!..<text.endIndex)

// output: year: 2024 month: 5  [day: 5 ] Optional(hour: 3 )
// output: year: 1970 month: 1 day: 1 hour: 0 isLeapMonth: false  day: 1 hour: 3
// output: era: 1 minute: 0 second: 0 weekday: 5 weekdayOrdinal: 1 quarter: 1 weekOfMonth: 1 weekOfYear: 1 dayOfYear: 1 yearForWeekOfYear: 1970
// output: true calendar: gregorian (gregorian) locale: en_US time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1 timeZone: GMT (0) year: 2024
// output: 3 indexes 1 indexes [1 indexes] [2, 1]
// output: https://a.b?c=d a=b https://a.b
// output: GMT (0) GMT (7200) Europe/Paris de (fixed de) gregorian (gregorian) locale: en_US time zone: GMT (0) firstWeekday: 1 minDaysInFirstWeek: 1
// output: name = x name = x, object = 3, userInfo = [AnyHashable("a"): 1]
// output: 0[any] 8[utf8] 7[utf8] 1[utf8]..<3[utf8] 1[utf8]..<8[utf8]
