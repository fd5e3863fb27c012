import Foundation
import Testing

@testable import Progress

/// Several sessions on one file, and sessions that end abruptly.
@Suite(.serialized)
struct SessionsTests {
    @Test func twoStoresInOneProcessLoseNothing() async throws {
        let folder = try Folder()
        await withTaskGroup(of: Void.self) { group in
            for name in ["a", "b"] {
                group.addTask { [path = folder.store] in
                    let store = ProgressStore.open(path: path)
                    for number in 0..<150 { #expect(store.record(Writer.reply("\(name)-\(number)")) == nil) }
                }
            }
        }
        let store = ProgressStore.open(path: folder.store)
        #expect(Set(store.replies) == Set(["a", "b"].flatMap { name in (0..<150).map { "\(name)-\($0)" } }))
        let derived = try store.derived()
        store.rebuild()
        #expect(try store.derived() == derived)
    }

    @Test func twoProcessesLoseNothing() throws {
        let folder = try Folder()
        let writers = try ["a", "b"].map { try Writer(["write", folder.store, $0, "150"]) }
        for writer in writers { #expect(writer.finish().count == 150) }
        let store = ProgressStore.open(path: folder.store)
        #expect(Set(store.replies) == Set(["a", "b"].flatMap { name in (0..<150).map { "\(name)-\($0)" } }))
    }

    /// A process is killed a hundred times, from the making of the file on; what it said was saved is there.
    @Test func whatWasAcknowledgedOutlivesAKill() throws {
        var generator = SystemRandomNumberGenerator()
        var total = 0
        for _ in 0..<10 {
            let folder = try Folder()
            var acknowledged: Set<String> = []
            for round in 0..<10 {
                let writer = try Writer(["write", folder.store, "\(round)", "100000"])
                Thread.sleep(forTimeInterval: Double.random(in: 0.005...0.1, using: &generator))
                acknowledged.formUnion(writer.kill().map { "\(round)-\($0)" })
                let store = ProgressStore.open(path: folder.store)
                #expect(store.notices.isEmpty && store.isSaving)
                let replies = Set(store.replies)
                #expect(acknowledged.isSubset(of: replies))
                // The last event of each round may be on disk and not yet acknowledged.
                #expect(replies.count <= acknowledged.count + round + 1)
            }
            let store = ProgressStore.open(path: folder.store)
            let derived = try store.derived()
            store.rebuild()
            #expect(try store.derived() == derived)
            total += acknowledged.count
        }
        #expect(total > 20, "the processes were killed before they could write")
    }
}

/// The program `progress-writer`, running.
struct Writer {
    private let process = Process()
    private let output = Pipe()

    init(_ arguments: [String], temporaryFolder: String? = nil) throws {
        process.executableURL = Self.program
        process.arguments = arguments
        process.standardOutput = output
        if let temporaryFolder { process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporaryFolder]) { $1 } }
        try process.run()
    }

    /// The lines that were written when it has ended.
    func finish() -> [String] {
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // Empty, or cut off.
        lines.removeLast()
        return lines
    }

    func kill() -> [String] {
        Foundation.kill(process.processIdentifier, SIGKILL)
        return finish()
    }

    static func reply(_ text: String) -> Event.Kind { answer(.question(quiz: "boxes", question: "sum"), reply: text) }

    /// Beside the test bundle, where the package manager builds both.
    private static let program: URL = {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" } ?? Bundle.main.bundleURL
        let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
        return folder.appendingPathComponent("progress-writer")
    }()
}
