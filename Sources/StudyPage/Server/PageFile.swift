import CPage
import FlyingFox
import Foundation

/// A file of the page, embedded in the binary.
public struct PageFile: Equatable, Sendable {
    public let name: String
    public let type: String
    public let text: String

    /// Without a name, the page itself.
    static func named(_ name: String) -> PageFile? { all.first { $0.name == name } }

    public static let page = PageFile("", "text/html; charset=utf-8", pageHTML())
    public static let style = PageFile("page.css", "text/css; charset=utf-8", pageCSS())
    /// What draws scenes: also in exported pages.
    public static let scene = PageFile("scene.js", "text/javascript; charset=utf-8", sceneScript())
    public static let script = PageFile("page.js", "text/javascript; charset=utf-8", pageScript())
    /// What leads through the scenes of an exported page.
    public static let recording = PageFile("recording.js", "text/javascript; charset=utf-8", recordingScript())
    public static let recordedPage = PageFile("index.html", "text/html; charset=utf-8", recordingHTML())

    private static let all = [page, style, scene, script]

    private init(_ name: String, _ type: String, _ file: EmbeddedFile) {
        (self.name, self.type) = (name, type)
        text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: Int(file.count)), as: UTF8.self)
    }

    /// What a browser may do with the page: nothing but run its own scripts and talk to this server.
    static let headers: HTTPHeaders = [
        HTTPHeader("Content-Security-Policy"):
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin", HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    ]

    var response: HTTPResponse {
        var headers = Self.headers
        headers[.contentType] = type
        return HTTPResponse(statusCode: .ok, headers: headers, body: Data(text.utf8))
    }
}
