import Foundation

/// One attack carried out, and what it broke.
struct Trial {
    let launch: Launch
    let faults: [Fault]

    /// `done`, `refused`, `limited`, or `faulty`.
    var ending: String {
        guard faults.isEmpty, case .exited(let status) = launch.ending else { return "faulty" }
        return status == 0 ? "done" : status == 3 ? "limited" : "refused"
    }
}

/// How attacks are carried out.
struct TrialRunner: Sendable {
    let binary: String
    /// The flags that limited commands get, in seconds and megabytes.
    let time: Double, memory: Int
    /// What the program has and takes by default where it takes no flags.
    static let (defaultTime, defaultMemory) = (10.0, 2000)
    /// Bytes that no run may print.
    static let outputBytes = 32 << 20
    /// Seconds and bytes of a run that has nothing to do.
    private(set) var baseSeconds = 0.0
    private(set) var baseBytes = 0

    /// Measures a run of nothing.
    init(binary: String, time: Double, memory: Int, scratch: String) throws {
        (self.binary, self.time, self.memory) = (binary, time, memory)
        var base = [Launch]()
        for _ in 0..<3 { base.append(try trial(of: .run(""), in: scratch).launch) }
        baseSeconds = base.map(\.seconds).max() ?? 0
        baseBytes = base.map(\.peakBytes).max() ?? 0
    }

    /// - Parameter folder: the scratch folder; what is there is replaced.
    func trial(of attack: Attack, in folder: String) throws -> Trial {
        let scratch = try Scratch(folder, for: attack)
        let before = scratch.listing()
        let allowed = allowance(of: attack)
        let launch = try LaunchCommand.Order(
            program: binary, arguments: attack.arguments(time: time, memory: memory), environment: environment(of: attack, in: folder),
            folder: "\(folder)/work", paths: ["stdin", "stdout", "stderr"].map(scratch.stream),
            bounds: .init(seconds: allowed.seconds * 1.5 + 5, outputBytes: Self.outputBytes, memoryBytes: allowed.bytes * 2 + (500 << 20))
        ).launch()
        let judge = Judge(attack: attack, launch: launch, seconds: allowed.seconds, bytes: allowed.bytes)
        let output = try Data(contentsOf: URL(fileURLWithPath: scratch.stream("stdout")))
        let errors = try Data(contentsOf: URL(fileURLWithPath: scratch.stream("stderr")))
        return Trial(launch: launch, faults: judge.faults(output: output, errors: errors, before: before, after: scratch.listing()))
    }

    /// Seconds and bytes within which the run has to stay.
    func allowance(of attack: Attack) -> (seconds: Double, bytes: Int) {
        let limit = attack.takesLimits ? time : Self.defaultTime
        let megabytes = attack.takesLimits ? memory : Self.defaultMemory
        // What a start takes varies with what else the machine does.
        return ((limit + 1) * Double(max(attack.turns, 1)) + baseSeconds * 3, megabytes * 1_100_000 + baseBytes)
    }

    func environment(of attack: Attack, in folder: String) -> [String: String] {
        ["PATH": "/usr/bin:/bin", "TERM": "dumb", "LANG": "en_US.UTF-8", "HOME": "\(folder)/home", "TMPDIR": "\(folder)/tmp"]
            .merging(attack.environment) { $1 }
    }
}
