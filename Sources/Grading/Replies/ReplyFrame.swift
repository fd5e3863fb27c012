import Course

/// What is said around an answer and isn't a part of it: `정답은 3입니다`, `about 3`, `option c`.
enum ReplyFrame {
    /// Say that what follows is the answer.
    private static let labels = [
        "정답은", "정답:", "정답", "제 답은", "답은", "답:", "답", "the answer is", "my answer is", "answer is", "the answer:", "answer:", "answer", "it's", "it is",
        "it'll be", "that's",
        "that is", "they are", "i'd say", "i say", "i'd pick", "=",
    ]
    /// Say how sure the learner is.
    private static let hedges = ["아마도", "아마", "probably", "perhaps", "maybe", "i think it's", "i think", "i guess"]
    /// Say that a number isn't exact, or that it counts all.
    private static let amounts = [
        "약", "대략", "대충", "정확히", "딱", "총", "모두", "전부", "합계", "about", "around", "approximately", "approx.", "roughly", "exactly", "only", "just", "a total of",
        "all", "~", "≈", "≒",
    ]
    private static let endings = [
        "인 것 같습니다", "인 것 같아요", "인 것 같다", "일 것 같습니다", "일 것 같아요", "일 것입니다", "일 겁니다", "일 거예요", "일 듯합니다", "일 듯해요", "이라고 생각합니다", "라고 생각합니다", "입니다", "이에요", "이예요",
        "예요", "에요", "이요", "이죠", "죠", "요", "이다", "다", "임", "정도", "쯤", "가량", "in all", "in total", "altogether", "or so", "i think", "i guess", "probably",
    ]
    private static let quotes: [(first: Character, last: Character)] = [
        ("\"", "\""), ("'", "'"), ("`", "`"), ("“", "”"), ("‘", "’"), ("「", "」"), ("『", "』"),
    ]
    private static let brackets: [(first: Character, last: Character)] = [("[", "]"), ("(", ")"), ("{", "}")]

    /// The longest reply that is looked at for its frame, in characters.
    private static let lengthLimit = 120

    /// What a reply means: as it is written; else without its frame, where every way to leave a frame out means the same. `십이요` may be ten or twelve, and means nothing.
    ///
    /// - Parameter isAmount: whether a number is read: `only the texts` may be another choice than `the texts`.
    static func reading<Meaning: Hashable>(of text: String, isAmount: Bool = false, _ read: (String) -> Meaning?) -> Meaning? {
        let openings = [labels, hedges] + (isAmount ? [amounts] : [])
        let meanings = meanings(of: folded(text), openings, depth: 4, read)
        return meanings.count == 1 ? meanings.first : nil
    }

    private static func meanings<Meaning: Hashable>(
        of text: String, _ openings: [[String]], depth: Int, _ read: (String) -> Meaning?
    ) -> Set<Meaning> {
        if let meaning = read(text) { return [meaning] }
        guard depth > 0, text.count <= lengthLimit else { return [] }
        let rests = openings.compactMap { $0.lazy.compactMap { behind($0, in: text) }.first }
        let others = endings.compactMap { before($0, in: text) } + [text.withoutQuotes].filter { $0 != text }
        return (rests + others).reduce(into: []) { $0.formUnion(meanings(of: $1, openings, depth: depth - 1, read)) }
    }

    /// What a text may be that is compared as it is: without a label in Korean, an ending behind what isn't Korean, quotes or brackets.
    static func texts(of text: String) -> [String] {
        var texts = [text]
        while let last = texts.last, texts.count < 5 {
            let rest =
                ["정답은", "답은", "the answer is"].lazy.compactMap { behind($0, in: last) }.first
                ?? ["입니다", "이에요", "예요"].lazy.compactMap { before($0, in: last) }.first { !($0.last?.isHangul ?? true) } ?? last.withoutQuotes
            if rest == last { break }
            texts.append(rest)
        }
        return texts
    }

    /// The text without brackets around all of it.
    static func withoutBrackets(_ text: String) -> String { inside(brackets, text) ?? text }

    fileprivate static func withoutQuotes(_ text: String) -> String { inside(quotes, text) ?? text }

    private static func inside(_ pairs: [(first: Character, last: Character)], _ text: String) -> String? {
        guard text.count > 1, pairs.contains(where: { $0.first == text.first && $0.last == text.last }) else { return nil }
        return String(text.dropFirst().dropLast())
    }

    private static func behind(_ opening: String, in text: String) -> String? {
        guard text.count > opening.count, text.lowercased().hasPrefix(opening), let end = opening.last else { return nil }
        let rest = text.dropFirst(opening.count)
        guard let next = rest.first, !end.isLetter || !next.isLetter || end.isHangul && !next.isHangul else { return nil }
        let words = folded(String(rest.drop { ": ,".contains($0) }))
        return words.isEmpty ? nil : words
    }

    private static func before(_ ending: String, in text: String) -> String? {
        guard text.count > ending.count, text.lowercased().hasSuffix(ending), let start = ending.first else { return nil }
        let rest = text.dropLast(ending.count)
        guard let last = rest.last, start.isHangul || last.isWhitespace else { return nil }
        return folded(String(rest.reversed().drop { " ,".contains($0) }.reversed()))
    }
}

extension Character {
    /// Whether it is a syllable or a letter of the Korean script.
    var isHangul: Bool { isHangulLetter || unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false }

    /// Whether it is a single letter such as `ㅁ`, as a keyboard gives it.
    var isHangulLetter: Bool { unicodeScalars.first.map { (0x3131...0x3163).contains($0.value) } ?? false }
}

extension String {
    /// The text without the quotes around it.
    var withoutQuotes: String { ReplyFrame.withoutQuotes(self) }

    /// The text without the backquotes around it, which mark code and aren't a part of it.
    var withoutBackquotes: String {
        let text = trimmedOfSpace
        return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
