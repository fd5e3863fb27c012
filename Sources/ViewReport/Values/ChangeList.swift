/// What a step did to the resolved tree, line by line. What it left alone, and what it only moved, is folded.
public struct ChangeList: Equatable, Sendable {
    public enum Kind: String, Equatable, Sendable {
        /// Not there any more; listed where it was.
        case went
        case came
        /// Has another size, text, state or argument.
        case changed
        /// Has another place, and nothing else.
        case moved
        /// Shown for what is inside it.
        case unchanged
    }

    /// A view with the modifiers around it that have its frame, or several views of which the same can be said.
    public struct Line: Equatable, Sendable {
        public var kind: Kind
        /// The box lines in front of the title.
        public var prefix: String
        /// `frame › Color.red`; of a fold `… 12 views moved by 0,−14`.
        public var title: String
        /// In the window, in points. `nil` for a fold, and for a view without its own place.
        public var frame: Frame?
        /// What was before: `count was 1`, `text was "0"`, `was at 140,232 40x16`, `moved by 0,−14`.
        public var notes: [String]
        /// Whether the line is about several views.
        public var isFold: Bool
    }

    public var lines: [Line]

    /// Whether anything is different from before.
    public var isEmpty: Bool { lines.allSatisfy { $0.kind == .unchanged } }

    /// Each line begins with `+`, `-` or `~` and a blank, or with two blanks, and has title, place, size and notes in columns.
    public var text: String {
        var columns = Columns(.right, .right, .left)
        for line in lines {
            let title = "\(line.kind.mark) \(line.prefix)\(line.title)"
            columns.add(line.isFold ? [title] : [title] + line.frame.cells + (line.notes.isEmpty ? [] : [line.notes.joined(separator: ", ")]))
        }
        return columns.text
    }
}

extension ChangeList.Kind {
    fileprivate var mark: String {
        switch self {
        case .went: "-"
        case .came: "+"
        case .changed, .moved: "~"
        case .unchanged: " "
        }
    }
}
