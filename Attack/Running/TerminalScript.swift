/// What somebody does at a terminal, step by step.
struct TerminalScript: Codable, Sendable {
    enum Step: Codable, Sendable {
        case keys(String)
        case resize(columns: Int, rows: Int)
        case wait(seconds: Double)
        /// Closes the window.
        case hangUp
    }

    var columns = 80, rows = 24
    /// After them, whoever types waits for a while, and then closes the window.
    var steps: [Step]

    /// Seconds between the last step and the end of the terminal.
    static let patience = 2.0

    /// Seconds that the steps take at least.
    var seconds: Double {
        steps.reduce(Self.patience) { sum, step in if case .wait(let seconds) = step { sum + seconds } else { sum } }
    }
}
