import Diagnostics

extension Course {
    public func misconception(named id: String) -> Misconception? { misconceptions.first { $0.id == id } }

    mutating func add(_ file: MisconceptionFile) {
        misconceptions += file.misconceptions
        misconceptionFiles.append(file.file)
    }

    /// Reports names of misconceptions that the course doesn't have, and misconceptions that send the learner to a section that isn't there.
    func reportMisconceptions(faults: inout Faults) {
        for misconception in misconceptions {
            guard case .missing(let diagnostic) = place(named: misconception.rereads) else { continue }
            // The file may be checked without the lesson.
            guard lessons.contains(where: { $0.id == misconception.rereads.prefix { $0 != "#" } }) || isWhole else { continue }
            faults.error(
                diagnostic.code, diagnostic.message, at: misconception.rereadsSpan,
                help: diagnostic.help ?? "name a section of a lesson: see: LESSON#SECTION")
        }
        // A quiz may be checked without the file.
        guard isWhole || !misconceptionFiles.isEmpty else { return }
        let known = misconceptions.map(\.id)
        for name in lessons.flatMap(\.misconceptions) + quizzes.flatMap(\.misconceptions) where !known.contains(name.text) {
            if known.isEmpty {
                let help = "list it in lessons/misconceptions.yaml with id:, title: and see:"
                faults.error("unknown-misconception", "there is no misconception called `\(name.text)`", at: name.span, help: help)
            } else {
                faults.unknown("misconception", name.text, among: known, at: name.span)
            }
        }
    }

    /// Whether each misconception has its words in a language.
    public func misconceptionFaults(requiring language: String?) -> Faults {
        var faults = Faults()
        guard let language else { return faults }
        for misconception in misconceptions where misconception.titles[language] == nil {
            faults.error(
                TranslationFault.missing, "the misconception `\(misconception.id)` is not translated", at: misconception.span,
                help: "add the line `\(language): …`")
        }
        return faults
    }
}

extension Lesson {
    /// The ids of misconceptions that mistakes name.
    var misconceptions: [Fragment] { sections.compactMap(\.exercise).flatMap(\.mistakes).compactMap(\.misconception) }
}

extension Quiz {
    /// The ids of misconceptions that wrong choices and mistakes name.
    var misconceptions: [Fragment] {
        questions.flatMap { ($0.choices + $0.distractors).compactMap(\.misconception) + ($0.exercise?.mistakes ?? []).compactMap(\.misconception) }
    }
}
