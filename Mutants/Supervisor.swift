import Foundation
import Synchronization

/// Shares the mutants among processes, and notes which of them crash, hang or do wrong.
final class Supervisor: Sendable {
    struct Findings {
        /// How many ended how.
        var endings: [String: Int] = [:]
        var faults: [(index: Int, what: String)] = []
    }
    private struct Failure: Error, CustomStringConvertible { let description: String }
    private let findings = Mutex(Findings())
    private let count: Int
    private let jobs: Int
    /// The arguments that a process gets in addition to its own.
    private let arguments: [String]
    /// A new process begins after this many: what little a run leaves behind goes with it.
    private static let lifetime = 5_000
    /// Milliseconds without output after which a process counts as hung.
    private static let patience: Int32 = 60_000

    init(count: Int, jobs: Int, arguments: [String]) { (self.count, self.jobs, self.arguments) = (count, jobs, arguments) }

    func run() throws -> Findings {
        let failure = Mutex<(any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: jobs) { job in
            do {
                var next = job
                while next < count { next = try process(from: next) }
            } catch {
                failure.withLock { $0 = error }
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
        return findings.withLock { $0 }
    }

    /// Lets a process try mutants; gives the index that comes after its last.
    private func process(from first: Int) throws -> Int {
        let end = min(count, first + jobs * Self.lifetime)
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments + ["--worker", "\(first)", "\(end)", "\(jobs)"]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        try? pipe.fileHandleForWriting.close()
        var running: Int?
        var hangs = false
        let lines = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
        reading: while true {
            switch lines.next(within: Self.patience) {
            case .line(let line): note(line, &running)
            case .silence:
                hangs = true
                kill(process.processIdentifier, SIGKILL)
                break reading
            case .end: break reading
            }
        }
        process.waitUntilExit()
        guard let running else {
            guard process.terminationStatus == 0 else { throw Failure(description: "a process of mutants ended with status \(process.terminationStatus)") }
            return first + jobs * Self.lifetime
        }
        findings.withLock { $0.faults.append((running, hangs ? "hangs" : "crashed with signal \(process.terminationStatus)")) }
        return running + jobs
    }

    private func note(_ line: String, _ running: inout Int?) {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count >= 2, let index = Int(words[1]) else { return }
        switch words[0] {
        case "begin": running = index
        case "fault": findings.withLock { $0.faults.append((index, words.count > 2 ? words[2] : "")) }
        default:
            running = nil
            findings.withLock { $0.endings[words.count > 2 ? words[2] : "", default: 0] += 1 }
        }
    }
}

/// Lines of another process as they come.
final class LineReader {
    enum Event { case line(String), silence, end }
    private let descriptor: Int32
    private var bytes: [UInt8] = []

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// - Parameter patience: milliseconds.
    func next(within patience: Int32) -> Event {
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                defer { bytes.removeFirst(end + 1) }
                return .line(String(decoding: bytes[..<end], as: UTF8.self))
            }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&request, 1, patience)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return .silence }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return .end }
            bytes += buffer[..<count]
        }
    }
}
