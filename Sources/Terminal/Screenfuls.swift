/// The lines of a text that are still to be shown, a screenful at a time.
struct Screenfuls {
    private let lines: [String]
    private var start: Int
    private var end: Int

    init(lines: [String]) {
        (self.lines, start, end) = (lines, 0, 0)
    }

    /// Whether the current screenful is the last.
    var isOver: Bool { end == lines.count }

    /// Everything, as one screenful.
    var all: [String] {
        mutating get {
            end = lines.count
            return lines
        }
    }

    /// The lines from the current place that fit into a terminal, with a row left for the prompt and one for what came before. Lines that the terminal breaks
    /// take several rows.
    mutating func next(columns: Int, rows: Int) -> [String] {
        let room = max(1, rows - 2)
        var used = 0
        end = start
        let rest = Self.height(lines[start...], columns)
        // A few lines more scroll the first ones off, which is less trouble than a screenful of their own.
        if rest <= room + min(3, rows / 8) {
            end = lines.count
            return Array(lines[start...])
        }
        while end < lines.count {
            used += Self.height(lines[end], columns)
            // A single line that is too long is shown, and the very last one needs no prompt below.
            guard used <= room || end == start || used < rows && end == lines.count - 1 else { break }
            end += 1
        }
        return Array(lines[start..<end])
    }

    mutating func advance() { start = end }

    /// The last of the lines that weren't shown, as many as fit, behind `⋯` where others come before them.
    func ending(columns: Int, rows: Int) -> [String] {
        let room = max(1, rows - 2)
        var (first, used) = (lines.count, 0)
        while first > end {
            used += Self.height(lines[first - 1], columns)
            guard used <= room else { break }
            first -= 1
        }
        return (first > end ? ["⋯"] : []) + lines[first...]
    }

    /// The rows that a line takes.
    private static func height(_ line: String, _ columns: Int) -> Int { max(1, (displayColumns(line) + columns - 1) / max(1, columns)) }

    private static func height(_ lines: ArraySlice<String>, _ columns: Int) -> Int { lines.reduce(0) { $0 + height($1, columns) } }

    /// The same place in the same text wrapped to another width: behind as many characters other than blanks.
    func rewrapped(_ lines: [String]) -> Screenfuls {
        let passed = self.lines[..<start].reduce(0) { $0 + Self.characters($1) }
        var other = Screenfuls(lines: lines)
        var count = 0
        while passed > 0, other.start < lines.count {
            count += Self.characters(lines[other.start])
            guard count <= passed else { break }
            other.start += 1
        }
        other.end = other.start
        return other
    }

    private static func characters(_ line: String) -> Int { withoutStyles(line).count { !$0.isWhitespace } }
}
