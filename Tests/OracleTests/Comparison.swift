import Diagnostics
import SwiftChecker

/// How the workbook's answer to a snippet relates to the compiler's.
struct Comparison: Sendable {
    enum Difference: String, Sendable {
        /// One accepts what the other refuses.
        case verdict
        /// The first error is on another line.
        case line
        /// No message on the first error's line is the same.
        case message
        /// A `some View` has another underlying type.
        case type
    }

    let snippet: ComparedSnippet
    let isAcceptedByTheCompiler: Bool
    let difference: Difference?
    /// Both answers, where they differ.
    let explanation: String
}

/// What the workbook says of a snippet.
struct Answer: Sendable {
    var errors: [SwiftCompiler.Message]
    /// Underlying types by declaration.
    var types: [String: String]

    init(_ program: CheckedProgram) {
        errors = program.diagnostics.filter { $0.severity == .error }.map { SwiftCompiler.Message(line: $0.span?.start.line ?? 0, text: $0.message) }
        types = program.types
    }
}

extension Comparison {
    init(_ snippet: ComparedSnippet, _ answer: Answer, compiler: SwiftCompiler, concrete: SwiftCompiler) throws {
        self.snippet = snippet
        let translated = TranslatedSnippet(snippet.text)
        let expected = try compiler.errors(in: translated, name: snippet.fileName)
        isAcceptedByTheCompiler = expected.isEmpty
        var (difference, explanation) = Self.compare(answer.errors, expected)
        if difference == nil, expected.isEmpty, !answer.types.isEmpty {
            let types = StaticTypes.read(from: try concrete.tree(of: translated, name: snippet.fileName))
            let wrong = answer.types.sorted { $0.key < $1.key }.filter { name, type in
                types[name].map { !Spelling.isSame(type: type, $0) } ?? false
            }
            if !wrong.isEmpty {
                difference = .type
                explanation = wrong.map { "\($0.key): \($0.value)\n    Swift: \(types[$0.key] ?? "")" }.joined(separator: "\n")
            }
        }
        (self.difference, self.explanation) = (difference, explanation)
    }

    private static func compare(_ ours: [SwiftCompiler.Message], _ theirs: [SwiftCompiler.Message]) -> (Difference?, String) {
        func listed(_ list: [SwiftCompiler.Message]) -> String {
            list.isEmpty ? "accepted" : list.sorted { $0.line < $1.line }.prefix(4).map { "\($0.line): \($0.text)" }.joined(separator: "\n    ")
        }
        let explanation = "here:  \(listed(ours))\n    Swift: \(listed(theirs))"
        guard let first = ours.map(\.line).min(), let expected = theirs.map(\.line).min() else {
            return ours.isEmpty == theirs.isEmpty ? (nil, "") : (.verdict, explanation)
        }
        if first != expected { return (.line, explanation) }
        let said = Set(theirs.filter { $0.line == first }.map { Spelling.normal(message: $0.text) })
        let agrees = ours.contains { $0.line == first && said.contains(Spelling.normal(message: $0.text)) }
        return agrees ? (nil, "") : (.message, explanation)
    }
}

/// Spellings that mean the same.
enum Spelling {
    /// A message without what the compiler adds for its own reasons, the flag that names its group; `Void` and `()` are one type.
    static func normal(message: String) -> String {
        message.replacing(/\s\[#[\w-]+\]$/, with: "").replacing("Void", with: "()").replacing("Swift.", with: "").replacing("SwiftUI.", with: "")
    }

    /// Whether a type as the workbook prints it is the compiler's; where that knows no more than `some View`, any type is right.
    static func isSame(type ours: String, _ theirs: String) -> Bool {
        if theirs.contains("some ") || theirs.contains("τ_") || theirs.contains("@_opaque") || theirs.contains("<null") { return true }
        return TypeSpelling(ours) == TypeSpelling(theirs)
    }
}
