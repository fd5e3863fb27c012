import Course
import Diagnostics

extension Quiz {
    /// Ids of answers that no question has, with what was probably meant.
    public func unknownAnswers(_ answers: [String: GivenAnswer]) -> [Diagnostic] {
        let known = questions.flatMap { [$0.id] + $0.aliases }
        let unknown = Set(answers.keys).subtracting(known).sorted()
        let told = unknown.prefix(Self.unknownLimit).map { id in
            let help = nearest(to: id, among: known).map { "did you mean `\($0)`?" }
            return Diagnostic(
                .warning, "unknown-question", "the quiz has no question called `\(id)`", help: help ?? "its questions are \(known.joined(separator: ", "))")
        }
        guard unknown.count > told.count else { return told }
        return told + [Diagnostic(.warning, "unknown-question", "the quiz has no question for \(unknown.count - told.count) more answers")]
    }

    /// The most answers without a question that are named.
    private static let unknownLimit = 20
}
