import Foundation
import Processes

/// Runs a program once, in the current folder, and measures it from outside.
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
    /// By the clock.
    let seconds: Double
    /// Of a processor, those of processes that it waited for among them.
    let processorSeconds: Double
    /// The largest resident memory of the program or of a process that it waited for, in bytes.
    let peakBytes: Int
    /// Whether processes of the program went on after its end.
    let leftProcesses: Bool
    /// Whether the program ended without giving the terminal back as it was.
    let leftTerminal: Bool
    /// Whether the program read the terminal's keys itself; until then the terminal turns Ctrl-C and Ctrl-\ into signals that end it.
    let tookTerminal: Bool

    /// - Parameters:
    ///   - program: its path.
    ///   - paths: the files of standard input, output and errors.
    ///   - script: what is typed where all three are a terminal; what comes out is still kept as output.
    init(
        _ program: String, _ arguments: [String], environment: [String: String], paths: [String], script: TerminalScript? = nil, bounds: Bounds
    ) throws {
        var call = ProgramStart(program, arguments: arguments, environment: environment)
        call.files = paths.enumerated().map { (Int32($0), .path($1, flags: $0 == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_APPEND)) }
        call.group = .own
        var typed = script.flatMap { TypedTerminal($0, transcript: paths[1]) }
        if let typed {
            call.files = [(0, .path(typed.pair.name, flags: O_RDWR)), (1, .copy(of: 0)), (2, .copy(of: 0))]
            call.group = .session
        }
        let began = ContinuousClock.now
        guard let process = call.start() else { throw POSIXError(.ENOENT) }
        var killed: Ending?
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, WNOHANG, &usage) == 0 {
            if killed == nil, let passed = Self.passed(bounds, process, paths, since: began) {
                killed = passed
                kill(-process, SIGKILL)
            }
            typed?.goOn()
            usleep(2_000)
        }
        tookTerminal = typed?.wasTaken ?? false
        leftTerminal = typed.map { $0.isOpen && !$0.pair.isInOrder } ?? false
        typed?.hangUp()
        seconds = (ContinuousClock.now - began) / .seconds(1)
        ending = killed ?? (status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signaled(status & 0x7F))
        processorSeconds = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        #if os(Linux)
            peakBytes = usage.ru_maxrss * 1024
        #else
            peakBytes = usage.ru_maxrss
        #endif
        leftProcesses = Self.endGroup(process)
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

    /// Ends what is left of the group, which may need a moment to end by itself; returns whether there was something.
    private static func endGroup(_ process: pid_t) -> Bool {
        for _ in 0..<100 {
            guard goesOn(process) else { return false }
            usleep(5_000)
        }
        kill(-process, SIGKILL)
        return true
    }

    /// Whether a group has a process that runs: one that ended may be there until the system's first process has taken note of it.
    private static func goesOn(_ group: pid_t) -> Bool {
        guard kill(-group, 0) == 0 else { return false }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc") else { return true }
        return names.contains { name in
            guard Int32(name) != nil, let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8) else { return false }
            // `PID (COMMAND) STATE PARENT GROUP …`; a command may contain anything.
            let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
            return fields.count > 3 && fields[1] != "Z" && fields[3] == "\(group)"
        }
    }
}
