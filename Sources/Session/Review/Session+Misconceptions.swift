import Course
import Grading
import Progress

extension Session {
    /// How many misconceptions are listed.
    private static let listedLimit = 5

    /// Says what an answer shows that the learner may think, with the section to read again, and records it.
    func explainMisconceptions(_ ids: [String], shownBy item: Item?) -> [Output] {
        let known = ids.compactMap(course.misconception)
        if let item { known.forEach { record(.showed(misconception: $0.id, item)) } }
        return known.isEmpty ? [] : [.text(known.flatMap { lines(on: $0, prefix: StyledText(say(.commonMistake)) + StyledText(" ")) })]
    }

    /// What the learner probably still thinks, the most frequent first; nothing where that isn't known.
    var misconceptionList: [StyledText] {
        let counted = progress.misconceptions().compactMap { counted in course.misconception(named: counted.name).map { ($0, counted.count) } }
        guard !counted.isEmpty else { return [] }
        return [StyledText(say(.misconceptionsTitle), .heading)]
            + counted.prefix(Self.listedLimit).flatMap { lines(on: $0, prefix: StyledText("  \($1) × ", .mark)) }
    }

    private func lines(on misconception: Misconception, prefix: StyledText) -> [StyledText] {
        let title = prefix + StyledText(marking: misconception.title, .emphasis)
        let command = StyledText(options.commands.open(misconception.rereads), .code)
        let line = title + StyledText(" · ", .mark) + command
        return line.width <= options.width ? [line] : title.fitted(to: options.width) + [StyledText("  ", .mark) + command]
    }
}

extension Phrase {
    fileprivate static let commonMistake = Phrase("A common mistake:", ko: "흔한 오해:")
    fileprivate static let misconceptionsTitle = Phrase("What you may still think", ko: "아직 오해하고 있을 수 있는 것")
}
