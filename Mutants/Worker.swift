import Foundation

/// Tries one mutant of every few and reports on standard output, a line each: `begin 7`, then `end 7 failed`, and `fault 7 took 12 s` before it.
///
/// It is its own process, since a crash ends it.
struct Worker {
    let mutants: Mutants
    let indices: StrideTo<Int>

    func run() {
        for index in indices {
            tell("begin \(index)")
            let trial = mutants.trial(index)
            if let fault = trial.fault { tell("fault \(index) \(fault.replacingOccurrences(of: "\n", with: " "))") }
            tell("end \(index) \(trial.ending)")
        }
    }

    private func tell(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
