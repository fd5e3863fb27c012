import Diagnostics

/// A diagnostic on its way from one process to another, with the lines that it points at.
struct CarriedDiagnostic: Codable, Sendable {
    private struct Place: Codable {
        let name: String
        /// The lines of the place, with their ends; nil for a file as a whole.
        let lines: String?
        let firstLine: Int
        /// In UTF-8 offsets of the lines.
        let start, end: Int

        init(_ span: Span) {
            name = span.source.name
            guard !span.source.utf8.isEmpty else {
                (lines, firstLine, start, end) = (nil, 1, 0, 0)
                return
            }
            let (first, last) = (span.start.line, min(span.end.line, span.start.line + Place.lineLimit))
            let text = (first...max(first, last)).map { span.source.line($0) + "\n" }.joined()
            let before = span.source.line(first).prefix(span.start.column - 1).utf8.count
            (lines, firstLine, start) = (text, first, before)
            end = min(text.utf8.count, before + span.range.count)
        }

        private static let lineLimit = 200

        var span: Span { Span(SourceText(name: name, text: lines ?? "", firstLine: firstLine), start..<max(start, end)) }
    }
    private struct Note: Codable {
        let message: String
        let place: Place?
    }
    private let severity, code, message: String
    private let place: Place?
    private let notes: [Note]
    private let help: String?

    init(_ diagnostic: Diagnostic) {
        (severity, code, message, help) = (diagnostic.severity.rawValue, diagnostic.code, diagnostic.message, diagnostic.help)
        place = diagnostic.span.map(Place.init)
        notes = diagnostic.notes.map { Note(message: $0.message, place: $0.span.map(Place.init)) }
    }

    var diagnostic: Diagnostic {
        let notes = notes.map { Diagnostic.Note($0.message, at: $0.place?.span) }
        return Diagnostic(Diagnostic.Severity(rawValue: severity) ?? .error, code, message, at: place?.span, notes: notes, help: help)
    }
}
