/// Reads values from a text, one after another; white space before each is left out.
class Scanner: NSObject {
    let string: String
    var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
    var caseSensitive = false
    var locale: Any? = nil
    var currentIndex: String.Index
    init(string: String) { self.string = string; currentIndex = string.startIndex }
    var _rest: Substring { string[currentIndex...] }
    var isAtEnd: Bool { _begin(); return currentIndex == string.endIndex }
    func _begin() {
        guard let skipped = charactersToBeSkipped else { return }
        while currentIndex < string.endIndex, let scalar = string[currentIndex].unicodeScalars.first, skipped.contains(scalar) { currentIndex = string.index(after: currentIndex) }
    }
    /// The characters from here that suit; none that ends where it began.
    func _take(_ suits: (Character) -> Bool) -> String? {
        _begin()
        var end = currentIndex
        while end < string.endIndex && suits(string[end]) { end = string.index(after: end) }
        guard end > currentIndex else { return nil }
        let taken = String(string[currentIndex..<end])
        currentIndex = end
        return taken
    }
    func scanCharacter() -> Character? {
        _begin()
        guard currentIndex < string.endIndex else { return nil }
        let found = string[currentIndex]
        currentIndex = string.index(after: currentIndex)
        return found
    }
    func scanString(_ searchString: String) -> String? {
        _begin()
        let length = searchString.count
        let found = String(_rest.prefix(length))
        guard length > 0, caseSensitive ? found == searchString : found.lowercased() == searchString.lowercased() else { return nil }
        currentIndex = string.index(currentIndex, offsetBy: length)
        return found
    }
    func scanUpToString(_ substring: String) -> String? {
        _begin()
        let start = currentIndex
        while currentIndex < string.endIndex && !_rest.hasPrefix(substring) { currentIndex = string.index(after: currentIndex) }
        return currentIndex == start ? nil : String(string[start..<currentIndex])
    }
    func scanCharacters(from set: CharacterSet) -> String? { _take { $0.unicodeScalars.allSatisfy { set.contains($0) } } }
    func scanUpToCharacters(from set: CharacterSet) -> String? { _take { !$0.unicodeScalars.allSatisfy { set.contains($0) } } }
    func scanInt() -> Int? { _number { Int($0) } }
    func scanInt32() -> Int32? { _number { Int32($0) } }
    func scanInt64() -> Int64? { _number { Int64($0) } }
    func scanUInt64() -> UInt64? { _number { UInt64($0) } }
    /// The longest run of digits with a sign that is a number.
    func _number<T>(_ made: (String) -> T?) -> T? {
        let start = currentIndex
        _begin()
        var text = ""
        if let sign = _rest.first, sign == "-" || sign == "+" { text = String(sign); currentIndex = string.index(after: currentIndex) }
        while let digit = _rest.first, digit.isASCII, digit.isNumber { text.append(digit); currentIndex = string.index(after: currentIndex) }
        if let found = made(text) { return found }
        currentIndex = start
        return nil
    }
    func scanDouble() -> Double? {
        let start = currentIndex
        _begin()
        var (text, length, best, count): (String, Int, Double?, Int) = ("", 0, nil, 0)
        for character in _rest {
            guard count < 400, character.isASCII, character.isNumber || "+-.eE".contains(character) else { break }
            text.append(character)
            count += 1
            if let number = Double(text) { best = number; length = count }
        }
        currentIndex = best == nil ? start : string.index(currentIndex, offsetBy: length)
        return best
    }
    func scanFloat() -> Float? { scanDouble().map { Float($0) } }
    func scanDecimal() -> Decimal? { scanDouble().map { Decimal($0) } }
    @discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool {
        let start = currentIndex
        _begin()
        if _rest.hasPrefix("0x") || _rest.hasPrefix("0X") { currentIndex = string.index(currentIndex, offsetBy: 2) }
        guard let digits = _take({ $0.isHexDigit }) else { currentIndex = start; return false }
        result = UInt64(digits, radix: 16) ?? UInt64.max
        return true
    }
    @discardableResult func scanHexInt32(_ result: inout UInt32) -> Bool {
        var wide: UInt64 = 0
        guard scanHexInt64(&wide) else { return false }
        result = UInt32(min(wide, 4_294_967_295))
        return true
    }
    @discardableResult func scanInt(_ result: inout Int) -> Bool {
        guard let found = scanInt() else { return false }
        result = found
        return true
    }
    @discardableResult func scanDouble(_ result: inout Double) -> Bool {
        guard let found = scanDouble() else { return false }
        result = found
        return true
    }
}
