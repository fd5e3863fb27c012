import Course

/// The number that a learner wrote: decimals, thousands (`1,000`), fractions (`1/3`, `1 1/2`), per cent, infinity, words (`twenty-one`, `셋`);
/// a unit of points or a counter may follow.
public func readNumber(_ text: String) -> Double? {
    var text = spokenForm(text).replacing("−", with: "-").replacing("–", with: "-").replacing("⁄", with: "/").withoutQuotes
    for unit in ["points", "point", "pts", "pt", "포인트", "times", "개", "번", "회", "가지", "명", "도", "줄", "장", "글자", "초", "점", "행", "척", "마리", "단계"] where text.hasSuffix(unit) {
        text = folded(String(text.dropLast(unit.count)))
        break
    }
    if text.hasPrefix("+") { text.removeFirst() }
    if ["infinity", ".infinity", "inf", "∞", "무한대"].contains(text) { return .infinity }
    if ["-infinity", "-.infinity", "-inf", "-∞"].contains(text) { return -.infinity }
    if text.hasSuffix("%") { return readNumber(String(text.dropLast())).map { $0 / 100 } }
    return fraction(text) ?? decimal(text) ?? EnglishNumber.value(of: text) ?? KoreanNumber.value(of: text)
}

private func fraction(_ text: String) -> Double? {
    guard let match = text.wholeMatch(of: /(-?)(?:(\d+) )?(\d+(?:\.\d+)?) ?\/ ?(\d+(?:\.\d+)?)/) else { return nil }
    guard let over = Double(match.3), let under = Double(match.4), under != 0, let whole = Double(match.2 ?? "0") else { return nil }
    return (match.1 == "-" ? -1 : 1) * (whole + over / under)
}

private func decimal(_ text: String) -> Double? {
    if text.wholeMatch(of: /-?[1-9]\d{0,2}((,\d{3})+|([ ']\d{3})+)(\.\d+)?/) != nil {
        return Double(text.filter { !", '".contains($0) })
    }
    guard text.wholeMatch(of: /-?(\d[\d_]*)?(\.\d+)?(e[+-]?\d+)?/) != nil, text.contains(where: \.isNumber) else { return nil }
    return Double(text.replacing("_", with: ""))
}
