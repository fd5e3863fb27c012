import Diagnostics
import Foundation
import Snippets
import SwiftChecker
import SwiftModel

/// The workbook's verdicts. The prelude is read as it is used: one program is judged at a time.
final class Workbook: @unchecked Sendable {
    private let interface = Interface.standard()
    private let lock = NSLock()

    func verdict(on program: NumberedProgram) -> Verdict {
        lock.withLock { judged("\(program.text)\(CompiledPrograms.support)\nprogram\(program.number)()\n") }
    }

    private func judged(_ text: String) -> Verdict {
        let checked = Checker.check([SourceText(name: "program", text: text)], over: interface)
        if let error = checked.diagnostics.first(where: { $0.severity == .error }) { return .refused(error.message) }
        var limits = Limits()
        limits.seconds = 20
        let run = SnippetRun(checked, limits: limits)
        var lines: [String] = []
        run.machine.onOutput = { lines += $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
        do {
            try run.start()
            if run.program.value != nil { _ = try run.value() }
            return .ran(lines, traps: false)
        } catch {
            return .ran(lines, traps: true)
        }
    }
}
