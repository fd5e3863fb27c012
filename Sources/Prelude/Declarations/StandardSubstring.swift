/// What texts and parts of texts have in common.
protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, LosslessStringConvertible, ExpressibleByStringLiteral where Element == Character, Index == String.Index, SubSequence: StringProtocol {
    /// The text that the indices are places in.
    var _whole: String { get }
    associatedtype UTF8View: BidirectionalCollection where UTF8View.Element == UInt8, UTF8View.Index == String.Index
    associatedtype UTF16View: BidirectionalCollection where UTF16View.Element == UInt16, UTF16View.Index == String.Index
    associatedtype UnicodeScalarView: BidirectionalCollection where UnicodeScalarView.Element == Unicode.Scalar, UnicodeScalarView.Index == String.Index
    var utf8: Self.UTF8View { get }
    var utf16: Self.UTF16View { get }
    var unicodeScalars: Self.UnicodeScalarView { get }
}
extension StringProtocol {
    func uppercased() -> String { String(self).uppercased() }
    func lowercased() -> String { String(self).lowercased() }
    var capitalized: String { String(self).capitalized }
    var localizedCapitalized: String { capitalized }
    var localizedUppercase: String { uppercased() }
    var localizedLowercase: String { lowercased() }
    func hasPrefix<P: StringProtocol>(_ prefix: P) -> Bool { _whole._hasPrefix(String(prefix), startIndex._offset, endIndex._offset) }
    func hasSuffix<S: StringProtocol>(_ suffix: S) -> Bool { String(self).hasSuffix(String(suffix)) }
    func contains<T: StringProtocol>(_ other: T) -> Bool { String(self).contains(String(other)) }
    func components<T: StringProtocol>(separatedBy separator: T) -> [String] { String(self).components(separatedBy: String(separator)) }
    func components(separatedBy set: CharacterSet) -> [String] { unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: set.contains).map { String(String.UnicodeScalarView($0)) } }
    func split(separator: String, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
        var parts: [SubSequence] = []
        var start = startIndex
        for (lower, upper) in String(self)._ranges(of: separator) {
            if parts.count >= maxSplits { break }
            let end = String.Index(_offset: startIndex._offset + lower)
            if end != start || !omittingEmptySubsequences { parts.append(self[start..<end]) }
            start = String.Index(_offset: startIndex._offset + upper)
        }
        if start != endIndex || !omittingEmptySubsequences { parts.append(self[start..<endIndex]) }
        return parts
    }
    func replacingOccurrences<T: StringProtocol, R: StringProtocol>(of target: T, with replacement: R) -> String {
        String(self).replacingOccurrences(of: String(target), with: String(replacement))
    }
    func replacingOccurrences<T: StringProtocol, R: StringProtocol>(of target: T, with replacement: R, options: String.CompareOptions = [], range: Range<String.Index>? = nil) -> String {
        let bounds = range ?? startIndex..<endIndex
        let changed = String(self[bounds])._replacing(String(target), String(replacement), options.rawValue)
        return String(self[startIndex..<bounds.lowerBound]) + changed + String(self[bounds.upperBound..<endIndex])
    }
    func commonPrefix<T: StringProtocol>(with other: T) -> String { String(zip(self, other).prefix { $0 == $1 }.map { $0.0 }) }
    func commonPrefix<T: StringProtocol>(with other: T, options: String.CompareOptions) -> String {
        String(zip(self, other).prefix { String($0.0).compare(String($0.1), options: options) == .orderedSame }.map { $0.0 })
    }
    func enumerateLines(invoking body: @escaping (_ line: String, _ stop: inout Bool) -> Void) {
        var isStopped = false
        var lines = split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
        if lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines where !isStopped { body(String(line), &isStopped) }
    }
    func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
        var result = ""
        for scalar in unicodeScalars {
            if scalar.isASCII && allowed.contains(scalar) { result.append(Character(scalar)); continue }
            for byte in String(Character(scalar)).utf8 { result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true) }
        }
        return result
    }
    /// `nil` where what follows a percent sign isn't a byte, or the bytes aren't text.
    var removingPercentEncoding: String? {
        let bytes = Array(utf8)
        var (decoded, index): ([UInt8], Int) = ([], 0)
        while index < bytes.count {
            if bytes[index] != 37 { decoded.append(bytes[index]); index += 1; continue }
            guard index + 2 < bytes.count, let byte = UInt8(_decoded([bytes[index + 1], bytes[index + 2]]), radix: 16) else { return nil }
            decoded.append(byte)
            index += 3
        }
        let text = _decoded(decoded)
        return Array(text.utf8) == decoded ? text : nil
    }
    /// The place of the first character that has a scalar of the set; the last one's with `.backwards`.
    func rangeOfCharacter(from set: CharacterSet, options: String.CompareOptions = [], range searched: Range<String.Index>? = nil) -> Range<String.Index>? {
        let bounds = searched ?? startIndex..<endIndex
        func isWanted(_ index: String.Index) -> Bool { bounds.contains(index) && self[index].unicodeScalars.contains { set.contains($0) } }
        let found = options.contains(.backwards) ? indices.last(where: isWanted) : indices.first(where: isWanted)
        return found.map { $0..<index(after: $0) }
    }
    func trimmingCharacters(in set: CharacterSet) -> String { String(self).trimmingCharacters(in: set) }
    func replacingCharacters<R: RangeExpression, T: StringProtocol>(in range: R, with replacement: T) -> String where R.Bound == String.Index {
        let bounds = range.relative(to: self)
        return String(self[startIndex..<bounds.lowerBound]) + String(replacement) + String(self[bounds.upperBound..<endIndex])
    }
    func range<T: StringProtocol>(of other: T, options: String.CompareOptions = [], range searched: Range<String.Index>? = nil, locale: Locale? = nil) -> Range<String.Index>? {
        let (lower, upper) = (searched?.lowerBound ?? startIndex, searched?.upperBound ?? endIndex)
        guard let found = _whole._range(of: String(other), options.rawValue, lower._offset, upper._offset) else { return nil }
        return String.Index(_offset: found.0)..<String.Index(_offset: found.1)
    }
    func padding<T: StringProtocol>(toLength length: Int, withPad pad: T, startingAt start: Int) -> String {
        let (own, fill) = (prefix(length), Array(pad))
        var result = String(own)
        for offset in 0..<length - own.count { result.append(fill[(start + offset) % fill.count]) }
        return result
    }
    func compare<T: StringProtocol>(_ other: T, options: String.CompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil) -> ComparisonResult {
        _order(range.map { String(self[$0]) } ?? String(self), String(other), options.rawValue, locale?.identifier)
    }
    func caseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { compare(other, options: .caseInsensitive) }
    func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        compare(other, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], locale: .current)
    }
    func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { compare(other, locale: .current) }
    func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { compare(other, options: .caseInsensitive, locale: .current) }
    func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool { lowercased().contains(other.lowercased()) }
    func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool { range(of: other, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
    static func == <R: StringProtocol>(_ a: Self, _ b: R) -> Bool { String(a) == String(b) }
    static func != <R: StringProtocol>(_ a: Self, _ b: R) -> Bool { !(String(a) == String(b)) }
    static func < <R: StringProtocol>(_ a: Self, _ b: R) -> Bool { String(a) < String(b) }
    static func > <R: StringProtocol>(_ a: Self, _ b: R) -> Bool { String(b) < String(a) }
    static func <= <R: StringProtocol>(_ a: Self, _ b: R) -> Bool { !(String(b) < String(a)) }
    static func >= <R: StringProtocol>(_ a: Self, _ b: R) -> Bool { !(String(a) < String(b)) }
}
extension StringProtocol where Self: RangeReplaceableCollection {
    mutating func insert<C: StringProtocol>(contentsOf text: C, at i: String.Index) { replaceSubrange(i..<i, with: text) }
}
extension String { func _ranges(of text: String) -> [(Int, Int)] }
/// A part of a text: the text and where the part begins and ends in it. Its characters have the indices that they have in the text.
struct Substring: StringProtocol, RangeReplaceableCollection, ExpressibleByStringInterpolation, Sendable {
    typealias Element = Character
    typealias SubSequence = Substring
    typealias Iterator = IndexingIterator<Substring>
    var _base: String
    var _start: Int
    var _end: Int
    init() { _base = ""; _start = 0; _end = 0 }
    init(_base: String, _start: Int, _end: Int) { self._base = _base; self._start = _start; self._end = _end }
    init(_ text: String) { self.init(_base: text, _start: 0, _end: text._byteCount) }
    init(stringLiteral text: String) { self.init(text) }
    init<S: Sequence>(_ characters: S) where S.Element == Character { self.init(String(characters)) }
    var base: String { _base }
    var _whole: String { _base }
    var description: String { String(self) }
    var startIndex: String.Index { String.Index(_offset: _start) }
    var endIndex: String.Index { String.Index(_offset: _end) }
    @_ofProtocol var count: Int { _base._distance(_start, _end) }
    func index(after i: String.Index) -> String.Index { _base.index(after: i) }
    func index(before i: String.Index) -> String.Index { _base.index(before: i) }
    func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { _base.index(i, offsetBy: distance) }
    func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {
        _base.index(i, offsetBy: distance, limitedBy: limit)
    }
    func distance(from start: String.Index, to end: String.Index) -> Int { _base.distance(from: start, to: end) }
    subscript(_ position: String.Index) -> Character { _checkIndex(position._offset, _start, _end); return _base._character(position._offset) }
    subscript(_ bounds: Range<String.Index>) -> Substring {
        _checkRange(bounds.lowerBound._offset, bounds.upperBound._offset, _start, _end)
        return Substring(_base: _base, _start: bounds.lowerBound._offset, _end: bounds.upperBound._offset)
    }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C) where C.Element == Character {
        _checkRange(subrange.lowerBound._offset, subrange.upperBound._offset, _start, _end)
        let before = _base._byteCount
        _base.replaceSubrange(subrange, with: newElements)
        _end += _base._byteCount - before
    }
    mutating func append(_ text: String) { replaceSubrange(endIndex..<endIndex, with: text) }
    static func == (_ a: Substring, _ b: Substring) -> Bool { String(a) == String(b) }
    static func < (_ a: Substring, _ b: Substring) -> Bool { String(a) < String(b) }
    func hash(into hasher: inout Hasher) { hasher.combine(String(self)) }
}
extension Substring { func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String { try String(self).filter(isIncluded) } }
extension Substring: CustomDebugStringConvertible { var debugDescription: String { String(reflecting: String(self)) } }
extension String: TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) } }
extension Substring: TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) } }
extension Character: TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) } }
extension Unicode.Scalar: TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) } }
extension Double: TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) } }
extension Float: TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) } }
extension String: TextOutputStream {
    var debugDescription: String { String(reflecting: self) }
    mutating func write(_ string: String) { self += string }
}
