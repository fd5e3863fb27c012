import Course
import Grading
import Playground

/// A question as it is asked, in lines.
struct QuestionText {
    let instance: QuestionInstance
    let width: Int
    let language: Language

    /// Title, prompt, choices by letter, and how to reply.
    ///
    /// - Parameters:
    ///   - place: before the title: `3/10`.
    ///   - seen: the code of the quiz's setup that the learner has seen, which is only named.
    func lines(place: String, seen: Set<String> = []) -> [StyledText] {
        var lines = [StyledText(), StyledText("\(place)  ", .mark) + instance.question.title, StyledText()]
        lines += reminder(of: instance.context.filter { seen.contains($0.code.text) })
        for snippet in instance.context where !seen.contains(snippet.code.text) { lines += Listing.of(snippet, language: language, width: width) }
        var snippetCount = 0
        for part in instance.prompt {
            switch part {
            case .prose(let prose): lines += prose.rendered(width: width) + [StyledText()]
            case .snippet(let snippet):
                lines += snippetCount == instance.numberedSnippet ? Listing.numbered(snippet.code) : Listing.of(snippet, language: language, width: width)
                snippetCount += 1
            }
        }
        if let exercise = instance.exercise {
            if let starter = exercise.starter { lines += Listing.of(starter, width: width) }
            if let given = exercise.given { lines += [StyledText(Phrase.given.text(in: language), .mark)] + Listing.of(given, width: width) }
        }
        if !instance.question.kind.isOwnWords {
            for (index, item) in instance.items.enumerated() { lines += labelled("\(index + 1)", item.text) }
            if !instance.items.isEmpty { lines.append(StyledText()) }
            for (index, choice) in instance.choices.enumerated() { lines += labelled(Self.letter(index), choice.text) }
            if !instance.choices.isEmpty { lines.append(StyledText()) }
        }
        return lines + StyledText(instruction, .mark).fitted(to: width)
    }

    /// What learners compare their own words with.
    var criteria: [StyledText] {
        let lines = instance.choices.enumerated().flatMap { labelled("\($0 + 1)", $1.text) }
        return modelAnswer + lines + StyledText(howToMark.text(in: language), .mark).fitted(to: width)
    }

    var howToMark: Phrase { instance.question.kind == .explain ? .pointsMade : .criteriaMet }

    /// With which learners compare an explanation.
    private var modelAnswer: [StyledText] {
        guard instance.question.kind == .explain, let model = instance.explanation else { return [] }
        return [StyledText(Phrase.modelAnswer.text(in: language), .mark)] + model.rendered(width: width) + [StyledText()]
    }

    var instruction: String {
        let hint = instance.question.hints.isEmpty ? "" : " · :hint"
        return Phrase.replyForm(instance.instruction).text(in: language) + hint + " · :skip"
    }

    /// The names of what is as shown before.
    private func reminder(of snippets: [Snippet]) -> [StyledText] {
        let names = snippets.flatMap { Playground.declaredNames(in: $0.code.text) }.sorted()
        return names.isEmpty ? [] : StyledText(Phrase.setupAsBefore(names).text(in: language), .mark).fitted(to: width) + [StyledText()]
    }

    private func labelled(_ label: String, _ text: Prose) -> [StyledText] {
        let (first, rest) = ("\(label)  ", String(repeating: " ", count: label.count + 2))
        return text.rendered(width: width - first.count).enumerated().map { StyledText($0 == 0 ? first : rest, .mark) + $1 }
    }

    /// Past the alphabet, the place's number, which a reply may name too.
    static func letter(_ index: Int) -> String {
        UnicodeScalar(97 + index).map { index < 26 ? String($0) : String(index + 1) } ?? String(index + 1)
    }
}
