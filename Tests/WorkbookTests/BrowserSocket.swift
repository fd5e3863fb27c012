import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A connection of a browser, byte by byte.
final class BrowserSocket {
    private let file: Int32
    /// What came and belongs to the next message.
    private var received: [UInt8] = []

    init(port: UInt16) {
        #if canImport(Glibc)
            file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            file = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(file) }

    /// False once the server takes no more.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        #if canImport(Glibc)
            let flags = Int32(MSG_NOSIGNAL)
        #else
            let flags: Int32 = 0
        #endif
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { Foundation.send(file, $0.baseAddress, $0.count, flags) }
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// What comes at once; empty at the end.
    func receive() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(file, &buffer, buffer.count, 0)
        return Array(buffer.prefix(max(0, count)))
    }

    /// Everything until the server ends the connection.
    func receiveAll() -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let more = receive()
            if more.isEmpty { return bytes }
            bytes += more
        }
    }

    func receiveText() -> String { String(decoding: receiveAll(), as: UTF8.self) }

    /// The text of the next message of a WebSocket; empty at the end.
    func message() -> String {
        while true {
            if received.count >= 2 {
                let short = Int(received[1])
                let extra = short == 126 ? 2 : short == 127 ? 8 : 0
                if received.count >= 2 + extra {
                    let length = extra == 0 ? short : received[2..<(2 + extra)].reduce(0) { $0 << 8 | Int($1) }
                    if received.count >= 2 + extra + length {
                        defer { received.removeFirst(2 + extra + length) }
                        return String(decoding: received[(2 + extra)..<(2 + extra + length)], as: UTF8.self)
                    }
                }
            }
            let more = receive()
            if more.isEmpty { return "" }
            received += more
        }
    }
}
