// Foundation's texts and ranges, which count in UTF-16.
let NSNotFound = Int.max
extension NSRange: CustomStringConvertible, CustomDebugStringConvertible {
    init<R: RangeExpression>(_ region: R) where R.Bound == Int {
        let bounds = region.relative(to: 0..<Int.max)
        self.init(location: bounds.lowerBound, length: bounds.upperBound - bounds.lowerBound)
    }
    init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == String.Index {
        let bounds = region.relative(to: target)
        let lower = bounds.lowerBound.utf16Offset(in: target)
        self.init(location: lower, length: bounds.upperBound.utf16Offset(in: target) - lower)
    }
    var description: String { "{\(location), \(length)}" }
    var debugDescription: String { description }
    func intersection(_ other: NSRange) -> NSRange? {
        let (lower, upper) = (max(location, other.location), min(upperBound, other.upperBound))
        return lower < upper ? NSRange(location: lower, length: upper - lower) : nil
    }
    func union(_ other: NSRange) -> NSRange {
        let lower = min(location, other.location)
        return NSRange(location: lower, length: max(upperBound, other.upperBound) - lower)
    }
}
func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
func NSEqualRanges(_ a: NSRange, _ b: NSRange) -> Bool { a == b }
func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
func NSIntersectionRange(_ a: NSRange, _ b: NSRange) -> NSRange { a.intersection(b) ?? NSRange(location: 0, length: 0) }
func NSUnionRange(_ a: NSRange, _ b: NSRange) -> NSRange { a.union(b) }
extension Range where Bound == Int {
    init?(_ range: NSRange) {
        guard range.location != NSNotFound else { return nil }
        lowerBound = range.location
        upperBound = range.upperBound
    }
}
extension Range where Bound == String.Index {
    /// `nil` where the range isn't one of the text's.
    init?<S: StringProtocol>(_ range: NSRange, in string: S) {
        guard range.location != NSNotFound, let bounds = string._whole._bytes(string.startIndex._offset, string.endIndex._offset, range.location, range.length) else { return nil }
        lowerBound = String.Index(_offset: bounds.0)
        upperBound = String.Index(_offset: bounds.1)
    }
}
extension String {
    /// How many units of UTF-16 come before a place.
    func _units(before offset: Int) -> Int
    /// The places between which units of UTF-16 are; `nil` where the text ends before.
    func _bytes(_ lower: Int, _ upper: Int, _ location: Int, _ length: Int) -> (Int, Int)?
    func _part(_ range: NSRange) -> String {
        guard let bounds = _bytes(0, _byteCount, range.location, range.length) else { fatalError("range \(range) out of bounds; string length \(_utf16Count())") }
        return _part(bounds.0, bounds.1)
    }
}
extension StringProtocol {
    @available(*, deprecated, message: "Please use String slicing subscript with a 'partial range from' operator.") func substring(from index: Index) -> String { String(self[index...]) }
    @available(*, deprecated, message: "Please use String slicing subscript with a 'partial range upto' operator.") func substring(to index: Index) -> String { String(self[..<index]) }
    @available(*, deprecated, message: "Please use String slicing subscript.") func substring(with range: Range<Index>) -> String { String(self[range]) }
}
/// As the hash of an `NSString`.
extension String { var hash: Int { hashValue } }
extension Substring { var hash: Int { hashValue } }
/// A text whose places are numbers of UTF-16 units.
class NSString: NSObject, ExpressibleByStringLiteral {
    var _text: String
    override init() { _text = "" }
    init(string: String) { _text = string }
    convenience init(format: String, _ arguments: any CVarArg...) { self.init(string: String(format: format, arguments: arguments)) }
    convenience init(format: String, arguments: CVaListPointer) { self.init(string: String(format: format, arguments: arguments._values)) }
    required init(stringLiteral text: String) { _text = text }
    override var description: String { _text }
    override var hash: Int { _text.hashValue }
    override func isEqual(_ object: Any?) -> Bool {
        if let other = object as? NSString { return other._text == _text }
        return (object as? String) == _text
    }
    func isEqual(to other: String) -> Bool { _text == other }
    var length: Int { _text._utf16Count() }
    func character(at index: Int) -> UInt16 { _text.utf16[String.Index(utf16Offset: index, in: _text)] }
    func substring(from: Int) -> String { _text._part(NSRange(location: from, length: length - from)) }
    func substring(to: Int) -> String { _text._part(NSRange(location: 0, length: to)) }
    func substring(with range: NSRange) -> String { _text._part(range) }
    func range(of searched: String, options: String.CompareOptions = []) -> NSRange { _range(_text.range(of: searched, options: options)) }
    func range(of searched: String, options: String.CompareOptions, range: NSRange) -> NSRange {
        guard let bounds = Range<String.Index>(range, in: _text) else { fatalError("range \(range) out of bounds; string length \(length)") }
        return _range(_text[bounds].range(of: searched, options: options))
    }
    func _range(_ found: Range<String.Index>?) -> NSRange { found.map { NSRange($0, in: _text) } ?? NSRange(location: NSNotFound, length: 0) }
    func contains(_ other: String) -> Bool { _text.contains(other) }
    func hasPrefix(_ prefix: String) -> Bool { _text.hasPrefix(prefix) }
    func hasSuffix(_ suffix: String) -> Bool { _text.hasSuffix(suffix) }
    func appending(_ other: String) -> String { _text + other }
    func replacingCharacters(in range: NSRange, with replacement: String) -> String {
        substring(to: range.location) + replacement + substring(from: range.upperBound)
    }
    func replacingOccurrences(of target: String, with replacement: String) -> String { _text.replacingOccurrences(of: target, with: replacement) }
    func components(separatedBy separator: String) -> [String] { _text.components(separatedBy: separator) }
    func trimmingCharacters(in set: CharacterSet) -> String { _text.trimmingCharacters(in: set) }
    var uppercased: String { _text.uppercased() }
    var lowercased: String { _text.lowercased() }
    var capitalized: String { _text.capitalized }
    var integerValue: Int { Int(_text._number(allowingFraction: false)) ?? 0 }
    var intValue: Int32 { Int32(clamping: integerValue) }
    var doubleValue: Double { Double(_text._number(allowingFraction: true)) ?? 0 }
    var floatValue: Float { Float(doubleValue) }
    var boolValue: Bool { _text.firstMatch(of: _leadingTruth) != nil }
    var lastPathComponent: String { _components.last.map { String($0) } ?? (_text.isEmpty ? "" : "/") }
    var pathExtension: String { lastPathComponent.lastIndex(of: ".").map { String(lastPathComponent[$0...].dropFirst()) } ?? "" }
    var deletingLastPathComponent: String { (_text.hasPrefix("/") ? "/" : "") + _components.dropLast().joined(separator: "/") }
    var deletingPathExtension: String { pathExtension.isEmpty ? _text : String(_text.dropLast(pathExtension.count + 1)) }
    func appendingPathComponent(_ component: String) -> String { _text.isEmpty ? component : _text.hasSuffix("/") ? _text + component : _text + "/" + component }
    var _components: [Substring] { _text.split(separator: "/") }
}
let _leadingTruth = Regex<Substring>(_literal: "^\\s*[-+]?0*[YyTt1-9]", _isExtended: false)
extension String {
    init(_ text: NSString) { self = text._text }
    init(utf16CodeUnits units: [UInt16], count: Int) { self.init(decoding: units.prefix(count), as: UTF16.self) }
    /// The number that the text begins with, as it is written.
    func _number(allowingFraction: Bool) -> String {
        let pattern = Regex<Substring>(_literal: allowingFraction ? "[-+]?[0-9]*\\.?[0-9]*" : "[-+]?[0-9]*", _isExtended: false)
        return drop { $0.isWhitespace }.prefixMatch(of: pattern).map { String($0.output) } ?? ""
    }
}
