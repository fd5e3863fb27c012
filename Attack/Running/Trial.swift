import Foundation

/// One attack carried out, and what it broke.
struct Trial {
    let launch: Launch
    /// What it printed on standard output.
    let output: Data
    var faults: [Fault]

    /// `done`, `refused`, `limited`, or `faulty`.
    var ending: String {
        guard faults.isEmpty else { return "faulty" }
        // Who closes the window ends the program, which is as it should be.
        guard case .exited(let status) = launch.ending else { return "done" }
        return status == 0 ? "done" : status == 3 ? "limited" : "refused"
    }
}
