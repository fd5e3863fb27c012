import ArgumentParser

/// Checks the options of a command that has processes work for it.
func validateWorkers(jobs: Int?, time: Double, memory: Int) throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs is a number from 1 to 256.") }
    if !(time > 0 && time <= 86_400) { throw ValidationError("--time is a positive number of seconds, at most 86400.") }
    if !(1...1_000_000).contains(memory) { throw ValidationError("--memory is a number of megabytes from 1 to 1000000.") }
}
