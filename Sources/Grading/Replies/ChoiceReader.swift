import Course
import Foundation
import Wording

/// Reads choices off a reply, one after the other: by letter or number, by letter and text, by text, or by id.
struct ChoiceReader {
    let choices: [ShownChoice]
    /// Whether choices may be named by their places as shown, and by numbers.
    var allowsLetters: Bool
    var allowsNumbers: Bool
    private let text: [Character]
    private let names: [(choice: ShownChoice, name: [Character])]
    private var position = 0
    /// Whether a choice was read.
    private var hasRead = false

    init(_ text: String, choices: [ShownChoice], allowsLetters: Bool, allowsNumbers: Bool) {
        self.choices = choices
        (self.allowsLetters, self.allowsNumbers) = (allowsLetters, allowsNumbers)
        self.text = Array(comparable(text))
        let whole = choices.flatMap { choice in [comparable(choice.plainText), choice.id].map { (choice, $0) } }
        // A name without its articles, where no other choice has it.
        let bare = choices.map { ($0, Self.withoutArticles(comparable($0.plainText))) }.filter { name in
            name.1.count > 1 && !whole.contains { $0.1.lowercased() == name.1.lowercased() }
        }
        let unique = bare.filter { name in bare.count { $0.1.lowercased() == name.1.lowercased() } == 1 }
        names = (whole + unique).map { ($0, Array($1)) }.filter { !$0.1.isEmpty }
    }

    private static func withoutArticles(_ text: String) -> String {
        text.split(separator: " ").filter { !["the", "a", "an"].contains($0.lowercased()) }.joined(separator: " ")
    }

    /// The only choice whose text begins with all of the reply, which has two words or more.
    private var begun: ShownChoice? {
        let reply = spokenForm(String(text))
        guard reply.contains(" ") else { return nil }
        let begun = choices.filter { (spokenForm($0.plainText) + " ").hasPrefix(reply + " ") }
        return begun.count == 1 ? begun[0] : nil
    }

    private static let separators: Set<Character> = [
        " ", ",", ";", "/", "&", "+", ">", "→", "-", "–", "|", ":", "=", ".", "·", "・", "ㆍ", "･", "\"", "'", "`", "“", "”", "‘", "’",
    ]
    /// Between choices, and before one.
    private static let words: Set = [
        "and", "then", "or", "와", "과", "하고", "및", "그리고", "the", "option", "options", "choice", "choices", "letter", "letters", "number", "보기", "선택지", "번",
    ]
    /// Korean ones follow a letter or number at once.
    private static let particles = ["이랑", "랑", "하고", "이고", "와", "과", "은", "는"]
    private static let ordinals: [(word: [Character], number: Int)] =
        [
            ["첫 번째", "첫번째", "첫째", "first"], ["두 번째", "두번째", "둘째", "second"], ["세 번째", "세번째", "셋째", "third"], ["네 번째", "네번째", "넷째", "fourth"],
            ["다섯 번째", "다섯번째", "다섯째", "fifth"], ["여섯 번째", "여섯번째", "여섯째", "sixth"], ["일곱 번째", "일곱번째", "일곱째", "seventh"], ["여덟 번째", "여덟번째", "여덟째", "eighth"],
        ]
        .enumerated().flatMap { index, words in words.map { (Array($0), index + 1) } }
    private static let allWords: Set = [
        "all", "all of them", "all of these", "all of the above", "both", "both of them", "모두", "모두 다", "전부", "전부 다", "다", "둘 다",
    ]
    private static let noneWords: Set = [
        "none", "none of them", "none of these", "none of the above", "neither", "nothing", "없음", "없다", "없습니다", "아무것도 없음", "하나도 없음",
    ]

    /// What a reply names: as it is written; else what a learner typed without its frame, or on a keyboard that was left on Hangul.
    static func reading<Meaning: Hashable>(
        of reply: String, isTyped: Bool, _ read: (String) throws(Unreadable) -> Meaning
    ) throws(Unreadable) -> Meaning {
        do throws(Unreadable) {
            return try read(reply)
        } catch {
            guard isTyped else { throw error }
            let reply = comparable(reply)
            // Single letters first: `1번 ㅠ` has a word, too.
            let letters = reply.map { $0.isHangulLetter ? latinKeys(forHangul: String($0)) ?? "" : String($0) }.joined()
            let answer = withoutReason(reply)
            for text in [reply, letters, latinKeys(forHangul: reply) ?? reply] + (answer == reply ? [] : [answer]) {
                if let meaning = ReplyFrame.reading(of: text, { try? read($0) }) { return meaning }
            }
            throw error
        }
    }

