import Foundation
import Testing

@testable import StudyPage

struct PageRulesTests {
    private let rules = PageRules(token: "secret", port: 8000)

    private func verdict(_ target: String, method: String = "GET", host: String? = "127.0.0.1:8000", origin: String? = nil) -> String {
        let headers = [host.map { "Host: \($0)" }, origin.map { "Origin: \($0)" }].compactMap(\.self)
        guard let request = RequestHead.request((["\(method) \(target) HTTP/1.1"] + headers).joined(separator: "\r\n").utf8) else { return "unreadable" }
        return switch rules.verdict(on: request) {
        case .file(let file): "file \(file.name)"
        case .session: "session"
        case .refused(let status, _): "\(status.rawValue)"
        }
    }

    @Test func onlyAddressesWithTheTokenAreAnswered() {
        #expect(verdict("/secret/") == "file ")
        #expect(verdict("/secret/page.js") == "file page.js")
        #expect(verdict("/secret/session") == "session")
        for target in ["/", "/page.js", "/session", "/secre/", "/secrets/", "/SECRET/", "/other/secret/", "//secret/", "/?secret", "/%73ecret/"] {
            #expect(verdict(target) == "403", "\(target)")
        }
    }

    @Test func thereAreNoFilesButThePages() {
        for target in ["/secret/../etc/passwd", "/secret/%2e%2e/", "/secret/index.html", "/secret/recording.js", "/secret/page.js/"] {
            #expect(verdict(target) == "404", "\(target)")
        }
    }

    @Test func otherHostsAndOriginsAreRefused() {
        #expect(verdict("/secret/", host: "localhost:8000") == "file ")
        #expect(verdict("/secret/session", origin: "http://127.0.0.1:8000") == "session")
        // A name that an attacker lets lead to 127.0.0.1.
        for host in ["evil.example:8000", "127.0.0.1:8001", "127.0.0.1", nil] { #expect(verdict("/secret/", host: host) == "403") }
        for origin in ["http://evil.example", "https://127.0.0.1:8000", "http://127.0.0.1:8001", "null"] {
            #expect(verdict("/secret/session", origin: origin) == "403", "\(origin)")
        }
    }

    @Test func nothingIsChangedByRequests() {
        for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
            #expect(verdict("/secret/", method: method) == "405")
            #expect(verdict("/", method: method) == "403")
        }
    }

    @Test func whatIsNoRequestIsUnreadable() {
        for head in ["", "GET", "GET / HTTP/1.0", "GET  / HTTP/1.1", "GET http://a/ HTTP/1.1", "GET / HTTP/1.1\r\nno colon", "GET /\u{1} HTTP/1.1"] {
            #expect(RequestHead.request(head.utf8) == nil, "\(head)")
        }
        #expect(RequestHead.request("GET / HTTP/1.1\r\nHost: a\r\nHost: b".utf8) == nil)
        #expect(RequestHead.request([0x47, 0xFF]) == nil)
    }

    /// The examples of RFC 6455 and RFC 3174.
    @Test func handshakesAreAnswered() {
        let headers = [
            "upgrade": "websocket", "connection": "keep-alive, Upgrade", "sec-websocket-version": "13", "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        ]
        let response = Handshake.response(to: PageRequest(method: "GET", path: "/", headers: headers))
        #expect(response.status == .switchingProtocols)
        #expect(response.headers.last?.value == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        for name in headers.keys {
            let lacking = Handshake.response(to: PageRequest(method: "GET", path: "/", headers: headers.filter { $0.key != name }))
            #expect(lacking.status == .badRequest, "\(name)")
        }
        #expect(Handshake.response(to: PageRequest(method: "HEAD", path: "/", headers: headers)).status == .badRequest)
    }

    @Test(arguments: [
        ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
        (String(repeating: "01234567", count: 80), "dea356a2cddd90c7a7ecedc5ebb563934f460452"),
    ])
    func digests(message: String, digest: String) {
        #expect(SHA1.digest(of: Array(message.utf8)).map { String(($0 >> 4), radix: 16) + String($0 & 15, radix: 16) }.joined() == digest)
    }
}
