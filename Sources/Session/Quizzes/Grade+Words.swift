import Course
import Grading

extension Grade {
    /// What there is to say of an answer. In languages other than English, what the author says and what was found.
    public func words(in language: Language) -> [StyledText] {
        if language == .english { return words }
        if verdict == .unreadable { return [StyledText(Phrase.notReadable.text(in: language))] }
        return (finding.map { [StyledText(Phrase.finding($0).text(in: language))] } ?? []) + notes
    }
}
