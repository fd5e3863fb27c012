import Diagnostics

/// A question as either spelling gives it, before its parts are checked against its kind.
struct QuestionDraft {
    var id: String
    var aliases: [String] = []
    var title: StyledText
    var kind: Question.Kind
    var points: Double?
    var attempts: Int?
    var tags: [String] = []
    var level: Int?
    var family: String?
    var credit: Question.Credit?
    var comparison: Question.Comparison?
    var shuffles = true
    var prompt: [PromptPart] = []
    var choices: [Choice] = []
    var answers: [Fragment] = []
    /// Rows of two cells; an empty first cell makes the second an extra.
    var rows: [[Fragment]] = []
    var explanation: Prose?
    var rereads: Fragment?
    var evidence: ClaimEvidence?
    var exercise = ExerciseBuilder()
    var span: Span
    /// Whether it is spelled in YAML, which decides what helps.
    var isYAML = false

    /// - Parameter inheritedAttempts: the tries of a question that says nothing about them.
    func finished(inheritedAttempts: Int = 1, faults: inout Faults) -> Question? {
        guard max(choices.count, answers.count, rows.count) <= Question.partLimit else {
            let help = "drop some, or make two questions of it"
            faults.error("many-choices", "this question has more than \(Question.partLimit) choices, items, pairs or answers", at: span, help: help)
            return nil
        }
        reportMisplaced(&faults)
        reportUnknownVariables(&faults)
        if prompt.isEmpty { faults.error("empty-question", "the question asks nothing", at: span, help: "write the question below its heading") }
        let before = faults.errorCount
        let marked = kind == .spot ? MarkedLines(prompt, faults: &faults) : nil
        let task = task(marked, &faults)
        reportDuplicateChoices(&faults)
        guard let task, faults.errorCount == before else { return nil }
        var defaultPoints = 1.0
        switch task {
        case .code(let exercise), .complete(let exercise): defaultPoints = exercise.points
        case .assemble(let code): defaultPoints = code.exercise.points
        case .rubric(let criteria), .explain(let criteria): defaultPoints = Double(criteria.count)
        case .single, .multiple, .short, .numeric, .trace, .order, .match, .lines: break
        }
        return Question(
            id: id, aliases: aliases, title: title, kind: kind, points: evidence?.isGradable == false ? 0 : points ?? defaultPoints,
            // The model answer, or the criteria, were read after the first.
            attempts: kind.isOwnWords ? 1 : attempts ?? inheritedAttempts, tags: tags, level: level, family: family,
            shuffles: shuffles, prompt: marked?.prompt ?? prompt, task: task,
            distractors: takesChoices ? [] : choices, hints: exercise.hints, explanation: explanation, rereads: rereads?.text,
            evidence: evidence, span: span)
    }

    private var takesChoices: Bool { [.single, .multiple, .order, .rubric, .explain].contains(kind) }

    private func task(_ marked: MarkedLines?, _ faults: inout Faults) -> Question.Task? {
        switch kind {
        case .single:
            let right = choices.filter(\.isRight)
            if choices.count < 2 {
                faults.error("few-choices", "there is nothing to choose from", at: span, help: howToChoose)
            }
            if right.count != 1 {
                let help = right.isEmpty ? "mark it \(rightMark)" : "keep one \(rightMark), or make it a question of kind multiple"
                faults.error(
                    "right-choices", right.isEmpty ? "no choice is marked as right" : "\(right.count) choices are marked as right, and one may be",
                    at: right.last?.span ?? span, help: help)
            }
            return .single(choices)
        case .multiple:
            if choices.count < 2 {
                faults.error("few-choices", "there is nothing to choose from", at: span, help: howToChoose)
            }
            if !choices.contains(where: \.isRight) { faults.error("right-choices", "no choice is right", at: span, help: "mark the right ones \(rightMark)") }
            return .multiple(choices, credit ?? .balance)
        case .short:
            let accepted = answers.compactMap { AcceptedText($0, faults: &faults) }
            return hasAnswer(&faults) ? .short(accepted, comparison ?? .text) : nil
        case .numeric, .trace:
            guard hasAnswer(&faults) else { return nil }
            if answers.count > 1 {
                faults.error(
                    "many-answers", "this question has a second answer, and its kind takes one", at: answers[1].span, help: "keep one line that begins with =")
            }
            let key = Key(answers[0], faults: &faults)
            return kind == .numeric ? .numeric(key) : .trace(key)
        case .order:
            if choices.count < 2 {
                faults.error("few-choices", "there is nothing to order", at: span, help: "write the items as a numbered list in their right order")
            }
            return .order(choices)
        case .match: return match(&faults)
        case .code:
            return .code(exercise.finished(scope: 0, at: span, besides: drawnNames, faults: &faults))
        case .refused: return refusedLines(&faults)
        case .spot: return markedLines(marked, &faults)
        case .complete: return completedCode(&faults)
        case .assemble: return assembledCode(&faults)
        case .explain: return explanationPoints(&faults)
        case .rubric:
            if choices.isEmpty { faults.error("missing-criteria", "there is nothing to mark", at: span, help: "write a list of criteria, one point each") }
            return .rubric(choices)
        }
    }

    private var rightMark: String { isYAML ? "right: true" : "[x]" }
    private var howToChoose: String {
        isYAML
            ? "write below choices: - {text: …, right: true} for what is right, and - {text: …} for others"
            : "write - [x] for what is right and - [ ] for others"
    }

