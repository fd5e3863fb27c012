import Course
import Diagnostics
import Playground

/// A question as one learner gets it: variables drawn, texts computed, choices in their order, the key known.
public struct QuestionInstance {
    enum RightAnswer {
        case choices(Set<String>, Question.Credit?)
        case value(Value, Key.Tolerance)
        case texts([AcceptedAnswer], Question.Comparison)
        case order([String])
        case pairs([String: String])
        case exercise(ExerciseGrader)
        case rubric
        case kind(any QuestionKey)
    }

    enum AcceptedAnswer {
        case text(String)
        case pattern(AnswerPattern)
    }

    public let question: Question
    /// Drawn values by variable.
    public let values: [String: String]
    /// The quiz's.
    let setup: [Snippet]
    public let prompt: [PromptPart]
    /// In the order in which they are shown.
    public let choices: [ShownChoice]
    public let items: [ShownItem]
    public let explanation: Prose?
    let distractors: [ShownChoice]
    let key: RightAnswer

    /// What is asked, in words.
    var asked: String { prompt.compactMap { if case .prose(let prose) = $0 { prose.plainText } else { nil } }.joined(separator: " ") }
}

extension QuestionInstance {
    /// Draws, runs and computes one question in a playground that has the quiz's setup.
    init(_ question: Question, of quiz: Quiz, seed: Seed, in base: Playground) throws(Stopped) {
        let values = Self.draw(question, quiz: quiz.id, seed: seed)
        let playground = base.fork()
        try Self.run(question, values: values, window: quiz.window, in: playground)
        let computer = TextComputer(playground: playground, values: values)
        let choices: [ShownChoice]
        if let code = question.assembledCode {
            choices = AssembleKey.choices(code.filled(values))
        } else {
            choices = try computer.choices(question.choices)
        }
        self.question = question
        self.values = values
        setup = quiz.setup
        prompt = try computer.prompt(question.prompt)
        distractors = try computer.choices(question.distractors)
        explanation = try computer.prose(question.explanation)
        self.choices =
            question.shuffles && question.kind != .explain || Self.mustShuffle.contains(question.kind)
            ? Self.shuffled(choices, question: question, quiz: quiz.id, seed: seed) : choices
        (key, items) = try Self.key(question, choices: choices, computer: computer, quiz: quiz, playground: playground)
    }

    /// The kinds whose choices in their written order would be the answer.
    private static let mustShuffle: Set<Question.Kind> = [.order, .assemble]

    static func draw(_ question: Question, quiz: String, seed: Seed) -> [String: String] {
        var values: [String: String] = [:]
        for variation in question.variations {
            var generator = seed.generator(quiz: quiz, question: question.id, purpose: "vary \(variation.name)")
            values[variation.name] = variation.values[generator.index(below: variation.values.count)]
        }
        return values
    }

    private static func run(_ question: Question, values: [String: String], window: WindowSize?, in playground: Playground) throws(Stopped) {
        for snippet in question.snippets {
            let outcome = snippet.filled(values).run(in: playground, window: window)
            switch outcome.status {
            case .done where snippet.fails:
                throw Stopped(diagnostics: [.unexpectedSuccess(snippet)], isLimit: false)
            case .failed where !snippet.fails, .limited, .internalFault: throw Stopped(diagnostics: outcome.diagnostics, isLimit: outcome.status == .limited)
            case .done, .failed: break
            }
        }
    }

    /// The choices in drawn order; things to be ordered are never shown in their right order.
    private static func shuffled(_ choices: [ShownChoice], question: Question, quiz: String, seed: Seed) -> [ShownChoice] {
        var generator = seed.generator(quiz: quiz, question: question.id, purpose: "shuffle")
        func tellsAnswer(_ shown: [ShownChoice]) -> Bool {
            switch question.kind {
            case .order: shown.map(\.id) == choices.map(\.id)
            case .assemble: shown.filter(\.isRight).map(\.id) == choices.filter(\.isRight).map(\.id)
            default: false
            }
        }
        var result = generator.shuffled(choices)
        for _ in choices.indices.dropLast() where tellsAnswer(result) { result = Array(result.dropFirst() + result.prefix(1)) }
        return result
    }

    /// The value of a key. No answer is near a number that isn't one.
    private static func value(of key: Key, _ values: [String: String], in playground: Playground) throws(Stopped) -> Value {
        let value = try playground.value(of: key.expression.filled(values))
        guard value.number?.isNaN != true else { throw .noNumber(key, "the key is not a number (NaN)", help: "ask for a number that is defined") }
        return value
    }

    private static func key(
        _ question: Question, choices: [ShownChoice], computer: TextComputer, quiz: Quiz, playground: Playground
    ) throws(Stopped) -> (RightAnswer, [ShownItem]) {
        switch question.task {
        case .single: return (.choices(Set(choices.filter(\.isRight).map(\.id)), nil), [])
        case .multiple(_, let credit): return (.choices(Set(choices.filter(\.isRight).map(\.id)), credit), [])
        case .short(let texts, let comparison):
            var accepted: [AcceptedAnswer] = []
            for text in texts {
                switch text {
                case .text(let prose): accepted.append(.text(try computer.literal(prose)))
                case .pattern(let pattern, _): accepted.append(.pattern(pattern))
                }
            }
            return (.texts(accepted, comparison), [])
        case .numeric(let key):
            let value = try value(of: key, computer.values, in: playground)
            guard value.number != nil else { throw .noNumber(key, "a numeric key is a number, this is \(value.printed)", help: "write kind=trace") }
            return (.value(value, key.tolerance), [])
        case .trace(let key): return (.value(try value(of: key, computer.values, in: playground), key.tolerance), [])
        case .order: return (.order(choices.map(\.id)), [])
        case .match(let pairs, _):
            var items: [ShownItem] = []
            for pair in pairs {
                let text = try computer.filled(pair.left)
                items.append(ShownItem(id: pair.id, text: text, plainText: text.plainText))
            }
            return (.pairs(Dictionary(pairs.map { ($0.id, $0.right.id) }) { first, _ in first }), items)
        case .code(let exercise): return (.exercise(ExerciseGrader(exercise.filled(computer.values), window: quiz.window, scope: playground.fork())), [])
        case .rubric: return (.rubric, [])
        case .explain: return (.kind(ExplainKey()), [])
        case .lines(let lines): return (.kind(try LinesKey(lines, of: question.snippets, values: computer.values, in: playground)), [])
        case .complete(let exercise):
            return (.kind(CompleteKey(ExerciseGrader(exercise.filled(computer.values), window: quiz.window, scope: playground.fork()))), [])
        case .assemble(let code):
            let code = code.filled(computer.values)
            return (.kind(AssembleKey(code: code, exerciseGrader: ExerciseGrader(code.exercise, window: quiz.window, scope: playground.fork()))), [])
        }
    }
}

extension Question {
    fileprivate var assembledCode: AssembledCode? { if case .assemble(let code) = task { code } else { nil } }
}

extension Stopped {
    fileprivate static func noNumber(_ key: Key, _ message: String, help: String) -> Stopped {
        Stopped(diagnostics: [Diagnostic(.error, "no-number", message, at: key.expression.span, help: help)], isLimit: false)
    }
}

extension Diagnostic {
    static func unexpectedSuccess(_ snippet: Snippet) -> Diagnostic {
        Diagnostic(.error, "unexpected-success", "this snippet is meant to be refused, and is not", at: snippet.span, help: "drop `fails`, or break it")
    }
}