    /// A reply without what says why, and without the mark of somebody who asks: `c, because …`, `c?`.
    private static func withoutReason(_ reply: String) -> String {
        var answer = reply
        if let range = reply.range(of: " because ", options: .caseInsensitive) { answer = String(reply[..<range.lowerBound]) }
        while let last = answer.last, "?,! ".contains(last) { answer.removeLast() }
        return answer.isEmpty ? reply : answer
    }

    /// The ids of all choices that the reply names, in order.
    ///
    /// - Parameter allowsAll: whether `all` names every choice.
    mutating func readAll(allowsAll: Bool = false) throws(Unreadable) -> [String] {
        if let ids = namedTogether(allowsAll: allowsAll) { return ids }
        if named(at: 0) == nil, let begun { return [begun.id] }
        var ids: [String] = []
        skipSeparators()
        while position < text.count {
            ids += try readNext()
            skipSeparators()
        }
        return ids
    }

    /// What `both` or `none of them` names: the choice that says so, or every one.
    private func namedTogether(allowsAll: Bool) -> [String]? {
        let word = spokenForm(String(text))
        guard allowsLetters, let words = [Self.allWords, Self.noneWords].first(where: { $0.contains(word) }) else { return nil }
        let saying = choices.filter { words.contains(spokenForm($0.plainText)) }
        if !saying.isEmpty { return saying.count == 1 ? [saying[0].id] : nil }
        let isPair = ["both", "both of them", "둘 다"].contains(word)
        return allowsAll && words == Self.allWords && (!isPair || choices.count == 2) ? choices.map(\.id) : nil
    }

    /// The next choice, or several where letters are written together: `ac`.
    mutating func readNext() throws(Unreadable) -> [String] {
        if let (choice, end) = named(at: position) ?? lettered(at: position) {
            (position, hasRead) = (end, true)
            return [choice.id]
        }
        let word = String(text[position...].prefix { !Self.separators.contains($0) && !"()".contains($0) })
        let letters = word.map { choice(at: String($0)) }
        guard allowsLetters, !word.isEmpty, word.allSatisfy(\.isLetter), letters.allSatisfy({ $0 != nil }) else { throw unknown(word) }
        (position, hasRead) = (position + word.count, true)
        return letters.compactMap { $0?.id }
    }

    mutating func skipSeparators() {
        while position < text.count, named(at: position) == nil {
            if Self.separators.contains(text[position]) {
                position += 1
            } else if let word = Self.words.first(where: { isWord($0, at: position) }) {
                position += word.count
            } else {
                return
            }
        }
    }

    var isAtEnd: Bool { position >= text.count }

    /// A number of 1 to `count` at the place: `1`, `(1)` or `1번`.
    mutating func readNumber(upTo count: Int) -> Int? {
        let digits = text[position...].drop { $0 == "(" }.prefix { ("0"..."9").contains($0) }
        guard let number = Int(String(digits)), (1...max(1, count)).contains(number) else { return nil }
        position = digits.endIndex
        if let counter = ["번", " 번 "].first(where: { matches(Array($0), at: position) }) { position += counter.count }
        position = endOfParticle(at: position)
        while position < text.count, Self.separators.contains(text[position]) || text[position] == ")" { position += 1 }
        return number
    }
}

extension ChoiceReader {
    /// The choice whose text or id begins at an offset, the longest one; case decides only between names of the same length.
    private func named(at offset: Int) -> (ShownChoice, end: Int)? {
        let found = names.filter { matches($0.name, at: offset) && isBoundary(offset + $0.name.count) }
        guard let length = found.map(\.name.count).max() else { return nil }
        let longest = found.filter { $0.name.count == length }
        return (longest.first { $0.name.elementsEqual(text[offset..<(offset + length)]) } ?? longest.first).map { ($0.choice, offset + length) }
    }

