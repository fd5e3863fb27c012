/// Numbers in English words: `three`, `twenty-one`, `minus two`, `one hundred and five`, `two point five`, `a half`.
enum EnglishNumber {
    private static let ones = [
        "zero": 0.0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
        "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
    ]
    private static let tens = [
        "twenty": 20.0, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    ]
    private static let others = [
        "none": 0.0, "nothing": 0, "once": 1, "twice": 2, "a half": 0.5, "half": 0.5, "one half": 0.5, "a third": 1.0 / 3, "one third": 1.0 / 3,
        "two thirds": 2.0 / 3, "a quarter": 0.25, "one quarter": 0.25, "three quarters": 0.75,
    ]

    /// The value of a text in lowercase; nil where it isn't a number below a million.
    static func value(of text: String) -> Double? {
        let words = text.split { $0 == " " || $0 == "-" }.map(String.init)
        guard !words.isEmpty, words.count <= 12 else { return nil }
        if let value = others[words.joined(separator: " ")] { return value }
        if let first = words.first, ["minus", "negative"].contains(first) { return value(ofPositive: Array(words.dropFirst())).map { -$0 } }
        return value(ofPositive: words)
    }

    private static func value(ofPositive words: [String]) -> Double? {
        guard let point = words.firstIndex(of: "point") else { return whole(words) }
        let digits = words[(point + 1)...].map { ones[$0] }
        guard let before = point == 0 ? 0 : whole(Array(words[..<point])), !digits.isEmpty, digits.allSatisfy({ ($0 ?? 10) < 10 }) else { return nil }
        return Double("\(Int(before))." + digits.map { "\(Int($0 ?? 0))" }.joined())
    }

    private static func whole(_ words: [String]) -> Double? {
        guard let thousand = words.firstIndex(of: "thousand") else { return belowThousand(words) }
        guard let thousands = belowThousand(Array(words[..<thousand])), thousands > 0 else { return nil }
        let rest = Array(words[(thousand + 1)...])
        guard let below = rest.isEmpty ? 0 : belowThousand(rest) else { return nil }
        return thousands * 1000 + below
    }

    private static func belowThousand(_ words: [String]) -> Double? {
        guard let hundred = words.firstIndex(of: "hundred") else { return belowHundred(words) }
        let before = words[..<hundred]
        guard let hundreds = before == ["a"] ? 1 : belowHundred(Array(before)), (1..<10).contains(hundreds) else { return nil }
        let rest = Array(words[(hundred + 1)...].drop { $0 == "and" })
        guard let below = rest.isEmpty ? 0 : belowHundred(rest) else { return nil }
        return hundreds * 100 + below
    }

    private static func belowHundred(_ words: [String]) -> Double? {
        switch words.count {
        case 1: return ones[words[0]] ?? tens[words[0]]
        case 2:
            guard let ten = tens[words[0]], let one = ones[words[1]], (1..<10).contains(one) else { return nil }
            return ten + one
        default: return nil
        }
    }
}

/// Numbers in Korean words, native and Sino-Korean: `셋`, `세`, `스물한`, `삼`, `이백삼십`, `만 오천`.
enum KoreanNumber {
    private static let sino: [Character: Double] = ["일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "륙": 6, "칠": 7, "팔": 8, "구": 9]
    private static let places: [Character: Double] = ["십": 10, "백": 100, "천": 1000]
    private static let nativeTens: [(word: String, value: Double)] = [
        ("열", 10), ("스물", 20), ("스무", 20), ("서른", 30), ("마흔", 40), ("쉰", 50), ("예순", 60), ("일흔", 70), ("여든", 80), ("아흔", 90),
    ]
    private static let nativeOnes: [String: Double] = [
        "하나": 1, "한": 1, "첫": 1, "둘": 2, "두": 2, "셋": 3, "세": 3, "석": 3, "넷": 4, "네": 4, "넉": 4, "다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9,
    ]
    private static let zeroes: Set = ["영", "공", "제로", "없음", "없다", "없어요", "없습니다"]
    private static let notEven = ["하나도", "한개도", "한번도", "아무것도", "전혀"]

    /// The value of a text; nil where it isn't a number below a hundred million.
    static func value(of text: String) -> Double? {
        let text = text.filter { $0 != " " }
        guard text.count <= 20 else { return nil }
        if zeroes.contains(text) || notEven.contains(where: { text.hasPrefix($0) && zeroes.contains(String(text.dropFirst($0.count))) }) { return 0 }
        if text == "반" || text == "절반" { return 0.5 }
        for sign in ["마이너스", "음수"] where text.hasPrefix(sign) { return value(of: String(text.dropFirst(sign.count))).map { -$0 } }
        let parts = text.split(separator: "만", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return section(text) }
        guard let high = parts[0].isEmpty ? 1 : section(parts[0]), let low = parts[1].isEmpty ? 0 : section(parts[1]) else { return nil }
        return high * 10_000 + low
    }

    /// A number below ten thousand: places in falling order, and the ones, native ones too.
    private static func section(_ text: String) -> Double? {
        guard !text.isEmpty else { return nil }
        var (total, lastPlace, digit): (Double, Double, Double?) = (0, 10_000, nil)
        var rest = text[...]
        while let character = rest.first {
            if let place = places[character] {
                guard place < lastPlace else { return nil }
                total += (digit ?? 1) * place
                (lastPlace, digit) = (place, nil)
            } else if digit == nil, let value = sino[character], native(String(rest)) == nil {
                digit = value
            } else {
                guard digit == nil, lastPlace > 10, let value = native(String(rest)) else { return nil }
                return total + value
            }
            rest = rest.dropFirst()
        }
        return total + (digit ?? 0)
    }

    /// A native number below a hundred: `스물하나`.
    private static func native(_ text: String) -> Double? {
        if let value = nativeOnes[text] { return value }
        guard let ten = nativeTens.first(where: { text.hasPrefix($0.word) }) else { return nil }
        let rest = String(text.dropFirst(ten.word.count))
        return rest.isEmpty ? ten.value : nativeOnes[rest].map { ten.value + $0 }
    }
}
