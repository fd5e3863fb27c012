import Diagnostics

extension StyledText {
    /// The line in lines of at most `width` columns. Unlike a wrapped one it keeps its blanks, and it goes on below its beginning: behind the blanks and branches
    /// there, and a step further. Code is broken between statements, arguments and calls where that leaves no line half empty.
    public func fittedLine(to width: Int) -> [StyledText] {
        guard self.width > max(1, width) else { return [self] }
        var rest = Array(runs.flatMap { run in run.text.map { (character: $0, style: run.style) } })[...]
        let beginning = rest.prefix { " │├└".contains($0.character) }.map { $0.character == "├" ? "│" : $0.character == "└" ? " " : $0.character }
        var hanging = String(beginning) + (beginning.isEmpty ? "  " : "    ")
        if hanging.count > width / 2 { hanging = "" }

        var lines: [StyledText] = []
        while !rest.isEmpty {
            let indent = lines.isEmpty ? "" : hanging
            let piece = Self.piece(of: rest, columns: max(2, width - indent.count), from: lines.isEmpty ? beginning.count : 0)
            lines.append(StyledText([Run(indent, .mark)] + piece.map { Run(String($0.character), $0.style) }))
            rest = rest[piece.endIndex...].drop { $0.character == " " }
        }
        return lines
    }

    /// As much of the characters as has room, up to the best place to break.
    private static func piece(
        of characters: ArraySlice<(character: Character, style: TextStyle)>, columns: Int, from beginning: Int
    ) -> ArraySlice<(character: Character, style: TextStyle)> {
        var (used, end) = (0, characters.startIndex)
        var (atBlank, atStep): (Int?, Int?) = (nil, nil)
        while end < characters.endIndex {
            used += displayWidth(characters[end].character)
            if used > columns { break }
            end += 1
            guard end < characters.endIndex, end > characters.startIndex + beginning else { continue }
            let (last, next) = (characters[end - 1].character, characters[end].character)
            if next == " ", last != " " { atBlank = end }
            let isCode = characters[end].style != .plain && characters[end].style != .string
            if isCode, used > columns / 2, next == " " && ",;{".contains(last) || next == "." && last == ")" { atStep = end }
        }
        guard end < characters.endIndex else { return characters }
        return characters[..<(atStep ?? atBlank ?? max(end, characters.startIndex + 1))]
    }
}
