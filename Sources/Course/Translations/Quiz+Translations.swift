import Diagnostics

extension Quiz {
    /// The quiz in a language such as `ko`: what its translation has, and the original for the rest. Code, keys and ids are those of the original.
    public func translated(to language: String) -> Quiz {
        guard let translation = deferredTranslations[language]?.value.content else { return self }
        var result = changing { body in
            if translation.introduction.count == body.introduction.count { body.introduction = translation.introduction }
            body.questions = body.questions.map { question in translation.question(named: question.id).map(question.translated) ?? question }
        }
        (result.title, result.originalTitle) = (translation.title, title)
        return result
    }

    /// Whether each translation covers every question and is of the words that the original has now.
    public func translationFaults(requiring language: String? = nil) -> Faults {
        var faults = Faults()
        faults.require(language, among: translations.keys, of: file, "quiz")
        for translation in translations.values.sorted(by: { $0.language < $1.language }) {
            reportIntroduction(of: translation, faults: &faults)
            for original in questions {
                guard let question = translation.question(named: original.id) else {
                    let place = Span(translation.file, 0..<0)
                    faults.error(
                        TranslationFault.missing, "the question `\(original.id)` is not translated", at: place, notes: [.init("it is here", at: original.span)],
                        help: "add ## TITLE {#\(original.id) of=\(original.wordsHash)} with its text")
                    continue
                }
                for (name, own, wanted) in original.counts(beside: question) where own != wanted {
                    let message = "the original has \(wanted) \(name)\(wanted == 1 ? "" : "s") here, the translation \(own)"
                    faults.error(TranslationFault.shape, message, at: question.span, help: "keep the original's order, with a rule (---) where it has code")
                }
                let exercise = original.exercise
                question.blocks.reportCounts(
                    [0, original.hints.count, exercise?.checks.count ?? 0, exercise?.mistakes.count ?? 0], at: question.span, faults: &faults)
                faults.reportStale(question.heading.originalHash, now: original.wordsHash, at: question.span, original: original.span)
            }
        }
        return faults
    }

    private func reportIntroduction(of translation: QuizTranslation, faults: inout Faults) {
        let (own, wanted) = (translation.introduction.count, introduction.count)
        let place = Span(translation.file, 0..<0)
        guard own != wanted else {
            reportIntroductionHash(of: translation, at: translation.heading?.span ?? place, faults: &faults)
            return
        }
        if own == 0 {
            faults.error(TranslationFault.missing, "the introduction is not translated", at: place, help: "add its text before the first question")
        } else {
            let message = "the original has \(wanted) piece\(wanted == 1 ? "" : "s") of prose before its first question, the translation \(own)"
            faults.error(TranslationFault.shape, message, at: place, help: "separate the pieces by rules (---) where the original has code")
        }
    }
}

extension Quiz {
    /// Changes when the words of the introduction do; nil where there is none to translate.
    var introductionHash: String? {
        introduction.isEmpty ? nil : shortHash(folded(introduction.map(\.fragment.text).joined(separator: "\n")))
    }

    /// A translation that doesn't say which introduction it translates is only warned of: there was a time when none did.
    private func reportIntroductionHash(of translation: QuizTranslation, at place: Span, faults: inout Faults) {
        guard let now = introductionHash, let original = introduction.first?.fragment.span else { return }
        guard translation.heading?.originalHash == nil else {
            faults.reportStale(translation.heading?.originalHash, now: now, at: place, original: original)
            return
        }
        faults.warning(
            TranslationFault.stale, "this doesn't say which introduction it translates", at: place, notes: [.init("this one", at: original)],
            help: "write of=\(now) in the braces of its title: # TITLE {of=\(now)}")
    }
}

extension Question {
    private var prose: [Prose] { prompt.compactMap(\.prose) }

    private var rows: [Prose] {
        guard case .match(let pairs, let extras) = task else { return [] }
        return pairs.flatMap { [$0.left, $0.right.text] } + extras.map(\.text)
    }

    /// The texts of a list: choices, criteria or known wrong answers.
    private var listed: [Choice] { kind == .match ? [] : choices + distractors }

