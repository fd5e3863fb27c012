import Foundation

/// A folder with an input that broke a promise, and with `again`, a script that runs it.
struct KeptAttack {
    let trial: Trial

    init(_ attack: Attack, runner: TrialRunner, folder: String) throws {
        trial = try runner.trial(of: attack, in: folder, repeats: true)
        // The run may have changed its files.
        let streams = try ["stdout", "stderr"].map { ($0, try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)"))) }
        let scratch = try Scratch(folder, for: attack)
        for (name, data) in streams { try data.write(to: URL(fileURLWithPath: scratch.stream(name))) }
        let variables = runner.environment(of: attack, in: folder).sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
        let calls = (attack.preparations + [attack.arguments(time: runner.time, memory: runner.memory)]).map { arguments in
            let words = variables + [runner.binary] + arguments
            return "env -i \(words.map(\.quoted).joined(separator: " ")) < \(scratch.stream("stdin").quoted)\(attack.output.map { " > \($0)" } ?? "")"
        }
        let script = """
            #!/bin/sh
            # \(trial.faults.map(\.words).joined(separator: "; "))
            cd \("\(folder)/work".quoted) || exit
            \(calls.joined(separator: "\n"))

            """
        try Data(script.utf8).write(to: URL(fileURLWithPath: scratch.stream("again")))
    }
}

extension String {
    /// As a word of the shell.
    fileprivate var quoted: String { "'\(replacingOccurrences(of: "'", with: "'\\''"))'" }
}
