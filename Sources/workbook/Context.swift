import Course
import Diagnostics
import Foundation
import Grading
import Progress
import Session
import Terminal

/// What a command works with: the streams, the environment, and how to print.
struct Context {
    let options: CommonOptions
    let console: Console
    let environment = ProcessInfo.processInfo.environment

    init(_ options: CommonOptions) {
        self.options = options
        console = Console(color: options.plain ? .never : options.color)
    }

    var language: Language {
        if let language = options.language { return language }
        if let language = environment["WORKBOOK_LANGUAGE"].flatMap(Language.init(rawValue:)) { return language }
        return Language(locale: ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "")
    }

    /// What the learner has done. One that can't be opened is replaced by one in memory, which says so.
    func openProgress() -> ProgressStore { .open(path: ProgressStore.path(environment: environment)) }

    func say(_ phrase: Phrase) -> String { phrase.text(in: language) }

    /// Prints for people, a page at a time where it is long and standard output is a terminal.
    func print(_ text: String) { page(linear(text) + "\n") }

    private func page(_ text: String) { console.page(text, prompt: say(.pagerKeys)) }

    /// Prints for people where the process may start no pager: a screenful at a time where standard output is a terminal.
    func printConfined(_ text: String) {
        let lines = linear(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        console.more(prompt: say(.enterForMore)) { _ in lines }
    }

    func print(json value: some Encodable) { write(json: value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) }

    /// Prints a value on a separate line.
    func print(jsonLine value: some Encodable) { write(json: value, Self.lineFormatting) }

    /// A value as JSON on one line.
    static func line(_ value: some Encodable) -> String { spelled(value, lineFormatting) ?? "{}" }

    private static let lineFormatting: JSONEncoder.OutputFormatting = [.sortedKeys, .withoutEscapingSlashes]

    private static func spelled(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        // A number that JSON cannot spell.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return (try? encoder.encode(value)).map { escapingHidden(String(decoding: $0, as: UTF8.self)) }
    }

    /// JSON with what may steer a terminal, or the direction of text, as escapes. Such characters occur only in its strings.
    static func escapingHidden(_ json: String) -> String {
        func isHidden(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
        guard json.unicodeScalars.contains(where: isHidden) else { return json }
        return json.unicodeScalars.map { scalar in
            guard isHidden(scalar) else { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    private func write(json value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) {
        guard let text = Self.spelled(value, formatting) else { return report([Diagnostic(.error, "internal", "the result could not be spelled in JSON")]) }
        console.write(text + "\n")
    }

    /// Says why, and ends the process from any thread: others may still run.
    func end(_ status: ExitStatus, _ diagnostic: Diagnostic) -> Never {
        report([diagnostic])
        _exit(status.rawValue)
    }

    /// Prints diagnostics on standard error.
    func report(_ diagnostics: [Diagnostic]) { console.report(diagnostics) }

    /// Prints what a session says: its diagnostics on standard error, all else on standard output, a screenful at a time.
    ///
    /// - Parameter showsEnd: whether the end of a text is shown also where the learner breaks it off.
    func print(_ outputs: [Output], showsEnd: Bool = false) {
        var lines: [String] = []
        func flush() {
            defer { lines = [] }
            if !lines.isEmpty { console.more(prompt: say(.enterForMore), showsEnd: showsEnd) { _ in lines } }
        }
        for output in outputs {
            switch output {
            case .text(let text): lines += fitted(text).map { rendered($0) }
            case .feedback(let verdict, let text): lines += fitted(text).map { rendered($0, over: verdict.role) }
            case .reference(let text):
                flush()
                page(fitted(text).map { rendered($0) + "\n" }.joined())
            case .diagnostic(let diagnostic):
                flush()
                report([diagnostic])
            case .drawing(let picture, let text, let svg):
                let drawing = DrawingText(picture, in: self)
                guard let svg, max(text.count, picture.rows.count) < console.size.rows,
                    let shown = TerminalPicture(svg, columns: picture.columns, rows: picture.rows.count, in: self)
                else {
                    lines += drawing.lines(beside: text)
                    continue
                }
                flush()
                shown.write(beside: text, in: self)
                lines += drawing.notes
            case .film(let film):
                flush()
                FilmPlayer(film, in: self).play()
            case .file(let path, let contents):
                flush()
                save(contents, to: path)
            }
        }
        flush()
    }

    private func save(_ contents: String, to path: String) {
        let name = visibleName(path)
        do throws(SavedFile.Fault) {
            try SavedFile.create(expandingHome(path), Data(contents.utf8))
            print(say(.written(name)))
        } catch {
            if case .exists = error { return report([Diagnostic(.error, "file-exists", say(.fileExists(name)), help: say(.chooseAnotherName))]) }
            report([Diagnostic(.error, "unwritable-file", say(.unwritable(name)), help: say(.lookAtPermissions))])
        }
    }

    /// A path in which `~` is the learner's home: Foundation takes the one of the password file.
    func expandingHome(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = environment["HOME"], !home.isEmpty else { return path }
        return home + path.dropFirst()
    }

    /// The lines as a terminal has room for them, so that it breaks no words.
    private func fitted(_ lines: [StyledText]) -> [StyledText] {
        guard console.writesTerminal else { return lines }
        let columns = console.size.columns
        return lines.flatMap { $0.fittedLine(to: columns) }
    }

    func rendered(_ line: StyledText, over role: TextRole? = nil) -> String {
        line.runs.map { run in
            let text = linear(withoutControls(run.text))
            return console.styled ? console.theme.style(text, as: [run.style.role, role].compactMap { $0 }) : text
        }.joined()
    }

    /// With `--plain`, the text without signs that only the eye makes sense of.
    func linear(_ text: String) -> String { options.plain ? LinearText.of(text) : text }
}

extension Console {
    /// How many diagnostics are worth reading at once.
    private static let mostDiagnostics = 100

    func report(_ diagnostics: [Diagnostic]) {
        let style: DiagnosticStyle = errorsStyled ? theme.diagnosticStyle : .plain
        let width = reportsToTerminal ? size.columns : nil
        for diagnostic in mostSevere(of: diagnostics) { report(diagnostic.rendered(style: style, width: width) + "\n") }
        let hidden = diagnostics.count - Self.mostDiagnostics
        if hidden > 0 {
            report(
                Diagnostic(.remark, "more-diagnostics", "\(hidden) more aren't shown", help: "fix these first, or use --json for all of them").rendered(
                    style: style, width: width) + "\n")
        }
    }

    /// As many as are worth reading, in their order. Warnings never hide an error.
    private func mostSevere(of diagnostics: [Diagnostic]) -> [Diagnostic] {
        let bySeverity = diagnostics.indices.sorted { (diagnostics[$1].severity, $0) < (diagnostics[$0].severity, $1) }
        return bySeverity.prefix(Self.mostDiagnostics).sorted().map { diagnostics[$0] }
    }
}
