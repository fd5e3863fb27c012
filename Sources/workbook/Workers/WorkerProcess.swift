import Foundation

/// A process that answers requests one after the other, so that one that ends it or never ends takes no other along.
final class WorkerProcess {
    /// Seconds beyond a request's own after which the process is ended from outside: it didn't end itself.
    private static let grace = 3.0

    private let process = Process()
    private let input = Pipe(), output = Pipe()
    private var received: [UInt8] = []

    /// - Parameter arguments: those that make this program a worker process.
    init?(arguments: [String]) {
        guard let executable = Bundle.main.executableURL else { return nil }
        process.executableURL = executable
        process.arguments = arguments
        (process.standardInput, process.standardOutput) = (input, output)
        // What it would say of its end is said by its reply, or by what is said in place of one.
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
    }

    deinit { end() }

    /// Sends a request, and waits for its answer.
    ///
    /// - Parameter seconds: that the request may take.
    /// - Throws: `Failure` where the process ended or had to be ended; it then answers nothing more.
    func answer<Request: Encodable, Reply>(to request: Request, seconds: Double) throws(Failure) -> WorkerReply<Reply> {
        do {
            try input.fileHandleForWriting.write(contentsOf: Data((Context.line(request) + "\n").utf8))
        } catch {
            throw ended()
        }
        guard let line = readLine(before: .now + .seconds(seconds + Self.grace)) else { throw ended(hasTime: false) }
        guard !line.isEmpty else { throw ended() }
        guard let answer = try? JSONDecoder().decode(WorkerReply<Reply>.self, from: Data(line)) else {
            end()
            throw Failure(.internalFault, "worker-fault", "a process of the workbook said something unreadable", help: "please report it with the file")
        }
        if answer.isLast { end() }
        return answer
    }

    /// The bytes of a line without its end; empty where the output ended, nil where time did.
    private func readLine(before deadline: ContinuousClock.Instant) -> [UInt8]? {
        let descriptor = output.fileHandleForReading.fileDescriptor
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var searched = 0
        while true {
            if let end = received[searched...].firstIndex(of: 0x0A) {
                defer { received.removeSubrange(...end) }
                return Array(received[..<end])
            }
            searched = received.count
            let left = deadline - .now
            guard left > .zero else { return nil }
            var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let milliseconds = min(Double(left.components.seconds) * 1000 + 50, 60_000)
            guard poll(&ready, 1, Int32(milliseconds)) > 0 else { continue }
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return [] }
            received += buffer[..<count]
        }
    }

    private func ended(hasTime: Bool = true) -> Failure {
        end()
        guard hasTime else { return Failure(.limited, "limit-time", "it did not end within its time and was stopped", help: "--time sets the limit") }
        let status = process.terminationReason == .uncaughtSignal ? "signal \(process.terminationStatus)" : "status \(process.terminationStatus)"
        return Failure(.internalFault, "worker-ended", "the workbook met a fault of its own (\(status))", help: "please report it with the file")
    }

    private func end() {
        try? input.fileHandleForWriting.close()
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }
}
