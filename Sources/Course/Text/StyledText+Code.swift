import Diagnostics

extension StyledText {
    /// A line of code in lines of at most `width` columns where that is possible: it is broken at blanks and before dots, never inside a name, a text or a comment,
    /// and goes on below, indented further than it begins. Nothing is added but that indentation.
    public func fittedCode(to width: Int) -> [StyledText] {
        let (indent, step) = (text.prefix { $0 == " " }.count, 4)
        guard self.width > width, indent + step < width else { return [self] }
        let margin = String(repeating: " ", count: indent + step)
        let characters = runs.flatMap { run in run.text.map { (character: $0, style: run.style) } }
        let breaks = Self.breaks(in: characters).filter { $0.place > indent }
        var lines: [StyledText] = []
        var start = 0
        while start < characters.count {
            let columns = width - (lines.isEmpty ? 0 : margin.count)
            let end = Self.end(of: characters[start...].map { displayWidth($0.character) }, from: start, columns: columns, breaks: breaks) ?? characters.count
            let piece = characters[start..<end].map { Run(String($0.character), $0.style) }
            lines.append(lines.isEmpty ? StyledText(piece) : StyledText(margin) + StyledText(piece))
            start = characters[end...].firstIndex { $0.character != " " } ?? characters.count
        }
        return lines
    }

    /// The break in the fewest brackets, and of those the last, that leaves a piece with room that isn't half empty; else the last one with room, or else the first
    /// one. Nil where the rest has room, or can't be broken.
    private static func end(of widths: [Int], from start: Int, columns: Int, breaks: [Break]) -> Int? {
        var (used, room) = (0, 0)
        for width in widths {
            guard used + width <= columns else { break }
            (used, room) = (used + width, room + 1)
        }
        guard room < widths.count else { return nil }
        let fitting = breaks.filter { $0.place > start && $0.place <= start + room }
        let good = fitting.filter { $0.place >= start + room / 2 }
        let best = good.max { ($1.depth, $0.place) < ($0.depth, $1.place) }
        return (best ?? fitting.last ?? breaks.first { $0.place > start })?.place
    }

    /// A place where code can go on in another line, in characters, and how many brackets it is in.
    private typealias Break = (place: Int, depth: Int)

    /// Where the code can go on in another line: at blanks and before the dots of members, outside of texts, and before a comment.
    private static func breaks(in code: [(character: Character, style: TextStyle)]) -> [Break] {
        let outside = Set(code.flatMap { Array($0.character.utf8) }.offsetsOutsideStrings())
        var (breaks, offset, depth): ([Break], Int, Int) = ([], 0, 0)
        for (index, (character, style)) in code.enumerated() {
            defer { offset += character.utf8.count }
            guard index > 0, outside.contains(offset), style != .string else { continue }
            let (last, next) = (code[index - 1].character, index + 1 < code.count ? code[index + 1].character : " ")
            if style == .comment || character == "/" && "/*".contains(next) { break }
            if "([{".contains(character) { depth += 1 } else if ")]}".contains(character) { depth -= 1 }
            let isMember = character == "." && (next.isLetter || next == "_") && (last.isLetter || last.isNumber || ")}]>_\"`?!".contains(last))
            if isMember || character == " " && last != " " { breaks.append((index, depth)) }
        }
        return breaks
    }
}
