import Foundation
import Testing

struct ServeCommandTests {
    @Test func thePageIsServedToWhoHasTheToken() throws {
        let page = try ServedPage()
        for target in ["/", "/session", "/page.js", "/\(String(repeating: "0", count: 32))/page.js"] {
            #expect(page.status(target) == "403", "\(target)")
        }
        #expect(page.session(at: "/session") == nil)
        #expect(page.status(page.path) == "200")
        #expect(page.status(page.path, headers: ["Origin: http://evil.example"]) == "403")
        let socket = BrowserSocket(port: page.port)
        socket.send("GET \(page.path) HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n\r\n")
        let text = socket.receiveText()
        #expect(text.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
        #expect(text.contains("<title>workbook</title>"))
        #expect(!text.contains("<script>") && !text.contains("style="))
    }

    @Test func theSessionAnswersInOrder() throws {
        let page = try ServedPage()
        let session = try #require(page.session())
        session.send(frame(#"{"id": 1, "input": "1 + 2"}"#) + frame("[]") + frame(#"{"id": 3, "input": "Text(\"a\")", "scene": true}"#))
        #expect(session.message().contains(#""input":"1 + 2","outputs":[{"kind":"text","text":"3"}]"#))
        #expect(session.message().contains("bad-request"))
        let scene = session.message()
        #expect(scene.contains(#""id":"3""#) && scene.contains(#""drawing":"<svg"#))
        session.send(frame("", opcode: 8))
        #expect(session.receiveAll().prefix(2) == [0x88, 2])
    }

    @Test func longMessagesAndRequestsEndTheirConnectionAndNothingElse() throws {
        let page = try ServedPage()
        let (long, other) = (try #require(page.session()), try #require(page.session()))
        long.send(Array(frame(String(repeating: "a", count: 1_000_001)).prefix(100)))
        #expect(long.receiveAll().dropFirst(2).prefix(2) == [0x03, 0xF1])
        #expect(page.status(page.path, headers: ["X: " + String(repeating: "x", count: 20_000)]) == "431")
        other.send(frame(#"{"input": "1"}"#))
        #expect(other.message().contains(#""input":"1""#))
    }

    @Test func moreThanSixteenConnectionsAreRefused() throws {
        let page = try ServedPage()
        var sessions = try (0..<16).map { _ in try #require(page.session()) }
        #expect(page.status(page.path) == "503")
        // One that goes makes room, also without a word.
        sessions.removeLast()
        let end = ContinuousClock.now + .seconds(30)
        var status = ""
        while status != "200", .now < end { status = page.status(page.path) }
        #expect(status == "200")
    }

    @Test func browsersThatSayNothingAreLeft() throws {
        let page = try ServedPage()
        let (silent, halfway, open) = (BrowserSocket(port: page.port), BrowserSocket(port: page.port), try #require(page.session()))
        halfway.send("GET \(page.path) HTTP/1.1\r\nHo")
        let half = try #require(page.session())
        half.send(Array(frame("half").prefix(3)))
        for socket in [silent, halfway, half] { #expect(socket.receiveAll().isEmpty) }
        // An open page may rest between messages.
        open.send(frame(#"{"input": "1"}"#))
        #expect(open.message().contains(#""input":"1""#))
    }

    @Test func controlCEndsTheServer() throws {
        #expect(try ServedPage().status(after: SIGINT) == 0)
        let page = try ServedPage()
        let session = try #require(page.session())
        session.send(frame(#"{"input": "while true {}"}"#))
        Thread.sleep(forTimeInterval: 0.5)
        #expect(page.status(after: SIGINT) == 0)
    }

    @Test func aPortThatIsTakenIsNamed() throws {
        let page = try ServedPage()
        let second = try workbook("serve", "--port", "\(page.port)")
        #expect(second.status == 1)
        #expect(second.errors == "error: port \(page.port) is taken\nhelp: leave --port out, or name another\n")
    }
}

/// A frame as a browser sends it.
private func frame(_ text: String, opcode: UInt8 = 1) -> [UInt8] {
    let payload = Array(text.utf8), mask: [UInt8] = [1, 2, 3, 4]
    let length: [UInt8] =
        switch payload.count {
        case ...125: [0x80 | UInt8(payload.count)]
        case ...0xFFFF: [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: [0xFF] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
        }
    return [0x80 | opcode] + length + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
}
