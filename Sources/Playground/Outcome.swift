import Diagnostics
import SwiftModel
import ViewGraph
import ViewLayout
import ViewReport
import Wording

extension Playground {
    /// How an input or action ended.
    public struct Outcome {
        public enum Status: Sendable {
            case done
            /// The snippet has errors, or trapped.
            case failed
            /// Stopped by a limit.
            case limited
            /// A fault of the workbook.
            case internalFault
        }
        public let status: Status
        public let diagnostics: [Diagnostic]
        /// Lines printed by this input or action.
        public let output: [String]
        /// The value of an input that is an expression and no view, as `print` prints it.
        public let value: String?
        /// Whether the live view is new or changed.
        public let showsView: Bool

        init(status: Status, diagnostics: [Diagnostic] = [], output: [String] = [], value: String? = nil, showsView: Bool = false) {
            (self.status, self.diagnostics, self.output, self.value, self.showsView) = (status, diagnostics, output, value, showsView)
        }
    }

    /// An error of any stage as a diagnostic.
    ///
    /// - Parameter source: the text whose lines the error names.
    static func explained(_ error: any Error, source: SourceText?, in language: Language) -> (Diagnostic, Outcome.Status) {
        func place(_ line: Int?) -> Span? { line.flatMap { line in source.map { $0.span(ofLine: line) } } }
        switch error {
        case let interruption as Interruption:
            var (diagnostic, status) = explained(interruption.cause, source: source, in: language)
            if diagnostic.span == nil { diagnostic.span = place(interruption.line) }
            if diagnostic.span == nil, source == nil { diagnostic.notes += .ofFile(interruption.line) }
            return (diagnostic, status)
        case let error as RuntimeError: return (error.diagnostic, error.isLimit ? .limited : error.exitStatus == 0 ? .done : .failed)
        case let error as GraphError:
            let help = error.code == .tooManyViews ? "\(error.help) \(Limit.views.help)." : error.help
            let isLimit = [.viewInsideItself, .tooDeep, .tooManyViews].contains(error.code)
            return (Diagnostic(.error, error.code.rawValue, error.message, at: place(error.line), help: help), isLimit ? .limited : .failed)
        case let error as LayoutError: return (Diagnostic(.error, error.code.rawValue, error.message, at: place(error.line), help: error.help), .limited)
        case let error as ActionError: return (error.diagnostic(in: language), .failed)
        default:
            return (
                Diagnostic(.error, "internal", "the workbook failed: \(error)", help: "this is a fault of the workbook; please report it with the snippet"),
                .internalFault
            )
        }
    }
}

extension [Diagnostic.Note] {
    /// Where a view is made, where it isn't known in which file.
    static func ofFile(_ line: Int?) -> Self { line.map { [.init("it happens at line \($0) of the view's file")] } ?? [] }
}

extension SourceText {
    /// The text of a 1-based line without its indentation.
    func span(ofLine number: Int) -> Span {
        guard number >= 1, number <= lineCount else { return Span(self, 0..<0) }
        var start = 0
        var line = 1
        while line < number, start < utf8.count {
            if utf8[start] == UInt8(ascii: "\n") { line += 1 }
            start += 1
        }
        let text = self.line(number)
        let indentation = text.prefix { $0 == " " || $0 == "\t" }.utf8.count
        return Span(self, (start + indentation)..<(start + max(indentation, text.utf8.count)))
    }
}
