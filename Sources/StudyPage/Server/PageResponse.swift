import Foundation

/// An answer of the page's server.
struct PageResponse: Sendable {
    enum Status: Int, Sendable {
        case switchingProtocols = 101
        case ok = 200
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case requestHeaderFieldsTooLarge = 431
        case serviceUnavailable = 503

        var phrase: String {
            switch self {
            case .switchingProtocols: "Switching Protocols"
            case .ok: "OK"
            case .badRequest: "Bad Request"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .methodNotAllowed: "Method Not Allowed"
            case .requestHeaderFieldsTooLarge: "Request Header Fields Too Large"
            case .serviceUnavailable: "Service Unavailable"
            }
        }
    }

    let status: Status
    let headers: [(name: String, value: String)]
    var body = Data()

    /// What a browser may do with what it is sent: nothing but run the page's own scripts and talk to this server.
    private static let protection = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"),
        ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ]

    static func file(_ file: PageFile) -> PageResponse {
        PageResponse(status: .ok, headers: protection + [("Content-Type", file.type)], body: Data(file.text.utf8))
    }

    static func refusal(_ status: Status, _ reason: String) -> PageResponse {
        let body = Data("\(status.rawValue): \(reason)\n".utf8)
        return PageResponse(status: status, headers: protection + [("Content-Type", "text/plain; charset=utf-8")], body: body)
    }

    /// The response as it is sent; the connection closes after it, unless it switches to a WebSocket.
    ///
    /// - Parameter isHead: whether the request wants no body.
    func bytes(isHead: Bool = false) -> Data {
        var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"] + headers.map { "\($0.name): \($0.value)" }
        if status != .switchingProtocols { lines += ["Content-Length: \(body.count)", "Connection: close"] }
        return Data((lines + ["", ""]).joined(separator: "\r\n").utf8) + (isHead ? Data() : body)
    }
}
