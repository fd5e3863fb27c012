import Foundation
import Processes

/// A process of this program that reads requests on its standard input and answers on its standard output.
final class ChildProcess {
    enum Ending: Equatable, CustomStringConvertible {
        case status(Int32)
        case signal(Int32)

        var description: String {
            switch self {
            case .status(let number): "status \(number)"
            case .signal(let number): "signal \(number)"
            }
        }
    }

    let id: pid_t
    private let input, output: Int32
    let channel: MessageChannel
    /// How it ended; nil while it runs.
    private var ending: Ending?

    /// Starts this program again; nil where the system starts no more processes.
    ///
    /// What it writes to standard error is dropped: it has nothing to say to the learner but by its messages.
    init?(arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let path = Bundle.main.executablePath, let toChild = Self.pipe(), let fromChild = Self.pipe() else { return nil }
        var program = ProgramStart(path, arguments: arguments, environment: environment)
        program.files = [
            (STDIN_FILENO, .copy(of: toChild.reading)), (STDOUT_FILENO, .copy(of: fromChild.writing)), (STDERR_FILENO, .path("/dev/null", flags: O_WRONLY)),
        ]
        // Ctrl-C on the terminal is for us, who hand it on.
        program.group = .own
        let started = program.start()
        close(toChild.reading)
        close(fromChild.writing)
        (input, output) = (toChild.writing, fromChild.reading)
        // Where the process reads nothing more, writing must not wait for it without end.
        _ = fcntl(input, F_SETFL, O_NONBLOCK)
        channel = MessageChannel(reading: output, writing: input)
        guard let started else {
            close(input)
            close(output)
            return nil
        }
        id = started
    }

    deinit {
        _ = end()
        close(input)
        close(output)
    }

    /// Asks it to stop what it does, as Ctrl-C would.
    func interrupt() { if !hasEnded { kill(id, SIGINT) } }

    var hasEnded: Bool {
        reap(WNOHANG)
        return ending != nil
    }

    /// Ends it if it didn't end by itself, and says how it ended.
    func end() -> Ending {
        if !hasEnded {
            kill(id, SIGKILL)
            reap(0)
        }
        return ending ?? .signal(SIGKILL)
    }

    private func reap(_ options: Int32) {
        guard ending == nil else { return }
        var status: Int32 = 0
        var found = waitpid(id, &status, options)
        while found < 0, errno == EINTR { found = waitpid(id, &status, options) }
        if found == id { ending = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F) }
    }

    /// Ends that no other process inherits.
    private static func pipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
