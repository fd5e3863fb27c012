import Course
import Playground

extension QuestionInstance {
    /// The parts of the quiz's setup that the question is about, in order: those that declare a name which it says, or which another of these parts uses.
    /// Whoever answers has to see them.
    public var context: [Snippet] {
        guard !setup.isEmpty else { return [] }
        var words = prompt.reduce(into: Set<Substring>()) { $0.formUnion($1.said.words) }
        words.formUnion(choices.flatMap { $0.text.plainText.words })
        let code: [String?] = [exercise?.starter?.text, exercise?.given?.text]
        words.formUnion(code.compactMap(\.self).flatMap(\.words))
        let declared = setup.map { Playground.declaredNames(in: $0.code.text) }
        var isNamed = setup.map { _ in false }
        while let next = setup.indices.first(where: { !isNamed[$0] && declared[$0].contains { words.contains($0[...]) } }) {
            isNamed[next] = true
            words.formUnion(setup[next].code.text.words)
        }
        return setup.indices.filter { isNamed[$0] }.map { setup[$0] }
    }
}

extension PromptPart {
    fileprivate var said: String {
        switch self {
        case .prose(let prose): prose.plainText
        case .snippet(let snippet): snippet.code.text
        }
    }
}

extension String {
    fileprivate var words: Set<Substring> { Set(split { !($0.isLetter || $0.isNumber || $0 == "_") }) }
}
