import Course

/// What is counted: may follow a number. The longer of two is before the one that it ends with.
private let counters = [
    "포인트", "밀리초", "글자", "가지", "마리", "단계", "군데", "부분", "번째", "센트", "사람", "픽셀", "개", "번", "회", "명", "도", "줄", "장", "초", "점", "행", "척", "곳", "분", "시", "일", "쌍",
    "칸", "층", "배",
    "points", "point", "pts", "pt", "px", "times", "milliseconds", "millisecond", "ms", "seconds", "second", "sec", "s", "minutes", "minute", "min", "cents",
    "cent", "degrees", "degree",
    "characters", "character", "letters", "people", "places", "place", "parts", "part", "ways", "way", "views", "view", "rows", "row", "lines", "line",
    "columns", "column", "steps",
    "step", "texts", "text", "items", "item", "elements", "element", "boxes", "box", "children", "child", "bodies", "body", "values", "value",
    "types", "type", "levels", "level", "modifiers", "modifier", "nodes", "node", "frames", "frame", "sizes", "size", "states", "state", "objects", "object",
    "instances", "instance", "identities", "identity", "calls", "call", "runs", "run", "updates", "update", "passes", "pass", "stacks", "stack", "buttons",
    "button", "colors", "color", "spaces", "space", "cards", "card", "subviews", "subview", "names", "name", "branches", "branch",
]

/// The number that a learner wrote: decimals, thousands (`1,000`), fractions (`1/3`, `1 1/2`), per cent, infinity, words (`twenty-one`, `셋`);
/// a unit of points or a counter may follow, and words that aren't part of the answer may be around it.
public func readNumber(_ text: String) -> Double? {
    let text = spokenForm(text).replacing("−", with: "-").replacing("–", with: "-").replacing("⁄", with: "/")
    return ReplyFrame.reading(of: text, isAmount: true) { number($0, isCounted: false) ?? counted($0) }
}

/// The number that a text is, with nothing around it: what a text as an answer has to be to be met by a number.
func plainNumber(_ text: String) -> Double? { number(spokenForm(text).withoutQuotes, isCounted: false) }

private func counted(_ text: String) -> Double? {
    counters.lazy.filter(text.hasSuffix).compactMap { counter in
        let rest = text.dropLast(counter.count)
        // `삼일` may be three days or the digits of 31.
        guard let last = rest.last, last.isNumber || last == " " || last.isHangul && counter != "일" else { return nil }
        return number(folded(String(rest)), isCounted: true)
    }.first
}

/// - Parameter isCounted: whether a counter followed: `네` alone is yes.
private func number(_ text: String, isCounted: Bool) -> Double? {
    let text = text.hasPrefix("+") ? String(text.dropFirst()) : text
    if ["infinity", ".infinity", "inf", "∞", "무한대"].contains(text) { return .infinity }
    if ["-infinity", "-.infinity", "-inf", "-∞"].contains(text) { return -.infinity }
    if text.hasSuffix("%") { return readNumber(String(text.dropLast())).map { $0 / 100 } }
    if let value = fraction(text) ?? decimal(text) ?? EnglishNumber.value(of: text) { return value }
    return text == "네" && !isCounted ? nil : KoreanNumber.value(of: text)
}

private func fraction(_ text: String) -> Double? {
    if let match = text.wholeMatch(of: /([^분]+)분의 ?([^분]+)/), let under = number(folded(String(match.1)), isCounted: false), under != 0 {
        return number(String(match.2), isCounted: false).map { $0 / under }
    }
    guard let match = text.wholeMatch(of: /(-?)(?:(\d+) )?(\d+(?:\.\d+)?) ?\/ ?(\d+(?:\.\d+)?)/) else { return nil }
    guard let over = Double(match.3), let under = Double(match.4), under != 0, let whole = Double(match.2 ?? "0") else { return nil }
    return (match.1 == "-" ? -1 : 1) * (whole + over / under)
}

private func decimal(_ text: String) -> Double? {
    // `180 180` is one number twice.
    let groups = text.split(separator: " ")
    if groups.count > 1, groups.allSatisfy({ $0 == groups[0] }) { return nil }
    if text.wholeMatch(of: /-?[1-9]\d{0,2}((,\d{3})+|([ ']\d{3})+)(\.\d+)?/) != nil {
        return Double(text.filter { !", '".contains($0) })
    }
    guard text.wholeMatch(of: /-?(\d[\d_]*)?(\.\d+)?(e[+-]?\d+)?/) != nil, text.contains(where: \.isNumber) else { return nil }
    return Double(text.replacing("_", with: ""))
}
