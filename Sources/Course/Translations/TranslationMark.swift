import Diagnostics

/// What a heading of a translation says of the words that it translates.
public struct TranslationMark: Sendable {
    public enum State: Sendable { case missing, stale, current }

    /// `LESSON#SECTION` or `QUIZ#QUESTION`; `QUIZ#introduction` for what comes before a quiz's first question.
    public let name: String
    public let state: State
    /// The heading.
    public let span: Span
    /// What writes the hash of the original's words into the translation's file.
    public let edit: (range: Range<Int>, text: String)

    init(_ name: String, _ heading: Heading, now hash: String) {
        let state = heading.originalHash.map { $0 == hash ? State.current : .stale } ?? .missing
        self.init(name: name, state: state, span: heading.span, edit: heading.writing(originalHash: hash))
    }

    private init(name: String, state: State, span: Span, edit: (range: Range<Int>, text: String)) {
        (self.name, self.state, self.span, self.edit) = (name, state, span, edit)
    }

    /// That of a quiz's introduction, which may have no heading yet.
    fileprivate init(introductionOf quiz: Quiz, now hash: String, in translation: QuizTranslation) {
        let name = "\(quiz.id)#introduction"
        if let heading = translation.heading {
            self.init(name, heading, now: hash)
        } else {
            let title = "# \(translation.title) {of=\(hash)}\n\n"
            self.init(name: name, state: .missing, span: translation.beginning, edit: (translation.beginning.range, title))
        }
    }
}

/// A file of translations and the marks of its headings, in order.
public struct MarkedTranslation: Sendable {
    public let file: SourceText
    public let marks: [TranslationMark]
}

extension Lesson {
    /// What the translation to a language says of the words that it translates; nil where there is none.
    public func markedTranslation(to language: String) -> MarkedTranslation? {
        guard let translation = translations[language] else { return nil }
        let marks = translation.sections.compactMap { section in
            self.section(named: section.id).map { TranslationMark("\(id)#\($0.id)", section.heading, now: $0.proseHash) }
        }
        return MarkedTranslation(file: translation.file, marks: marks)
    }
}

extension Quiz {
    /// What the translation to a language says of the words that it translates; nil where there is none.
    public func markedTranslation(to language: String) -> MarkedTranslation? {
        guard let translation = translations[language] else { return nil }
        let opening = introductionHash.map { TranslationMark(introductionOf: self, now: $0, in: translation) }
        let marks = translation.questions.compactMap { question in
            self.question(named: question.id).map { TranslationMark("\(id)#\($0.id)", question.heading, now: $0.wordsHash) }
        }
        return MarkedTranslation(file: translation.file, marks: [opening].compactMap(\.self) + marks)
    }
}