    private func hasAnswer(_ faults: inout Faults) -> Bool {
        if answers.isEmpty {
            faults.error(
                "missing-answer", "the question has no answer", at: span, help: isYAML ? "write answer: ANSWER" : "write = ANSWER on a line of its own")
        }
        return !answers.isEmpty
    }

    private func match(_ faults: inout Faults) -> Question.Task {
        var pairs: [Pair] = []
        var extras: [Choice] = []
        for row in rows where row.count == 2 {
            guard let right = makeChoice(row[1], isRight: true, feedback: nil, faults: &faults) else { continue }
            if row[0].isBlank {
                extras.append(right)
            } else {
                let id = shortHash(folded(row[0].text))
                if let same = pairs.first(where: { $0.id == id }) {
                    faults.error(
                        "duplicate-choice", "two left sides are the same", at: row[0].span, notes: [.init("the other", at: same.left.fragment.span)],
                        help: "change one: each left side belongs to one right side")
                }
                pairs.append(Pair(id: id, left: Prose(template: row[0], faults: &faults), right: right))
            }
        }
        for extra in extras where pairs.contains(where: { $0.right.id == extra.id }) {
            faults.error("duplicate-choice", "this extra right side belongs to a left side", at: extra.span, help: "drop it, or change it")
        }
        if pairs.count < 2 { faults.error("few-choices", "there is nothing to match", at: span, help: "write a table of two columns, a row for each pair") }
        return .match(pairs, extras: extras)
    }

    /// Parts that the kind has no use for.
    private func reportMisplaced(_ faults: inout Faults) {
        if let answer = answers.first, ![.short, .numeric, .trace].contains(kind) {
            faults.error(
                "misplaced-answer", "a question of kind \(kind.rawValue) takes no `=` line", at: answer.span,
                help: "write kind=numeric, kind=short or kind=trace")
        }
        if let choice = choices.first, [.match, .code, .assemble].contains(kind) {
            faults.error(
                "misplaced-choice", "a question of kind \(kind.rawValue) takes no choices", at: choice.span, help: "write kind=single or kind=multiple")
        }
        if let right = choices.first(where: \.isRight), [.short, .numeric, .trace, .refused, .spot, .complete].contains(kind) {
            let help = [.short, .numeric, .trace].contains(kind) ? "write the right one as = ANSWER" : "the right answer follows from the code: drop this one"
            faults.error("misplaced-choice", "here a list holds wrong answers", at: right.span, help: help)
        }
        if let block = exercise.firstBlock, !kind.isExercise {
            faults.error(
                "misplaced-block", "only questions of the kinds code, complete and assemble are checked as exercises", at: block, help: "write kind=code")
        }
        if let extra = exercise.extras.first, kind != .assemble {
            faults.error("misplaced-block", "only a question of kind assemble has extra lines", at: extra.span, help: "write kind=assemble")
        }
    }

    private func reportDuplicateChoices(_ faults: inout Faults) {
        var seen: [String: Choice] = [:]
        for choice in choices {
            if let first = seen[choice.id] {
                let notes = [Diagnostic.Note("the other", at: first.span)]
                if folded(first.text.fragment.text) == folded(choice.text.fragment.text) {
                    let what = kind == .order ? "items" : "choices"
                    faults.error("duplicate-choice", "two \(what) are the same", at: choice.span, notes: notes, help: "change one")
                } else {
                    faults.error("duplicate-choice", "the id `\(choice.id)` is taken", at: choice.span, notes: notes, help: "give this one another")
                }
            }
            seen[choice.id] = choice
        }
    }

    private func reportUnknownVariables(_ faults: inout Faults) {
        let snippets = prompt.compactMap { if case .snippet(let snippet) = $0 { snippet } else { nil } }
        let known = Set(snippets.flatMap(\.variations).map(\.name))
        let prose =
            prompt.compactMap { if case .prose(let prose) = $0 { prose } else { nil } } + choices.flatMap { [$0.text] + [$0.feedback].compactMap(\.self) }
        let texts = snippets.flatMap { [$0.code] + $0.actions } + answers + (prose + [explanation].compactMap(\.self)).map(\.fragment)
        for variable in texts.flatMap({ $0.variables() }) where !known.contains(variable.name.text) {
            if known.isEmpty {
                let help = "draw it: ```swift run vary=\"\(variable.name.text) in 40...60\""
                faults.error("unknown-variable", "`\(variable.name.text)` has no values", at: variable.name.span, help: help)
            } else {
                faults.unknown("variable", variable.name.text, among: known, at: variable.name.span)
            }
        }
    }
}

extension AcceptedText {
    /// `text`, or `matches /regular expression/`.
    init?(_ answer: Fragment, faults: inout Faults) {
        guard answer.text.hasPrefix("matches ") else {
            self = .text(Prose(template: answer, faults: &faults))
            return
        }
        let pattern = answer.part("matches ".utf8.count..<answer.source.utf8.count).trimmed()
        let inner = String(pattern.text.dropFirst().dropLast())
        guard pattern.text.count > 2, pattern.text.first == "/", pattern.text.last == "/", let expression = AnswerPattern(inner) else {
            faults.error("bad-pattern", "`\(pattern.text)` isn't a valid regular expression", at: pattern.span, help: "write matches /[Ll]ist/")
            return nil
        }
        self = .pattern(expression, span: pattern.span)
    }
}
