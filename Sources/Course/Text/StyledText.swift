import Diagnostics

/// What a run of text is, for whoever prints it.
public enum TextStyle: String, Codable, Sendable {
    case plain, heading, emphasis, strong, code, link
    // Parts of Swift code.
    case keyword, type, string, number, comment
    // Lines of a change.
    case added, removed, changed
    /// List markers, quote bars, rules and table lines.
    case mark
}

/// A line of text in runs of one style each.
public struct StyledText: Equatable, Codable, Sendable {
    public struct Run: Equatable, Codable, Sendable {
        public var text: String
        public var style: TextStyle
        public init(_ text: String, _ style: TextStyle = .plain) { (self.text, self.style) = (text, style) }
    }

    public private(set) var runs: [Run] = []

    public init(_ runs: [Run] = []) { runs.forEach { append($0) } }
    public init(_ text: String, _ style: TextStyle = .plain) { self.init([Run(text, style)]) }

    public var text: String { runs.map(\.text).joined() }
    /// Columns that the text takes in a terminal.
    public var width: Int { runs.reduce(0) { $0 + $1.text.reduce(0) { $0 + displayWidth($1) } } }

    public mutating func append(_ run: Run) {
        guard !run.text.isEmpty else { return }
        if let last = runs.last, last.style == run.style {
            runs[runs.count - 1].text += run.text
        } else {
            runs.append(run)
        }
    }

    public static func + (a: StyledText, b: StyledText) -> StyledText { StyledText(a.runs + b.runs) }
}

extension StyledText {
    /// The text in lines of at most `width` columns, broken at spaces and, in longer words, between characters. A newline in a run breaks too.
    public func wrapped(to width: Int) -> [StyledText] {
        let width = max(1, width)
        var wrapping = Wrapping(width: width)
        for run in runs {
            for character in run.text { wrapping.take(character, run.style) }
        }
        return wrapping.finished()
    }

    /// A line under construction: whole words go to the line, the current word waits until its end is known.
    private struct Wrapping {
        let width: Int
        var lines: [StyledText] = []
        var line = StyledText()
        var lineWidth = 0
        var gap: Run?
        var word: [Run] = []
        var wordWidth = 0

        mutating func take(_ character: Character, _ style: TextStyle) {
            switch character {
            case "\n", "\r\n":
                endWord()
                endLine()
            case " ":
                endWord()
                // Behind a letter or a bullet all blanks count.
                gap = Run(style == .mark && gap?.style == .mark ? "\(gap?.text ?? "") " : " ", style)
            default:
                let columns = displayWidth(character)
                if wordWidth + columns > width { endWord() }
                word.append(Run(String(character), style))
                wordWidth += columns
            }
        }

        mutating func endWord() {
            guard !word.isEmpty else { return }
            let gapWidth = lineWidth == 0 ? 0 : gap?.text.count ?? 0
            if lineWidth > 0, lineWidth + gapWidth + wordWidth > width {
                endLine()
            } else if let gap, lineWidth > 0 {
                line.append(gap)
                lineWidth += gapWidth
            }
            word.forEach { line.append($0) }
            lineWidth += wordWidth
            (gap, word, wordWidth) = (nil, [], 0)
        }

        mutating func endLine() {
            lines.append(line)
            (line, lineWidth, gap) = (StyledText(), 0, nil)
        }

        mutating func finished() -> [StyledText] {
            endWord()
            if lineWidth > 0 || lines.isEmpty { endLine() }
            return lines
        }
    }
}
