import Course
import Diagnostics

/// How questions of a kind are answered: which reply they want, how it is read and graded, and how the right answer is shown.
protocol QuestionKey {
    var form: ReplyForm { get }
    /// What code that answers the question is checked by.
    var grader: ExerciseGrader? { get }
    /// - Parameter isTyped: whether a learner typed it at the prompt; else it is from a file.
    func read(_ given: GivenAnswer, in instance: QuestionInstance, isTyped: Bool) throws(Unreadable) -> Answer
    func grade(_ answer: Answer, in instance: QuestionInstance) -> Grade
    /// In a line; nil where people judge it.
    func rightAnswer(in instance: QuestionInstance) -> String?
    /// In lines; empty where people judge it.
    func shownAnswer(in instance: QuestionInstance) -> [StyledText]
    /// What has to hold of the instance besides what holds of every question.
    func verify(_ instance: QuestionInstance, _ notes: [Diagnostic.Note], _ faults: inout Faults)
}

extension QuestionKey {
    var grader: ExerciseGrader? { nil }
    func verify(_ instance: QuestionInstance, _ notes: [Diagnostic.Note], _ faults: inout Faults) {}
}

extension GivenAnswer {
    /// The only text.
    func text(_ reason: String = "write the answer as a text") throws(Unreadable) -> String {
        guard case .text(let text) = self else { throw Unreadable(reason: reason) }
        if folded(text).isEmpty { throw .empty }
        return text
    }
}
