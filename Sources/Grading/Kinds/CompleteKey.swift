import Course
import Diagnostics
import Playground

/// Texts for the blanks of a starter: the kind `complete`. Any that pass the checks are right.
struct CompleteKey: QuestionKey {
    let exerciseGrader: ExerciseGrader
    let blanks: Blanks

    var form: ReplyForm { blanks.count == 1 ? .blank : .blanks }
    var grader: ExerciseGrader? { exerciseGrader }

    init(_ grader: ExerciseGrader) {
        exerciseGrader = grader
        let starter = grader.exercise.shown.starter
        blanks = Blanks(in: starter ?? Fragment(SourceText(name: "starter", text: "")))
    }

    func read(_ given: GivenAnswer, in instance: QuestionInstance, isTyped: Bool) throws(Unreadable) -> Answer {
        let texts: [String]
        switch given {
        case .list(let list): texts = list.map(\.trimmedOfSpace)
        case .text(let text): texts = split(text)
        case .pairs: throw unreadable
        }
        if texts.reduce(0, { $0 + $1.count }) > Unreadable.lengthLimit { throw .tooLong }
        guard texts.count == blanks.count, !texts.contains("") else { throw unreadable }
        return .texts(texts)
    }

    private var unreadable: Unreadable {
        Unreadable(reason: blanks.count == 1 ? "write what belongs in the blank" : "write what belongs in each of the \(blanks.count) blanks, with ; between")
    }

    /// At semicolons outside of string literals, where there are several blanks.
    private func split(_ text: String) -> [String] {
        let whole = Fragment(SourceText(name: "answer", text: text))
        let parts = blanks.count == 1 ? [whole] : whole.split(at: UInt8(ascii: ";"))
        return parts.map(\.text.withoutBackquotes)
    }

    func grade(_ answer: Answer, in instance: QuestionInstance) -> Grade {
        guard case .texts(let texts) = answer else { return .mismatched(instance) }
        let known = instance.distractors.first { split($0.plainText).map(swiftTokens) == texts.map(swiftTokens) }
        return instance.grade(completed: blanks.filled(texts), by: exerciseGrader, known: known)
    }

    /// Whether the code with the answer in its blanks leaves nothing open.
    func closesBrackets(_ answer: Answer) -> Bool { if case .texts(let texts) = answer { Playground.isComplete(blanks.filled(texts)) } else { false } }

    /// The texts of the solution.
    private var texts: [String] { exerciseGrader.exercise.shown.solution.flatMap(blanks.texts) ?? [] }

    func rightAnswer(in instance: QuestionInstance) -> String? { texts.joined(separator: "; ") }
    func shownAnswer(in instance: QuestionInstance) -> [StyledText] { [StyledText(texts.joined(separator: "; "), .code)] }

    func verify(_ instance: QuestionInstance, _ notes: [Diagnostic.Note], _ faults: inout Faults) {
        for distractor in instance.distractors {
            let texts = split(distractor.plainText)
            guard texts.count == blanks.count else {
                let message = "this wrong answer fills \(texts.count) of \(blanks.count) blanks"
                faults.error("wrong-blanks", message, at: distractor.span, notes: notes, help: "write what fills each, with ; between")
                continue
            }
            if exerciseGrader.grade(blanks.filled(texts)).passed {
                faults.error("right-distractor", "this wrong answer passes every check", at: distractor.span, notes: notes, help: "add a check that it fails")
            }
        }
    }
}
