import ArgumentParser
import Foundation

/// `make generated`: programs of a grammar, judged by the compiler and the workbook.
struct GeneratedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generated", abstract: "Draws programs from a grammar and compares the workbook's verdict, types and output with the compiler's.")

    @Option(help: "How many.") var count = 20_000
    @Option(help: "What they are drawn from.") var seed: UInt64 = 1
    @Option(help: "Threads at a time.") var jobs = ProcessInfo.processInfo.activeProcessorCount
    @Option(help: "How many differences of a kind are made smaller.") var shrink = 20
    @Option(help: "Keeps the compiler's verdicts in this file, for the next run.") var cache: String?
    @Option(parsing: .upToNextOption, help: "Prints the programs of these indices and both verdicts.") var only: [Int] = []

    func run() throws {
        guard let frontend = CompiledPrograms.frontend else { throw ValidationError("no Swift compiler is on the path") }
        let cache = try cache.map { try VerdictCache(file: URL(fileURLWithPath: $0)) }
        let judge = Judge(frontend: frontend, jobs: max(jobs, 1), cache: cache)
        if !only.isEmpty {
            for trial in try judge.trials(seed: seed, indices: only) { print(trial.described(number: trial.index)) }
            return
        }
        let start = ContinuousClock.now
        let trials = try judge.trials(seed: seed, indices: Array(0..<max(count, 0)))
        try cache?.save()
        let seconds = (ContinuousClock.now - start).components.seconds
        let judged = trials.count { $0.theirs != .unknown }
        var differing = 0
        for kind in Difference.allCases {
            let found = trials.filter { $0.difference == kind }
            differing += found.count
            print("== \(kind.rawValue): \(found.count) \(found.map(\.index))")
            let shrunk = try judge.shrunk(Array(found.prefix(shrink)))
            for trial in shrunk.sorted(by: { ($0.ours.kind ?? "", $0.program.length) < ($1.ours.kind ?? "", $1.program.length) }) {
                print(trial.described(number: trial.index))
            }
        }
        let accepted = trials.count { !$0.theirs.isRefused }
        let agreement = Double(judged - differing) / Double(max(judged, 1)) * 100
        print(
            "\(judged) programs in \(seconds) s, \(accepted) of them accepted by the compiler; \(differing) differ; \(String(format: "%.2f", agreement)) % agree"
        )
    }
}

extension Trial {
    func described(number: Int) -> String { "-- \(index)\n\(program.text(number: number))   workbook: \(ours)\n   compiler: \(theirs)" }
}

GeneratedCommand.main()
