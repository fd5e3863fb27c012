// What Foundation's values are as texts.
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
