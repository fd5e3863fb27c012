/// Text: characters in order.
struct String: StringProtocol, RangeReplaceableCollection, ExpressibleByStringInterpolation, Sendable, Codable {
    typealias Element = Character
    typealias SubSequence = Substring
    typealias Iterator = IndexingIterator<String>
    /// A place in a text, counted in bytes of UTF-8. Between the two units of UTF-16 that write one scalar is the place before its third byte.
    struct Index: Comparable, Hashable, CustomDebugStringConvertible {
        let _offset: Int
        static func < (_ a: String.Index, _ b: String.Index) -> Bool { a._offset < b._offset }
        var debugDescription: String { _offset == 0 ? "0[any]" : "\(_offset)[utf8]" }
    }
    /// A text's bytes.
    struct UTF8View: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = UInt8
        typealias Index = String.Index
        typealias SubSequence = Substring.UTF8View
        typealias Iterator = IndexingIterator<String.UTF8View>
        let _text: String
    }
    /// The units in which UTF-16 writes a text.
    struct UTF16View: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = UInt16
        typealias Index = String.Index
        typealias SubSequence = Substring.UTF16View
        typealias Iterator = IndexingIterator<String.UTF16View>
        let _text: String
    }
    /// A text's Unicode scalars.
    struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
        typealias SubSequence = Substring.UnicodeScalarView
        typealias Iterator = IndexingIterator<String.UnicodeScalarView>
        var _text: String
    }
    /// How texts are compared.
    struct CompareOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
    }
    init()
    init<T: LosslessStringConvertible>(_ value: T)
    init<S: Sequence>(_ characters: S) where S.Element == Character { self = _text(Array(characters)) }
    init(_ text: String) { self = text }
    init(_ text: Substring) { self = text._base._part(text._start, text._end) }
    init(_ character: Character)
    init<T>(describing value: T) { self.init(_describing: value) }
    init<T>(reflecting value: T)
    init(_describing value: Any)
    init(repeating text: String, count: Int)
    init(repeating character: Character, count: Int)
    init(_ value: Int, radix: Int)
    init(_ value: Int, radix: Int, uppercase: Bool) { let text = String(value, radix: radix); self = uppercase ? text.uppercased() : text }
    init(format: String, _ arguments: any CVarArg...)
    init(format: String, arguments: [any CVarArg])
    init(format: String, locale: Locale?, _ arguments: any CVarArg...) { self.init(format: format, arguments: arguments) }
    init(format: String, locale: Locale?, arguments: [any CVarArg]) { self.init(format: format, arguments: arguments) }
    var count: Int { get }
    var isEmpty: Bool { get }
    var description: String { self }
    var _whole: String { self }
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
        _replace(subrange.lowerBound._offset, subrange.upperBound._offset, String(newElements))
    }
    mutating func _replace(_ from: Int, _ to: Int, _ text: String)
    func uppercased() -> String
    func lowercased() -> String
    var capitalized: String { get }
    var utf8: String.UTF8View { UTF8View(_text: self) }
    var utf16: String.UTF16View { UTF16View(_text: self) }
    var unicodeScalars: String.UnicodeScalarView { get { UnicodeScalarView(_text: self) } set { self = newValue._text } }
    init(_ scalars: String.UnicodeScalarView) { self = scalars._text }
    init<C: Collection>(decoding units: C, as encoding: UTF8.Type) where C.Element == UInt8 { self = _decoded(Array(units)) }
    /// - Since: iOS 18
    init?<S: Sequence>(validating units: S, as encoding: UTF8.Type) where S.Element == UInt8 {
        let bytes = Array(units)
        let text = _decoded(bytes)
        if !text.utf8.elementsEqual(bytes) { return nil }
        self = text
    }
    func _range(of text: String, _ options: Int, _ from: Int, _ to: Int) -> (Int, Int)?
    func _hasPrefix(_ prefix: String, _ from: Int, _ to: Int) -> Bool
    func _replacing(_ target: String, _ replacement: String, _ options: Int) -> String
    func _byte(_ offset: Int) -> Int
    func _unit(_ offset: Int) -> Int
    func _movedUnit(_ offset: Int, _ distance: Int) -> Int
    func _utf16Count() -> Int
    func _scalar(_ offset: Int) -> Int
    func _movedScalar(_ offset: Int, _ distance: Int) -> Int
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
func _decoded(_ bytes: [UInt8]) -> String
func _order(_ a: String, _ b: String, _ options: Int, _ locale: String?) -> ComparisonResult
enum UTF8 {}
extension String.UTF8View {
    var count: Int { _text._byteCount }
    var startIndex: String.Index { _text.startIndex }
    var endIndex: String.Index { _text.endIndex }
    func index(after i: String.Index) -> String.Index { String.Index(_offset: i._offset + 1) }
    func index(before i: String.Index) -> String.Index { String.Index(_offset: i._offset - 1) }
    func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { String.Index(_offset: i._offset + distance) }
    func distance(from start: String.Index, to end: String.Index) -> Int { end._offset - start._offset }
    subscript(_ position: String.Index) -> UInt8 { UInt8(_text._byte(position._offset)) }
    subscript(_ bounds: Range<String.Index>) -> Substring.UTF8View { Substring.UTF8View(_text, bounds) }
    var description: String { _text }
    var debugDescription: String { "UTF8View(\(String(reflecting: _text)))" }
}
extension String.UTF16View {
    var count: Int { _text._utf16Count() }
    var startIndex: String.Index { _text.startIndex }
    var endIndex: String.Index { _text.endIndex }
    func index(after i: String.Index) -> String.Index { String.Index(_offset: _text._movedUnit(i._offset, 1)) }
    func index(before i: String.Index) -> String.Index { String.Index(_offset: _text._movedUnit(i._offset, 0 - 1)) }
    func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { String.Index(_offset: _text._movedUnit(i._offset, distance)) }
    func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {
        let room = self.distance(from: i, to: limit)
        if distance < 0 ? room <= 0 && distance < room : room >= 0 && distance > room { return nil }
        return index(i, offsetBy: distance)
    }
    func distance(from start: String.Index, to end: String.Index) -> Int { _text._units(before: end._offset) - _text._units(before: start._offset) }
    subscript(_ position: String.Index) -> UInt16 { UInt16(_text._unit(position._offset)) }
    subscript(_ bounds: Range<String.Index>) -> Substring.UTF16View { Substring.UTF16View(_text, bounds) }
    var description: String { _text }
    var debugDescription: String { "StringUTF16(\(String(reflecting: _text)))" }
}
extension String.UnicodeScalarView {
    init() { _text = "" }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C) where C.Element == Unicode.Scalar {
        let (from, to) = (_text._part(0, subrange.lowerBound._offset), _text._part(subrange.upperBound._offset, _text._byteCount))
        _text = from + newElements.map { String($0) }.joined() + to
    }
    mutating func append(_ scalar: Unicode.Scalar) { _text += String(scalar) }
    mutating func append<S: Sequence>(contentsOf scalars: S) where S.Element == Unicode.Scalar { _text += scalars.map { String($0) }.joined() }
    var startIndex: String.Index { _text.startIndex }
    var endIndex: String.Index { _text.endIndex }
    func index(after i: String.Index) -> String.Index { String.Index(_offset: _text._movedScalar(i._offset, 1)) }
    func index(before i: String.Index) -> String.Index { String.Index(_offset: _text._movedScalar(i._offset, 0 - 1)) }
    subscript(_ position: String.Index) -> Unicode.Scalar { Unicode.Scalar(_value: _text._scalar(position._offset)) }
    subscript(_ bounds: Range<String.Index>) -> Substring.UnicodeScalarView { Substring.UnicodeScalarView(_text, bounds) }
    var description: String { _text }
    var debugDescription: String { "StringUnicodeScalarView(\(String(reflecting: _text)))" }
}
extension String.CompareOptions {
    static var caseInsensitive: String.CompareOptions { CompareOptions(rawValue: 1) }
    static var literal: String.CompareOptions { CompareOptions(rawValue: 2) }
    static var backwards: String.CompareOptions { CompareOptions(rawValue: 4) }
    static var anchored: String.CompareOptions { CompareOptions(rawValue: 8) }
    static var numeric: String.CompareOptions { CompareOptions(rawValue: 64) }
    static var diacriticInsensitive: String.CompareOptions { CompareOptions(rawValue: 128) }
    static var widthInsensitive: String.CompareOptions { CompareOptions(rawValue: 256) }
    static var forcedOrdering: String.CompareOptions { CompareOptions(rawValue: 512) }
    static var regularExpression: String.CompareOptions { CompareOptions(rawValue: 1024) }
}
typealias StaticString = String
enum Unicode {
    /// One of the numbers that texts are made of.
    struct Scalar: Hashable, Comparable, ExpressibleByStringLiteral, LosslessStringConvertible, CustomDebugStringConvertible {
        let value: UInt32
        init(_value: Int) { value = UInt32(_value) }
        init(_ value: UInt8) { self.value = UInt32(value) }
        init(stringLiteral text: String) { value = UInt32(text._scalar(0)) }
        init(_ text: String) { value = UInt32(text._scalar(0)) }
        init?(_ value: Int) { if !_isScalar(value) { return nil }; self.value = UInt32(value) }
        init?(_ value: UInt32) { if !_isScalar(Int(value)) { return nil }; self.value = value }
        var description: String { String(_scalarCharacter(Int(value))) }
        var debugDescription: String { "\"\(escaped(asASCII: true))\"" }
        var isASCII: Bool { value < 128 }
        var properties: Unicode.Scalar.Properties { Properties(_value: Int(value)) }
        static func < (_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool { a.value < b.value }
    }
}
func _scalarIs(_ property: String, _ value: Int) -> Bool
func _scalarText(_ property: String, _ value: Int) -> String
func _scalarNumber(_ value: Int) -> Double?
extension Unicode.Scalar {
    /// What Unicode says of a scalar.
    struct Properties: Sendable {
        let _value: Int
        var isEmoji: Bool { _scalarIs("isEmoji", _value) }
        var isEmojiPresentation: Bool { _scalarIs("isEmojiPresentation", _value) }
        var isEmojiModifier: Bool { _scalarIs("isEmojiModifier", _value) }
        var isEmojiModifierBase: Bool { _scalarIs("isEmojiModifierBase", _value) }
        var isAlphabetic: Bool { _scalarIs("isAlphabetic", _value) }
        var isWhitespace: Bool { _scalarIs("isWhitespace", _value) }
        var isUppercase: Bool { _scalarIs("isUppercase", _value) }
        var isLowercase: Bool { _scalarIs("isLowercase", _value) }
        var isCased: Bool { _scalarIs("isCased", _value) }
        var isMath: Bool { _scalarIs("isMath", _value) }
        var isDash: Bool { _scalarIs("isDash", _value) }
        var isDiacritic: Bool { _scalarIs("isDiacritic", _value) }
        var isIdeographic: Bool { _scalarIs("isIdeographic", _value) }
        var isHexDigit: Bool { _scalarIs("isHexDigit", _value) }
        var isVariationSelector: Bool { _scalarIs("isVariationSelector", _value) }
        var numericValue: Double? { _scalarNumber(_value) }
        var name: String? {
            let found = _scalarText("name", _value)
            return found.isEmpty ? nil : found
        }
        var lowercaseMapping: String { _scalarText("lowercaseMapping", _value) }
        var uppercaseMapping: String { _scalarText("uppercaseMapping", _value) }
        var titlecaseMapping: String { _scalarText("titlecaseMapping", _value) }
    }
}
typealias UnicodeScalar = Unicode.Scalar
func _isScalar(_ value: Int) -> Bool { value >= 0 && value <= 1114111 && !(55296...57343).contains(value) }
struct Character: Hashable, Comparable, ExpressibleByStringLiteral, LosslessStringConvertible, CustomDebugStringConvertible, Sendable {
    init(_ text: String)
    init(_ scalar: UnicodeScalar) { self = _scalarCharacter(Int(scalar.value)) }
    var description: String { String(self) }
    var debugDescription: String { String(reflecting: self) }
    var unicodeScalars: String.UnicodeScalarView { String(self).unicodeScalars }
    var utf8: String.UTF8View { String(self).utf8 }
    var utf16: String.UTF16View { String(self).utf16 }
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
    var isMathSymbol: Bool { get }
    var isCurrencySymbol: Bool { get }
    var isCased: Bool { uppercased() != lowercased() }
    var isWholeNumber: Bool { wholeNumberValue != nil }
    var isASCII: Bool { get }
    var asciiValue: UInt8? { get }
    var wholeNumberValue: Int? { get }
    func uppercased() -> String
    func lowercased() -> String
    static func == (_ a: Character, _ b: Character) -> Bool
    static func < (_ a: Character, _ b: Character) -> Bool
}
func _scalarCharacter(_ value: Int) -> Character
/// What may be written into a text by its format.
protocol CVarArg {}
extension Bool: CVarArg {}
extension Int: CVarArg {}
extension Int8: CVarArg {}
extension Int16: CVarArg {}
extension Int32: CVarArg {}
extension Int64: CVarArg {}
extension UInt: CVarArg {}
extension UInt8: CVarArg {}
extension UInt16: CVarArg {}
extension UInt32: CVarArg {}
extension UInt64: CVarArg {}
extension Float: CVarArg {}
extension Double: CVarArg {}
extension CGFloat: CVarArg {}
extension String: CVarArg {}
extension NSObject: CVarArg {}
/// Values for a function that takes them as C does.
struct CVaListPointer { let _values: [any CVarArg] }
func withVaList<R>(_ args: [any CVarArg], _ body: (CVaListPointer) -> R) -> R { body(CVaListPointer(_values: args)) }
