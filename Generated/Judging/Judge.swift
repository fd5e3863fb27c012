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

    private let cache: VerdictCache?

    init(frontend: URL, jobs: Int, cache: VerdictCache? = nil) { (self.frontend, self.jobs, self.cache) = (frontend, jobs, cache) }

    /// The programs of a seed.
    func trials(seed: UInt64, indices: [Int], runs: Bool = true) throws -> [Trial] {
        try trials(indices.map { ($0, GeneratedProgram(seed: seed, index: $0), $0) }, runs: runs)
    }

    /// In the order of the programs.
    private func trials(_ programs: [(index: Int, program: GeneratedProgram, number: Int)], runs: Bool) throws -> [Trial] {
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

    private func judged(_ batch: [(index: Int, program: GeneratedProgram, number: Int)], runs: Bool) throws -> [Trial] {
        let programs = batch.map { NumberedProgram($0.program, number: $0.number) }
        var theirs = programs.map { runs ? cache?[$0.text] : nil }
        let unknown = theirs.indices.filter { theirs[$0] == nil }
        if !unknown.isEmpty {
            let verdicts = try CompiledPrograms.verdicts(on: unknown.map { programs[$0] }, runs: runs, frontend: frontend)
            for (place, verdict) in zip(unknown, verdicts) {
                theirs[place] = verdict
                if runs { cache?[programs[place].text] = verdict }
            }
        }
        return zip(batch, zip(programs, theirs)).map { item, judged in
            var ours = workbook.verdict(on: judged.0)
            if !runs, case .ran = ours { ours = .ran([], traps: false) }
            return Trial(index: item.index, program: item.program, ours: ours, theirs: judged.1 ?? .unknown)
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
            let runs = best.contains { $0.difference == .type || $0.difference == .value }
            let judged = try self.trials(candidates.enumerated().map { ($1.index, $1.program, $0) }, runs: runs)
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
