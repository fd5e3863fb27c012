import ViewTree

extension InlineMarkdown {
    /// How many emphases of each style begin and end at a part.
    private struct Emphasis {
        static let styles: [DrawingStyle] = [.bold(true), .italic(true), .line(.strikethrough, isActive: true, color: nil)]
        var begun = [0, 0, 0], ended = [0, 0, 0]

        /// The style that a number of marks stands for.
        static func style(of mark: Character, _ count: Int) -> Int { mark == "~" ? 2 : count == 2 ? 0 : 1 }
    }

    /// Each run that may close takes the nearest one before it that may open; what is between them opens nothing any more.
    mutating func result() -> [TextRun] {
        var openers: [Int] = []
        var emphases = [Emphasis](repeating: Emphasis(), count: parts.count)
        for index in parts.indices {
            guard case .run(var closer) = parts[index] else { continue }
            while closer.mayClose, closer.left > 0, let place = openers.lastIndex(where: { matches($0, closer) }), case .run(var opener) = parts[openers[place]]
            {
                let taken = opener.mark == "~" ? closer.left : min(2, opener.left, closer.left)
                opener.left -= taken
                closer.left -= taken
                parts[openers[place]] = .run(opener)
                let style = Emphasis.style(of: closer.mark, taken)
                emphases[openers[place]].begun[style] += 1
                emphases[index].ended[style] += 1
                openers.removeSubrange((opener.left == 0 ? place : place + 1)...)
            }
            parts[index] = .run(closer)
            if closer.mayOpen, closer.left > 0 { openers.append(index) }
        }
        return styled(emphases)
    }

    /// The parts in the styles that hold where they are; those in the same styles as one.
    private func styled(_ emphases: [Emphasis]) -> [TextRun] {
        var (active, runs) = ([0, 0, 0], [TextRun]())
        for (part, emphasis) in zip(parts, emphases) {
            for style in active.indices { active[style] -= emphasis.ended[style] }
            var run =
                switch part {
                case .text(let run): run
                case .run(let run): TextRun(String(repeating: run.mark, count: run.left))
                }
            run.styles += active.indices.filter { active[$0] > 0 }.map { Emphasis.styles[$0] }
            for style in active.indices { active[style] += emphasis.begun[style] }
            if run.string.isEmpty { continue }
            if let last = runs.last, last.looks(like: run) { runs[runs.count - 1].string += run.string } else { runs.append(run) }
        }
        return runs
    }

    private func matches(_ index: Int, _ closer: DelimiterRun) -> Bool {
        guard case .run(let opener) = parts[index], opener.mark == closer.mark else { return false }
        if closer.mark == "~" { return opener.length == closer.length && closer.length <= 2 }
        let isAmbiguous = (opener.mayClose || closer.mayOpen) && (opener.length + closer.length).isMultiple(of: 3)
        return !isAmbiguous || opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
    }
}
