import Foundation

/// Which requests the server answers: those that name its token and come from its own page.
struct PageRules: Sendable {
    enum Verdict: Equatable, Sendable {
        case file(PageFile)
        /// The session on a WebSocket.
        case session
        case refused(PageResponse.Status, String)
    }

    /// In the path of each address, so that nobody else's page can name one.
    let token: String
    let port: UInt16

    func verdict(on request: PageRequest) -> Verdict {
        guard let host = request.headers["host"], hosts.contains(host.lowercased()) else { return .refused(.forbidden, "this host isn't served") }
        if let origin = request.headers["origin"], !hosts.contains(where: { "http://\($0)" == origin.lowercased() }) {
            return .refused(.forbidden, "pages of other origins aren't served")
        }
        let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
        let (given, name) = Self.tokenAndName(String(parts.first ?? ""))
        guard Self.isSame(given, token) else { return .refused(.forbidden, "the address lacks the token that `workbook serve` printed") }
        guard ["GET", "HEAD"].contains(request.method) else { return .refused(.methodNotAllowed, "only GET and HEAD are answered") }
        if name == "session" { return .session }
        return PageFile.named(name).map(Verdict.file) ?? .refused(.notFound, "there is no such file")
    }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    private static func tokenAndName(_ path: String) -> (token: String, name: String) {
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }

    /// Takes as long for any text of the same length.
    private static func isSame(_ a: String, _ b: String) -> Bool {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        return a.count == b.count && zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
