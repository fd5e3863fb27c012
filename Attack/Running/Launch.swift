import Foundation

/// Runs a program once, in the current folder, and measures it from outside.
///
/// It is done by a process of its own: the peak memory that the system reports for a program includes that of the process which began it.
struct Launch: Codable {
    struct Bounds: Codable {
        /// After which the program is killed.
        var seconds: Double
        /// Of output and errors together, after which it is killed.
        var outputBytes: Int
        /// Of resident memory, after which it is killed; looked at where the system has `/proc`.
        var memoryBytes: Int
    }
    enum Ending: Codable, Equatable {
        case exited(Int32), signaled(Int32)
        case outOfTime, outOfOutput, outOfMemory
    }

    let ending: Ending
    let seconds: Double
    /// The largest resident memory of the program or of a process that it waited for, in bytes.
    let peakBytes: Int
    /// Whether processes of the program went on after its end.
    let leftProcesses: Bool

    /// - Parameters:
    ///   - program: its path.
    ///   - paths: the files of standard input, output and errors.
    init(_ program: String, _ arguments: [String], environment: [String: String], paths: [String], bounds: Bounds) throws {
        let start = ContinuousClock.now
        let process = try Self.spawn(program, arguments, environment: environment, paths: paths)
        var killed: Ending?
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, WNOHANG, &usage) == 0 {
            if killed == nil, let passed = Self.passed(bounds, process, paths, since: start) {
                killed = passed
                kill(-process, SIGKILL)
            }
            usleep(2_000)
        }
        seconds = (ContinuousClock.now - start) / .seconds(1)
        ending = killed ?? (status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signaled(status & 0x7F))
        #if os(Linux)
            peakBytes = usage.ru_maxrss * 1024
        #else
            peakBytes = usage.ru_maxrss
        #endif
        leftProcesses = Self.endGroup(process)
    }

    private static func spawn(_ program: String, _ arguments: [String], environment: [String: String], paths: [String]) throws -> pid_t {
        #if os(Linux)
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(nil as OpaquePointer?), posix_spawnattr_t(nil as OpaquePointer?))
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (descriptor, path) in paths.enumerated() {
            let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_APPEND
            posix_spawn_file_actions_addopen(&actions, Int32(descriptor), path, flags, 0o600)
        }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
        return process
    }

    private static func passed(_ bounds: Bounds, _ process: pid_t, _ paths: [String], since start: ContinuousClock.Instant) -> Ending? {
        if ContinuousClock.now - start > .seconds(bounds.seconds) { return .outOfTime }
        if paths.dropFirst().map(size).reduce(0, +) > bounds.outputBytes { return .outOfOutput }
        guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else { return nil }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(getpagesize()) > bounds.memoryBytes ? .outOfMemory : nil
    }

    private static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    }

    /// Ends what is left of the group, which may need a moment to go by itself; tells whether there was something.
    private static func endGroup(_ process: pid_t) -> Bool {
        for _ in 0..<100 {
            guard kill(-process, 0) == 0 else { return false }
            usleep(5_000)
        }
        kill(-process, SIGKILL)
        return true
    }
}
