import Diagnostics

extension Section {
    /// The section's prose blocks, in order.
    public var prose: [Prose] { blocks.compactMap { if case .prose(let prose) = $0 { prose } else { nil } } }

    /// Changes when the words to translate do, not when lines are only filled anew.
    public var proseHash: String { shortHash(folded(([title.text] + prose.map(\.fragment.text)).joined(separator: "\n"))) }
}

extension Lesson {
    /// Whether each translation covers every section and is of the words that stand there now.
    public func translationFaults() -> Faults {
        var faults = Faults()
        for translation in translations.values.sorted(by: { $0.language < $1.language }) {
            for section in translation.sections where self.section(named: section.id) == nil {
                faults.unknown("section", section.id, among: sections.map(\.id), at: section.span)
            }
            for original in sections {
                guard let section = translation.section(named: original.id) else {
                    let place = Span(translation.file, 0..<0)
                    faults.error("untranslated", "the section `\(original.id)` is not translated", at: place, notes: [.init("it is here", at: original.span)])
                    continue
                }
                if section.prose.count != original.prose.count {
                    let message = "the original has \(original.prose.count) pieces of prose here, the translation \(section.prose.count)"
                    faults.error("translation-shape", message, at: section.span, help: "separate the pieces by rules (---) where the original has code")
                }
                if section.originalHash != original.proseHash {
                    let help = "bring it up to date, then write of=\(original.proseHash) in its braces"
                    faults.error(
                        "stale-translation", "the original has changed since", at: section.span, notes: [.init("this one", at: original.span)], help: help)
                }
            }
        }
        return faults
    }
}
