import Course

/// The one number of a reply that says what was asked: `the color is 260 points wide`, `width 260`, `line 2`, `260, because the inner frame is`.
///
/// All of its words are the question's own or say nothing: one that may change what the number means, as in `less than 260`, makes the reply unreadable.
enum NumberAmongWords {
    /// Say nothing about a number.
    private static let fillers: Set = [
        "the", "a", "an", "it", "its", "it's", "is", "are", "be", "will", "would", "should", "that", "that's", "this", "there", "of", "in", "at", "to", "for",
        "here",
        "has", "have", "gets", "becomes", "stays", "remains", "still", "equals", "shows", "prints", "prefers", "answer", "my", "points", "point", "pt", "pts",
        "px", "exactly", "about",
        "around", "just", "roughly", "approximately", "i", "think", "guess", "say", "they", "so",
    ]
    /// Change what a number means, or are numbers.
    private static let changing: Set = [
        "not", "no", "never", "isn't", "aren't", "doesn't", "don't", "won't", "can't", "cannot", "without", "except", "but", "less", "more", "fewer", "than",
        "over", "under",
        "above", "below", "least", "most", "between", "half", "double", "twice", "triple", "third", "quarter", "times", "plus", "minus", "per", "percent", "by",
        "or", "and",
        "instead", "rather", "nor", "neither", "from", "until", "up", "down", "nearly", "almost", "beyond", "besides", "each", "both", "other", "others",
    ]
    private static let dimensions: [Set<String>] = [["wide", "width"], ["high", "height", "tall"], ["long", "length"], ["deep", "depth"]]
    private static let lengthLimit = 300

    /// - Parameter text: in its spoken form.
    static func value(in text: String, question: String) -> Double? {
        guard text.count <= lengthLimit, text.contains(where: \.isNumber) else { return nil }
        let answer = withoutReason(text)
        // The reason may say the number again, and no other.
        let tokens = words(answer)
        let numbers = tokens.filter { $0.contains(where: \.isNumber) }
        guard numbers.count == 1, let number = readNumber(numbers[0].trimmingPrefix("#").description) else { return nil }
        let reasons = words(String(text.dropFirst(answer.count))).filter { $0.contains(where: \.isNumber) }
        guard reasons.allSatisfy({ readNumber($0) == number }) else { return nil }
        let asked = Set(words(spokenForm(question)).map(stem))
        let named = dimensions.filter { !$0.isDisjoint(with: asked) }.reduce(into: Set<String>()) { $0.formUnion($1) }
        let isEquation = text.contains("=")
        for word in tokens where !word.contains(where: \.isNumber) {
            guard !changing.contains(word), EnglishNumber.value(of: word) == nil else { return nil }
            guard fillers.contains(word) || asked.contains(stem(word)) || named.contains(word) || isEquation && word.count == 1 else { return nil }
        }
        return number
    }

    /// The reply up to what says why: `because …`, or words in parentheses at its end.
    private static func withoutReason(_ text: String) -> String {
        var end = text.endIndex
        for opening in [" because ", ", since ", ", as "] { if let range = text.range(of: opening), range.lowerBound < end { end = range.lowerBound } }
        var answer = String(text[..<end])
        if end == text.endIndex, answer.hasSuffix(")"), let open = answer.lastIndex(of: "("),
            words(String(answer[open...])).allSatisfy({ !changing.contains($0) })
        {
            answer = String(answer[..<open])
        }
        return answer
    }

    private static func words(_ text: String) -> [String] { text.lowercased().split { $0.isWhitespace || ",;:=?!\"`()".contains($0) }.map(String.init) }

    /// `line` for `lines`.
    private static func stem(_ word: String) -> String { word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word }
}

/// The number that a learner wrote in reply to a question, whose words may be around it.
public func readNumber(_ text: String, of question: String) -> Double? {
    if let number = readNumber(text) { return number }
    let spoken = spokenForm(text).replacing("−", with: "-").replacing("–", with: "-")
    return ReplyFrame.reading(of: spoken, isAmount: true) { NumberAmongWords.value(in: $0, question: question) }
}
