import ArgumentParser
import Foundation

/// `make mutants`: nothing that a snippet contains may crash, hang or pass a limit.
struct MutantsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutants", abstract: "Tries snippets with tokens changed, and generated ones: none may crash, hang or pass a limit.")

    @Option(help: "How many.") var count = 1_000_000
    @Option(help: "What they are drawn from.") var seed: UInt64 = 1
    @Option(help: "Processes at a time.") var jobs = ProcessInfo.processInfo.activeProcessorCount
    @Option(help: "The folder of the files that are mutated.") var articles = "Tests/PlaygroundTests/Articles"
    @Option(help: "Prints the mutant of this index and runs it in this process.") var only: Int?
    @Option(parsing: .upToNextOption, help: .hidden) var worker: [Int] = []

    func run() throws {
        let mutants = try Mutants(seed: seed, articles: URL(fileURLWithPath: articles))
        if let only {
            // Printed before a crash.
            FileHandle.standardOutput.write(Data(mutants[only].utf8))
            let trial = mutants.trial(only)
            print("// \(trial.ending)\(trial.fault.map { ", a fault: \($0)" } ?? "")")
        } else if worker.count == 3 {
            Worker(mutants: mutants, indices: stride(from: worker[0], to: worker[1], by: max(worker[2], 1))).run()
        } else {
            try supervise()
        }
    }

    private func supervise() throws {
        let start = ContinuousClock.now
        let found = try Supervisor(count: max(count, 0), jobs: max(jobs, 1), arguments: ["--seed", "\(seed)", "--articles", articles]).run()
        let seconds = (ContinuousClock.now - start).components.seconds
        for fault in found.faults.sorted(by: { $0.index < $1.index }) {
            print("mutant \(fault.index): \(fault.what); --seed \(seed) --only \(fault.index) shows it")
        }
        let endings = found.endings.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        print("\(found.endings.values.reduce(0, +)) mutants in \(seconds) s: \(endings); \(found.faults.count) faults")
        if !found.faults.isEmpty { throw ExitCode.failure }
    }
}

/// Parsing and checking recurse with the nesting of what they read, as in the workbook itself.
let thread = Thread { MutantsCommand.main() }
thread.stackSize = 512 << 20
thread.start()
while !thread.isFinished { Thread.sleep(forTimeInterval: 0.05) }
