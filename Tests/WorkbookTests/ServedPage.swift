import Foundation
import Processes
import TerminalTesting
import Testing

/// A running `workbook serve`. Foundation's `Process` would start it with signals blocked, as this process's threads have them.
final class ServedPage {
    private let id: pid_t
    private let output = Pipe()
    private let home = FileManager.default.temporaryDirectory.appendingPathComponent("served-\(UUID().uuidString)")
    private var hasEnded = false
    let port: UInt16
    /// The path of the page, with the token: `/…/`.
    let path: String

    init() throws {
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        var program = ProgramStart(
            builtExecutable("workbook").path, arguments: ["serve", "--course", home.path], environment: ["PATH": "/usr/bin:/bin", "HOME": home.path])
        program.files = [
            (STDOUT_FILENO, .copy(of: output.fileHandleForWriting.fileDescriptor)), (STDIN_FILENO, .path("/dev/null", flags: O_RDONLY)),
            (STDERR_FILENO, .path("/dev/null", flags: O_WRONLY)),
        ]
        (program.group, program.resetsSignals) = (.own, true)
        id = try #require(program.start())
        try output.fileHandleForWriting.close()
        var lines = Lines(output.fileHandleForReading)
        let first = lines.next()
        let line = String(decoding: try #require(first, "the server didn't start"), as: UTF8.self)
        let found = try #require(line.wholeMatch(of: #/http://127\.0\.0\.1:(\d+)(/[0-9a-f]{32}/)/#), "\(line)")
        port = try #require(UInt16(found.1))
        path = String(found.2)
    }

    deinit {
        if !hasEnded { _ = status(after: SIGKILL) }
        try? FileManager.default.removeItem(at: home)
    }

    /// The status with which it ends after a signal, or minus the number of the signal that ended it.
    func status(after signal: Int32) -> Int32 {
        var status: Int32 = 0
        kill(id, signal)
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        hasEnded = true
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }

    /// The status of the answer to a request on its own connection; empty where there is none.
    func status(_ target: String, headers: [String] = []) -> String {
        let socket = BrowserSocket(port: port)
        socket.send((["GET \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers + ["", ""]).joined(separator: "\r\n"))
        return String(socket.receiveText().split(separator: " ").dropFirst().first ?? "")
    }

    /// A connection to the session; nil where the server refuses.
    func session(at target: String? = nil) -> BrowserSocket? {
        let socket = BrowserSocket(port: port)
        let headers = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "Sec-WebSocket-Version: 13"]
        socket.send((["GET \(target ?? path + "session") HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers + ["", ""]).joined(separator: "\r\n"))
        return String(decoding: socket.receive(), as: UTF8.self).hasPrefix("HTTP/1.1 101 ") ? socket : nil
    }
}
