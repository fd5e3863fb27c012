import Diagnostics
import Foundation
import Processes

/// Runs this program again to draw, since the process that runs a snippet may write no files.
enum DrawingProcess {
    /// The descriptor on which the other process writes the drawing.
    static let descriptor: Int32 = 3
    private static let largest = 256_000_000

    /// Runs the command with its own arguments and more, the last of which takes the descriptor; gives how it ended, and the drawing as SVG where there is one.
    static func run(command: String, adding options: [String]) throws(Failure) -> (status: ExitStatus, svg: String?) {
        var pipe: [Int32] = [0, 0]
        guard let path = Bundle.main.executablePath, Foundation.pipe(&pipe) == 0 else { throw unavailable }
        _ = fcntl(pipe[0], F_SETFD, FD_CLOEXEC)
        var arguments = Array(CommandLine.arguments.dropFirst())
        let place = arguments.firstIndex(of: command).map { $0 + 1 } ?? 0
        arguments.insert(contentsOf: options + ["\(descriptor)"], at: place)
        var program = ProgramStart(path, arguments: arguments)
        program.files = [(descriptor, .copy(of: pipe[1]))]
        let started = program.start()
        close(pipe[1])
        guard let process = started else {
            close(pipe[0])
            throw unavailable
        }
        let data = (try? FileHandle(fileDescriptor: pipe[0], closeOnDealloc: true).read(upToCount: largest)) ?? nil
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard status & 0x7F == 0, let ending = ExitStatus(rawValue: status >> 8 & 0xFF) else {
            throw Failure(
                .internalFault, "lost-process", "the process that runs the snippet ended unexpectedly", help: "run it without the drawing to see more")
        }
        return (ending, data.flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) })
    }

    private static var unavailable: Failure {
        Failure(.internalFault, "no-process", "no further process could be started", help: "close other programs and try again")
    }
}
