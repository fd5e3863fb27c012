import Foundation

/// What a request gets that a program makes: a response that was recorded.
public struct RecordedResponse: Sendable, Codable {
    public var status: Int
    public var headers: [String: String]
    public var body: Data
    /// Seconds until it comes.
    public var delay: Double
    /// The code of a `URLError` that comes in its place.
    public var error: Int?
    /// Where the body is an image, in points.
    public var imageSize: Resources.ImageSize?

    public init(
        status: Int = 200, headers: [String: String] = [:], body: Data = Data(), delay: Double = 0, error: Int? = nil, imageSize: Resources.ImageSize? = nil
    ) {
        (self.status, self.headers, self.body, self.delay, self.error, self.imageSize) = (status, headers, body, delay, error, imageSize)
    }
}

/// The recorded responses of a program, by where they are: `example.com/items.json`.
public struct Recordings: Sendable, Codable {
    private let responses: [String: RecordedResponse]
    /// Whether a folder of recordings was named at all.
    public let isGiven: Bool

    public init() { (responses, isGiven) = ([:], false) }

    /// - Parameter responses: by the paths of their bodies in the folder.
    public init(_ responses: [String: RecordedResponse]) { (self.responses, isGiven) = (responses, true) }

    /// Endings of files that an address doesn't have to name.
    private static let endings = ["", ".json", "/index.json", "/index.html"]

    /// The response to a request; `nil` where none was recorded.
    ///
    /// - Parameter address: `https://example.com/items?page=2`.
    public func response(to method: String, _ address: String) -> RecordedResponse? {
        guard let colon = address.range(of: "://") else { return nil }
        let rest = address[colon.upperBound...].prefix { $0 != "#" }
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var path = String(parts.first ?? "")
        while path.hasSuffix("/") { path.removeLast() }
        let query = parts.count > 1 ? "?\(parts[1])" : ""
        let suffix = ["GET", "HEAD"].contains(method.uppercased()) ? "" : ".\(method.uppercased())"
        for query in query.isEmpty ? [""] : [query, ""] {
            for name in [path, path.removingPercentEncoding ?? path] {
                for ending in Self.endings {
                    if let found = responses[name + suffix + query + ending] ?? responses[name + ending + suffix + query] { return found }
                }
            }
        }
        return nil
    }
}
