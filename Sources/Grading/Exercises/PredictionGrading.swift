import Course
import Playground

extension Prediction {
    /// Judges a prediction against the live view of its run; the score is of one point.
    public func grade(_ reply: String, in playground: Playground) -> Grade {
        guard !isDontKnow(reply) else { return .unknown(of: 1) }
        let value: Value
        do throws(Stopped) {
            value = try playground.value(of: answer.expression)
        } catch {
            return Grade(.notGraded, score: nil, max: 1, feedback: error.diagnostics.first?.message ?? "the answer cannot be computed")
        }
        do throws(Unreadable) {
            return Grade(share: try value.isMet(by: reply, answer.tolerance, question: ask.text) ? 1 : 0, of: 1)
        } catch {
            return Grade(.unreadable, score: 0, max: 1, feedback: error.reason)
        }
    }

    /// The right answer, as it is shown after a prediction; nil where it cannot be computed.
    public func rightAnswer(in playground: Playground) -> String? { try? playground.value(of: answer.expression).asAsked }
}