    /// The choice of a letter or number, `b`, `(b)`, `b)`, `2.`, `2번` or `the second`, with or without its text after it.
    private func lettered(at offset: Int) -> (ShownChoice, end: Int)? {
        guard allowsLetters, let (choice, end) = labelled(at: offset) else { return nil }
        guard isBoundary(end) || !allowsNumbers && text[end].isNumber else { return nil }
        var next = end
        while next < text.count, Self.separators.contains(text[next]) { next += 1 }
        if next < text.count, let (named, textEnd) = named(at: next), named.id == choice.id { return (choice, textEnd) }
        return (choice, end)
    }

    /// The choice of a letter, a number or an ordinal, and where it ends with what belongs to it.
    private func labelled(at offset: Int) -> (ShownChoice, end: Int)? {
        if let ordinal = Self.ordinals.first(where: { matches($0.word, at: offset) }) {
            let end = endOfParticle(at: offset + ordinal.word.count)
            let isCounted = isWord(" one", at: end) && named(at: min(end + 1, text.count)) == nil
            return choice(at: String(ordinal.number)).map { ($0, isCounted ? end + 4 : end) }
        }
        var end = offset
        let isOpen = text[end] == "("
        if isOpen { end += 1 }
        let digits = text[end...].prefix { ("0"..."9").contains($0) }
        let label = digits.isEmpty ? String(text[end...].prefix(1)) : String(digits)
        guard let choice = choice(at: label) else { return nil }
        end += label.count
        if end < text.count, text[end] == ")" { end += 1 } else if isOpen { return nil }
        if let counter = ["번째", " 번째", "번"].first(where: { matches(Array($0), at: end) }) { end += counter.count }
        return (choice, endOfParticle(at: end))
    }

    /// Where a Korean particle ends that begins at an offset; the offset where none does.
    private func endOfParticle(at offset: Int) -> Int {
        offset + (Self.particles.first { isWord($0, at: offset) }?.count ?? 0)
    }

    /// The choice at a place as shown: `a`, `B`, `2` or `ⓒ`. None where another one's text is that number.
    private func choice(at label: String) -> ShownChoice? {
        let label = label.precomposedStringWithCompatibilityMapping
        guard let letter = label.lowercased().unicodeScalars.first else { return nil }
        let isLetter = label.count == 1 && ("a"..."z").contains(letter)
        guard isLetter || allowsNumbers else { return nil }
        let index = isLetter ? Int(letter.value) - 97 : (Int(label) ?? 0) - 1
        guard choices.indices.contains(index) else { return nil }
        let isAmbiguous = !isLetter && choices.contains { $0.id != choices[index].id && isAmount($0.plainText, of: index + 1) }
        return isAmbiguous ? nil : choices[index]
    }

    /// Whether a choice's text is a number in digits, `3` or `3 points`.
    private func isAmount(_ text: String, of number: Int) -> Bool { text.first?.isNumber ?? false && Grading.readNumber(text) == Double(number) }

    private func matches(_ name: [Character], at offset: Int) -> Bool {
        guard offset + name.count <= text.count else { return false }
        return zip(name, text[offset...]).allSatisfy { $0 == $1 || $0.isCased && $0.lowercased() == $1.lowercased() }
    }

    private func isWord(_ word: String, at offset: Int) -> Bool { matches(Array(word), at: offset) && isBoundary(offset + word.count) }

    private func isBoundary(_ offset: Int) -> Bool { offset >= text.count || Self.separators.contains(text[offset]) || text[offset] == ")" }

    private func unknown(_ word: String) -> Unreadable {
        let shown = word.isEmpty ? String(text[position...].prefix(20)) : word
        let names = choices.map { "\($0.id) (\($0.plainText.prefix(40)))" }.joined(separator: ", ")
        let known =
            allowsLetters && !choices.isEmpty
            ? "answer with a letter from a to \(choiceLabel(choices.count - 1))" : "write its id or its text: \(names)"
        let isSentence = allowsLetters && !hasRead && text.contains(" ")
        return Unreadable(reason: isSentence ? "that is none of the choices: \(known)" : "there is no choice `\(shown)`: \(known)")
    }
}

/// The label of a choice as shown: a letter, and past the alphabet the place's number.
public func choiceLabel(_ index: Int) -> String {
    guard (0..<26).contains(index), let letter = UnicodeScalar(97 + index) else { return String(index + 1) }
    return String(letter)
}