    /// Changes when the words to translate do.
    public var wordsHash: String {
        let choices = listed.flatMap { [$0.text, $0.feedback].compactMap(\.self) }
        let prose = prose + choices + rows + [explanation].compactMap(\.self)
        return shortHash(folded(([title.text] + prose.map(\.fragment.text) + hints.map(\.fragment.text) + (exercise?.words ?? [])).joined(separator: "\n")))
    }

    /// How many pieces of each kind a translation has and should have.
    fileprivate func counts(beside translation: TranslatedQuestion) -> [(name: String, own: Int, wanted: Int)] {
        let rows: Int
        if case .match(let pairs, let extras) = task { rows = pairs.count + extras.count } else { rows = 0 }
        return [
            ("piece of prose", translation.prose.count, prose.count),
            (choices.isEmpty ? "known wrong answer" : "choice", translation.choices.count, listed.count),
            ("row", translation.rows.count, rows),
            ("explanation", translation.explanation == nil ? 0 : 1, explanation == nil ? 0 : 1),
        ]
    }

    fileprivate func translated(by translation: TranslatedQuestion) -> Question {
        var result = self
        result.title = translation.title
        var prose = translation.prose.count == self.prose.count ? translation.prose[...] : []
        result.prompt = prompt.map { part in part.prose == nil ? part : prose.popFirst().map(PromptPart.prose) ?? part }
        var choices = translation.choices.count == listed.count ? translation.choices[...] : []
        func next(_ choice: Choice) -> Choice { choices.popFirst().map { choice.translated(text: $0.text, feedback: $0.feedback) } ?? choice }
        switch task {
        case .single(let originals): result.task = .single(originals.map(next))
        case .multiple(let originals, let credit): result.task = .multiple(originals.map(next), credit)
        case .order(let originals): result.task = .order(originals.map(next))
        case .rubric(let originals): result.task = .rubric(originals.map(next))
        case .short(let accepted, let comparison): result.task = .short(accepted + translation.accepted, comparison)
        case .match(let pairs, let extras): result.task = Self.match(pairs, extras, translation)
        case .code(let exercise): result.task = .code(exercise.translated(by: translation.blocks))
        case .explain(let originals): result.task = .explain(originals.map(next))
        case .complete(let exercise): result.task = .complete(exercise.translated(by: translation.blocks))
        case .assemble(var code):
            code.exercise = code.exercise.translated(by: translation.blocks)
            result.task = .assemble(code)
        case .numeric, .trace, .lines: break
        }
        result.distractors = distractors.flatMap { knownAnswer($0, translatedBy: next($0)) }
        if translation.blocks.hints.count == hints.count { result.hints = translation.blocks.hints }
        result.explanation = translation.explanation ?? explanation
        return result
    }

    /// A known wrong answer with its feedback translated. Its words are a key, so they stay; those of a short answer are known in both languages.
    private func knownAnswer(_ original: Choice, translatedBy translation: Choice) -> [Choice] {
        let known = original.translated(text: original.text, feedback: translation.feedback)
        guard kind == .short, translation.text.fragment.text != original.text.fragment.text else { return [known] }
        return [known, translation]
    }

    private static func match(_ pairs: [Pair], _ extras: [Choice], _ translation: TranslatedQuestion) -> Task {
        let (full, others) = (translation.rows.filter { $0.left != nil }, translation.rows.filter { $0.left == nil })
        guard full.count == pairs.count, others.count == extras.count else { return .match(pairs, extras: extras) }
        return .match(
            zip(pairs, full).map { Pair(id: $0.id, left: $1.left ?? $0.left, right: $0.right.translated(text: $1.right, feedback: nil)) },
            extras: zip(extras, others).map { $0.translated(text: $1.right, feedback: nil) })
    }
}

extension Choice {
    /// The choice in other words under its own id.
    fileprivate func translated(text: Prose, feedback: Prose?) -> Choice {
        Choice(id: id, text: text, isRight: isRight, feedback: feedback ?? self.feedback, span: span, misconception: misconception)
    }
}
