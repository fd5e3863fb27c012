import Diagnostics

/// The words of a quiz in another language, `quizzes/NAME.ko.md`: the same questions under the same ids. Code and keys come from the original.
public struct QuizTranslation: Sendable {
    /// `ko`.
    public let language: String
    public let title: String
    public let questions: [TranslatedQuestion]
    public let file: SourceText
    let introduction: [Prose]
    /// The title above the introduction.
    let heading: Heading?
    /// Where the front matter has ended.
    let beginning: Span

    public func question(named id: String) -> TranslatedQuestion? { questions.first { $0.id == id } }
}

/// The words of a question, in the order of the original's.
public struct TranslatedQuestion: Sendable {
    public let id: String
    public let title: StyledText
    let prose: [Prose]
    /// Choices, criteria or known wrong answers.
    let choices: [Choice]
    /// Left and right sides.
    let rows: [(left: Prose?, right: Prose)]
    /// Texts that are accepted as well.
    let accepted: [AcceptedText]
    let explanation: Prose?
    let blocks: TranslatedBlocks
    let heading: Heading
    var span: Span { heading.span }
}

extension QuizTranslation {
    /// Reads the translation of a quiz: what a list or a table of a question is depends on the original's kind.
    static func read(_ file: SourceText, language: String, of quiz: Quiz, faults: inout Faults) -> QuizTranslation? {
        guard let parts = TranslatedParts.read(file, known: FrontMatter.quizKeys, headings: 2...2, faults: &faults) else { return nil }
        var opening = QuestionReader(document: parts.body)
        for group in parts.opening { opening.read(group, kind: .rubric, faults: &faults) }
        var questions: [TranslatedQuestion] = []
        for part in parts.parts {
            let id = part.heading.attributes.id?.name ?? ""
            guard let original = quiz.question(named: id) else {
                faults.unknown("question", id, among: quiz.questions.map(\.id), at: part.heading.span)
                continue
            }
            questions.append(TranslatedQuestion(part, in: parts.body, of: original, faults: &faults))
        }
        return QuizTranslation(
            language: language, title: parts.title, questions: questions, file: file, introduction: opening.prompt.compactMap(\.prose),
            heading: parts.titleHeading, beginning: parts.body.part(0..<0).span)
    }
}

extension TranslatedQuestion {
    fileprivate init(_ part: TranslatedParts.Part, in body: Fragment, of original: Question, faults: inout Faults) {
        var reader = QuestionReader(document: body)
        for group in part.groups { reader.read(group, kind: original.kind, faults: &faults) }
        let rows = (reader.table?.rows ?? []).filter { $0.count == 2 }.map { cells -> (left: Prose?, right: Prose) in
            (cells[0].isBlank ? nil : Prose(template: cells[0], faults: &faults), Prose(template: cells[1], faults: &faults))
        }
        if original.kind != .short, let answer = reader.answers.first {
            faults.error(
                "misplaced-answer", "this translation has an answer, and answers are the original's", at: answer.span,
                help: "only a question of kind short accepts translated answers")
        }
        self.init(
            id: original.id, title: part.heading.title, prose: reader.prompt.compactMap(\.prose), choices: reader.choices, rows: rows,
            accepted: reader.answers.compactMap { AcceptedText($0, faults: &faults) }, explanation: reader.explanation, blocks: part.blocks,
            heading: part.heading)
    }
}

extension PromptPart {
    var prose: Prose? { if case .prose(let prose) = self { prose } else { nil } }
}
