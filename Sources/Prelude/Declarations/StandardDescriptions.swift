// What Foundation's values are as texts.
extension DateComponents: CustomStringConvertible {
    var description: String {
        let (first, last): ([(String, Any?)], [(String, Any?)]) = (
            [("calendar", calendar), ("timeZone", timeZone), ("era", era), ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute), ("second", second)],
            [
                ("nanosecond", nanosecond), ("weekday", weekday), ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter), ("weekOfMonth", weekOfMonth), ("weekOfYear", weekOfYear),
                ("dayOfYear", dayOfYear), ("yearForWeekOfYear", yearForWeekOfYear), ("isLeapMonth", isLeapMonth),
            ])
        return (first + last).map { part in part.1.map { "\(part.0): \($0) " } ?? "" }.joined()
    }
}
extension Calendar: CustomStringConvertible {
    var description: String {
        "\(identifier) (\(identifier)) locale: \(locale?.identifier ?? "") time zone: \(timeZone) firstWeekday: \(firstWeekday) minDaysInFirstWeek: \(minimumDaysInFirstWeek)"
    }
}
extension TimeZone: CustomStringConvertible { var description: String { identifier.hasPrefix("GMT") ? "GMT (\(secondsFromGMT()))" : identifier } }
extension Locale: CustomStringConvertible { var description: String { "\(identifier) (fixed \(identifier))" } }
extension IndexSet: CustomStringConvertible { var description: String { "\(count) indexes" } }
extension URLComponents: CustomStringConvertible { var description: String { string ?? "" } }
extension URLRequest: CustomStringConvertible { var description: String { url?.description ?? "url: nil" } }
extension Notification: CustomStringConvertible {
    var description: String { "name = \(name.rawValue)" + (object.map { ", object = \($0)" } ?? "") + (userInfo.map { ", userInfo = \($0)" } ?? "") }
}
extension URLError: CustomStringConvertible {
    var description: String { "URLError(_nsError: Error Domain=NSURLErrorDomain Code=\(code.rawValue) " + (userInfo.isEmpty ? "\"(null)\"" : "\"(null)\" UserInfo=\(userInfo)") + ")" }
}
