import ArgumentParser
import Diagnostics

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
        guard status == .done else { throw ExitCode(status.rawValue) }
    }
}
