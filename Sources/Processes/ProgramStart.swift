import Foundation

/// A program that is to be started, and what its process begins with.
public struct ProgramStart {
    /// What the new process belongs to.
    public enum Group {
        /// The group of the process that starts it: it may read the terminal in its place.
        case starters
        /// Its own group, which Ctrl-C on the terminal doesn't reach.
        case own
        /// Its own session. The first terminal that it opens becomes the session's.
        case session
    }

    /// What a descriptor of the new process is.
    public enum File {
        case path(String, flags: Int32)
        /// The same as a descriptor of the process that starts it, or as one of the new process that comes before it.
        case copy(of: Int32)
    }

    private let path: String
    private let arguments: [String]
    private let environment: [String: String]
    /// In order; descriptors that aren't listed are those of the process that starts it.
    public var files: [(descriptor: Int32, file: File)] = []
    public var group = Group.starters
    /// Whether signals mean to it what they mean by default, no matter what they mean to the process that starts it.
    public var resetsSignals = false

    /// - Parameter arguments: those after the program's name.
    public init(_ path: String, arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment) {
        (self.path, self.arguments, self.environment) = (path, arguments, environment)
    }

    /// The number of the new process; nil where the program isn't there, or the system starts no more processes.
    public func start() -> pid_t? {
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
        for (descriptor, file) in files {
            switch file {
            case .path(let path, let flags): posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
            case .copy(let original): posix_spawn_file_actions_adddup2(&actions, original, descriptor)
            }
        }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        let (words, variables) = (([path] + arguments).map { strdup($0) }, environment.map { strdup("\($0)=\($1)") })
        defer { for pointer in words + variables { free(pointer) } }
        var process: pid_t = 0
        return posix_spawn(&process, path, &actions, &attributes, words + [nil], variables + [nil]) == 0 ? process : nil
    }

    private var flags: Int32 {
        let signals = resetsSignals ? Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) : 0
        switch group {
        case .starters: return signals
        case .own: return signals | Int32(POSIX_SPAWN_SETPGROUP)
        #if canImport(Darwin)
            case .session: return signals | Int32(POSIX_SPAWN_SETSID)
        #else
            // glibc declares it for GNU's C only.
            case .session: return signals | 0x80
        #endif
        }
    }
}
