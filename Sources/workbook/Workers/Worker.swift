import Diagnostics
import Foundation
import Playground
import Synchronization

/// The inside of a worker process: a request a line in, a `WorkerReply` a line out.
struct Worker {
    /// Bytes by which the process may have grown before it lets another one go on.
    private static let growthLimit = 200_000_000
    /// Those of a request, or of each part of one that restarts the watchdog.
    let limits: Playground.Limits
    /// Bytes that a process may reserve besides twice what a request may take. The stack of the working thread is the most of it, and each run has one of its own:
    /// little of them is ever touched, so this says nothing of the memory in use.
    var reserve = 6_000_000_000

    /// Answers requests until there are no more.
    ///
    /// - Parameters:
    ///   - console: what prints a text on standard output.
    ///   - stopped: the reply to a request that passed a limit; the process ends with it.
    func run<Request: Codable & Sendable, Reply: Codable>(
        in console: @escaping @Sendable (String) -> Void, stopped: @escaping @Sendable (Request, Diagnostic) -> Reply,
        answer: (Request, Watchdog) -> Reply
    ) {
        confine()
        endWithParent()
        let current = Mutex<Request?>(nil)
        @Sendable func say(_ reply: Reply, isLast: Bool) { console(Context.line(WorkerReply(reply: reply, isLast: isLast)) + "\n") }
        let watchdog = Watchdog(limits) { passed in
            if let request = current.withLock({ $0 }) { say(stopped(request, passed), isLast: true) }
            _exit(ExitStatus.limited.rawValue)
        }
        let atStart = Playground.ProcessMemory.resident ?? 0
        while let line = readLine() {
            guard let request = try? JSONDecoder().decode(Request.self, from: Data(line.utf8)) else { return }
            current.withLock { $0 = request }
            let reply = watchdog.watching { answer(request, watchdog) }
            let isLarge = (Playground.ProcessMemory.resident ?? 0) - atStart > Self.growthLimit
            say(reply, isLast: isLarge)
            if isLarge { return }
        }
    }

    /// A worker whose parent was killed would go on with its request.
    private func endWithParent() {
        let parent = getppid()
        Thread.detachNewThread {
            while getppid() == parent { Thread.sleep(forTimeInterval: 1) }
            _exit(ExitStatus.internalFault.rawValue)
        }
    }

    /// A second wall behind the limits that are looked at: the process can't take more memory, and writes no file and no core.
    private func confine() {
        let (bytes, isHuge) = limits.memory.multipliedReportingOverflow(by: 2_000_000)
        if !isHuge { lower(RLIMIT_DATA, to: reserve + bytes) }
        lower(RLIMIT_CORE, to: 0)
        lower(RLIMIT_FSIZE, to: 0)
    }

    #if canImport(Darwin)
        private typealias Resource = Int32
    #else
        private typealias Resource = __rlimit_resource
    #endif

    private func lower(_ resource: Resource, to bytes: Int) {
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        #if canImport(Darwin)
            setrlimit(resource, &limit)
        #else
            setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        #endif
    }
}
