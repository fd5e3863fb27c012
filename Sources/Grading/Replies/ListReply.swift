/// The elements of a list as a learner writes it.
enum ListReply {
    /// What a reply may list: its parts at commas; where those aren't as many as are wanted, also at what else is between elements, and at spaces.
    ///
    /// - Parameter wanted: the elements that are wanted.
    static func readings(of reply: String, like wanted: [String]) -> [[String]] {
        ReplyFrame.texts(of: comparable(reply)).flatMap { text -> [[String]] in
            let text = comparable(ReplyFrame.withoutBrackets(text))
            if text.isEmpty || wanted.isEmpty && emptyWords.contains(spokenForm(text)) { return [[]] }
            let listed = parts(of: text) { rest, _ in rest.first == "," ? 1 : 0 }
            guard wanted.count > 1, listed.count != wanted.count || listed.dropFirst().contains(where: beginsWithJoiner) else { return [listed] }
            let isNumeric = wanted.allSatisfy { plainNumber($0) != nil }
            let joined = parts(of: text) { separator(in: $0, behind: $1, isNumeric) }.filter { !$0.isEmpty }
            let spaced = text.contains { ",\"".contains($0) } ? [] : [text.split(separator: " ").map(String.init)]
            return [listed] + ([joined] + spaced).filter { $0.count == wanted.count }
        }
    }

    private static let emptyWords: Set = ["none", "nothing", "empty", "없음", "없습니다", "없다", "아무것도 없음", "아무것도 없습니다"]
    private static let signs: Set<Character> = [",", ";", "·", "・", "ㆍ", "･", "/", "|", "&", "→"]
    private static let words = ["and then", "and", "then", "그리고", "및", "하고", "이랑", "랑", "와", "과"]

    private static func beginsWithJoiner(_ element: String) -> Bool { words.contains { element.hasPrefix($0 + " ") } }

    /// The parts of a text between separators outside of quotes.
    ///
    /// - Parameter length: of the separator with which the rest of the text begins, behind a character; 0 for none.
    private static func parts(of text: String, _ length: (Substring, Character?) -> Int) -> [String] {
        var (elements, isQuoted, rest) = ([""], false, text[...])
        var last: Character?
        while let character = rest.first {
            if character == "\"" { isQuoted.toggle() }
            let skipped = isQuoted ? 0 : length(rest, last)
            if skipped > 0 { elements.append("") } else { elements[elements.count - 1].append(character) }
            (last, rest) = (character, rest.dropFirst(max(1, skipped)))
        }
        return elements.map(comparable)
    }

    /// A sign; or a word between spaces, which in Korean may follow its element at once: `0와 3`.
    private static func separator(in rest: Substring, behind last: Character?, _ isNumeric: Bool) -> Int {
        if let first = rest.first, signs.contains(first) { return 1 }
        let word = words.first { word in
            guard rest.hasPrefix(word), let start = word.first else { return false }
            let next = rest.dropFirst(word.count).first
            let mayFollow = start.isHangul && (isNumeric || !(last?.isHangul ?? true))
            return (last == " " || mayFollow && last != nil) && (next == " " || start.isHangul && !(next?.isHangul ?? true))
        }
        return word?.count ?? 0
    }
}
