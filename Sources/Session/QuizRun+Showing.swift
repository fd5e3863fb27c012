import Course
import Diagnostics
import Grading

extension QuizRun {
    /// The open question as it is put: title, prompt, choices by letter, and how to reply.
    func shown(width: Int) -> [StyledText] {
        guard let current else { return [] }
        var lines = [StyledText(), StyledText("\(place)  ", .mark) + current.question.title, StyledText()]
        for part in current.prompt {
            switch part {
            case .prose(let prose): lines += prose.rendered(width: width) + [StyledText()]
            case .snippet(let snippet): lines += Listing.of(snippet)
            }
        }
        if case .code(let exercise) = current.question.task, let starter = exercise.starter { lines += Listing.of(starter) }
        if current.question.kind != .rubric {
            for (index, item) in current.items.enumerated() { lines += Self.labelled("\(index + 1)", item.text, width: width) }
            if !current.items.isEmpty { lines.append(StyledText()) }
            for (index, choice) in current.choices.enumerated() { lines += Self.labelled(Self.letter(index), choice.text, width: width) }
        }
        return lines + [StyledText(instruction(for: current), .mark)]
    }

    /// What a learner compares their own words with.
    func criteria(width: Int) -> [StyledText] {
        guard let current else { return [] }
        let lines = current.choices.enumerated().flatMap { Self.labelled("\($0 + 1)", $1.text, width: width) }
        return lines + [StyledText("How many of these does your answer meet?", .mark)]
    }

    private func instruction(for instance: QuestionInstance) -> String {
        let how =
            switch instance.question.kind {
            case .single: "Reply with a letter."
            case .multiple: "Reply with all letters that apply: a c."
            case .order: "Reply with the letters in their order: b a c."
            case .match: "Reply with a letter for each number: 1b 2a."
            case .numeric: "Reply with a number."
            case .short, .trace: "Reply with a line."
            case .rubric: "Reply in your own words."
            case .code: "Reply in Swift."
            }
        return how + (instance.question.hints.isEmpty ? "" : " :hint helps.") + " :skip leaves it."
    }

    private static func labelled(_ label: String, _ text: Prose, width: Int) -> [StyledText] {
        let (first, rest) = ("\(label)) ", String(repeating: " ", count: label.count + 2))
        return text.rendered(width: width - first.count).enumerated().map { StyledText($0 == 0 ? first : rest, .mark) + $1 }
    }

    /// Past the alphabet, the place's number, which a reply may name too.
    private static func letter(_ index: Int) -> String {
        UnicodeScalar(97 + index).map { index < 26 ? String($0) : String(index + 1) } ?? String(index + 1)
    }
}

/// Code as lessons and questions show it.
enum Listing {
    static func of(_ code: Fragment) -> [StyledText] {
        code.trimmed().lines().map { StyledText("    ") + StyledText(withoutControls($0.text), .code) } + [StyledText()]
    }

    /// The code, and what is done on the view.
    static func of(_ snippet: Snippet) -> [StyledText] {
        guard !snippet.actions.isEmpty else { return of(snippet.code) }
        let actions = snippet.actions.map { withoutControls($0.text) }.joined(separator: "; ")
        return of(snippet.code) + [StyledText("    then ", .mark) + StyledText(actions, .code), StyledText()]
    }
}
