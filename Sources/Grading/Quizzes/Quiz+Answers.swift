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

    /// Answers to questions that a learner wasn't asked, which score nothing.
    ///
    /// - Parameter seed: what the learner's questions are drawn from.
    public func undrawnAnswers(_ answers: [String: GivenAnswer], of seed: Seed) -> [Diagnostic] {
        guard !draws.isEmpty else { return [] }
        let asked = questions(drawnBy: seed)
        let ids = Set(asked.map(\.id))
        let others = questions.filter { question in !ids.contains(question.id) && ([question.id] + question.aliases).contains { answers[$0] != nil } }
        return others.prefix(Self.unknownLimit).map { question in
            Diagnostic(
                .warning, "undrawn-question", "the question `\(question.id)` isn't among those that were drawn here, so its answer scores nothing",
                help: "drawn are \(asked.map(\.id).joined(separator: ", "))")
        }
    }

    /// The most answers without a question that are named.
    private static let unknownLimit = 20
}
