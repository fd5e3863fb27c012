import Course
import Diagnostics

/// The learner's own words, which the learner compares with a model answer: the kind `explain`. The program marks nothing.
struct ExplainKey: QuestionKey {
    var form: ReplyForm { .words }

    func read(_ given: GivenAnswer, in instance: QuestionInstance, isTyped: Bool) throws(Unreadable) -> Answer { .text(try given.text()) }

    func grade(_ answer: Answer, in instance: QuestionInstance) -> Grade {
        Grade(.notGraded, score: nil, max: instance.question.points, feedback: "compare your answer with the model answer, and mark it yourself")
    }

    func rightAnswer(in instance: QuestionInstance) -> String? { nil }

    /// The points, for those who gave no answer.
    func shownAnswer(in instance: QuestionInstance) -> [StyledText] {
        instance.choices.flatMap { choice in
            choice.text.rendered(width: .max).enumerated().map { StyledText($0 == 0 ? "• " : "  ", .mark) + $1 }
        }
    }
}

extension QuestionInstance {
    /// The grade of an explanation, by what the learner found in it: a number of criteria for the kind `rubric`, the numbers of points for `explain`.
    public func grade(marking reply: String) throws(Unreadable) -> Grade {
        question.kind == .explain ? grade(pointsMade: try pointsMade(in: reply)) : grade(criteriaMet: try criteriaMet(in: reply))
    }

    private func criteriaMet(in reply: String) throws(Unreadable) -> Int {
        guard let count = readNumber(reply), count == count.rounded(), (0...Double(choices.count)).contains(count) else {
            throw Unreadable(reason: "write a number from 0 to \(choices.count)")
        }
        return Int(count)
    }

    /// `1 3`, `1, 3`, `0`, `none`, `all`.
    private func pointsMade(in reply: String) throws(Unreadable) -> Set<Int> {
        let all = Set(1...max(1, choices.count))
        let words = spokenForm(reply)
        if ["all", "all of them", "모두", "모두 다", "전부", "다"].contains(words) { return all }
        if readNumber(words) == 0 { return [] }
        guard let numbers = readPlaces(words, upTo: choices.count), !numbers.isEmpty else {
            throw Unreadable(reason: "write the numbers of the points from 1 to \(choices.count), or 0")
        }
        return numbers
    }

    /// It names what is missing, and is never wrong, since nobody but the learner judged it.
    private func grade(pointsMade made: Set<Int>) -> Grade {
        let missing = choices.indices.filter { !made.contains($0 + 1) }.map { choices[$0] }
        let share = choices.isEmpty ? 0 : Double(choices.count - missing.count) / Double(choices.count)
        let notes = missing.flatMap(Self.words)
        let finding: Finding? = missing.isEmpty ? nil : .criteriaMet(choices.count - missing.count, of: choices.count)
        let grade = Grade(share: share, of: question.points, finding: finding, notes: notes)
        return grade.verdict == .incorrect ? grade.with(.partly) : grade
    }
}
