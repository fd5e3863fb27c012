import Course
import Diagnostics

/// A file of translations whose headings say which words they translate: those that didn't say it now do, and so do those whose names are given. A translation of
/// words that have changed since stays marked as such, and is reported.
public struct TranslationAcceptance {
    /// The whole file.
    public let text: String
    /// The headings that are rewritten, in the order of the file.
    public let changes: [Acceptance.Change]
    /// Of what is still stale.
    public let diagnostics: [Diagnostic]

    /// The lines (1-based, of the old text) of the headings that are rewritten.
    public var rewritten: [Int] { changes.map { $0.block + 1 } }

    /// - Parameter renewed: the names of those that the author has brought up to date.
    public init(of translation: MarkedTranslation, renewing renewed: Set<String>) {
        let file = translation.file
        let accepted = translation.marks.filter { $0.state == .missing || $0.state == .stale && renewed.contains($0.name) }
        text = accepted.isEmpty ? file.text : Fragment(file).replacing(accepted.map(\.edit)).text
        changes = accepted.map { Self.change($0.edit, in: file) }
        diagnostics = translation.marks.filter { $0.state == .stale && !renewed.contains($0.name) }.map { mark in
            let help = "bring it up to date, then add --renew \(mark.name)"
            return Diagnostic(.warning, "stale-translation", "the original has changed since, so this stays marked", at: mark.span, help: help)
        }
    }

    /// The line that an edit changes, or the lines that it adds.
    private static func change(_ edit: (range: Range<Int>, text: String), in file: SourceText) -> Acceptance.Change {
        let addsLines = edit.text.hasSuffix("\n")
        let start = file.utf8[..<edit.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = addsLines ? edit.range.upperBound : file.utf8[edit.range.upperBound...].firstIndex(of: 0x0A) ?? file.utf8.count
        let line = file.text(in: start..<edit.range.lowerBound) + edit.text + file.text(in: edit.range.upperBound..<end)
        let block = file.position(at: start).line - 1
        guard addsLines else { return Acceptance.Change(block: block, old: [file.text(in: start..<end)], new: [line]) }
        return Acceptance.Change(block: block, old: [], new: line.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
    }
}
