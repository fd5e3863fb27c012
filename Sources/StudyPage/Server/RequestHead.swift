import FlyingFox
import Foundation

/// The first line and the headers of a request.
enum RequestHead {
    /// The bytes up to the first empty line, without it; nil while there is none.
    static func length(in bytes: [UInt8]) -> Int? {
        let end = Array("\r\n\r\n".utf8)
        guard bytes.count >= end.count else { return nil }
        return (0...(bytes.count - end.count)).first { bytes[$0..<($0 + end.count)].elementsEqual(end) }
    }

    /// Nil for what isn't a request of HTTP 1.1. Bodies stay unread: no request that is answered has one.
    static func request(_ bytes: some Sequence<UInt8>) -> HTTPRequest? {
        guard let text = String(bytes: bytes, encoding: .utf8) else { return nil }
        var lines = text.components(separatedBy: "\r\n")
        let first = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard first.count == 3, first[2] == "HTTP/1.1", first[1].first == "/", first[1].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        var headers = HTTPHeaders()
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: \.isWhitespace) else { return nil }
            let header = HTTPHeader(String(parts[0]))
            // Two hosts or origins could be read as either.
            guard headers[header] == nil || (header != .host && header != HTTPHeader("Origin")) else { return nil }
            headers[header] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let parts = first[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let target = HTTPRequest.Target(path: parts[0], query: parts.count > 1 ? parts[1] : "")
        return HTTPRequest(method: HTTPMethod(String(first[0])), version: .http11, target: target, headers: headers, body: HTTPBodySequence(data: Data()))
    }
}

extension HTTPResponse {
    /// The response as it is sent; the connection closes after it, unless it switches to a WebSocket.
    ///
    /// - Parameter isHead: whether the request wants no body.
    func bytes(isHead: Bool = false) async throws -> Data {
        let body = try await bodyData
        var lines = ["HTTP/1.1 \(statusCode.code) \(statusCode.phrase)"]
        for (name, value) in headers { lines.append("\(name.rawValue): \(value)") }
        if statusCode != .switchingProtocols { lines += ["Content-Length: \(body.count)", "Connection: close"] }
        return Data((lines + ["", ""]).joined(separator: "\r\n").utf8) + (isHead ? Data() : body)
    }

    static func refusal(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
        var headers = PageFile.headers
        headers[.contentType] = "text/plain; charset=utf-8"
        return HTTPResponse(statusCode: status, headers: headers, body: Data("\(status.code): \(reason)\n".utf8))
    }
}
