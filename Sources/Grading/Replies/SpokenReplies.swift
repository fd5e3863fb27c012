import Course
import Wording

private let yesWords: Set = [
    "true", "yes", "y", "t", "yeah", "yep", "yup", "sure", "right", "correct", "it does", "it is", "it will", "they do", "they are", "of course", "certainly",
    "definitely", "absolutely", "o", "○", "참", "예", "네",
    "넵", "네네", "응", "ㅇ",
    "ㅇㅇ", "맞음", "맞다", "맞아", "맞아요", "맞습니다", "그렇다", "그래요", "그렇습니다", "그럼요", "옳습니다",
]
private let noWords: Set = [
    "false", "no", "n", "f", "nope", "nah", "wrong", "incorrect", "it doesn't", "it does not", "it isn't", "it is not", "it's not", "it won't", "they don't",
    "they aren't", "they do not", "they are not", "it will not", "not at all", "of course not", "certainly not", "definitely not", "absolutely not", "no way",
    "x",
    "×", "거짓", "아니요", "아니오", "아뇨", "아니", "아니다", "아닙니다", "아니에요", "ㄴ", "ㄴㄴ", "틀림", "틀리다", "틀렸다", "틀려요", "틀렸어요", "틀립니다", "틀렸습니다", "그렇지 않다",
    "그렇지 않아요", "그렇지 않습니다",
]
private let unknownWords: Set = [
    "don't know", "dont know", "do not know", "i don't know", "i dont know", "i do not know", "dunno", "i dunno", "idk", "no idea", "몰라", "몰라요", "모름", "모르겠다",
    "모르겠음", "모르겠어요", "모르겠습니다", "잘 모르겠어요", "잘 모르겠습니다", "모릅니다",
]
/// Predicates of which one denies the other.
private let opposites = [("같습니다", "다릅니다"), ("있습니다", "없습니다"), ("맞습니다", "틀립니다"), ("많습니다", "적습니다"), ("큽니다", "작습니다")]

/// The truth that a learner wrote: `yes`, `false`, `참`, `아니요`; nil where it is neither.
///
/// - Parameter question: what was asked, whose predicate a reply may repeat or deny: to `둘이 같습니까?`, `다릅니다` is no.
public func readTruth(_ text: String, of question: String = "") -> Bool? {
    let question = unified(question)
    return ReplyFrame.reading(of: spokenForm(text)) { reply in
        if let truth = truth(reply, question) { return truth }
        // `네, 그렇습니다` and `yes, it does` say it twice.
        let parts = Set(reply.split(separator: ",").map { truth(folded(String($0)), question) })
        if parts.count == 1, let truth = parts.first ?? nil { return truth }
        return explainedTruth(reply, question)
    } ?? latinKeys(forHangul: spokenForm(text)).flatMap { keys in truth(keys, "") }
}

private func truth(_ reply: String, _ question: String) -> Bool? {
    predicateTruth(reply, question) ?? (yesWords.contains(reply) ? true : noWords.contains(reply) ? false : nil)
}

/// The truth with which a reply begins that says why behind it: `no, because it has two types`, `no it does not`.
/// What is said behind it must not say the opposite.
private func explainedTruth(_ reply: String, _ question: String) -> Bool? {
    let words = reply.split { $0.isWhitespace || ",;:.".contains($0) }.map(String.init)
    guard let first = words.first, words.count > 1, ["yes", "no", "yeah", "yep", "nope", "true", "false"].contains(first), let truth = truth(first, question)
    else {
        return nil
    }
    let behind = reply.dropFirst(first.count)
    let rest = folded(String(behind.drop { " ,;:.".contains($0) }))
    if let said = Grading.truth(rest, question) { return said == truth ? truth : nil }
    let doubts: Set = [
        "yes", "no", "yeah", "yep", "nope", "true", "false", "wrong", "right", "correct", "but", "wait", "or", "maybe", "perhaps", "unless", "except", "if",
    ]
    guard rest.count < 200, doubts.isDisjoint(with: words.dropFirst()) else { return nil }
    // Without a comma, the word may belong to what follows: `no text`.
    let parts = rest.split(separator: ",").compactMap { Grading.truth(folded(String($0)), question) }
    guard parts.allSatisfy({ $0 == truth }) else { return nil }
    return behind.first == "," || behind.first == "." || behind.first == ";" || rest.hasPrefix("because ") ? truth : nil
}

private func predicateTruth(_ reply: String, _ question: String) -> Bool? {
    func isAsked(_ predicate: String) -> Bool { question.contains(predicate.dropLast() + "까") }
    guard reply.hasSuffix("니다"), !isAsked("않습니다") else { return nil }
    if reply == "않습니다" { return question.contains("니까") ? false : nil }
    let words = reply.split(separator: " ").map(String.init)
    if words.count > 1, let stem = words[words.count - 2].stemBeforeJi, words.last == "않습니다" { return isAsked(stem.polite) ? false : nil }
    guard let predicate = words.last else { return nil }
    if isAsked(predicate) { return words.contains("안") || words.contains("못") ? false : true }
    return opposites.contains { $0.0 == predicate && isAsked($0.1) || $0.1 == predicate && isAsked($0.0) } ? false : nil
}

extension String {
    /// `바뀌` of `바뀌지`.
    fileprivate var stemBeforeJi: String? { count > 1 && hasSuffix("지") ? String(dropLast()) : nil }

    /// The stem with `-ㅂ니다` or `-습니다`: `바뀝니다`, `같습니다`, `만듭니다`.
    fileprivate var polite: String {
        guard let last = unicodeScalars.last, (0xAC00...0xD7A3).contains(last.value) else { return self }
        let (final, rieul, bieup): (UInt32, UInt32, UInt32) = ((last.value - 0xAC00) % 28, 8, 17)
        guard final == 0 || final == rieul, let joined = UnicodeScalar(last.value - final + bieup) else { return self + "습니다" }
        return String(dropLast()) + String(joined) + "니다"
    }
}

/// Whether a reply says that the learner does not know: `?`, `I don't know`, `idk`, `모르겠어요`.
public func isDontKnow(_ reply: String) -> Bool {
    let text = spokenForm(reply)
    return unknownWords.contains(text) || !text.isEmpty && text.allSatisfy { $0 == "?" }
}
