import Foundation
import Processes

/// A process that runs programs, one at a time, and measures them.
///
/// It is another process than this one, and stays small: the peak memory that the system reports for a program includes that of the process which began it.
final class Launcher: Sendable {
    struct Order: Codable {
        let program: String
        let arguments: [String]
        let environment: [String: String]
        let folder: String
        let paths: [String]
        let script: TerminalScript?
        let bounds: Launch.Bounds
    }

    private let process: pid_t
    private let input, output: FileHandle

    init() throws {
        let (orders, measurements) = (Pipe(), Pipe())
        (input, output) = (orders.fileHandleForWriting, measurements.fileHandleForReading)
        // No other process keeps these ends open.
        for end in [input, output] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
        var program = ProgramStart(Bundle.main.executablePath ?? CommandLine.arguments[0], arguments: ["launch"])
        program.files = [(0, .copy(of: orders.fileHandleForReading.fileDescriptor)), (1, .copy(of: measurements.fileHandleForWriting.fileDescriptor))]
        guard let process = program.start() else { throw POSIXError(.EAGAIN) }
        self.process = process
        try orders.fileHandleForReading.close()
        try measurements.fileHandleForWriting.close()
    }

    deinit {
        try? input.close()
        waitpid(process, nil, 0)
    }

    func launch(_ order: Order) throws -> Launch {
        try input.write(contentsOf: JSONEncoder().encode(order) + [0x0A])
        var line = Data()
        while line.last != 0x0A {
            let more = output.availableData
            guard !more.isEmpty else { throw POSIXError(.ECHILD) }
            line += more
        }
        return try JSONDecoder().decode(Launch.self, from: line)
    }
}
