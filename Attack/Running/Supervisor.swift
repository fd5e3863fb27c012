import Foundation
import Synchronization

/// Carries out attacks, several at a time.
final class Supervisor: Sendable {
    struct Target: Sendable {
        let family: Family
        let index: Int
        var name: String { "\(family.name)/\(index)" }
    }
    struct Found: Sendable {
        let name: String
        let words: String
        /// The folder that keeps it.
        let folder: String
    }

    private let runner: TrialRunner
    private let seed: UInt64
    private let folder: String
    private let shrinks: Bool
    private let state = Mutex<(next: Int, summary: Summary, found: [Found], failure: (any Error)?)>((0, Summary(), [], nil))

    /// - Parameter folder: where scratch folders are made and failing inputs are kept.
    init(_ runner: TrialRunner, seed: UInt64, folder: String, shrinks: Bool) {
        (self.runner, self.seed, self.folder, self.shrinks) = (runner, seed, folder, shrinks)
    }

    /// - Parameter arrived: called for each input that broke a promise, as soon as it did.
    func run(_ targets: [Target], jobs: Int, arrived: @Sendable (Found) -> Void) throws -> (summary: Summary, found: [Found]) {
        DispatchQueue.concurrentPerform(iterations: jobs) { job in
            do {
                let runner = try runner.copy()
                while let target = next(of: targets) {
                    if let found = try attack(target, with: runner, in: "\(folder)/scratch-\(job)") { arrived(found) }
                }
            } catch {
                state.withLock { $0.failure = error }
            }
            try? FileManager.default.removeItem(atPath: "\(folder)/scratch-\(job)")
        }
        let (_, summary, found, failure) = state.withLock { $0 }
        if let failure { throw failure }
        return (summary, found)
    }

    private func next(of targets: [Target]) -> Target? {
        state.withLock { state in
            defer { state.next += 1 }
            return state.failure == nil && state.next < targets.count ? targets[state.next] : nil
        }
    }

    private func attack(_ target: Target, with runner: TrialRunner, in scratch: String) throws -> Found? {
        let attack = target.family.attack(target.index, seed: seed)
        let repeats = target.index.isMultiple(of: 4)
        var trial = try runner.trial(of: attack, in: scratch, repeats: repeats)
        // Another process may have had the processor for a while: what is slow must be slow again.
        if trial.faults.count == 1, trial.faults[0].kind == .time { trial = try runner.trial(of: attack, in: scratch, repeats: repeats) }
        state.withLock { $0.summary.note(trial, of: target) }
        guard let fault = trial.faults.first else { return nil }
        let smallest = try !shrinks ? attack : Shrinking(runner: runner, scratch: scratch).smallest(attack, breaking: fault, after: trial.launch.seconds)
        let kept = "\(folder)/\(target.family.name)-\(target.index)"
        let last = try KeptAttack(smallest, runner: runner, folder: kept).trial
        let words = (last.faults.contains { $0.kind == fault.kind } ? last : trial).faults.map(\.words).joined(separator: "; ")
        let found = Found(name: target.name, words: words, folder: kept)
        state.withLock { $0.found.append(found) }
        return found
    }
}
