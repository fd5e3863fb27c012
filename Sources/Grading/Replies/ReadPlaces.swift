import Course

private let wordsBetween: Set = [
    "line", "lines", "row", "rows", "point", "points", "number", "numbers", "the", "and", "및", "와", "과", "하고", "그리고", "행", "줄", "번",
]

/// The numbers of 1 to `count` in a reply such as `lines 3, 5`, `3행과 5행`, `세 번째 줄` or `3 and 5`; nil where there is something else.
func readPlaces(_ reply: String, upTo count: Int) -> Set<Int>? {
    ReplyFrame.reading(of: spokenForm(reply)) { places(in: $0, upTo: count) }
}

private func places(in text: String, upTo count: Int) -> Set<Int>? {
    // A counter belongs to the number before it.
    let joined = text.replacing(/\ (번째|번|행|줄)/) { $0.1 }
    let words = joined.split { $0.isWhitespace || ",;&+/·・ㆍ･".contains($0) }.map(String.init).filter { !wordsBetween.contains($0) }
    let numbers = words.map { word -> Double? in
        let bare = word.dropping(["와", "과", "하고", "이랑", "랑"]).dropping(["행", "줄"])
        return readNumber(ordinal(bare) ?? bare)
    }
    let places = numbers.compactMap { $0 }.filter { $0 == $0.rounded() && (1...Double(max(1, count))).contains($0) }
    return places.count == words.count ? Set(places.map { Int($0) }) : nil
}

/// `3` for `3rd`.
private func ordinal(_ word: String) -> String? { word.wholeMatch(of: /(\d+)(st|nd|rd|th)/).map { String($0.1) } }

extension String {
    /// The text without the first of some endings that it has.
    fileprivate func dropping(_ endings: [String]) -> String { endings.first(where: hasSuffix).map { String(dropLast($0.count)) } ?? self }
}
