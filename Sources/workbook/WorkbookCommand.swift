import ArgumentParser
import Diagnostics
import Foundation

/// A command that says how it went. Failures are printed in one way for all.
protocol WorkbookCommand: ParsableCommand {
    var common: CommonOptions { get }
    func run(in context: Context) throws -> ExitStatus
}

extension WorkbookCommand {
    mutating func run() throws {
        let context = Context(common)
        var status: ExitStatus
        do {
            status = try run(in: context)
        } catch let failure as Failure {
            if common.json { context.print(json: DiagnosticList(diagnostics: failure.diagnostics)) }
            context.report(failure.diagnostics(in: context.language))
            status = failure.status
        }
        status = context.ending(with: status)
        guard status == .done else { throw ExitCode(status.rawValue) }
    }
}

extension Context {
    /// The status to end with; a different one, with a sentence, where what was to be printed could not be.
    func ending(with status: ExitStatus) -> ExitStatus {
        switch console.writeFailure {
        case .failed(let number)?:
            let reason = String(cString: strerror(number))
            report([Diagnostic(.error, "unwritten", "standard output could not be written: \(reason)", help: "free some space, or print elsewhere")])
            return .unsaved
        // A reader who went away, such as `head`, has what it wanted.
        case .closed?: return status == .done ? .unsaved : status
        case nil: return status
        }
    }
}
