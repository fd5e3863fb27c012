import Course

extension Session {
    /// How it is known that the answer is right.
    func evidence(of question: Question) -> [Output] {
        let lines = lines(on: question.evidence)
        return lines.isEmpty ? [] : [.text(lines)]
    }

    /// How something is known, with its first source, on a line; nothing where the file does not say. `:sources` prints all of it.
    func lines(on evidence: ClaimEvidence?) -> [StyledText] {
        shownEvidence = evidence
        guard let evidence else { return [] }
        let whole = StyledText(
            ([say(.evidence(evidence.strength))] + (evidence.sources.isEmpty ? [] : [evidence.sources.joined(separator: "; ")])).joined(separator: ": "), .mark)
        if whole.width <= options.width { return [whole] }
        let ending = "… · :sources"
        return whole.wrapped(to: max(20, options.width - ending.count)).prefix(1).map { $0 + StyledText(ending, .mark) }
    }

    /// `:sources`: how what was shown last is known, a source a line.
    func sources() -> [Output] {
        guard let evidence = shownEvidence else { return [remark(.noSources)] }
        let sources = evidence.sources.flatMap { source in
            StyledText(source).wrapped(to: max(20, options.width - 2)).enumerated().map { StyledText($0 == 0 ? "- " : "  ", .mark) + $1 }
        }
        return [.text([StyledText(say(.evidence(evidence.strength)), .strong)] + sources)]
    }
}
