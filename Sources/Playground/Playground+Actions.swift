import Diagnostics
import Snippets
import ViewReport
import Wording

extension Playground {
    /// Carries out an action on the live view: `tap "Add"`, `type TextField "abc"`, `set width width + 8`, `resize 300x200`, `scroll #list 100`, `advance 0.5`.
    @discardableResult
    public func perform(_ action: String) -> Outcome {
        limited { remembering(action) { performed(action) } }
    }

    private func performed(_ action: String) -> (outcome: Outcome, isHalfDone: Bool) {
        let source = SourceText(name: "action", text: action)
        guard let live, let run else {
            return (rejected(ActionError.noView.diagnostic(at: source.whole, in: options.language)), false)
        }
        run.machine.refuel()
        do {
            let parsed = try ActionReader(source, live, run).action()
            let known = live.diagnostics.count
            let step = try live.perform(parsed, cause: action)
            refusedLastInput = false
            try budget.check()
            return (Outcome(status: .done, diagnostics: Array(noticed().dropFirst(known)), output: step.output, showsView: true), false)
        } catch let error as ActionError {
            return (rejected(error.diagnostic(at: source.whole, in: options.language)), false)
        } catch let failure as CheckFailure {
            reportDiagnostics += failure.diagnostics
            return (Outcome(status: budget.spent == nil ? .failed : .limited, diagnostics: failure.diagnostics), false)
        } catch let failure as ActionReader.Failure {
            return (rejected(failure.diagnostic(at: source.whole, in: options.language)), false)
        } catch {
            return (stopped(error, reportDiagnostics, output), true)
        }
    }

    private func rejected(_ diagnostic: Diagnostic) -> Outcome {
        reportDiagnostics.append(diagnostic)
        return Outcome(status: .failed, diagnostics: [diagnostic])
    }

}

extension Playground {
    /// What can be written to name a view of the live view, for completion: texts in quotes, names of views and identifiers.
    public var selectors: [String] { asking { live?.selectors ?? [] } }
}

extension ActionError {
    func diagnostic(at span: Span? = nil, in language: Language) -> Diagnostic {
        Diagnostic(.error, code.rawValue, message.text(in: language), at: span, help: help.text(in: language))
    }
}

extension SourceText {
    fileprivate var whole: Span { Span(self, 0..<utf8.count) }
}
