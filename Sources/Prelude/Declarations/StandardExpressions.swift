/// A regular expression of Foundation, which matches scalars and counts in UTF-16.
class NSRegularExpression: NSObject {
    struct Options: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var caseInsensitive: NSRegularExpression.Options { Options(rawValue: 1) }
        static var allowCommentsAndWhitespace: NSRegularExpression.Options { Options(rawValue: 2) }
        static var ignoreMetacharacters: NSRegularExpression.Options { Options(rawValue: 4) }
        static var dotMatchesLineSeparators: NSRegularExpression.Options { Options(rawValue: 8) }
        static var anchorsMatchLines: NSRegularExpression.Options { Options(rawValue: 16) }
        static var useUnixLineSeparators: NSRegularExpression.Options { Options(rawValue: 32) }
        static var useUnicodeWordBoundaries: NSRegularExpression.Options { Options(rawValue: 64) }
    }
    struct MatchingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var anchored: NSRegularExpression.MatchingOptions { MatchingOptions(rawValue: 4) }
    }
    struct MatchingFlags: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var hitEnd: NSRegularExpression.MatchingFlags { MatchingFlags(rawValue: 4) }
        static var requiredEnd: NSRegularExpression.MatchingFlags { MatchingFlags(rawValue: 8) }
    }
    let pattern: String
    let options: NSRegularExpression.Options
    let _pattern: _RegexPattern
    init(pattern: String, options: NSRegularExpression.Options = []) throws {
        guard let read = _foundationPattern(pattern, Int(options.rawValue)) else { throw _RegularExpressionError(pattern: pattern) }
        self.pattern = pattern
        self.options = options
        _pattern = read
    }
    var numberOfCaptureGroups: Int { _pattern._captureCount() }
    override var description: String { pattern }
    func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        _matches(string, options, range).map { NSTextCheckingResult(_found: $0, _text: string, _expression: self) }
    }
    func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        let bounds = _bounds(string, range)
        guard let found = try? _pattern._match(string, bounds.0, bounds.1, bounds.0, options.contains(.anchored) ? 1 : 0) else { return nil }
        return NSTextCheckingResult(_found: found, _text: string, _expression: self)
    }
    /// The flags are always empty.
    func enumerateMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let stop = UnsafeMutablePointer<ObjCBool>(_memory: _Memory([false]))
        for match in matches(in: string, options: options, range: range) where !stop.pointee.boolValue { block(match, [], stop) }
    }
    func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int { _matches(string, options, range).count }
    func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
    func stringByReplacingMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String) -> String {
        let bounds = _bounds(string, range)
        return _pattern._replacing(string, bounds.0, bounds.1, options.contains(.anchored), templ)
    }
    static func escapedPattern(for string: String) -> String { _escaped(string, "\\^$.|?*+()[{}/") }
    static func escapedTemplate(for string: String) -> String { _escaped(string, "\\$") }
    static func _escaped(_ string: String, _ marks: String) -> String { String(string.flatMap { marks.contains($0) ? ["\\", $0] : [$0] }) }
    func _matches(_ string: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange) -> [_RegexMatch] {
        let bounds = _bounds(string, range)
        return _pattern._matches(string, bounds.0, bounds.1, options.contains(.anchored))
    }
    func _bounds(_ string: String, _ range: NSRange) -> (Int, Int) {
        guard let bounds = string._bytes(0, string._byteCount, range.location, range.length) else { fatalError("range \(range) out of bounds; string length \(string._utf16Count())") }
        return bounds
    }
}
/// A match, with the ranges of its groups.
class NSTextCheckingResult: NSObject {
    let _found: _RegexMatch
    let _text: String
    let regularExpression: NSRegularExpression?
    init(_found: _RegexMatch, _text: String, _expression: NSRegularExpression) {
        self._found = _found
        self._text = _text
        regularExpression = _expression
    }
    var range: NSRange { range(at: 0) }
    var numberOfRanges: Int { _found._count }
    /// Of a group that takes no part `NSNotFound`.
    func range(at idx: Int) -> NSRange {
        _checkIndex(idx, 0, numberOfRanges)
        guard let part = _found._substring(idx) else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(part.startIndex..<part.endIndex, in: _text)
    }
    func range(withName name: String) -> NSRange { _found._number(name).map { range(at: $0) } ?? NSRange(location: NSNotFound, length: 0) }
}
struct _RegularExpressionError: LocalizedError {
    let pattern: String
    var errorDescription: String? { "The value “\(pattern)” is invalid." }
}
/// `nil` for a text that isn't a regular expression.
func _foundationPattern(_ text: String, _ options: Int) -> _RegexPattern?
extension _RegexPattern {
    func _captureCount() -> Int
    func _matches(_ text: String, _ lower: Int, _ upper: Int, _ isAnchored: Bool) -> [_RegexMatch]
    func _replacing(_ text: String, _ lower: Int, _ upper: Int, _ isAnchored: Bool, _ template: String) -> String
}
