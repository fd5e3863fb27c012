import Diagnostics
import Foundation
import Playground
import Synchronization

/// The inside of a worker process: a request a line in, a `WorkerReply` a line out. It is confined.
struct Worker {
    /// Bytes by which the process may have grown before it lets another one go on.
    private static let growthLimit = 200_000_000

    /// Those of a request, or of each part of one that restarts the watchdog.
    let limits: Playground.Limits
    /// Files and folders that requests name.
    var readable: [String] = []
    /// Bytes that the process may reserve besides twice what a request may take.
    var reserve = Confinement.usualReserve

    /// Answers requests until there are no more.
    ///
    /// - Parameter stopped: the reply to a request that passed a limit; the process ends with it.
    func run<Request: Codable & Sendable, Reply: Codable>(
        stopped: @escaping @Sendable (Request, Diagnostic) -> Reply, answer: (Request, Watchdog) -> Reply
    ) {
        Confinement.endWithParent()
        Confinement.begin(limits, alsoReading: readable, reserve: reserve, output: .pipe)
        let channel = MessageChannel(reading: STDIN_FILENO, writing: STDOUT_FILENO)
        let current = Mutex<Request?>(nil)
        let watchdog = Watchdog(limits, inputs: 2) { passed in
            if let request = current.withLock({ $0 }) {
                MessageChannel(reading: STDIN_FILENO, writing: STDOUT_FILENO).send(WorkerReply(reply: stopped(request, passed), isLast: true))
            }
            _exit(ExitStatus.limited.rawValue)
        }
        let atStart = Playground.ProcessMemory.resident ?? 0
        while case .line(let line) = channel.receive(), let request: Request = channel.decoded(line) {
            current.withLock { $0 = request }
            let reply = watchdog.watching { answer(request, watchdog) }
            if (Playground.ProcessMemory.resident ?? 0) - atStart > Self.growthLimit / 2 { giveBackFreeMemory() }
            let isLarge = (Playground.ProcessMemory.resident ?? 0) - atStart > Self.growthLimit
            channel.send(WorkerReply(reply: reply, isLast: isLarge))
            if isLarge { return }
        }
    }
}
