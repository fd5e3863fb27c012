extension Playground {
    /// A text in which types are spelled as the current SDK prints them: `TupleContent<Text, Color>` for `TupleView<(Text, Color)>`.
    ///
    /// Comparisons of printed types use these, so that a text written for another SDK stays right.
    public static func currentTypeNames(in text: String) -> String {
        guard text.contains(older) else { return text }
        var result = ""
        /// For each parenthesis that is open, whether it is around the elements of a `TupleView`: those go.
        var areDropped: [Bool] = []
        var rest = text[...]
        while let character = rest.popFirst() {
            if character == older.first, rest.hasPrefix(older.dropFirst()), !(result.last.map(isNameCharacter) ?? false) {
                let tail = rest.dropFirst(older.count - 1)
                if !(tail.first.map(isNameCharacter) ?? false) {
                    (result, rest) = (result + newer, tail)
                    if tail.hasPrefix("<(") {
                        rest = tail.dropFirst(2)
                        result += "<"
                        areDropped.append(true)
                    }
                    continue
                }
            }
            if character == "(" { areDropped.append(false) }
            if character == ")", areDropped.popLast() ?? false { continue }
            result.append(character)
        }
        return result
    }
}

private let (older, newer) = ("TupleView", "TupleContent")

private func isNameCharacter(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
