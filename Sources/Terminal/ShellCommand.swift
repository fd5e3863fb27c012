import Foundation
import Processes

/// A command of the shell that runs in the foreground, in the process group of this program, so that it may read the terminal.
struct ShellCommand {
    private let command: String

    init(_ command: String) { self.command = command }

    /// The exit status, or 128 and the number of the signal that ended it; nil where no process can be started.
    func run(input: String?) -> Int32? {
        guard let input else { return start(reading: nil).map(Self.status) }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = start(reading: ends[0])
        close(ends[0])
        // Who ends a pager early leaves the rest unread.
        if process != nil { _ = Console.write(input, to: ends[1]) }
        close(ends[1])
        return process.map(Self.status)
    }

    /// The shell outlives Ctrl-C, which is for the command to decide about: without the trap it would end, and this program take the terminal back too early.
    private func start(reading descriptor: Int32?) -> pid_t? {
        var program = ProgramStart("/bin/sh", arguments: ["-c", "trap : INT QUIT; \(command)"])
        if let descriptor { program.files = [(STDIN_FILENO, .copy(of: descriptor))] }
        program.resetsSignals = true
        return program.start()
    }

    private static func status(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}
