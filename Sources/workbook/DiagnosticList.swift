import Diagnostics

/// What a command that failed prints with `--json`.
struct DiagnosticList: Encodable {
    struct Item: Encodable {
        let severity, code, message: String
        let file: String?
        let line, column, endLine, endColumn: Int?
        let notes: [String]
        let help: String?
    }
    let version = 1
    let diagnostics: [Item]

    init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics.map { diagnostic in
            let (start, end) = (diagnostic.span?.start, diagnostic.span?.end)
            return Item(
                severity: diagnostic.severity.rawValue, code: diagnostic.code, message: diagnostic.message, file: diagnostic.span?.source.name,
                line: start?.line, column: start?.column, endLine: end?.line, endColumn: end?.column,
                notes: diagnostic.notes.map(\.message), help: diagnostic.help)
        }
    }
}
