/// What a text can be matched with.
protocol RegexComponent<RegexOutput> {
    associatedtype RegexOutput
    var regex: Regex<RegexOutput> { get }
}
/// A regular expression, whose output has the whole match and what its captures found.
struct Regex<Output>: RegexComponent {
    typealias RegexOutput = Output
    let _pattern: _RegexPattern
    init(_pattern: _RegexPattern) { self._pattern = _pattern }
    init(_literal: String, _isExtended: Bool) { _pattern = _regexPattern(_literal, _isExtended) }
    init(verbatim verbatimString: String) { _pattern = _verbatimPattern(verbatimString) }
    init(_ pattern: String, as outputType: Output.Type = Output.self) throws {
        if let fault = _regexFault(pattern) { throw _RegexError(description: fault) }
        let read = _regexPattern(pattern, false)
        if let fault = _regexTypeFault(read, outputType) { throw _RegexError(description: fault) }
        _pattern = read
    }
    var regex: Regex<Output> { self }
    func firstMatch(in string: String) throws -> Regex<Output>.Match? { try _match(string, 0, string._byteCount, 0, 0) }
    func firstMatch(in string: Substring) throws -> Regex<Output>.Match? { try _match(string._base, string._start, string._end, string._start, 0) }
    func prefixMatch(in string: String) throws -> Regex<Output>.Match? { try _match(string, 0, string._byteCount, 0, 1) }
    func prefixMatch(in string: Substring) throws -> Regex<Output>.Match? { try _match(string._base, string._start, string._end, string._start, 1) }
    func wholeMatch(in string: String) throws -> Regex<Output>.Match? { try _match(string, 0, string._byteCount, 0, 2) }
    func wholeMatch(in string: Substring) throws -> Regex<Output>.Match? { try _match(string._base, string._start, string._end, string._start, 2) }
    func _match(_ text: String, _ lower: Int, _ upper: Int, _ start: Int, _ place: Int) throws -> Regex<Output>.Match? {
        guard let found = try _pattern._match(text, lower, upper, start, place) else { return nil }
        let bounds = String.Index(_offset: found._lower)..<String.Index(_offset: found._upper)
        return Regex<Output>.Match(range: bounds, output: found._output(), _found: found)
    }
    func contains(captureNamed name: String) -> Bool { _pattern._hasCapture(name) }
    func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> { Regex(_pattern: _pattern._setting(0, ignoresCase)) }
    func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> { Regex(_pattern: _pattern._setting(1, dotMatchesNewlines)) }
    func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> { Regex(_pattern: _pattern._setting(2, matchLineEndings)) }
    func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Output> { Regex(_pattern: _pattern._setting(3, useASCII)) }
    func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Output> { Regex(_pattern: _pattern._setting(4, useASCII)) }
    func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Output> { Regex(_pattern: _pattern._setting(5, useASCII)) }
    func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<Output> {
        Regex(_pattern: _pattern._setting(3, useASCII)._setting(4, useASCII)._setting(5, useASCII))
    }
    func wordBoundaryKind(_ wordBoundaryKind: RegexWordBoundaryKind) -> Regex<Output> { Regex(_pattern: _pattern._setting(6, wordBoundaryKind == .simple)) }
    func matchingSemantics(_ semanticLevel: RegexSemanticLevel) -> Regex<Output> { Regex(_pattern: _pattern._setting(7, semanticLevel == .unicodeScalar)) }
    func repetitionBehavior(_ behavior: RegexRepetitionBehavior) -> Regex<Output> { Regex(_pattern: _pattern._setting(8, behavior == .reluctant)) }
    /// A match of a regular expression. Its members are those of its output.
    @dynamicMemberLookup struct Match {
        let range: Range<String.Index>
        let output: Output
        let _found: _RegexMatch
        subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
    }
}
extension Regex where Output == AnyRegexOutput {
    init(_ pattern: String) throws {
        if let fault = _regexFault(pattern) { throw _RegexError(description: fault) }
        _pattern = _regexPattern(pattern, false)._withoutTypes()
    }
    init<OtherOutput>(_ regex: Regex<OtherOutput>) { _pattern = regex._pattern._withoutTypes() }
}
extension Regex.Match where Output == Substring {
    subscript(dynamicMember keyPath: KeyPath<(Substring, _doNotUse: ()), Substring>) -> Substring { output }
}
extension Regex.Match where Output == AnyRegexOutput {
    subscript(dynamicMember keyPath: KeyPath<(Substring, _doNotUse: ()), Substring>) -> Substring { _found._substring(0) ?? "" }
    subscript(_ position: Int) -> AnyRegexOutput.Element { output[position] }
    subscript(_ name: String) -> AnyRegexOutput.Element? { output[name] }
}
/// What a match found, where the captures aren't known until the expression is read.
struct AnyRegexOutput: RandomAccessCollection {
    typealias Index = Int
    typealias SubSequence = Slice<AnyRegexOutput>
    typealias Iterator = IndexingIterator<AnyRegexOutput>
    struct Element {
        let range: Range<String.Index>?
        let substring: Substring?
        let name: String?
        var value: Any? { substring }
        var type: Any.Type { Substring.self }
    }
    let _found: _RegexMatch
    init<Output>(_ match: Regex<Output>.Match) { _found = match._found }
    var startIndex: Int { 0 }
    var endIndex: Int { _found._count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(_ position: Int) -> AnyRegexOutput.Element {
        _checkIndex(position, 0, endIndex)
        let substring = _found._substring(position)
        return AnyRegexOutput.Element(range: substring.map { $0.startIndex..<$0.endIndex }, substring: substring, name: _found._name(position))
    }
    subscript(_ name: String) -> AnyRegexOutput.Element? { _found._number(name).map { self[$0] } }
}
struct RegexSemanticLevel: Hashable {
    let _isScalar: Bool
    static var graphemeCluster: RegexSemanticLevel { RegexSemanticLevel(_isScalar: false) }
    static var unicodeScalar: RegexSemanticLevel { RegexSemanticLevel(_isScalar: true) }
}
struct RegexWordBoundaryKind: Hashable {
    let _isSimple: Bool
    static var simple: RegexWordBoundaryKind { RegexWordBoundaryKind(_isSimple: true) }
    static var `default`: RegexWordBoundaryKind { RegexWordBoundaryKind(_isSimple: false) }
}
/// How much a repetition takes: all that there is, as little as will do, or all without giving any back.
struct RegexRepetitionBehavior: Hashable {
    let _number: Int
    static var eager: RegexRepetitionBehavior { RegexRepetitionBehavior(_number: 0) }
    static var reluctant: RegexRepetitionBehavior { RegexRepetitionBehavior(_number: 1) }
    static var possessive: RegexRepetitionBehavior { RegexRepetitionBehavior(_number: 2) }
}
struct _RegexError: Error, CustomStringConvertible { let description: String }
/// A regular expression as it is run.
struct _RegexPattern {
    func _match(_ text: String, _ lower: Int, _ upper: Int, _ start: Int, _ place: Int) throws -> _RegexMatch?
    func _setting(_ option: Int, _ isOn: Bool) -> _RegexPattern
    func _withoutTypes() -> _RegexPattern
    func _hasCapture(_ name: String) -> Bool
}
/// A match as it was found. Numbers are those of captures, 0 is the whole.
struct _RegexMatch {
    var _lower: Int { get }
    var _upper: Int { get }
    var _count: Int { get }
    func _output<Output>() -> Output
    func _substring(_ number: Int) -> Substring?
    func _name(_ number: Int) -> String?
    func _number(_ name: String) -> Int?
}
func _regexPattern(_ text: String, _ isExtended: Bool) -> _RegexPattern
func _verbatimPattern(_ text: String) -> _RegexPattern
func _regexFault(_ text: String) -> String?
func _regexTypeFault<Output>(_ pattern: _RegexPattern, _ type: Output.Type) -> String?
