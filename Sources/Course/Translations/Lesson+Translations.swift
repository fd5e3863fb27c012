import Diagnostics

/// The codes of what is wrong with a translation.
public enum TranslationFault {
    static let missing = "untranslated"
    static let shape = "translation-shape"
    static let stale = "stale-translation"
    public static let codes: Set = [missing, shape, stale]
}

extension Section {
    /// The section's prose blocks, in order.
    public var prose: [Prose] { blocks.compactMap { if case .prose(let prose) = $0 { prose } else { nil } } }

    /// The questions put before runs, in order.
    public var predictions: [Prediction] { blocks.compactMap { if case .prediction(let prediction) = $0 { prediction } else { nil } } }

    /// Changes when the words to translate do, not when lines are only broken elsewhere.
    public var proseHash: String {
        let asked = predictions.flatMap { [$0.ask.text, $0.reason?.fragment.text ?? ""] }
        return shortHash(folded(([title.text] + prose.map(\.fragment.text) + asked + (exercise?.words ?? [])).joined(separator: "\n")))
    }

    /// The section in the words of a translation. Pieces of prose, or questions, stay as they are where the translation has another number of them.
    func translated(by translation: TranslatedSection) -> Section {
        var result = self
        result.title = translation.title
        var prose = translation.prose.count == self.prose.count ? translation.prose[...] : []
        var questions = translation.blocks.predictions.count == predictions.count ? translation.blocks.predictions[...] : []
        result.blocks = blocks.map { block in
            switch block {
            case .prose: return prose.popFirst().map(LessonBlock.prose) ?? block
            case .prediction(var prediction):
                guard let question = questions.popFirst() else { return block }
                (prediction.ask, prediction.reason) = (question.ask, question.why ?? prediction.reason)
                return .prediction(prediction)
            case .pause, .snippet, .expectation: return block
            }
        }
        result.exercise = exercise?.translated(by: translation.blocks)
        return result
    }
}

extension Lesson {
    /// The lesson in a language such as `ko`: what its translation has, and the original for the rest. Code, checks and keys are those of the original.
    public func translated(to language: String) -> Lesson {
        guard let translation = deferredTranslations[language]?.value.content else { return self }
        var result = self
        (result.title, result.originalTitle) = (translation.title, title)
        let body = body
        result.body = Deferred {
            var reading = body.value
            reading.content = reading.content.map { section in translation.section(named: section.id).map(section.translated) ?? section }
            return reading
        }
        return result
    }

    /// Whether each translation covers every section and is of the words that the original has now.
    public func translationFaults(requiring language: String? = nil) -> Faults {
        var faults = Faults()
        faults.require(language, among: translations.keys, of: file, "lesson")
        for translation in translations.values.sorted(by: { $0.language < $1.language }) {
            for section in translation.sections where self.section(named: section.id) == nil {
                faults.unknown("section", section.id, among: sections.map(\.id), at: section.span)
            }
            for original in sections {
                guard let section = translation.section(named: original.id) else {
                    let place = Span(translation.file, 0..<0)
                    faults.error(
                        TranslationFault.missing, "the section `\(original.id)` is not translated", at: place, notes: [.init("it is here", at: original.span)],
                        help: "add ## TITLE {#\(original.id) of=\(original.proseHash)} with its text")
                    continue
                }
                if section.prose.count != original.prose.count {
                    let message = "the original has \(original.prose.count) pieces of prose here, the translation \(section.prose.count)"
                    let help = "separate the pieces by rules (---) where the original has code or rules"
                    faults.error(TranslationFault.shape, message, at: section.span, help: help)
                }
                let exercise = original.exercise
                section.blocks.reportCounts(
                    [original.predictions.count, exercise?.hints.count ?? 0, exercise?.checks.count ?? 0, exercise?.mistakes.count ?? 0], at: section.span,
                    faults: &faults)
                faults.reportStale(section.heading.originalHash, now: original.proseHash, at: section.span, original: original.span)
            }
        }
        return faults
    }
}

extension TranslatedBlocks {
    /// Reports kinds of words of which the translation has another number than the original.
    func reportCounts(_ originals: [Int], at span: Span, faults: inout Faults) {
        for (own, original) in zip(counts, originals) where own.count != original {
            let message = "the original has \(original) \(own.name)\(original == 1 ? "" : "s") here, the translation \(own.count)"
            let help = "\(own.block), in the original's order"
            faults.error(TranslationFault.shape, message, at: span, help: help)
        }
    }
}

extension Faults {
    /// Reports a file without a translation that is wanted.
    mutating func require(_ language: String?, among languages: some Collection<String>, of file: SourceText?, _ kind: String) {
        guard let language, !languages.contains(language), let file else { return }
        let name = file.name.split(separator: "/").last?.prefix { $0 != "." } ?? "NAME"
        error(TranslationFault.missing, "the \(kind) isn't translated to `\(language)`", at: Span(file, 0..<0), help: "write \(name).\(language).md beside it")
    }

    /// A translation of words that have changed since.
    mutating func reportStale(_ hash: String?, now: String, at span: Span, original: Span) {
        guard hash != now else { return }
        guard hash != nil else {
            let notes = [Diagnostic.Note("this one", at: original)]
            error(TranslationFault.stale, "this doesn't say which words it translates", at: span, notes: notes, help: "write of=\(now) in its braces")
            return
        }
        let help = "bring it up to date, then write of=\(now) in its braces"
        error(TranslationFault.stale, "the original has changed since", at: span, notes: [.init("this one", at: original)], help: help)
    }
}
