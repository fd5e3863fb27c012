import ArgumentParser
import Foundation

/// `make attack`: whatever the input, the program ends in time and in its memory, says why, and touches nothing that it shouldn't.
struct AttackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "attack", abstract: "Runs generated hostile inputs against the built program, and holds it to its promises from outside.",
        subcommands: [LaunchCommand.self])

    @Option(help: "The program.") var binary = ".build/release/workbook"
    @Option(help: "How many inputs, shared among the families.") var count = 3_200
    @Option(help: "What they are drawn from.") var seed: UInt64 = 1
    @Option(help: "A family; may be repeated. All where none is named.") var family: [String] = []
    @Option(help: "A family to leave out; may be repeated.") var except: [String] = []
    @Option(help: "Runs the inputs of this index alone.") var only: Int?
    @Option(help: "Inputs at a time.") var jobs = ProcessInfo.processInfo.activeProcessorCount
    @Option(help: "Seconds that each input may run.") var time = 2.0
    @Option(help: "Megabytes that each input may add.") var memory = 400
    @Option(help: "The folder that keeps the inputs that break a promise.") var keep = ".build/attack"

    @Flag(inversion: .prefixedNo, help: "Makes inputs that break a promise smaller.") var shrink = true

    func run() throws {
        let folder = URL(fileURLWithPath: keep).standardizedFileURL.path
        let families = try chosenFamilies()
        let runner = try TrialRunner(binary: URL(fileURLWithPath: binary).standardizedFileURL.path, time: time, memory: memory, scratch: "\(folder)/scratch")
        let each = max(1, count / families.count)
        let targets = families.flatMap { family in (only.map { $0...$0 } ?? 0...(each - 1)).map { Supervisor.Target(family: family, index: $0) } }
        let outcome = try Supervisor(runner, seed: seed, folder: folder, shrinks: shrink).run(targets, jobs: max(jobs, 1)) { found in
            FileHandle.standardOutput.write(Data("\(found.name): \(found.words): sh \(found.folder)/again\n".utf8))
        }
        print(outcome.summary.text)
        if !outcome.found.isEmpty { throw ExitCode.failure }
    }

    private func chosenFamilies() throws -> [Family] {
        for name in family + except where !Family.all.contains(where: { $0.name == name }) {
            throw ValidationError("There is no family '\(name)': there are \(Family.all.map(\.name).joined(separator: ", ")).")
        }
        let chosen = Family.all.filter { (family.isEmpty || family.contains($0.name)) && !except.contains($0.name) }
        guard !chosen.isEmpty else { throw ValidationError("No family is left.") }
        return chosen
    }
}

AttackCommand.main()
