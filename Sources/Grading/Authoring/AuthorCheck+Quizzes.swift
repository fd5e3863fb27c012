import Course
import Diagnostics
import Playground

extension AuthorCheck {
    mutating func verify(_ quiz: Quiz) {
        if isFirstShare { verifyText(of: quiz) }
        let playground = PreparedQuiz.scope(of: quiz, options: options.playground).playground
        for (index, question) in quiz.questions.filter({ $0.exercise != nil }).enumerated() where isShared(index) {
            guard let exercise = question.exercise, let instance = try? QuestionInstance(question, of: quiz, seed: .number(1), in: playground),
                let grader = instance.grader
            else { continue }
            // Other orders and fillings are tried of themselves.
            verify(exercise, at: question.span, grader: grader, wantsProofs: question.kind == .code)
        }
    }

    /// All but the proofs of what is answered with code.
    private mutating func verifyText(of quiz: Quiz) {
        counts.quizzes += 1
        faults.add(quiz.translationFaults(requiring: options.language))
        verifyEvidence(in: quiz)
        reportLongLines(in: quiz.shownCode)
        counts.questions += quiz.questions.count
        faults.add(quiz.drawFaults(seeds: Self.seeds))
        let varies = quiz.questions.contains { !$0.variations.isEmpty || $0.snippets.contains { $0.code.text.contains("random") } }
        for question in quiz.questions { verifyForm(of: question) }
        for prose in quiz.proseWithImages { verifyImages(in: prose, of: quiz.file.name) }
        for seed in varies ? Array(Self.seeds) : [Self.seeds.lowerBound] {
            let before = faults.diagnostics.count
            let prepared = PreparedQuiz(quiz, seed: .number(seed), asksAll: true, options: options.playground)
            add(prepared.diagnostics.filter { $0.severity == .error })
            for instance in prepared.questions { verify(instance, seed: seed) }
            // The next seeds would say the same again.
            if faults.diagnostics.count > before { break }
        }
    }

    /// What can be seen without computing anything.
    private mutating func verifyForm(of question: Question) {
        if question.explanation == nil, question.kind != .rubric, !question.kind.isExercise {
            faults.error("missing-explanation", "the question explains nothing", at: question.span, help: "say why in a block quote: > Because …")
        }
        if case .short(let accepted, _) = question.task { verifyPatterns(in: accepted) }
        if let key = question.computedKey, !question.snippets.contains(where: { $0.role == .run }), key.asksReport {
            faults.error("missing-run", "the answer is about a run, and the question has none", at: key.expression.span, help: "add a ```swift run block")
        }
        guard question.shuffles else { return }
        for choice in question.choices {
            let words = choice.text.plainText.lowercased()
            if words.contains(/\b(all|both|none|neither|any|each) of (the )?(above|these|below)\b/) || words.contains(/\b(a|b|c|d) (and|or) (a|b|c|d)\b/) {
                let help = "name what is meant, or write shuffle=off in the heading"
                faults.error("place-in-choice", "a choice speaks of places, and the choices are shuffled", at: choice.span, help: help)
            }
        }
    }

    private mutating func verifyPatterns(in accepted: [AcceptedText]) {
        for case .pattern(let pattern, let span) in accepted {
            guard let answer = pattern.costlyAnswer else { continue }
            let message = "matching /\(pattern.text)/ takes too many steps for an answer of \(answer.count - 1) times `\(answer.prefix(1))`"
            faults.error("costly-pattern", message, at: span, help: "don't repeat what is itself repeated, as in (a+)+")
        }
    }

    /// What holds of every instance: choices that differ, one key among them, wrong answers that are wrong.
    private mutating func verify(_ instance: QuestionInstance, seed: UInt64) {
        let drawn = instance.values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
        let notes = drawn.isEmpty ? [] : [Diagnostic.Note("with seed \(seed): \(drawn.joined(separator: ", "))")]
        if ![.match, .rubric, .explain, .assemble].contains(instance.question.kind) {
            for (index, choice) in instance.choices.enumerated() {
                guard let same = instance.choices[..<index].first(where: { Self.isSame($0.plainText, choice.plainText) }) else { continue }
                let others = notes + [Diagnostic.Note("the other", at: same.span)]
                faults.error("equal-choices", "two choices are both `\(choice.plainText)`", at: choice.span, notes: others, help: "change one, or narrow vary=")
            }
        }
        if case .value(let value, let tolerance) = instance.key {
            if value.holdsNodes, let key = instance.question.computedKey { faults.add(.nodeKey(key)) }
            verify(instance.distractors, against: value, tolerance, notes)
        }
        if case .kind(let key) = instance.key { key.verify(instance, notes, &faults) }
        if case .texts = instance.key {
            for distractor in instance.distractors where instance.grade(given: .text(distractor.plainText)).verdict == .correct {
                faults.error(
                    "right-distractor", "this wrong answer is accepted", at: distractor.span, notes: notes, help: "drop it, or narrow what is accepted")
            }
        }
    }

    private mutating func verify(_ distractors: [ShownChoice], against value: Value, _ tolerance: Key.Tolerance, _ notes: [Diagnostic.Note]) {
        for distractor in distractors {
            if let number = readNumber(distractor.plainText), let wanted = value.meantNumber {
                guard tolerance.accepts(number, for: wanted) else { continue }
                let message = "the tolerance of \(shownNumber(tolerance.amount(at: wanted))) takes \(distractor.plainText) for \(value.shown)"
                faults.error("swallowed-distractor", message, at: distractor.span, notes: notes, help: "narrow the tolerance, or choose another wrong answer")
            } else if value.meantNumber == nil, (try? value.isMet(by: distractor.plainText, tolerance)) ?? false {
                faults.error("right-distractor", "this wrong answer is right", at: distractor.span, notes: notes, help: "choose another")
            }
        }
    }

    private static func isSame(_ a: String, _ b: String) -> Bool {
        if comparable(a) == comparable(b) { return true }
        guard let first = readNumber(a), let second = readNumber(b) else { return false }
        return Key.Tolerance.absolute(0).accepts(first, for: second)
    }
}

extension Quiz {
    /// All texts that may have images.
    fileprivate var proseWithImages: [Prose] {
        introduction
            + questions.flatMap { question in
                question.prompt.compactMap { if case .prose(let prose) = $0 { prose } else { nil } } + question.choices.map(\.text)
                    + [question.explanation].compactMap(\.self)
            }
    }
}

extension Question {
    /// What is right, where an expression says it.
    fileprivate var computedKey: Key? {
        switch task {
        case .numeric(let key), .trace(let key): key
        case .single, .multiple, .short, .order, .match, .code, .lines, .complete, .assemble, .explain, .rubric: nil
        }
    }
}

extension Key {
    /// Whether the expression names something of a report at its top level.
    fileprivate var asksReport: Bool {
        let tokens = swiftTokens(expression.text)
        return tokens.indices.contains { Playground.reportNames.contains(tokens[$0]) && ($0 == 0 || tokens[$0 - 1] != ".") }
    }
}

extension Diagnostic {
    /// A key that nobody can answer.
    static func nodeKey(_ key: Key) -> Diagnostic {
        let help = "ask for something of it, such as .count, [0].frame.width or .map { $0.text ?? \"\" }"
        return Diagnostic(.error, "node-key", "the answer is a node of the tree, which nobody can write", at: key.expression.span, help: help)
    }
}
