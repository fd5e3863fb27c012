private let yesWords: Set = [
    "true", "yes", "y", "t", "yeah", "yep", "yup", "o", "○", "참", "예", "네", "넵", "응", "맞음", "맞다", "맞아", "맞아요", "맞습니다", "그렇다", "그래요", "그렇습니다",
]
private let noWords: Set = [
    "false", "no", "n", "f", "nope", "nah", "x", "×", "거짓", "아니요", "아니오", "아뇨", "아니", "아니다", "아닙니다", "틀림", "틀리다", "틀렸다", "틀려요", "틀렸어요", "틀립니다",
]
private let unknownWords: Set = [
    "don't know", "dont know", "do not know", "i don't know", "i dont know", "i do not know", "dunno", "i dunno", "idk", "no idea", "몰라", "몰라요", "모름", "모르겠다",
    "모르겠음", "모르겠어요", "모르겠습니다", "잘 모르겠어요", "잘 모르겠습니다",
]

/// The truth that a learner wrote: `yes`, `false`, `참`, `아니요`; nil where it is neither.
public func readTruth(_ text: String) -> Bool? {
    let text = spokenForm(text)
    return yesWords.contains(text) ? true : noWords.contains(text) ? false : nil
}

/// Whether a reply says that the learner does not know: `?`, `I don't know`, `idk`, `모르겠어요`.
public func isDontKnow(_ reply: String) -> Bool {
    let text = spokenForm(reply)
    return unknownWords.contains(text) || !text.isEmpty && text.allSatisfy { $0 == "?" }
}
