import Foundation

/// How attacks are carried out.
struct TrialRunner: Sendable {
    let binary: String
    /// The flags that limited commands get, in seconds and megabytes.
    let time: Double, memory: Int
    /// What the program has and takes by default where it takes no flags.
    static let (defaultTime, defaultMemory) = (10.0, 2000)
    /// Bytes that no run may print.
    static let outputBytes = 32 << 20
    private var launcher: Launcher
    /// Seconds of a processor and bytes of a run that has nothing to do.
    private(set) var baseSeconds = 0.0
    private(set) var baseBytes = 0

    /// Measures a run of nothing.
    init(binary: String, time: Double, memory: Int, scratch: String) throws {
        (self.binary, self.time, self.memory, launcher) = (binary, time, memory, try Launcher())
        var base = [Launch]()
        for _ in 0..<3 { base.append(try trial(of: .run(""), in: scratch).launch) }
        baseSeconds = base.map(\.processorSeconds).max() ?? 0
        baseBytes = base.map(\.peakBytes).max() ?? 0
    }

    /// The same for another thread.
    func copy() throws -> TrialRunner {
        var copy = self
        copy.launcher = try Launcher()
        return copy
    }

    /// - Parameters:
    ///   - folder: the scratch folder; what is there is replaced.
    ///   - repeats: whether a snippet that ends by itself is run again, to see that it prints the same.
    func trial(of attack: Attack, in folder: String, repeats: Bool) throws -> Trial {
        var first = try trial(of: attack, in: folder)
        guard repeats, attack.arguments.first == "run", ["done", "refused"].contains(first.ending) else { return first }
        let second = try trial(of: attack, in: folder)
        // What a limit stopped ends wherever it was.
        if second.ending == first.ending, second.output != first.output {
            first.faults.append(Fault(kind: .unsteady, words: "printed something else when it ran again"))
        }
        return first
    }

    private func trial(of attack: Attack, in folder: String) throws -> Trial {
        let scratch = try Scratch(folder, for: attack)
        for arguments in attack.preparations { _ = try launch(attack, arguments, in: scratch) }
        try scratch.clearStreams()
        let before = scratch.listing()
        let launch = try launch(attack, attack.arguments(time: time, memory: memory), in: scratch)
        let allowed = allowance(of: attack)
        let judge = Judge(attack: attack, launch: launch, seconds: allowed.seconds, bytes: allowed.bytes)
        let output = attack.output == nil ? try Data(contentsOf: URL(fileURLWithPath: scratch.stream("stdout"))) : Data()
        let errors = try Data(contentsOf: URL(fileURLWithPath: scratch.stream("stderr")))
        return Trial(launch: launch, output: output, faults: judge.faults(output: output, errors: errors, before: before, after: scratch.listing()))
    }

    private func launch(_ attack: Attack, _ arguments: [String], in scratch: Scratch) throws -> Launch {
        let allowed = allowance(of: attack)
        return try launcher.launch(
            Launcher.Order(
                program: binary, arguments: arguments, environment: environment(of: attack, in: scratch.path), folder: "\(scratch.path)/work",
                paths: [scratch.stream("stdin"), attack.output ?? scratch.stream("stdout"), scratch.stream("stderr")],
                script: attack.script,
                bounds: .init(seconds: allowed.seconds * 3 + 5, outputBytes: Self.outputBytes, memoryBytes: allowed.bytes * 2 + (500 << 20))
            ))
    }

    /// Seconds of a processor and bytes within which the run has to stay.
    func allowance(of attack: Attack) -> (seconds: Double, bytes: Int) {
        let limit = attack.takesLimits ? time : Self.defaultTime
        let megabytes = (attack.takesLimits ? memory : Self.defaultMemory) * (attack.keepsInputs ? 2 : 1)
        // What a start takes varies with what else the machine does.
        return ((limit + 1) * Double(max(attack.turns, 1)) + baseSeconds * 3 + (attack.script?.seconds ?? 0), megabytes * 1_100_000 + baseBytes)
    }

    func environment(of attack: Attack, in folder: String) -> [String: String] {
        ["PATH": "/usr/bin:/bin", "TERM": "dumb", "LANG": "en_US.UTF-8", "HOME": "\(folder)/home", "TMPDIR": "\(folder)/tmp"]
            .merging(attack.environment) { $1 }
    }
}
