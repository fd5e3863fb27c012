import Diagnostics
import Snippets
import ViewReport
import ViewTree

extension Playground {
    /// Carries out an action on the live view: `tap "Add"`, `type TextField[0] "abc"`, `set width 80`, `resize 300x200`, `scroll #list 100`, `advance 0.5`.
    @discardableResult
    public func perform(_ action: String) -> Outcome { Self.alone { remembering(action) { performed(action) } } }

    private func performed(_ action: String) -> (outcome: Outcome, isHalfDone: Bool) {
        let source = SourceText(name: "action", text: action)
        guard let live, let run else {
            return (rejected(Diagnostic(.error, "no-view", "no view is shown", at: Span(source, 0..<source.utf8.count), help: "show a view first")), false)
        }
        run.machine.refuel()
        do {
            let parsed = try parse(source, live, run)
            let known = live.diagnostics.count
            let step = try live.perform(parsed, cause: action)
            return (Outcome(status: .done, diagnostics: Array(noticed().dropFirst(known)), output: step.output, showsView: true), false)
        } catch let error as ActionError {
            return (rejected(Diagnostic(.error, error.code.rawValue, error.message, at: Span(source, 0..<source.utf8.count), help: error.help)), false)
        } catch let failure as CheckFailure {
            reportDiagnostics += failure.diagnostics
            return (Outcome(status: .failed, diagnostics: failure.diagnostics), false)
        } catch let failure as ActionSyntax {
            return (rejected(Diagnostic(.error, "action-syntax", failure.message, at: Span(source, failure.range), help: failure.help)), false)
        } catch {
            return (stopped(error, reportDiagnostics, output), true)
        }
    }

    private func rejected(_ diagnostic: Diagnostic) -> Outcome {
        reportDiagnostics.append(diagnostic)
        return Outcome(status: .failed, diagnostics: [diagnostic])
    }

    private struct ActionSyntax: Error {
        let message: String
        let range: Range<Int>
        let help: String
    }

    private func parse(_ source: SourceText, _ live: LiveView, _ run: SnippetRun) throws -> ViewAction {
        let text = source.text.trimmed
        let (verb, rest) = text.splitWord
        let all = 0..<source.utf8.count
        func selector(_ text: String) throws -> Selector {
            guard let found = Selector(parsing: text) else {
                throw ActionSyntax(
                    message: text.isEmpty ? "the view is missing" : "'\(text)' names no view", range: all, help: "write \"Label\", View[0] or #name")
            }
            return found
        }
        switch verb {
        case "tap": return .tap(try selector(rest))
        case "type":
            let (target, value) = rest.splitSelector
            guard let text = value.unquoted else {
                throw ActionSyntax(message: "the text to type is missing", range: all, help: "write: type TextField[0] \"text\"")
            }
            return .type(try selector(target), text)
        case "set":
            let (name, value) = rest.splitWord
            guard !value.isEmpty else { throw ActionSyntax(message: "the value is missing", range: all, help: "write: set NAME EXPRESSION") }
            guard let old = live.graph.state(named: name) else { return .set(name: name, NativeValue(0)) }
            return .set(name: name, try run.value(of: SourceText(name: "set \(name)", text: value), replacing: old.value))
        case "resize":
            let parts = rest.split(separator: "x").map { Double($0) }
            guard parts.count == 2, let width = parts[0], let height = parts[1] else {
                throw ActionSyntax(message: "'\(rest)' is no size", range: all, help: "write: resize 300x200")
            }
            return .resize(Size(width: width, height: height))
        case "scroll":
            let (target, value) = rest.splitSelector
            guard let points = Double(value.trimmed) else {
                throw ActionSyntax(message: "'\(value.trimmed)' is no number of points", range: all, help: "write: scroll #list 100")
            }
            return .scroll(try selector(target), points)
        case "advance":
            guard let seconds = Double(rest) else { throw ActionSyntax(message: "'\(rest)' is no number of seconds", range: all, help: "write: advance 0.5") }
            return .advance(seconds)
        default:
            let near = nearest(to: verb, among: ["tap", "type", "set", "resize", "scroll", "advance"])
            throw ActionSyntax(
                message: "there is no action '\(verb)'", range: all,
                help: near.map { "did you mean '\($0)'?" } ?? "actions are tap, type, set, resize, scroll and advance")
        }
    }
}

extension String {
    var trimmed: String { String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()) }

    /// The first word and the rest.
    fileprivate var splitWord: (String, String) {
        let word = prefix { !$0.isWhitespace }
        return (String(word), String(dropFirst(word.count)).trimmed)
    }

    /// A selector (a quoted label may hold spaces) and the rest.
    fileprivate var splitSelector: (String, String) {
        guard first == "\"" else { return splitWord }
        var isEscaped = false
        for index in indices.dropFirst() {
            if isEscaped { isEscaped = false; continue }
            if self[index] == "\\" {
                isEscaped = true
            } else if self[index] == "\"" {
                let end = self.index(after: index)
                return (String(self[..<end]), String(self[end...]).trimmed)
            }
        }
        return (self, "")
    }

    /// The text between double quotes, escapes undone.
    fileprivate var unquoted: String? {
        guard count >= 2, first == "\"", last == "\"" else { return nil }
        var result = ""
        var isEscaped = false
        for character in dropFirst().dropLast() {
            if isEscaped {
                result.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
