import Diagnostics

/// The words of a quiz in another language, `quizzes/NAME.ko.md`: the same questions under the same ids. Code and keys come from the original.
public struct QuizTranslation: Sendable {
    /// `ko`.
    public let language: String
    public let title: String
    public let file: SourceText
    /// Where the front matter has ended.
    let beginning: Span
    /// What is below the front matter, which is read when it is first asked for.
    let body: Deferred<Reading<Body>>

    struct Body: Sendable {
        let questions: [TranslatedQuestion]
        let introduction: [Prose]
        /// The title above the introduction.
        let heading: Heading?
    }

    public var questions: [TranslatedQuestion] { body.value.content.questions }
    var introduction: [Prose] { body.value.content.introduction }
    var heading: Heading? { body.value.content.heading }

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
    /// Reads the front matter; what is below it waits until it is asked for.
    static func read(_ file: SourceText, language: String, of quiz: Quiz, reading: FilesInHand) -> Reading<QuizTranslation?> {
        var faults = Faults()
        guard let front = TranslatedFront(file, known: FrontMatter.quizKeys, of: quiz.id, faults: &faults) else {
            return Reading(content: nil, faults: faults)
        }
        let body = Deferred {
            // Its questions are those of another file, which counts for itself.
            let questions = quiz.questions
            return reading.with(file.name) { Self.body(below: front, of: questions) }
        }
        let translation = QuizTranslation(
            language: language, title: front.title, file: file, beginning: front.body.part(0..<0).span, body: body)
        return Reading(content: translation, faults: faults)
    }

    /// What a list or a table of a question is depends on the original's kind.
    private static func body(below front: TranslatedFront, of originals: [Question]) -> Reading<Body> {
        var faults = Faults()
        let parts = TranslatedParts.read(front.body, headings: 2...2, faults: &faults)
        var opening = QuestionReader(document: front.body)
        for group in parts.opening { opening.read(group, kind: .rubric, faults: &faults) }
        var questions: [TranslatedQuestion] = []
        for part in parts.parts {
            let id = part.heading.attributes.id?.name ?? ""
            guard let original = originals.first(where: { $0.id == id || $0.aliases.contains(id) }) else {
                faults.unknown("question", id, among: originals.map(\.id), at: part.heading.span)
                continue
            }
            questions.append(TranslatedQuestion(part, in: front.body, of: original, faults: &faults))
        }
        let body = Body(questions: questions, introduction: opening.prompt.compactMap(\.prose), heading: parts.titleHeading)
        return Reading(content: body, faults: faults)
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
