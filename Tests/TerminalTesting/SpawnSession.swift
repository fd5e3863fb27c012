import Foundation

/// Starts a program as the leader of a session whose terminal is the one of this name; nil where that fails.
func spawnSession(_ path: String, arguments: [String], environment: [String: String], terminal: String) -> pid_t? {
    #if canImport(Darwin)
        var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        let newSession = POSIX_SPAWN_SETSID
    #else
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        // glibc declares it for GNU's C only.
        let newSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a new session opens becomes the session's.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] { posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, descriptor) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(newSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let (words, variables) = (([path] + arguments).map { strdup($0) }, environment.map { strdup("\($0)=\($1)") })
    defer { for pointer in words + variables { free(pointer) } }
    var process: pid_t = 0
    return posix_spawn(&process, path, &actions, &attributes, words + [nil], variables + [nil]) == 0 ? process : nil
}
