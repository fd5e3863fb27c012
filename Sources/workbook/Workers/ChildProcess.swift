import Foundation

/// A process of this program that hears from us on its standard input and answers on its standard output.
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
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, toChild.reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, fromChild.writing, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        // Ctrl-C on the terminal is for us, who hand it on.
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let (words, variables) = (([path] + arguments).map { strdup($0) }, environment.map { strdup("\($0)=\($1)") })
        defer { for pointer in words + variables { free(pointer) } }
        var id: pid_t = 0
        let status = posix_spawn(&id, path, &actions, &attributes, words + [nil], variables + [nil])
        close(toChild.reading)
        close(fromChild.writing)
        (self.id, input, output) = (id, toChild.writing, fromChild.reading)
        channel = MessageChannel(reading: output, writing: input)
        if status != 0 {
            ending = .status(status)
            return nil
        }
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
