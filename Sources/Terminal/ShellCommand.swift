import Foundation

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
        if let descriptor { posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO) }
        // What this process ignores, its children would, too.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for number in [SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGHUP, SIGWINCH, SIGCONT] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var process: pid_t = 0
        let failure = withCStrings(["sh", "-c", "trap : INT QUIT; \(command)"]) { arguments in
            withCStrings(ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environment)
            }
        }
        return failure == 0 ? process : nil
    }

    private static func status(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}

/// Lends strings as C has them, with a null pointer behind the last.
private func withCStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
}
