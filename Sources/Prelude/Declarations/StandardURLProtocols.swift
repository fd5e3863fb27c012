/// Answers requests in the place of the network: what tests register with a session.
class URLProtocol {
    static var _registered: [AnyClass] = []
    let request: URLRequest
    let cachedResponse: CachedURLResponse?
    let client: (any URLProtocolClient)?
    var task: URLSessionTask? { nil }
    required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
        self.request = request
        self.cachedResponse = cachedResponse
        self.client = client
    }
    class func canInit(with request: URLRequest) -> Bool { false }
    class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }
    func startLoading() {}
    func stopLoading() {}
    @discardableResult class func registerClass(_ protocolClass: AnyClass) -> Bool {
        _registered.append(protocolClass)
        return true
    }
    class func unregisterClass(_ protocolClass: AnyClass) { _registered.removeAll { $0 == protocolClass } }
    /// What answers a request; `nil` where no registered class wants to.
    static func _load(of request: URLRequest, by configuration: URLSessionConfiguration) -> _URLLoad? {
        for candidate in (configuration.protocolClasses ?? []) + _registered.reversed() {
            guard let type = candidate as? URLProtocol.Type, type.canInit(with: request) else { continue }
            let load = _URLLoad()
            load._loader = type.init(request: type.canonicalRequest(for: request), cachedResponse: nil, client: load)
            return load
        }
        return nil
    }
}
/// What hears of the answer that a `URLProtocol` gives.
protocol URLProtocolClient: AnyObject {
    func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
}
class CachedURLResponse {
    let response: URLResponse
    let data: Data
    init(response: URLResponse, data: Data) {
        self.response = response
        self.data = data
    }
}
/// Keeps nothing.
class URLCache {
    enum StoragePolicy: UInt { case allowed, allowedInMemoryOnly, notAllowed }
    static var shared = URLCache()
    var memoryCapacity: Int
    var diskCapacity: Int
    var currentMemoryUsage: Int { 0 }
    var currentDiskUsage: Int { 0 }
    init(memoryCapacity: Int = 512_000, diskCapacity: Int = 10_000_000, directory: URL? = nil) {
        self.memoryCapacity = memoryCapacity
        self.diskCapacity = diskCapacity
    }
    func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
    func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}
    func removeAllCachedResponses() {}
}
/// One request that a `URLProtocol` answers.
final class _URLLoad: URLProtocolClient {
    var _loader: URLProtocol?
    var _response: URLResponse?
    var _data = Data()
    let _gate = _Gate<Void>()
    init() {}
    func _result() async throws -> (Data, URLResponse) {
        _loader?.startLoading()
        defer { _loader?.stopLoading() }
        try await _gate._value
        guard let _response else { throw URLError(.badServerResponse) }
        return (_data, _response)
    }
    func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy) { _response = response }
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { _data.append(data) }
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { _gate._open(()) }
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) { _gate._fail(error) }
}
