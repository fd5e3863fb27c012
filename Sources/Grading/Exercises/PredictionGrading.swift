import Course
import Playground

extension Prediction {
    /// Judges a prediction against the live view of its run; the score is of one point.
    public func grade(_ reply: String, in playground: Playground) -> Grade {
        do throws(Stopped) {
            let value = try playground.value(of: answer.expression)
            if let wanted = value.number {
                guard let number = readNumber(reply) else { return Grade(.unreadable, score: 0, max: 1, feedback: "write a number: 230, 1/3 or 25%") }
                return Grade(share: answer.tolerance.accepts(number, for: wanted) ? 1 : 0, of: 1)
            }
            if folded(reply).isEmpty { return Grade(.unreadable, score: 0, max: 1, feedback: "the answer is empty") }
            return Grade(share: QuestionInstance.matches(reply, value, answer.tolerance) ? 1 : 0, of: 1)
        } catch {
            return Grade(.notGraded, score: nil, max: 1, feedback: error.diagnostics.first?.message ?? "the answer cannot be computed")
        }
    }

    /// The right answer, as it is shown after a prediction; nil where it cannot be computed.
    public func rightAnswer(in playground: Playground) -> String? { try? playground.value(of: answer.expression).shown }
}

extension QuestionInstance {
    /// The right answer, to show when the question is over; nil where people judge it.
    public var rightAnswer: String? {
        func text(_ id: String) -> String { choices.first { $0.id == id }?.plainText ?? id }
        return switch key {
        case .choices(let ids, _): choices.filter { ids.contains($0.id) }.map(\.plainText).joined(separator: ", ")
        case .value(let value, _): value.shown
        case .texts(let accepted, _): accepted.lazy.compactMap { if case .text(let text) = $0 { text } else { nil } }.first
        case .order(let ids): ids.map(text).joined(separator: ", ")
        case .pairs(let pairs): items.map { "\($0.plainText): \(text(pairs[$0.id, default: ""]))" }.joined(separator: ", ")
        case .exercise(let grader): grader.exercise.solution?.text
        case .rubric: nil
        }
    }
}
