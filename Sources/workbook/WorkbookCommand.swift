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
        let status: ExitStatus
        do {
            status = try run(in: context)
        } catch let failure as Failure {
            if common.json { context.print(json: DiagnosticList(diagnostics: failure.diagnostics)) }
            context.report(failure.diagnostics)
            status = failure.status
        }
        switch context.console.writeFailure {
        case .failed(let number)?:
            let reason = String(cString: strerror(number))
            context.report([Diagnostic(.error, "unwritten", "standard output could not be written: \(reason)", help: "free some space, or print elsewhere")])
            throw ExitCode(ExitStatus.unsaved.rawValue)
        // A reader who went away, such as `head`, has what it wanted.
        case .closed? where status == .done: throw ExitCode(ExitStatus.unsaved.rawValue)
        case .closed?, nil: break
        }
        guard status == .done else { throw ExitCode(status.rawValue) }
    }
}
