import Diagnostics

/// A quiz file as a value.
public struct Quiz: Sendable {
    public let id: String
    public internal(set) var title: String
    public let order: Double?
    public let aliases: [String]
    public let sources: [String]
    /// The share of the points that passes, from 0 to 1.
    public let pass: Double
    /// Which questions are drawn for a learner; empty where all are asked.
    public internal(set) var draws: [QuestionDraw]
    public let window: WindowSize?
    public let file: SourceText
    /// What is below the front matter, which is read when it is first asked for.
    var body: Deferred<Reading<QuizBody>>
    /// By language code: `ko`. Nil where nothing of a translation can be read.
    var deferredTranslations: [String: Deferred<Reading<QuizTranslation?>>] = [:]
    /// In every language.
    public var titles: [String] { [title, originalTitle].compactMap(\.self) + translations.values.map(\.title) }
    /// Where it is translated.
    var originalTitle: String?

    static let defaultPass = 0.7

    /// Declarations that every question sees.
    public var setup: [Snippet] { body.value.content.setup }
    public var introduction: [Prose] { body.value.content.introduction }
    public var questions: [Question] { body.value.content.questions }
    /// By language code: `ko`.
    public var translations: [String: QuizTranslation] { deferredTranslations.compactMapValues(\.value.content) }

    /// How many questions a learner is asked.
    public var askedCount: Int { draws.isEmpty ? questions.count : draws.reduce(0) { $0 + $1.count } }

    public func question(named id: String) -> Question? { questions.first { $0.id == id || $0.aliases.contains(id) } }
}

/// What a quiz asks, and what comes before.
struct QuizBody: Sendable {
    let setup: [Snippet]
    var introduction: [Prose]
    var questions: [Question]
}

extension Quiz {
    /// The quiz with what it asks changed, once that is asked for.
    func changing(_ change: @escaping @Sendable (inout QuizBody) -> Void) -> Quiz {
        var result = self
        let body = body
        result.body = Deferred {
            var reading = body.value
            change(&reading.content)
            return reading
        }
        return result
    }
}

public struct Question: Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case single, multiple, short, numeric, trace, order, match, refused, spot, complete, assemble, code, explain, rubric

        /// Whether code answers it, which is checked as an exercise is.
        public var isExercise: Bool { [.code, .complete, .assemble].contains(self) }
        /// Whether learners compare their own words with points.
        public var isOwnWords: Bool { [.explain, .rubric].contains(self) }
    }

    /// What is answered, and what is right.
    public enum Task: Sendable {
        case single([Choice])
        case multiple([Choice], Credit)
        case short([AcceptedText], Comparison)
        case numeric(Key)
        case trace(Key)
        /// Items in their right order.
        case order([Choice])
        case match([Pair], extras: [Choice])
        case code(Exercise)
        /// Lines of code, of the kinds `refused` and `spot`.
        case lines(LineQuestion)
        /// An exercise whose starter has blanks.
        case complete(Exercise)
        case assemble(AssembledCode)
        /// The points that an explanation in the learner's own words makes.
        case explain([Choice])
        case rubric([Choice])
    }

    /// How a partly right set of choices scores.
    public enum Credit: String, CaseIterable, Sendable {
        /// (right − wrong) / right ones in all, never below 0.
        case balance
        /// All or nothing.
        case off
        /// The share of choices that are rightly marked or left.
        case each
    }

    public enum Comparison: String, CaseIterable, Sendable { case text, swift }

    public let id: String
    public let aliases: [String]
    public internal(set) var title: StyledText
    public let kind: Kind
    public let points: Double
    /// How many tries a learner has; each further one is worth half of the one before.
    public let attempts: Int
    public let tags: [String]
    /// How much thinking it takes, from naming (1) to designing (7); nil where the file does not say.
    public let level: Int?
    /// A name that questions share of which a drawn quiz has one at most.
    public let family: String?
    /// False where the choices keep the order of the file.
    public let shuffles: Bool
    public internal(set) var prompt: [PromptPart]
    public internal(set) var task: Task
    /// Wrong answers that learners are known to give to a question without choices.
    public internal(set) var distractors: [Choice]
    public internal(set) var hints: [Prose]
    public internal(set) var explanation: Prose?
    /// `LESSON#SECTION`: what to read again after a wrong answer.
    public let rereads: String?
    /// Nil where the file does not say.
    public let evidence: ClaimEvidence?
    /// The heading.
    public let span: Span

    static let attemptRange = 1.0...10.0
    /// The most choices, items, pairs or accepted answers of a question.
    static let partLimit = 100

    /// What a learner's code is checked by.
    public var exercise: Exercise? {
        switch task {
        case .code(let exercise), .complete(let exercise): exercise
        case .assemble(let code): code.exercise
        case .single, .multiple, .short, .numeric, .trace, .order, .match, .lines, .explain, .rubric: nil
        }
    }

    public var snippets: [Snippet] { prompt.compactMap { if case .snippet(let snippet) = $0 { snippet } else { nil } } }
    public var variations: [Variation] { snippets.flatMap(\.variations) }

    /// The choices, items or right-hand sides that are shown.
    public var choices: [Choice] {
        switch task {
        case .single(let choices), .multiple(let choices, _), .order(let choices), .rubric(let choices), .explain(let choices): choices
        case .match(let pairs, let extras):
            pairs.map(\.right).reduce(into: []) { rights, right in if !rights.contains(where: { $0.id == right.id }) { rights.append(right) } } + extras
        case .short, .numeric, .trace, .code, .lines, .complete, .assemble: []
        }
    }
}

public enum PromptPart: Sendable {
    case prose(Prose)
    case snippet(Snippet)
}

/// A choice, item or criterion. Its id is the one in its braces, or the hash of its words: never its place.
public struct Choice: Sendable {
    public let id: String
    public let text: Prose
    public let isRight: Bool
    public let feedback: Prose?
    public let span: Span
    /// The id of what those who choose it probably think.
    public internal(set) var misconception: Fragment?
}

public struct Pair: Sendable {
    public let id: String
    public let left: Prose
    public let right: Choice
}

/// A text that answers a short question.
public enum AcceptedText: Sendable {
    /// May hold computed values.
    case text(Prose)
    /// A regular expression that must match the whole answer.
    case pattern(AnswerPattern, span: Span)
}
