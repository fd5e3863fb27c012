import Diagnostics
import SwiftModel
import SwiftSyntax
import Wording

/// How an expression and its parts got their types.
public struct TypeReasons {
    /// The expression or a part of it.
    public struct Part {
        /// How many other parts it is in.
        public let depth: Int
        /// The beginning of its text.
        public let text: String
        public let type: String
        public let remarks: [Phrase]
    }

    public let parts: [Part]

    /// An indented line for each part, and below it those of its remarks.
    public func text(in language: Language = .english) -> String {
        parts.flatMap { part in
            let indent = String(repeating: "  ", count: part.depth)
            return ["\(indent)\(part.text): \(part.type)"] + part.remarks.map { "\(indent)    \($0.text(in: language))" }
        }.joined(separator: "\n")
    }

    public struct Refusal: Error {
        public let diagnostics: [Diagnostic]
        public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
    }

    /// The reasons in a text that follows earlier inputs.
    public static func of(_ text: SourceText, after inputs: [Input], over interface: Interface, budget: Budget? = nil) -> Result<TypeReasons, Refusal> {
        let trace = TypeTrace(of: text)
        let program = Checker.check(inputs + [Input(text)], over: interface, budget: budget, trace: trace)
        if program.hasErrors { return .failure(Refusal(diagnostics: program.diagnostics.filter { $0.severity == .error })) }
        let reader = TypeReasonsReader(trace, program.checker)
        var operators = Operators()
        let parsed = (inputs.flatMap(\.sources) + [text]).map { Parsing.parse($0, operators: &operators) }
        if let items = parsed.last?.items { reader.walk(items) }
        return .success(TypeReasons(parts: reader.parts))
    }
}

/// Reads from a text's tree which parts there are, in order.
private final class TypeReasonsReader: SyntaxAnyVisitor {
    /// Longer texts are cut.
    private static let longestText = 60
    private static let mostParts = 200

    private let trace: TypeTrace
    private let checker: Checker
    private(set) var parts: [TypeReasons.Part] = []
    private var around: [Range<Int>] = []

    init(_ trace: TypeTrace, _ checker: Checker) {
        (self.trace, self.checker) = (trace, checker)
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard let range = place(of: node), around.last != range, let part = trace.parts[range], parts.count < Self.mostParts else { return .visitChildren }
        let remarks = checker.remarks(on: part, ExprSyntax(node), trace.choices[range])
        parts.append(
            TypeReasons.Part(
                depth: around.count, text: SourceText.shortened(node.trimmedDescription, to: Self.longestText), type: part.expr.type.resolved.description,
                remarks: remarks))
        around.append(range)
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if let range = place(of: node), around.last == range, node.parent.flatMap(place) != range { around.removeLast() }
    }

    private func place(of node: Syntax) -> Range<Int>? {
        guard node.is(ExprSyntax.self) else { return nil }
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

extension SourceText {
    /// The text in one line.
    fileprivate static func shortened(_ text: String, to limit: Int) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > limit ? line.prefix(limit - 1) + "…" : line
    }
}
