/// Text: characters in order.
struct String: BidirectionalCollection, Hashable, Comparable, ExpressibleByStringInterpolation, LosslessStringConvertible, Sendable, Codable {
    typealias Element = Character
    typealias Iterator = IndexingIterator<String>
    struct Index: Comparable, Hashable {
        let _offset: Int
        static func < (_ a: String.Index, _ b: String.Index) -> Bool { a._offset < b._offset }
    }
    init()
    init<T>(_ value: T)
    init(_ characters: [Character])
    init(describing value: Any)
    init(reflecting value: Any)
    init(repeating text: String, count: Int)
    init(repeating character: Character, count: Int)
    init(_ value: Int, radix: Int)
    init(_ value: Int, radix: Int, uppercase: Bool) { let text = String(value, radix: radix); self = uppercase ? text.uppercased() : text }
    init(format: String, _ arguments: Any...)
    var count: Int { get }
    var isEmpty: Bool { get }
    var description: String { self }
    var startIndex: String.Index { String.Index(_offset: 0) }
    var endIndex: String.Index { String.Index(_offset: count) }
    func index(after i: String.Index) -> String.Index { String.Index(_offset: i._offset + 1) }
    func index(before i: String.Index) -> String.Index { String.Index(_offset: i._offset - 1) }
    func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { String.Index(_offset: i._offset + distance) }
    func distance(from start: String.Index, to end: String.Index) -> Int { end._offset - start._offset }
    subscript(_ position: String.Index) -> Character { _character(position._offset) }
    subscript(_ range: Range<String.Index>) -> String { _slice(range.lowerBound._offset, range.upperBound._offset) }
    subscript(_ range: ClosedRange<String.Index>) -> String { _slice(range.lowerBound._offset, range.upperBound._offset + 1) }
    subscript(_ range: PartialRangeFrom<String.Index>) -> String { _slice(range.lowerBound._offset, count) }
    subscript(_ range: PartialRangeUpTo<String.Index>) -> String { _slice(0, range.upperBound._offset) }
    subscript(_ range: PartialRangeThrough<String.Index>) -> String { _slice(0, range.upperBound._offset + 1) }
    var indices: [String.Index] { (0..<count).map { String.Index(_offset: $0) } }
    func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? {
        var offset = count - 1
        while offset >= 0 { if try predicate(_character(offset)) { return String.Index(_offset: offset) }; offset -= 1 }
        return nil
    }
    func lastIndex(of character: Character) -> String.Index? { lastIndex(where: { $0 == character }) }
    func prefix(while predicate: (Character) throws -> Bool) rethrows -> String {
        var count = 0
        for character in self { if try predicate(character) { count += 1 } else { break } }
        return _slice(0, count)
    }
    func drop(while predicate: (Character) throws -> Bool) rethrows -> String { dropFirst(try prefix(while: predicate).count) }
    func split(separator: String, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [String] {
        let parts = components(separatedBy: separator)
        return omittingEmptySubsequences ? parts.filter { !$0.isEmpty } : parts
    }
    func split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [String] {
        var parts: [String] = []
        var part = ""
        for character in self {
            if parts.count < maxSplits, try isSeparator(character) {
                if !part.isEmpty || !omittingEmptySubsequences { parts.append(part) }
                part = ""
            } else {
                part.append(character)
            }
        }
        if !part.isEmpty || !omittingEmptySubsequences { parts.append(part) }
        return parts
    }
    func components(separatedBy set: CharacterSet) -> [String] { split(omittingEmptySubsequences: false, whereSeparator: { set.contains($0) }) }
    func range(of text: String) -> Range<String.Index>? {
        if text.isEmpty || !contains(text) { return nil }
        let start = components(separatedBy: text)[0].count
        return String.Index(_offset: start)..<String.Index(_offset: start + text.count)
    }
    func padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String {
        var result = _slice(0, min(length, count))
        var offset = start
        while result.count < length { result.append(pad._character(offset % pad.count)); offset += 1 }
        return result
    }
    func compare(_ other: String) -> ComparisonResult { self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending }
    func caseInsensitiveCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }
    func localizedCaseInsensitiveContains(_ other: String) -> Bool { lowercased().contains(other.lowercased()) }
    func localizedStandardContains(_ other: String) -> Bool { localizedCaseInsensitiveContains(other) }
    var localizedCapitalized: String { capitalized }
    mutating func replaceSubrange(_ range: Range<String.Index>, with text: String) {
        self = _slice(0, range.lowerBound._offset) + text + _slice(range.upperBound._offset, count)
    }
    mutating func removeSubrange(_ range: Range<String.Index>) { replaceSubrange(range, with: "") }
    mutating func insert(contentsOf text: String, at i: String.Index) { replaceSubrange(i..<i, with: text) }
    func _character(_ offset: Int) -> Character
    func _slice(_ from: Int, _ to: Int) -> String
    var first: Character? { isEmpty ? nil : _character(0) }
    var last: Character? { isEmpty ? nil : _character(count - 1) }
    func prefix(_ count: Int) -> String { _slice(0, min(count, self.count)) }
    func suffix(_ count: Int) -> String { _slice(max(0, self.count - count), self.count) }
    func dropFirst(_ count: Int = 1) -> String { _slice(min(count, self.count), self.count) }
    func dropLast(_ count: Int = 1) -> String { _slice(0, max(0, self.count - count)) }
    func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        var result = ""
        for character in self { if try isIncluded(character) { result.append(character) } }
        return result
    }
    func uppercased() -> String
    func lowercased() -> String
    var capitalized: String { get }
    var utf8: [UInt8] { get }
    func hasPrefix(_ prefix: String) -> Bool
    func hasSuffix(_ suffix: String) -> Bool
    func contains(_ other: String) -> Bool
    func contains(_ character: Character) -> Bool
    func split(separator: Character, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [String]
    func components(separatedBy separator: String) -> [String]
    func replacingOccurrences(of target: String, with replacement: String) -> String
    func trimmingCharacters(in set: CharacterSet) -> String
    mutating func append(_ text: String)
    mutating func append(_ character: Character)
    mutating func append<S: Sequence>(contentsOf characters: S) where S.Element == Character { for character in characters { append(character) } }
    mutating func insert(_ character: Character, at i: String.Index) { self = _slice(0, i._offset) + String(character) + _slice(i._offset, count) }
    @discardableResult mutating func remove(at i: String.Index) -> Character {
        let removed = _character(i._offset)
        self = _slice(0, i._offset) + _slice(i._offset + 1, count)
        return removed
    }
    @discardableResult mutating func removeLast() -> Character { remove(at: index(before: endIndex)) }
    @discardableResult mutating func removeFirst() -> Character { remove(at: startIndex) }
    mutating func removeAll(keepingCapacity: Bool = false) { self = "" }
    static func + (_ a: String, _ b: String) -> String
    static func += (_ a: inout String, _ b: String)
    static func == (_ a: String, _ b: String) -> Bool
    static func < (_ a: String, _ b: String) -> Bool
}
typealias Substring = String
typealias StaticString = String
struct CharacterSet {
    let _name: String
    static var whitespaces: CharacterSet { CharacterSet(_name: "whitespaces") }
    static var whitespacesAndNewlines: CharacterSet { CharacterSet(_name: "whitespacesAndNewlines") }
    static var newlines: CharacterSet { CharacterSet(_name: "newlines") }
    static var punctuationCharacters: CharacterSet { CharacterSet(_name: "punctuationCharacters") }
    static var decimalDigits: CharacterSet { CharacterSet(_name: "decimalDigits") }
    static var letters: CharacterSet { CharacterSet(_name: "letters") }
    static var alphanumerics: CharacterSet { CharacterSet(_name: "alphanumerics") }
    init(_name: String) { self._name = _name }
    init(charactersIn text: String) { _name = "=" + text }
    func contains(_ character: Character) -> Bool
}
enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
struct UnicodeScalar: Hashable {
    let value: UInt32
    init(_ value: UInt8) { self.value = UInt32(value) }
    init?(_ value: Int) { if value < 0 || value > 1114111 { return nil }; self.value = UInt32(value) }
    init?(_ value: UInt32) { if value < 0 || value > 1114111 { return nil }; self.value = value }
}
struct Character: Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    init(_ text: String)
    init(_ scalar: UnicodeScalar) { self = _scalarCharacter(Int(scalar.value)) }
    var description: String { String(self) }
    var isHexDigit: Bool { hexDigitValue != nil }
    var hexDigitValue: Int? { Int(String(self), radix: 16) }
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isWhitespace: Bool { get }
    var isNewline: Bool { get }
    var isUppercase: Bool { get }
    var isLowercase: Bool { get }
    var isPunctuation: Bool { get }
    var isSymbol: Bool { get }
    var isASCII: Bool { get }
    var asciiValue: UInt8? { get }
    var wholeNumberValue: Int? { get }
    func uppercased() -> String
    func lowercased() -> String
    static func == (_ a: Character, _ b: Character) -> Bool
    static func < (_ a: Character, _ b: Character) -> Bool
}
func _scalarCharacter(_ value: Int) -> Character
