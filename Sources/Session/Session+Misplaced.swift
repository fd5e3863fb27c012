import Course
import Diagnostics
import Grading
import Playground

/// Lines that were typed at a question and aren't answers to it.
extension Session {
    /// What is asked again, since it can't be read as an answer, and what it was probably meant for.
    func unreadable(_ reply: String, _ grade: Grade, form: ReplyForm?) -> [Output] {
        let words = options.language == .english && grade.verdict == .unreadable ? sentence(grade.feedback) : say(.unreadable(form))
        return [.feedback(.unreadable, StyledText(words).fitted(to: options.width))] + [probablyMeant(by: reply)].compactMap(\.self)
    }

    /// Whether a wrong reply can't be a prediction: Swift where no Swift is asked for, or the name of a command that the code doesn't have.
    func isMisplaced(_ reply: String, _ grade: Grade, to prediction: Prediction, of lesson: Lesson, in playground: Playground) -> Bool {
        guard grade.verdict == .incorrect, !grade.isUnknown, let form = prediction.instruction(in: playground), [.text, .list].contains(form) else {
            return false
        }
        if isSwift(reply, in: playground) { return !(prediction.rightAnswer(in: playground).map { isSwift($0, in: playground) } ?? false) }
        guard let word = commandName(reply) else { return false }
        let snippets = lesson.sections.flatMap(\.snippets)
        return !(snippets.indices.contains(prediction.run) && snippets[prediction.run].code.text.contains(word))
    }

    private func probablyMeant(by reply: String) -> Output? {
        if let command = Command.meant(by: reply) { return remark(.commandMeant(command)) }
        guard state.outside == nil, isSwift(reply, in: scratchScope()) else { return nil }
        misplacedSwift = (reply, changeCount)
        return remark(.playRunsSwift)
    }

    /// The whole name of a command, without its colon.
    private func commandName(_ reply: String) -> String? {
        let word = reply.trimmingCharacters(in: .whitespaces)
        return Command.named(word[...])?.name == word ? word : nil
    }

    /// Whether a text runs as a declaration, a statement or a view: it then has no value that could be an answer.
    private func isSwift(_ text: String, in playground: Playground) -> Bool {
        guard Playground.fault(in: SourceText(name: "reply", text: text)) == nil else { return false }
        let outcome = playground.fork().enter(SourceText(name: "reply", text: text))
        switch outcome.status {
        case .done: return outcome.value == nil
        case .limited: return true
        default: return false
        }
    }
}
