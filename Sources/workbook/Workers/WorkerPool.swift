import Diagnostics
import Foundation
import Playground
import Synchronization

/// Has worker processes answer requests, several at a time, and hands the replies on in the order of the requests.
final class WorkerPool<Request: Codable & Sendable, Reply: Codable & Sendable>: Sendable {
    /// Seconds beyond a request's own after which its process is ended from outside: it didn't end itself.
    private static var grace: Double { 3 }

    private let requests: [Request]
    private let arguments: [String]
    private let seconds: Double
    /// Seconds by the clock in which a request has to be answered.
    private var patience: Double { Playground.Limits.patience(for: seconds) + Self.grace }
    private let failed: @Sendable (Request, Failure) -> Reply
    private let next = Atomic(0)
    private let replies: Mutex<[Int: Reply]> = Mutex([:])
    private let arrivals = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - arguments: those that make this program a worker process.
    ///   - seconds: that one request may take.
    ///   - failed: the reply in place of one that its process could not give.
    init(_ requests: [Request], arguments: [String], seconds: Double, failed: @escaping @Sendable (Request, Failure) -> Reply) {
        (self.requests, self.arguments, self.seconds, self.failed) = (requests, arguments, seconds, failed)
    }

    /// - Parameters:
    ///   - jobs: how many processes work at a time.
    ///   - known: replies that need no work, by index.
    ///   - started: called on another thread before a request is handed to a process.
    ///   - arrived: called on another thread as soon as a reply is there.
    ///   - take: called with each reply in order.
    func run(
        jobs: Int, known: [Int: Reply] = [:], started: @escaping @Sendable (Request) -> Void = { _ in },
        arrived: @escaping @Sendable (Request, Reply) -> Void = { _, _ in }, take: (Request, Reply) -> Void
    ) {
        replies.withLock { $0 = known }
        for _ in 0..<min(jobs, requests.count - known.count) {
            Thread.detachNewThread { [self] in work(skipping: Set(known.keys), started, arrived) }
        }
        for (index, request) in requests.enumerated() {
            var reply = replies.withLock { $0.removeValue(forKey: index) }
            while reply == nil {
                arrivals.wait()
                reply = replies.withLock { $0.removeValue(forKey: index) }
            }
            if let reply { take(request, reply) }
        }
    }

    private func work(skipping known: Set<Int>, _ started: (Request) -> Void, _ arrived: (Request, Reply) -> Void) {
        var process: ChildProcess?
        while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard requests.indices.contains(index) else { return }
            if known.contains(index) { continue }
            started(requests[index])
            let reply: Reply
            do throws(Failure) {
                process = process ?? ChildProcess(arguments: arguments)
                guard let running = process else { throw Failure(.internalFault, "no-process", "no process could be started", help: "end other programs") }
                let answer = try answer(of: running, to: requests[index])
                if answer.isLast { process = nil }
                reply = answer.reply
            } catch {
                reply = failed(requests[index], error)
                process = nil
            }
            arrived(requests[index], reply)
            replies.withLock { $0[index] = reply }
            arrivals.signal()
        }
    }

    /// - Throws: `Failure` where the process ended or had to be ended; it then answers nothing more.
    private func answer(of process: ChildProcess, to request: Request) throws(Failure) -> WorkerReply<Reply> {
        guard process.channel.send(request, within: patience) else { throw Self.fault(process.end()) }
        switch process.channel.receive(within: patience) {
        case .line(let line):
            if let answer: WorkerReply<Reply> = process.channel.decoded(line) { return answer }
            throw Failure(.internalFault, "worker-fault", "a process of the workbook said something unreadable", help: "please report it with the file")
        case .timeout: throw Failure(.limited, "limit-time", "it did not end within its time and was stopped", help: "--time sets the limit")
        case .end: throw Self.fault(process.end())
        }
    }

    private static func fault(_ ending: ChildProcess.Ending) -> Failure {
        Failure(.internalFault, "worker-ended", "the workbook met a fault of its own (\(ending))", help: "please report it with the file")
    }
}

/// What a worker process answers, on a line.
struct WorkerReply<Reply: Codable>: Codable {
    let reply: Reply
    /// Whether the process ends after this reply, since it has grown too large or a limit was passed.
    let isLast: Bool
}
