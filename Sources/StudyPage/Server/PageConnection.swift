import FlyingSocks
import Foundation

/// A connection of a browser, from its first byte to its end.
struct PageConnection: Sendable {
    let socket: AsyncSocket
    let rules: PageRules
    let limits: PageLimits
    /// What the session says to a line.
    let answer: @Sendable (String) async -> String

    /// Errors of sockets end the connection and nothing else.
    func serve() async {
        try? await talk()
        try? socket.close()
    }

    /// Says that there are too many, without reading what this one wants.
    func refuse() async {
        let response = PageResponse.refusal(.serviceUnavailable, "there are too many connections: close a page of the workbook")
        try? await send(response.bytes())
        try? socket.close()
    }

    private func talk() async throws {
        guard let (head, rest) = try await head() else { return }
        guard let request = RequestHead.request(head) else {
            return try await send(PageResponse.refusal(.badRequest, "this isn't a request of a page").bytes())
        }
        let isHead = request.method == "HEAD"
        switch rules.verdict(on: request) {
        case .refused(let status, let reason): try await send(PageResponse.refusal(status, reason).bytes(isHead: isHead))
        case .file(let file): try await send(PageResponse.file(file).bytes(isHead: isHead))
        case .session:
            let response = Handshake.response(to: request)
            try await send(response.bytes(isHead: isHead))
            if response.status == .switchingProtocols { try await exchange(after: rest) }
        }
    }

    /// The bytes of the request's head and those after it; nil where they don't come in time, or are too many.
    private func head() async throws -> (head: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
        try await within(limits.seconds) {
            var bytes: [UInt8] = []
            while bytes.count <= limits.headBytes {
                if let length = RequestHead.length(in: bytes) { return (bytes[..<length], bytes[(length + 4)...]) }
                bytes += try await socket.read(atMost: 4096)
            }
            try await send(PageResponse.refusal(.requestHeaderFieldsTooLarge, "the request is longer than \(limits.headBytes) bytes").bytes())
            return nil
        }
    }

    /// Answers messages one after the other. What a browser sends meanwhile waits in its socket.
    private func exchange(after rest: ArraySlice<UInt8>) async throws {
        var reader = MessageReader(limit: limits.messageBytes)
        reader.append(Array(rest))
        while true {
            switch reader.next() {
            case .text(let text): try await send(Frame.text(await answer(text)).bytes)
            case .ping(let data): try await send(Frame.pong(data).bytes)
            case .close: return try await send(Frame.close(.normal).bytes)
            case .fault(let code): return try await send(Frame.close(code).bytes)
            case nil:
                // Between messages a page may rest for as long as it likes.
                let more = try await within(reader.isWaiting ? limits.seconds : nil) { try await socket.read(atMost: 65_536) }
                reader.append(more)
            }
        }
    }

    private func send(_ data: Data) async throws { try await within(limits.seconds) { try await socket.write(data) } }

    /// Ends the connection where the work isn't done in time.
    private func within<Result>(_ seconds: Double?, _ work: () async throws -> Result) async throws -> Result {
        guard let seconds else { return try await work() }
        let deadline = Deadline(seconds: seconds) { [file = socket.socket.file.rawValue] in _ = shutdown(file, Int32(SHUT_RDWR)) }
        defer { deadline.cancel() }
        return try await work()
    }
}
