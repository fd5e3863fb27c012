import Course
import Diagnostics
import Foundation
import Grading
import Session
import Terminal

/// What a command works with: the streams, the environment, and how to print.
struct Context {
    let options: CommonOptions
    let console: Console
    let environment = ProcessInfo.processInfo.environment

    init(_ options: CommonOptions) {
        self.options = options
        console = Console(color: options.color)
    }

    /// Prints for people, a page at a time where it is long and standard output is a terminal.
    func print(_ text: String) { console.page(text + "\n") }

    func print(json value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // A number that JSON cannot spell.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        guard let data = try? encoder.encode(value) else { return report([Diagnostic(.error, "internal", "the result could not be spelled in JSON")]) }
        console.write(String(decoding: data, as: UTF8.self) + "\n")
    }

    /// Prints diagnostics on standard error.
    func report(_ diagnostics: [Diagnostic]) { console.report(diagnostics) }

    /// Prints what a session says: its diagnostics on standard error, all else on standard output.
    func print(_ outputs: [Output]) {
        var text = ""
        func flush() {
            if !text.isEmpty { console.page(text) }
            text = ""
        }
        for output in outputs {
            switch output {
            case .text(let lines): text += lines.map { rendered($0) + "\n" }.joined()
            case .feedback(let verdict, let lines): text += lines.map { rendered($0, over: verdict.role) + "\n" }.joined()
            case .diagnostic(let diagnostic):
                flush()
                report([diagnostic])
            case .file(let path, let contents):
                flush()
                save(contents, to: path)
            }
        }
        flush()
    }

    private func save(_ contents: String, to path: String) {
        let url = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        guard !FileManager.default.fileExists(atPath: url.path) else {
            return report([Diagnostic(.error, "file-exists", "`\(path)` is there already", help: "choose another name")])
        }
        do {
            try Data(contents.utf8).write(to: url)
            print("Written to \(path).")
        } catch {
            report([Diagnostic(.error, "unwritable-file", "`\(path)` cannot be written", help: "look at the folder and its permissions")])
        }
    }

    func rendered(_ line: StyledText, over role: TextRole? = nil) -> String {
        line.runs.map { run in
            let text = withoutControls(run.text)
            return console.styled ? console.theme.style(text, as: [run.style.role, role].compactMap { $0 }) : text
        }.joined()
    }
}

extension Console {
    func report(_ diagnostics: [Diagnostic]) {
        let style: DiagnosticStyle = errorsStyled ? theme.diagnosticStyle : .plain
        for diagnostic in diagnostics { report(diagnostic.rendered(style: style) + "\n") }
    }
}
