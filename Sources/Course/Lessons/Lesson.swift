import Diagnostics

/// A lesson file as a value.
public struct Lesson: Sendable {
    public let id: String
    public internal(set) var title: String
    public let order: Double?
    /// Ids that the lesson once had.
    public let aliases: [String]
    public let sources: [String]
    /// The window of runs and checks that name none.
    public let window: WindowSize?
    public let file: SourceText
    /// What is below the front matter, which is read when it is first asked for.
    var body: Deferred<Reading<[Section]>>
    /// By language code: `ko`. Nil where nothing of a translation can be read.
    var deferredTranslations: [String: Deferred<Reading<LessonTranslation?>>] = [:]
    /// In every language.
    public var titles: [String] { [title, originalTitle].compactMap(\.self) + translations.values.map(\.title) }
    /// Where it is translated.
    var originalTitle: String?

    /// The most snippets of a lesson: each is checked with all before it.
    static let snippetLimit = 500

    public var sections: [Section] { body.value.content }
    /// By language code: `ko`.
    public var translations: [String: LessonTranslation] { deferredTranslations.compactMapValues(\.value.content) }

    public var exercises: [Section] { sections.filter { $0.exercise != nil } }

    public func section(named id: String) -> Section? { sections.first { $0.id == id || $0.aliases.contains(id) } }
}

/// The part of a lesson under one heading. Progress refers to its id, so it never changes.
public struct Section: Sendable {
    public let id: String
    public let aliases: [String]
    public internal(set) var title: StyledText
    public internal(set) var blocks: [LessonBlock]
    public internal(set) var exercise: Exercise?
    /// Nil where the file does not say.
    public let evidence: ClaimEvidence?
    /// The heading.
    public let span: Span

    /// The section's runs and setups, in order.
    public var snippets: [Snippet] {
        blocks.compactMap { if case .snippet(let snippet) = $0 { snippet } else { nil } }
    }
}

public enum LessonBlock: Sendable {
    case prose(Prose)
    /// A rule between pieces of prose: what follows it is shown after the learner goes on.
    case pause
    case snippet(Snippet)
    case prediction(Prediction)
    case expectation(Expectation)
}

/// Swift that enters the file's scope: declarations (`setup`), or a view that is shown (`run`).
public struct Snippet: Sendable {
    public enum Role: String, Sendable { case setup, run }
    public let role: Role
    public let id: String?
    public let code: Fragment
    public let window: WindowSize?
    public var compatibility: Compatibility?
    /// `nil` for the one in use.
    public var sdk: SDKVersion?
    /// What is done on the live view after it appears, in order: `tap "Add"`.
    public let actions: [Fragment]
    /// Whether the snippet is meant to be refused.
    public let fails: Bool
    /// What differs between instances, in a quiz.
    public let variations: [Variation]
    public let span: Span
}

extension Snippet {
    /// The snippet with the values of variables in its code and actions.
    public func filled(_ values: [String: String]) -> Snippet { with(code: code.filled(values), actions: actions.map { $0.filled(values) }) }

    func with(code: Fragment, actions: [Fragment]) -> Snippet {
        Snippet(
            role: role, id: id, code: code, window: window, compatibility: compatibility, sdk: sdk, actions: actions, fails: fails, variations: variations,
            span: span)
    }
}

/// A question put before a run is shown.
public struct Prediction: Sendable {
    /// The index of the run in the lesson's snippets, from 0.
    public let run: Int
    public internal(set) var ask: Fragment
    public let answer: Key
    /// Shown after the answer.
    public internal(set) var reason: Prose?
    public let span: Span
}

/// What a run must show: verified by authors' checks, printed next to the snippet.
public struct Expectation: Sendable {
    public enum Aspect: String, CaseIterable, Sendable {
        case declared, resolved, type, layout, identity, state, updates, preferences, environment, output, diagnostics
        case values, dependencies, changes, trace, picture
    }
    /// The index of the run in the lesson's snippets, from 0.
    public let run: Int
    public let aspect: Aspect
    /// `...` stands for any lines, `[..]` for any part of a line.
    public let text: Fragment
    public let span: Span
}

/// A task that is checked by expressions over the report of the learner's snippet.
public struct Exercise: Sendable {
    /// How many of the lesson's snippets come before it: what the learner's snippet may use.
    public let scope: Int
    public let starter: Fragment?
    /// Code that the learner sees and doesn't edit. It runs after the answer, and what it shows is checked.
    public let given: Fragment?
    /// What differs from run to run of one answer, by name in `{{name}}`.
    public let variations: [Variation]
    public internal(set) var checks: [Check]
    public internal(set) var hints: [Prose]
    public internal(set) var mistakes: [Mistake]
    public let solution: Fragment?
    /// Other right answers.
    public let accepts: [AcceptedAnswer]
    /// Wrong answers.
    public let rejects: [RejectedAnswer]
    public let window: WindowSize?
    /// `nil` for the one in use.
    public let sdk: SDKVersion?
    /// Whether it has checks that can't be read, so that its answers prove nothing.
    public internal(set) var hasUnreadableChecks = false

    public var points: Double { checks.reduce(0) { $0 + $1.points } }
    static let hintLimit = 4
}

extension Exercise {
    /// The exercise with the values of variables in its code and checks.
    public func filled(_ values: [String: String]) -> Exercise {
        guard !values.isEmpty else { return self }
        return Exercise(
            scope: scope, starter: starter?.filled(values), given: given?.filled(values), variations: variations, checks: checks.map { $0.filled(values) },
            hints: hints, mistakes: mistakes.map { $0.filled(values) },
            solution: solution?.filled(values), accepts: accepts.map { AcceptedAnswer(code: $0.code.filled(values), span: $0.span) },
            rejects: rejects.map { RejectedAnswer(says: $0.says, code: $0.code.filled(values), span: $0.span) }, window: window, sdk: sdk)
    }
}

/// A right answer besides the solution. Authors' checks prove that it gets full marks.
public struct AcceptedAnswer: Sendable {
    public let code: Fragment
    public let span: Span
}

/// A wrong answer. Authors' checks prove that it fails.
public struct RejectedAnswer: Sendable {
    /// A part of what the learner then reads.
    public let says: String
    public let code: Fragment
    public let span: Span
}

/// A wrong solution that learners are known to write, with what to say to them.
public struct Mistake: Sendable {
    public let id: String?
    public internal(set) var says: String
    public internal(set) var code: Fragment
    public let span: Span
    /// The id of what those who make it probably think.
    public let misconception: Fragment?

    func filled(_ values: [String: String]) -> Mistake {
        var result = self
        result.code = code.filled(values)
        return result
    }
}
