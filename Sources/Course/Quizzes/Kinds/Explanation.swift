import Diagnostics

extension QuestionDraft {
    /// `kind=explain`: the points that a good answer makes. The block quote is a model answer.
    func explanationPoints(_ faults: inout Faults) -> Question.Task? {
        if choices.isEmpty { faults.error("missing-criteria", "no point is expected of the answer", at: span, help: "write a list of points, one line each") }
        if explanation == nil {
            faults.error("missing-model", "there is no model answer to compare with", at: span, help: "write one in a block quote: > Because …")
        }
        return .explain(choices)
    }
}
