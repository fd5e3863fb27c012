import Course
import Playground

/// Fills the holes of a question's texts with drawn and computed values.
struct TextComputer {
    let playground: Playground
    let values: [String: String]

    func filled(_ prose: Prose) throws(Stopped) -> Prose {
        var texts: [String] = []
        for hole in prose.holes {
            switch hole {
            case .variable(let name): texts.append(values[name.text] ?? "")
            case .expression(let expression): texts.append(try playground.value(of: expression.filled(values)).shown)
            }
        }
        return prose.filled(texts)
    }

    func prose(_ prose: Prose?) throws(Stopped) -> Prose? {
        guard let prose else { return nil }
        return try filled(prose)
    }

    /// An accepted answer: its source with the holes filled, since nothing in it is Markdown.
    func literal(_ prose: Prose) throws(Stopped) -> String {
        prose.holes.isEmpty ? prose.fragment.text : try filled(prose).plainText
    }

    func prompt(_ parts: [PromptPart]) throws(Stopped) -> [PromptPart] {
        var result: [PromptPart] = []
        for part in parts {
            switch part {
            case .prose(let prose): result.append(.prose(try filled(prose)))
            case .snippet(let snippet): result.append(.snippet(snippet.filled(values)))
            }
        }
        return result
    }

    func choices(_ choices: [Choice]) throws(Stopped) -> [ShownChoice] {
        var result: [ShownChoice] = []
        for choice in choices {
            let text = try filled(choice.text)
            let feedback = try prose(choice.feedback)
            result.append(
                ShownChoice(
                    id: choice.id, text: text, plainText: text.plainText, isRight: choice.isRight, feedback: feedback, span: choice.span,
                    misconception: choice.misconception?.text))
        }
        return result
    }
}
