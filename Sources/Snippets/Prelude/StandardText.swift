/// Text: characters in order.
struct String: StringProtocol, RangeReplaceableCollection, ExpressibleByStringInterpolation, Sendable, Codable {
    typealias Element = Character
    typealias SubSequence = Substring
    typealias Iterator = IndexingIterator<String>
    /// A place in a text, counted in bytes of UTF-8.
    struct Index: Comparable, Hashable {
        let _offset: Int
        static func < (_ a: String.Index, _ b: String.Index) -> Bool { a._offset < b._offset }
    }
    init()
    init<T: LosslessStringConvertible>(_ value: T)
    init<S: Sequence>(_ characters: S) where S.Element == Character { self = _text(Array(characters)) }
    init(_ text: String) { self = text }
    init(_ text: Substring) { self = text._base._part(text._start, text._end) }
    init(_ character: Character)
    init<T>(describing value: T) { self.init(_describing: value) }
    init<T>(reflecting value: T) { self.init(_reflecting: value) }
    init(_describing value: Any)
    init(_reflecting value: Any)
    init(repeating text: String, count: Int)
    init(repeating character: Character, count: Int)
    init(_ value: Int, radix: Int)
    init(_ value: Int, radix: Int, uppercase: Bool) { let text = String(value, radix: radix); self = uppercase ? text.uppercased() : text }
    init(format: String, _ arguments: Any...)
    var count: Int { get }
    var isEmpty: Bool { get }
    var description: String { self }
    var startIndex: String.Index { String.Index(_offset: 0) }
    var endIndex: String.Index { String.Index(_offset: _byteCount) }
    var _byteCount: Int { get }
    func index(after i: String.Index) -> String.Index { String.Index(_offset: _moved(i._offset, 1)) }
    func index(before i: String.Index) -> String.Index { String.Index(_offset: _moved(i._offset, 0 - 1)) }
    func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { String.Index(_offset: _moved(i._offset, distance)) }
    func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {
        if let offset = _moved(i._offset, distance, limit._offset) { return String.Index(_offset: offset) }
        return nil
    }
    func distance(from start: String.Index, to end: String.Index) -> Int { _distance(start._offset, end._offset) }
    func _moved(_ offset: Int, _ distance: Int) -> Int
    func _moved(_ offset: Int, _ distance: Int, _ limit: Int) -> Int?
    func _distance(_ from: Int, _ to: Int) -> Int
    func _character(_ offset: Int) -> Character
    func _part(_ from: Int, _ to: Int) -> String
    subscript(_ position: String.Index) -> Character { _character(position._offset) }
    subscript(_ bounds: Range<String.Index>) -> Substring {
        _checkRange(bounds.lowerBound._offset, bounds.upperBound._offset, 0, _byteCount)
        return Substring(_base: self, _start: bounds.lowerBound._offset, _end: bounds.upperBound._offset)
    }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C) where C.Element == Character {
        _checkRange(subrange.lowerBound._offset, subrange.upperBound._offset, 0, _byteCount)
        self = _part(0, subrange.lowerBound._offset) + String(newElements) + _part(subrange.upperBound._offset, _byteCount)
    }
    func uppercased() -> String
    func lowercased() -> String
    var capitalized: String { get }
    var utf8: [UInt8] { get }
    var utf16: [UInt16] { _utf16.map { UInt16($0) } }
    var unicodeScalars: [UnicodeScalar] { _scalars.map { UnicodeScalar(_value: $0) } }
    var _utf16: [Int] { get }
    var _scalars: [Int] { get }
    func hasPrefix(_ prefix: String) -> Bool
    func hasSuffix(_ suffix: String) -> Bool
    func contains(_ other: String) -> Bool
    func contains(_ character: Character) -> Bool
    func components(separatedBy separator: String) -> [String]
    func replacingOccurrences(of target: String, with replacement: String) -> String
    func trimmingCharacters(in set: CharacterSet) -> String
    mutating func append(_ text: String)
    mutating func append(_ character: Character)
    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character { append(String(newElements)) }
    mutating func removeAll(keepingCapacity: Bool = false) { self = "" }
    static func + (_ a: String, _ b: String) -> String
    static func += (_ a: inout String, _ b: String)
    static func == (_ a: String, _ b: String) -> Bool
    static func < (_ a: String, _ b: String) -> Bool
}
func _text(_ characters: [Character]) -> String
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
struct UnicodeScalar: Hashable, Comparable, CustomStringConvertible {
    let value: UInt32
    init(_value: Int) { value = UInt32(_value) }
    init(_ value: UInt8) { self.value = UInt32(value) }
    var description: String { String(_scalarCharacter(Int(value))) }
    var isASCII: Bool { value < 128 }
    static func < (_ a: UnicodeScalar, _ b: UnicodeScalar) -> Bool { a.value < b.value }
    init?(_ value: Int) { if value < 0 || value > 1114111 { return nil }; self.value = UInt32(value) }
    init?(_ value: UInt32) { if value < 0 || value > 1114111 { return nil }; self.value = value }
}
struct Character: Hashable, Comparable, ExpressibleByStringLiteral, LosslessStringConvertible, Sendable {
    init(_ text: String)
    init(_ scalar: UnicodeScalar) { self = _scalarCharacter(Int(scalar.value)) }
    var description: String { String(self) }
    var unicodeScalars: [UnicodeScalar] { String(self).unicodeScalars }
    var utf8: [UInt8] { String(self).utf8 }
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
