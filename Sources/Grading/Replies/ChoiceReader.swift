import Course

/// Reads choices off a reply, one after the other: by letter or number, by letter and text, by text, or by id.
struct ChoiceReader {
    let choices: [ShownChoice]
    /// Whether choices may be named by their places as shown, and by numbers.
    var allowsLetters: Bool
    var allowsNumbers: Bool
    private let text: [Character]
    private let names: [(choice: ShownChoice, name: [Character])]
    private var position = 0

    init(_ text: String, choices: [ShownChoice], allowsLetters: Bool, allowsNumbers: Bool) {
        self.choices = choices
        (self.allowsLetters, self.allowsNumbers) = (allowsLetters, allowsNumbers)
        self.text = Array(comparable(text))
        names = choices.flatMap { choice in [comparable(choice.plainText), choice.id].map { (choice, Array($0)) } }.filter { !$0.1.isEmpty }
    }

    private static let separators: Set<Character> = [" ", ",", ";", "/", "&", "+", ">", "→", "-", "–", "|", ":", "=", "."]
    private static let words: Set = ["and", "then", "or", "와", "과", "그리고"]

    /// The ids of all choices that the reply names, in order.
    mutating func readAll() throws(Unreadable) -> [String] {
        var ids: [String] = []
        skipSeparators()
        while position < text.count {
            ids += try readNext()
            skipSeparators()
        }
        return ids
    }

    /// The next choice, or several where letters are written together: `ac`.
    mutating func readNext() throws(Unreadable) -> [String] {
        if let (choice, end) = named(at: position) {
            position = end
            return [choice.id]
        }
        if let (choice, end) = lettered(at: position) {
            position = end
            return [choice.id]
        }
        let word = String(text[position...].prefix { !Self.separators.contains($0) && !"()".contains($0) })
        let letters = word.map { choice(at: String($0)) }
        guard allowsLetters, !word.isEmpty, word.allSatisfy(\.isLetter), letters.allSatisfy({ $0 != nil }) else { throw unknown(word) }
        position += word.count
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

    /// A number of 1 to `count` at the place.
    mutating func readNumber(upTo count: Int) -> Int? {
        let digits = text[position...].drop { $0 == "(" }.prefix { ("0"..."9").contains($0) }
        guard let number = Int(String(digits)), (1...max(1, count)).contains(number) else { return nil }
        position = digits.endIndex
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

    /// The choice of a letter or number, `b`, `(b)`, `b)` or `2.`, with or without its text after it.
    private func lettered(at offset: Int) -> (ShownChoice, end: Int)? {
        guard allowsLetters else { return nil }
        var end = offset
        let isOpen = text[end] == "("
        if isOpen { end += 1 }
        let digits = text[end...].prefix { ("0"..."9").contains($0) }
        let label = digits.isEmpty ? String(text[end...].prefix(1)) : String(digits)
        guard let choice = choice(at: label) else { return nil }
        end += label.count
        if end < text.count, text[end] == ")" { end += 1 } else if isOpen { return nil }
        guard isBoundary(end) || !allowsNumbers && text[end].isNumber else { return nil }
        var next = end
        while next < text.count, Self.separators.contains(text[next]) { next += 1 }
        if next < text.count, let (named, textEnd) = named(at: next), named.id == choice.id { return (choice, textEnd) }
        return (choice, end)
    }

    /// The choice at a place as shown: `a`, `B` or `2`.
    private func choice(at label: String) -> ShownChoice? {
        guard let letter = label.lowercased().unicodeScalars.first else { return nil }
        let isLetter = label.count == 1 && ("a"..."z").contains(letter)
        guard isLetter || allowsNumbers else { return nil }
        let index = isLetter ? Int(letter.value) - 97 : (Int(label) ?? 0) - 1
        return choices.indices.contains(index) ? choices[index] : nil
    }

    private func matches(_ name: [Character], at offset: Int) -> Bool {
        guard offset + name.count <= text.count else { return false }
        return zip(name, text[offset...]).allSatisfy { $0 == $1 || $0.lowercased() == $1.lowercased() }
    }

    private func isWord(_ word: String, at offset: Int) -> Bool { matches(Array(word), at: offset) && isBoundary(offset + word.count) }

    private func isBoundary(_ offset: Int) -> Bool { offset >= text.count || Self.separators.contains(text[offset]) || text[offset] == ")" }

    private func unknown(_ word: String) -> Unreadable {
        let shown = word.isEmpty ? String(text[position...].prefix(20)) : word
        let names = choices.map { "\($0.id) (\($0.plainText.prefix(40)))" }.joined(separator: ", ")
        let known =
            allowsLetters && !choices.isEmpty
            ? "answer with a letter from a to \(choiceLabel(choices.count - 1))" : "write its id or its text: \(names)"
        return Unreadable(reason: "there is no choice `\(shown)`: \(known)")
    }
}

/// The label of a choice as shown: a letter, and past the alphabet the place's number.
public func choiceLabel(_ index: Int) -> String {
    guard (0..<26).contains(index), let letter = UnicodeScalar(97 + index) else { return String(index + 1) }
    return String(letter)
}
