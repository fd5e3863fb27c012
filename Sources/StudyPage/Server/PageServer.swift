import FlyingSocks
import Foundation
import Synchronization

/// The server of the page: on 127.0.0.1 alone, for whoever knows its token.
///
/// FlyingFox's sockets alone: its own server reads headers and frames of any length and any number of connections, and brings Foundation's networking with it.
public final class PageServer: Sendable {
    /// Why the server can't start.
    public struct Fault: Error, Sendable {
        public let isPortTaken: Bool
        public let reason: String
    }

    private let listener: Socket
    private let rules: PageRules
    private let limits: PageLimits
    private let answer: @Sendable (String) async -> String
    private let open = Mutex(0)

    /// - Parameters:
    ///   - port: 0 for one that is free.
    ///   - answer: what the session says to a line.
    public init(port: UInt16, token: String, limits: PageLimits = PageLimits(), answer: @escaping @Sendable (String) async -> String) throws(Fault) {
        do {
            listener = try Socket(domain: AF_INET)
            try listener.setValue(true, for: .localAddressReuse)
            try listener.bind(to: .inet(ip4: "127.0.0.1", port: port))
            try listener.listen(maxPendingConnection: 64)
            Self.keepFromChildren(listener)
            guard case .ip4(_, let bound) = try listener.sockname() else { throw SocketError.unsupportedAddress }
            rules = PageRules(token: token, port: bound)
        } catch {
            let isTaken = if case SocketError.failed(_, let number, _) = error { number == EADDRINUSE } else { false }
            throw Fault(isPortTaken: isTaken, reason: error.localizedDescription)
        }
        (self.limits, self.answer) = (limits, answer)
    }

    /// Where the page is, with its token.
    public var address: String { "http://127.0.0.1:\(rules.port)/\(rules.token)/" }

    /// Serves until the task is canceled.
    public func run() async throws {
        let pool = Self.pool()
        try await pool.prepare()
        let socket = try AsyncSocket(socket: listener, pool: pool)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await pool.run() }
            group.addTask { await self.accept(on: socket) }
            await group.next()
            group.cancelAll()
        }
        try? listener.close()
    }

    private static func pool() -> some AsyncSocketPool {
        #if canImport(Darwin)
            .kQueue()
        #else
            .ePoll()
        #endif
    }

    private func accept(on socket: AsyncSocket) async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                guard let client = try? await socket.accept() else {
                    // Out of file descriptors, say: it will pass.
                    try? await Task.sleep(for: .milliseconds(50))
                    continue
                }
                Self.keepFromChildren(client.socket)
                let connection = PageConnection(socket: client, rules: rules, limits: limits, answer: answer)
                let isWelcome = open.withLock { open in
                    open += 1
                    return open <= limits.connections
                }
                group.addTask {
                    await isWelcome ? connection.serve() : connection.refuse()
                    self.open.withLock { $0 -= 1 }
                }
            }
        }
    }

    /// A process that has a copy would keep the connection open.
    private static func keepFromChildren(_ socket: Socket) { _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC) }
}
