import Foundation
import Synchronization

/// Lets compiler and workbook judge programs.
struct Judge: Sendable {
    let frontend: URL
    /// Threads at a time.
    let jobs: Int
    private let workbook = Workbook()
    /// How many programs the compiler gets at once.
    private static let batch = 250

    init(frontend: URL, jobs: Int) { (self.frontend, self.jobs) = (frontend, jobs) }

    /// The programs of a seed.
    func trials(seed: UInt64, indices: Range<Int>, runs: Bool = true) throws -> [Trial] {
        try trials(indices.map { ($0, GeneratedProgram(seed: seed, index: $0)) }, runs: runs)
    }

    /// In the order of the programs.
    func trials(_ programs: [(index: Int, program: GeneratedProgram)], runs: Bool) throws -> [Trial] {
        let size = min(Self.batch, max(1, (programs.count + jobs - 1) / jobs))
        let batches = stride(from: 0, to: programs.count, by: size).map { Array(programs[$0..<min($0 + size, programs.count)]) }
        let results = Mutex<[Int: Result<[Trial], any Error>]>([:])
        let next = Mutex(0)
        let group = DispatchGroup()
        for _ in 0..<jobs {
            group.enter()
            // Checking recurses with the nesting of what it reads.
            let thread = Thread {
                while true {
                    let index = next.withLock { value in
                        defer { value += 1 }
                        return value
                    }
                    guard index < batches.count else { break }
                    let result = Result { try judged(batches[index], runs: runs) }
                    results.withLock { $0[index] = result }
                }
                group.leave()
            }
            thread.stackSize = 512 << 20
            thread.start()
        }
        group.wait()
        let found = results.withLock { $0 }
        return try batches.indices.flatMap { try found[$0]?.get() ?? [] }
    }

    private func judged(_ batch: [(index: Int, program: GeneratedProgram)], runs: Bool) throws -> [Trial] {
        let theirs = try CompiledPrograms.verdicts(on: batch.map(\.program), runs: runs, frontend: frontend)
        return zip(batch, theirs).enumerated().map { number, pair in
            let (item, theirs) = pair
            var ours = workbook.verdict(on: item.program, number: number)
            if !runs, case .ran = ours { ours = .ran([], traps: false) }
            return Trial(index: item.index, program: item.program, ours: ours, theirs: theirs)
        }
    }
}

extension Judge {
    /// The smallest programs found that differ in the same way, one for each trial.
    func shrunk(_ trials: [Trial]) throws -> [Trial] {
        var best = trials
        for _ in 0..<Self.rounds {
            let candidates = best.enumerated().flatMap { place, trial in
                trial.program.reductions.map { (index: place, program: $0) }.sorted { $0.program.length < $1.program.length }.prefix(Self.attempts)
            }
            guard !candidates.isEmpty else { break }
            let judged = try self.trials(candidates, runs: best.contains { $0.difference == .type || $0.difference == .value })
            var isDone = true
            for (place, trial) in best.enumerated() {
                guard let smaller = judged.first(where: { $0.index == place && $0.difference == trial.difference && $0.ours.kind == trial.ours.kind }) else {
                    continue
                }
                best[place] = Trial(index: trial.index, program: smaller.program, ours: smaller.ours, theirs: smaller.theirs)
                isDone = false
            }
            if isDone { break }
        }
        return best
    }

    private static let (rounds, attempts) = (6, 25)
}

extension GeneratedProgram {
    var length: Int { text(number: 1).count }
}

extension Verdict {
    /// The words of a reason without names and types, by which differences are told apart.
    var kind: String? {
        guard case .refused(let reason) = self else { return nil }
        return reason.replacing(/'[^']*'/, with: "…")
    }
}
