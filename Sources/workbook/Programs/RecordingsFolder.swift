import Diagnostics
import Foundation
import Playground

/// `--network DIR`: recorded responses, by the addresses that they answer.
///
/// `DIR/example.com/items.json` is the body for `https://example.com/items`. Beside it `items.json.response` may say the status, headers, a delay in seconds, or the
/// error that comes in its place.
struct RecordingsFolder {
    let recordings: Playground.Recordings
    /// What was left out.
    let notices: [Diagnostic]

    private static let sideEnding = ".response"
    private static let types = [
        "json": "application/json", "html": "text/html", "txt": "text/plain", "xml": "application/xml", "csv": "text/csv", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml", "pdf": "application/pdf",
    ]
    private static let errors = [
        "cancelled": -999, "badURL": -1000, "timedOut": -1001, "cannotFindHost": -1003, "cannotConnectToHost": -1004, "networkConnectionLost": -1005,
        "notConnectedToInternet": -1009, "badServerResponse": -1011,
    ]

    /// - Throws: `Failure` where the folder or what is said of a response can't be read.
    init(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure(.noInput, "no-such-file", "there is no folder `\(visibleName(path))`", help: "name a folder of recorded responses")
        }
        guard isFolder.boolValue else {
            throw Failure(
                .noInput, "not-a-folder", "`\(visibleName(path))` isn't a folder",
                help: "name a folder: DIR/example.com/items.json answers https://example.com/items")
        }
        let folder = ProgramFolder(data: path)
        let (files, notices) = folder.contents(try folder.files(), in: "recorded")
        var responses: [String: Playground.RecordedResponse] = [:]
        for file in files where !file.path.hasSuffix(Self.sideEnding) {
            responses[file.path] = Playground.RecordedResponse(
                headers: ["Content-Type": Self.types[(file.path as NSString).pathExtension.lowercased()] ?? "application/octet-stream"], body: Data(file.bytes),
                imageSize: Playground.PixelSize(file.bytes)?.points(scale: 1))
        }
        for file in files where file.path.hasSuffix(Self.sideEnding) {
            let body = String(file.path.dropLast(Self.sideEnding.count))
            responses[body] = try Self.described(file, responses[body] ?? .init())
        }
        (recordings, self.notices) = (Playground.Recordings(responses), notices)
    }

    private static func described(_ file: Playground.Resources.File, _ plain: Playground.RecordedResponse) throws -> Playground.RecordedResponse {
        guard let text = SourceFile.text(of: file.bytes) else {
            throw Failure(.failed, "not-text", "`\(visibleName(file.path))` isn't UTF-8 text", help: "save it as UTF-8")
        }
        do throws(JSONText.Fault) {
            let json = try JSONText(SourceText(name: file.path, text: text))
            return try read(json, plain)
        } catch {
            let help = "write { \"status\": 404, \"headers\": { \"Name\": \"value\" }, \"delay\": 0.5 }, or { \"error\": \"timedOut\" }"
            throw Failure(.failed, [Diagnostic(.error, "bad-response", error.message, at: error.span, help: help)])
        }
    }

    private static func read(_ json: JSONText, _ plain: Playground.RecordedResponse) throws(JSONText.Fault) -> Playground.RecordedResponse {
        func fault(_ message: String, _ path: JSONText.Step...) -> JSONText.Fault { .init(message: message, span: json.span(of: path)) }
        guard let parts = json.value as? [String: Any] else { throw fault("a response is described by a JSON object") }
        var response = plain
        for (key, value) in parts.sorted(by: { $0.key < $1.key }) {
            switch key {
            case "status":
                guard let status = value as? Int, (100...599).contains(status) else { throw fault("a status is a number from 100 to 599", .key(key)) }
                response.status = status
            case "headers":
                guard let headers = value as? [String: String] else { throw fault("headers are an object of texts", .key(key)) }
                for (name, text) in headers {
                    for known in response.headers.keys where known.lowercased() == name.lowercased() { response.headers[known] = nil }
                    response.headers[name] = text
                }
            case "delay":
                guard let delay = value as? Double, (0...86_400).contains(delay) else { throw fault("a delay is seconds, from 0 to 86400", .key(key)) }
                response.delay = delay
            case "error":
                guard let name = value as? String, let code = errors[name] else {
                    throw fault("an error is one of \(errors.keys.sorted().joined(separator: ", "))", .key(key))
                }
                response.error = code
            default: throw fault("a response has no `\(key.prefix(40))`", .key(key))
            }
        }
        return response
    }
}
