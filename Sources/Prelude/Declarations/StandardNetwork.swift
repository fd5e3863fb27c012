// Addresses and requests. Nothing leaves the machine: a request gets a recorded response, or fails as without a connection.
struct URLQueryItem: Hashable, CustomStringConvertible {
    var name: String
    var value: String?
    init(name: String, value: String?) {
        self.name = name
        self.value = value
    }
    var description: String { value.map { name + "=" + $0 } ?? name }
}
/// An address by its parts.
struct URLComponents: Hashable {
    var scheme: String? = nil
    var user: String? = nil
    var password: String? = nil
    var host: String? = nil
    var port: Int? = nil
    var path = ""
    var queryItems: [URLQueryItem]? = nil
    var fragment: String? = nil
    init() {}
    init?(string: String) {
        var rest = string[...]
        if let hash = rest.firstIndex(of: "#") {
            fragment = String(rest[rest.index(after: hash)...])
            rest = rest[..<hash]
        }
        if let mark = rest.firstIndex(of: "?") {
            queryItems = URLComponents._items(String(rest[rest.index(after: mark)...]))
            rest = rest[..<mark]
        }
        if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") {
            scheme = String(rest[..<colon])
            rest = rest[rest.index(after: colon)...]
        }
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            var place = rest.prefix { $0 != "/" }
            rest = rest.dropFirst(place.count)
            if let at = place.firstIndex(of: "@") {
                let login = place[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0).removingPercentEncoding ?? String($0) }
                user = login[0]
                password = login.count > 1 ? login[1] : nil
                place = place[place.index(after: at)...]
            }
            if let colon = place.firstIndex(of: ":") {
                port = Int(place[place.index(after: colon)...])
                place = place[..<colon]
            }
            host = String(place)
        }
        path = String(rest).removingPercentEncoding ?? String(rest)
    }
    init?(url: URL, resolvingAgainstBaseURL resolve: Bool) { self.init(string: url.absoluteString) }
    static func _items(_ query: String) -> [URLQueryItem] {
        query.split(separator: "&", omittingEmptySubsequences: false).map { part in
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0).removingPercentEncoding ?? String($0) }
            return URLQueryItem(name: pair[0], value: pair.count > 1 ? pair[1] : nil)
        }
    }
    var query: String? {
        get { queryItems.map { items in items.map { $0.description }.joined(separator: "&") } }
        set { queryItems = newValue.map { URLComponents._items($0) } }
    }
    var percentEncodedPath: String {
        get { path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path }
        set { path = newValue.removingPercentEncoding ?? newValue }
    }
    var percentEncodedQuery: String? {
        get {
            queryItems.map { items in
                items.map { item in
                    let name = URLComponents._encoded(item.name)
                    return item.value.map { name + "=" + URLComponents._encoded($0) } ?? name
                }.joined(separator: "&")
            }
        }
        set { queryItems = newValue.map { URLComponents._items($0) } }
    }
    static func _encoded(_ text: String) -> String {
        let encoded = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? text
        return encoded.replacingOccurrences(of: "&", with: "%26").replacingOccurrences(of: "=", with: "%3D")
    }
    var string: String? {
        var text = scheme.map { $0 + ":" } ?? ""
        let login = [user, password].compactMap { $0?.addingPercentEncoding(withAllowedCharacters: .urlUserAllowed) }.joined(separator: ":")
        if let host { text += "//" + (login.isEmpty ? "" : login + "@") + host + (port.map { ":\($0)" } ?? "") }
        if host != nil, !path.isEmpty, !path.hasPrefix("/") { return nil }
        text += percentEncodedPath
        if let query = percentEncodedQuery { text += "?" + query }
        if let fragment { text += "#" + fragment }
        return text
    }
    var url: URL? { string.flatMap { URL(string: $0) } }
}
struct URLRequest: Hashable {
    enum CachePolicy: UInt { case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad }
    var url: URL?
    var httpMethod: String? = "GET"
    var allHTTPHeaderFields: [String: String]? = nil
    var httpBody: Data? = nil
    var timeoutInterval: TimeInterval
    var cachePolicy: URLRequest.CachePolicy
    init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }
    mutating func setValue(_ value: String?, forHTTPHeaderField field: String) { allHTTPHeaderFields = (allHTTPHeaderFields ?? [:]).merging([field: value ?? ""]) { $1 } }
    mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let earlier = allHTTPHeaderFields?[field]
        setValue(earlier.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
    }
    func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value }
}
class URLResponse {
    let url: URL?
    let mimeType: String?
    let expectedContentLength: Int64
    init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
        self.url = url
        self.mimeType = mimeType
        expectedContentLength = Int64(length)
    }
}
class HTTPURLResponse: URLResponse {
    let statusCode: Int
    let allHeaderFields: [AnyHashable: Any]
    init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        var fields: [AnyHashable: Any] = [:]
        for (name, value) in headerFields ?? [:] { fields[name] = value }
        allHeaderFields = fields
        super.init(url: url, mimeType: HTTPURLResponse._mimeType(headerFields), expectedContentLength: -1, textEncodingName: nil)
    }
    static func _mimeType(_ fields: [String: String]?) -> String? {
        let type = fields?.first { $0.key.lowercased() == "content-type" }?.value
        return type.map { String($0.prefix { $0 != ";" }) }
    }
    func value(forHTTPHeaderField field: String) -> String? {
        for (name, value) in allHeaderFields { if let name = name as? String, name.lowercased() == field.lowercased() { return value as? String } }
        return nil
    }
    static func localizedString(forStatusCode statusCode: Int) -> String { statusCode == 200 ? "no error" : statusCode == 404 ? "not found" : "\(statusCode)" }
}
let NSURLErrorFailingURLErrorKey = "NSErrorFailingURLKey"
let NSURLErrorFailingURLStringErrorKey = "NSErrorFailingURLStringKey"
/// Why a request failed.
struct URLError: LocalizedError, Hashable {
    struct Code: Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let unknown = URLError.Code(rawValue: -1), cancelled = URLError.Code(rawValue: -999), badURL = URLError.Code(rawValue: -1000)
        static let timedOut = URLError.Code(rawValue: -1001), unsupportedURL = URLError.Code(rawValue: -1002), cannotFindHost = URLError.Code(rawValue: -1003)
        static let cannotConnectToHost = URLError.Code(rawValue: -1004), networkConnectionLost = URLError.Code(rawValue: -1005), dnsLookupFailed = URLError.Code(rawValue: -1006)
        static let httpTooManyRedirects = URLError.Code(rawValue: -1007), resourceUnavailable = URLError.Code(rawValue: -1008), notConnectedToInternet = URLError.Code(rawValue: -1009)
        static let redirectToNonExistentLocation = URLError.Code(rawValue: -1010), badServerResponse = URLError.Code(rawValue: -1011), userCancelledAuthentication = URLError.Code(rawValue: -1012)
        static let userAuthenticationRequired = URLError.Code(rawValue: -1013), zeroByteResource = URLError.Code(rawValue: -1014), cannotDecodeRawData = URLError.Code(rawValue: -1015)
        static let cannotDecodeContentData = URLError.Code(rawValue: -1016), cannotParseResponse = URLError.Code(rawValue: -1017), internationalRoamingOff = URLError.Code(rawValue: -1018)
        static let callIsActive = URLError.Code(rawValue: -1019), dataNotAllowed = URLError.Code(rawValue: -1020), requestBodyStreamExhausted = URLError.Code(rawValue: -1021)
        static let appTransportSecurityRequiresSecureConnection = URLError.Code(rawValue: -1022), fileDoesNotExist = URLError.Code(rawValue: -1100), fileIsDirectory = URLError.Code(rawValue: -1101)
        static let noPermissionsToReadFile = URLError.Code(rawValue: -1102), dataLengthExceedsMaximum = URLError.Code(rawValue: -1103), secureConnectionFailed = URLError.Code(rawValue: -1200)
        static let serverCertificateHasBadDate = URLError.Code(rawValue: -1201), serverCertificateUntrusted = URLError.Code(rawValue: -1202), serverCertificateHasUnknownRoot = URLError.Code(rawValue: -1203)
        static let serverCertificateNotYetValid = URLError.Code(rawValue: -1204), clientCertificateRejected = URLError.Code(rawValue: -1205), clientCertificateRequired = URLError.Code(rawValue: -1206)
        static let cannotLoadFromNetwork = URLError.Code(rawValue: -2000), cannotCreateFile = URLError.Code(rawValue: -3000), cannotOpenFile = URLError.Code(rawValue: -3001)
        static let cannotCloseFile = URLError.Code(rawValue: -3002), cannotWriteToFile = URLError.Code(rawValue: -3003), cannotRemoveFile = URLError.Code(rawValue: -3004)
        static let cannotMoveFile = URLError.Code(rawValue: -3005)
        static func ~= (_ pattern: URLError.Code, _ error: any Error) -> Bool { (error as? URLError)?.code == pattern }
    }
    let code: URLError.Code
    let userInfo: [String: Any]
    var failingURL: URL? { userInfo[NSURLErrorFailingURLErrorKey] as? URL }
    var failureURLString: String? { userInfo[NSURLErrorFailingURLStringErrorKey] as? String }
    init(_ code: URLError.Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }
    static func == (_ a: URLError, _ b: URLError) -> Bool { a.code == b.code && a.failingURL == b.failingURL }
    func hash(into hasher: inout Hasher) { hasher.combine(code) }
    static var unknown: URLError.Code { .unknown }
    static var cancelled: URLError.Code { .cancelled }
    static var badURL: URLError.Code { .badURL }
    static var timedOut: URLError.Code { .timedOut }
    static var unsupportedURL: URLError.Code { .unsupportedURL }
    static var cannotFindHost: URLError.Code { .cannotFindHost }
    static var cannotConnectToHost: URLError.Code { .cannotConnectToHost }
    static var networkConnectionLost: URLError.Code { .networkConnectionLost }
    static var dnsLookupFailed: URLError.Code { .dnsLookupFailed }
    static var httpTooManyRedirects: URLError.Code { .httpTooManyRedirects }
    static var resourceUnavailable: URLError.Code { .resourceUnavailable }
    static var notConnectedToInternet: URLError.Code { .notConnectedToInternet }
    static var redirectToNonExistentLocation: URLError.Code { .redirectToNonExistentLocation }
    static var badServerResponse: URLError.Code { .badServerResponse }
    static var userCancelledAuthentication: URLError.Code { .userCancelledAuthentication }
    static var userAuthenticationRequired: URLError.Code { .userAuthenticationRequired }
    static var zeroByteResource: URLError.Code { .zeroByteResource }
    static var cannotDecodeRawData: URLError.Code { .cannotDecodeRawData }
    static var cannotDecodeContentData: URLError.Code { .cannotDecodeContentData }
    static var cannotParseResponse: URLError.Code { .cannotParseResponse }
    static var internationalRoamingOff: URLError.Code { .internationalRoamingOff }
    static var callIsActive: URLError.Code { .callIsActive }
    static var dataNotAllowed: URLError.Code { .dataNotAllowed }
    static var requestBodyStreamExhausted: URLError.Code { .requestBodyStreamExhausted }
    static var appTransportSecurityRequiresSecureConnection: URLError.Code { .appTransportSecurityRequiresSecureConnection }
    static var fileDoesNotExist: URLError.Code { .fileDoesNotExist }
    static var fileIsDirectory: URLError.Code { .fileIsDirectory }
    static var noPermissionsToReadFile: URLError.Code { .noPermissionsToReadFile }
    static var dataLengthExceedsMaximum: URLError.Code { .dataLengthExceedsMaximum }
    static var secureConnectionFailed: URLError.Code { .secureConnectionFailed }
    static var serverCertificateHasBadDate: URLError.Code { .serverCertificateHasBadDate }
    static var serverCertificateUntrusted: URLError.Code { .serverCertificateUntrusted }
    static var serverCertificateHasUnknownRoot: URLError.Code { .serverCertificateHasUnknownRoot }
    static var serverCertificateNotYetValid: URLError.Code { .serverCertificateNotYetValid }
    static var clientCertificateRejected: URLError.Code { .clientCertificateRejected }
    static var clientCertificateRequired: URLError.Code { .clientCertificateRequired }
    static var cannotLoadFromNetwork: URLError.Code { .cannotLoadFromNetwork }
    static var cannotCreateFile: URLError.Code { .cannotCreateFile }
    static var cannotOpenFile: URLError.Code { .cannotOpenFile }
    static var cannotCloseFile: URLError.Code { .cannotCloseFile }
    static var cannotWriteToFile: URLError.Code { .cannotWriteToFile }
    static var cannotRemoveFile: URLError.Code { .cannotRemoveFile }
    static var cannotMoveFile: URLError.Code { .cannotMoveFile }
    var errorDescription: String? {
        switch code {
        case .notConnectedToInternet: "The Internet connection appears to be offline."
        case .badURL: "bad URL"
        case .timedOut: "The request timed out."
        case .cancelled: "cancelled"
        case .fileDoesNotExist: "The requested URL was not found on this server."
        default: "The operation couldn’t be completed. (NSURLErrorDomain error \(code.rawValue).)"
        }
    }
}
/// Why what is loaded from an address shows no image; `nil` where it does.
func _imageFailure(_ url: URL) async -> URLError? {
    if _loadedImage(url) != nil { return nil }
    do {
        _ = try await URLSession.shared.data(from: url)
        return URLError(.cannotDecodeContentData)
    } catch {
        return error as? URLError ?? URLError(.unknown)
    }
}
func _isRecorded(_ method: String, _ address: String) -> Bool
/// The status, the delay and the code of the error.
func _recordedNumbers(_ method: String, _ address: String) -> [Double]
/// Names and values by turns.
func _recordedHeaders(_ method: String, _ address: String) -> [String]
func _recordedBody(_ method: String, _ address: String) -> [UInt8]
class URLSessionConfiguration {
    var urlCache: URLCache? = URLCache.shared
    static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    var timeoutIntervalForRequest: TimeInterval = 60
    var timeoutIntervalForResource: TimeInterval = 604_800
    var waitsForConnectivity = false
    var httpAdditionalHeaders: [AnyHashable: Any]? = nil
    var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    var protocolClasses: [AnyClass]? = nil
    init() {}
}
class URLSessionTask {
    enum State: Int { case running, suspended, canceling, completed }
    var state = URLSessionTask.State.suspended
    let originalRequest: URLRequest?
    let _work: (URLSessionTask) async -> Void
    var _run: Task<Void, Never>? = nil
    init(_request: URLRequest, _ work: @escaping (URLSessionTask) async -> Void) {
        originalRequest = _request
        _work = work
    }
    func resume() {
        guard state == .suspended else { return }
        state = .running
        _run = Task {
            let delay = originalRequest.map { URLSession._delay(of: $0) } ?? 0
            if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
            await _finish()
        }
    }
    /// A cancelled task has its result, an error, at once.
    func cancel() {
        if state == .completed || state == .canceling { return }
        state = .canceling
        if let _run { _run.cancel() } else { Task { await _finish() } }
    }
    func _finish() async {
        if state != .suspended { await _work(self) }
        state = .completed
    }
    func suspend() { if state == .running { state = .suspended } }
}
class URLSessionDataTask: URLSessionTask {}
class URLSession {
    static let shared = URLSession(configuration: .default)
    let configuration: URLSessionConfiguration
    init(configuration: URLSessionConfiguration) { self.configuration = configuration }
    func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }
    /// A task that is cancelled meanwhile gets an error of the session.
    func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        do { return try await _data(for: request) } catch is CancellationError { throw URLError(.cancelled) }
    }
    func _data(for request: URLRequest) async throws -> (Data, URLResponse) {
        _ = await _wait(seconds: 0)
        try Task.checkCancellation()
        if let load = URLProtocol._load(of: request, by: configuration) { return try await load._result() }
        let delay = URLSession._delay(of: request)
        if delay > 0 { try await Task.sleep(for: .seconds(delay)) }
        return try URLSession._response(to: request)
    }
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) { try await data(for: request) }
    func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }
    func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        URLSessionDataTask(_request: request) { task in
            do {
                if task.state == .canceling { throw URLError(.cancelled) }
                let load = URLProtocol._load(of: request, by: self.configuration)
                let (data, response) = if let load { try await load._result() } else { try URLSession._response(to: request) }
                completionHandler(data, response, nil)
            } catch {
                completionHandler(nil, nil, error)
            }
        }
    }
    func invalidateAndCancel() {}
    func finishTasksAndInvalidate() {}
    /// The key of a recorded response.
    static func _key(of request: URLRequest) -> (method: String, address: String)? {
        guard let url = request.url, let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return nil }
        return (method: request.httpMethod ?? "GET", address: url.absoluteString)
    }
    static func _delay(of request: URLRequest) -> Double {
        guard let key = _key(of: request) else { return 0 }
        return _recordedNumbers(key.method, key.address)[1]
    }
    static func _recorded(_ method: String, _ url: URL) throws -> (Data, URLResponse) {
        guard _isRecorded(method, url.absoluteString) else { throw URLError(.notConnectedToInternet) }
        let numbers = _recordedNumbers(method, url.absoluteString)
        if numbers[2] != 0 { throw URLError(URLError.Code(rawValue: Int(numbers[2]))) }
        let pairs = _recordedHeaders(method, url.absoluteString)
        var headers: [String: String] = [:]
        for index in stride(from: 0, to: pairs.count, by: 2) { headers[pairs[index]] = pairs[index + 1] }
        guard let response = HTTPURLResponse(url: url, statusCode: Int(numbers[0]), httpVersion: "HTTP/1.1", headerFields: headers) else { throw URLError(.badServerResponse) }
        return (Data(_bytes: method == "HEAD" ? [] : _recordedBody(method, url.absoluteString)), response)
    }
    /// Files are read; other addresses have a recorded response, or no connection.
    static func _response(to request: URLRequest) throws -> (Data, URLResponse) {
        guard let url = request.url else { throw URLError(.badURL) }
        guard url.scheme != nil else { throw URLError(.unsupportedURL) }
        if let key = _key(of: request) { return try _recorded(key.method, url) }
        guard url.isFileURL else { throw URLError(.unsupportedURL) }
        guard let bytes = _Disk.shared.bytes(url.path) else { throw URLError(.fileDoesNotExist) }
        return (Data(_bytes: bytes), URLResponse(url: url, mimeType: nil, expectedContentLength: bytes.count, textEncodingName: nil))
    }
}
extension URLSession {
    func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher { DataTaskPublisher(request: URLRequest(url: url)) }
    func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher { DataTaskPublisher(request: request) }
    struct DataTaskPublisher: _Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
        let request: URLRequest
        func _start(_ receive: @escaping ((data: Data, response: URLResponse)) -> Void, _ complete: @escaping (Subscribers.Completion<URLError>) -> Void) -> AnyCancellable {
            let link = _Link()
            Task {
                let delay = URLSession._delay(of: request)
                if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
                if link._isOver { return }
                do {
                    let (data, response) = try URLSession._response(to: request)
                    receive((data: data, response: response))
                    complete(.finished)
                } catch {
                    complete(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            return AnyCancellable { link._cancel() }
        }
    }
}
extension AsyncImage {
    /// - Since: iOS 27
    init(request: URLRequest?, scale: CGFloat = 1) where Content == Image { self.init(url: request?.url) }
    /// - Since: iOS 27
    init<P: View>(request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Content, @ViewBuilder placeholder: () -> P) { self.init(url: request?.url, content: content, placeholder: placeholder) }
    /// - Since: iOS 27
    init(request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) { self.init(url: request?.url, scale: scale, transaction: transaction, content: content) }
}
/// - Since: iOS 27
extension View { @_inert func asyncImageURLSession(_ urlSession: URLSession) -> some View }
