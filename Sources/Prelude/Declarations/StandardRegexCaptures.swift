/// A part of a regular expression whose match is kept.
struct Capture<Output>: RegexComponent {
    typealias RegexOutput = Output
    let regex: Regex<Output>
    init<R: RegexComponent>(_ component: R) where Output == _CapturedOutput<R.RegexOutput, Substring>.Output {
        regex = Regex(_pattern: component.regex._pattern._captured(nil))
    }
    init<R: RegexComponent>(_ component: R, as reference: Reference<Substring>) where Output == _CapturedOutput<R.RegexOutput, Substring>.Output {
        regex = Regex(_pattern: component.regex._pattern._captured(reference._label))
    }
    init<R: RegexComponent, NewCapture>(_ component: R, transform: @escaping (Substring) throws -> NewCapture) where Output == _CapturedOutput<R.RegexOutput, NewCapture>.Output {
        regex = Regex(_pattern: component.regex._pattern._captured(nil, transform))
    }
    init<R: RegexComponent, NewCapture>(_ component: R, as reference: Reference<NewCapture>, transform: @escaping (Substring) throws -> NewCapture) where Output == _CapturedOutput<R.RegexOutput, NewCapture>.Output {
        regex = Regex(_pattern: component.regex._pattern._captured(reference._label, transform))
    }
    init<R: RegexComponent>(@RegexComponentBuilder _ component: () -> R) where Output == _CapturedOutput<R.RegexOutput, Substring>.Output {
        regex = Regex(_pattern: component().regex._pattern._captured(nil))
    }
    init<R: RegexComponent>(as reference: Reference<Substring>, @RegexComponentBuilder _ component: () -> R) where Output == _CapturedOutput<R.RegexOutput, Substring>.Output {
        regex = Regex(_pattern: component().regex._pattern._captured(reference._label))
    }
    init<R: RegexComponent, NewCapture>(@RegexComponentBuilder _ component: () -> R, transform: @escaping (Substring) throws -> NewCapture) where Output == _CapturedOutput<R.RegexOutput, NewCapture>.Output {
        regex = Regex(_pattern: component().regex._pattern._captured(nil, transform))
    }
    init<R: RegexComponent, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ component: () -> R, transform: @escaping (Substring) throws -> NewCapture) where Output == _CapturedOutput<R.RegexOutput, NewCapture>.Output {
        regex = Regex(_pattern: component().regex._pattern._captured(reference._label, transform))
    }
}
/// A part whose match is kept as a value that can be made of it; where none can, it doesn't match.
struct TryCapture<Output>: RegexComponent {
    typealias RegexOutput = Output
    let regex: Regex<Output>
    init<R: RegexComponent, NewCapture>(_ component: R, transform: @escaping (Substring) throws -> NewCapture?) where Output == _CapturedOutput<R.RegexOutput, NewCapture>.Output {
        regex = Regex(_pattern: component.regex._pattern._tryCaptured(nil, transform))
    }
    init<R: RegexComponent, NewCapture>(_ component: R, as reference: Reference<NewCapture>, transform: @escaping (Substring) throws -> NewCapture?) where Output == _CapturedOutput<R.RegexOutput, NewCapture>.Output {
        regex = Regex(_pattern: component.regex._pattern._tryCaptured(reference._label, transform))
    }
    init<R: RegexComponent, NewCapture>(@RegexComponentBuilder _ component: () -> R, transform: @escaping (Substring) throws -> NewCapture?) where Output == _CapturedOutput<R.RegexOutput, NewCapture>.Output {
        regex = Regex(_pattern: component().regex._pattern._tryCaptured(nil, transform))
    }
    init<R: RegexComponent, NewCapture>(as reference: Reference<NewCapture>, @RegexComponentBuilder _ component: () -> R, transform: @escaping (Substring) throws -> NewCapture?) where Output == _CapturedOutput<R.RegexOutput, NewCapture>.Output {
        regex = Regex(_pattern: component().regex._pattern._tryCaptured(reference._label, transform))
    }
}
/// What a capture is called by: in the expression it matches the same text again, and a match has the value.
struct Reference<Capture>: RegexComponent {
    typealias RegexOutput = Capture
    let _label: _RegexLabel
    init(_ captureType: Capture.Type = Capture.self) { _label = _newRegexLabel() }
    var regex: Regex<Capture> { Regex(_pattern: _repeatedPattern(_label)) }
}
extension Regex.Match { subscript<Capture>(_ reference: Reference<Capture>) -> Capture { _found._value(reference._label) } }
struct _RegexLabel {}
func _newRegexLabel() -> _RegexLabel
func _repeatedPattern(_ label: _RegexLabel) -> _RegexPattern
extension _RegexMatch { func _value<Capture>(_ label: _RegexLabel) -> Capture }
extension _RegexPattern {
    func _captured(_ label: _RegexLabel?) -> _RegexPattern
    func _captured<NewCapture>(_ label: _RegexLabel?, _ transform: @escaping (Substring) throws -> NewCapture) -> _RegexPattern
    func _tryCaptured<NewCapture>(_ label: _RegexLabel?, _ transform: @escaping (Substring) throws -> NewCapture?) -> _RegexPattern
}
/// A place in a text. SwiftUI's anchors have the name, too.
enum _RegexPlace {}
extension Anchor: RegexComponent where Value == _RegexPlace {
    typealias RegexOutput = Substring
    var regex: Regex<Substring> { Regex(_pattern: _anchorPattern(self)) }
}
extension Anchor where Value == _RegexPlace {
    static var startOfSubject: Anchor<_RegexPlace> { _regexAnchor(0) }
    static var endOfSubject: Anchor<_RegexPlace> { _regexAnchor(1) }
    static var endOfSubjectBeforeNewline: Anchor<_RegexPlace> { _regexAnchor(2) }
    static var startOfLine: Anchor<_RegexPlace> { _regexAnchor(3) }
    static var endOfLine: Anchor<_RegexPlace> { _regexAnchor(4) }
    static var wordBoundary: Anchor<_RegexPlace> { _regexAnchor(5) }
    static var firstMatchingPositionInSubject: Anchor<_RegexPlace> { _regexAnchor(7) }
    static var textSegmentBoundary: Anchor<_RegexPlace> { _regexAnchor(8) }
    var inverted: Anchor<_RegexPlace> { _invertedAnchor(self) }
}
func _regexAnchor(_ number: Int) -> Anchor<_RegexPlace>
func _invertedAnchor(_ anchor: Anchor<_RegexPlace>) -> Anchor<_RegexPlace>
func _anchorPattern(_ anchor: Anchor<_RegexPlace>) -> _RegexPattern
/// A set of characters, of which one is matched.
struct CharacterClass: RegexComponent {
    typealias RegexOutput = Substring
    let _pattern: _RegexPattern
    init(_pattern: _RegexPattern) { self._pattern = _pattern }
    init(_from first: Character, _to last: Character) { _pattern = _classPattern(from: first, to: last) }
    init(_ first: CharacterClass, _ rest: CharacterClass...) {
        var all = first._pattern
        for other in rest { all = all._combined(other._pattern, 0) }
        _pattern = all
    }
    var regex: Regex<Substring> { Regex(_pattern: _pattern) }
    var inverted: CharacterClass { CharacterClass(_pattern: _pattern._inverted()) }
    func union(_ other: CharacterClass) -> CharacterClass { CharacterClass(_pattern: _pattern._combined(other._pattern, 0)) }
    func intersection(_ other: CharacterClass) -> CharacterClass { CharacterClass(_pattern: _pattern._combined(other._pattern, 1)) }
    func subtracting(_ other: CharacterClass) -> CharacterClass { CharacterClass(_pattern: _pattern._combined(other._pattern, 2)) }
    func symmetricDifference(_ other: CharacterClass) -> CharacterClass { CharacterClass(_pattern: _pattern._combined(other._pattern, 3)) }
}
extension RegexComponent where Self == CharacterClass {
    static var any: CharacterClass { CharacterClass(_pattern: _classPattern("any")) }
    static var anyNonNewline: CharacterClass { CharacterClass(_pattern: _classPattern("anyNonNewline")) }
    static var anyGraphemeCluster: CharacterClass { CharacterClass(_pattern: _classPattern("any")) }
    static var digit: CharacterClass { CharacterClass(_pattern: _classPattern("digit")) }
    static var hexDigit: CharacterClass { CharacterClass(_pattern: _classPattern("hexDigit")) }
    static var word: CharacterClass { CharacterClass(_pattern: _classPattern("word")) }
    static var whitespace: CharacterClass { CharacterClass(_pattern: _classPattern("whitespace")) }
    static var horizontalWhitespace: CharacterClass { CharacterClass(_pattern: _classPattern("horizontalWhitespace")) }
    static var verticalWhitespace: CharacterClass { CharacterClass(_pattern: _classPattern("verticalWhitespace")) }
    static var newlineSequence: CharacterClass { CharacterClass(_pattern: _classPattern("newlineSequence")) }
    static func anyOf<S: Sequence>(_ s: S) -> CharacterClass where S.Element == Character { CharacterClass(_pattern: _classPattern(of: String(s))) }
}
func _classPattern(_ name: String) -> _RegexPattern
func _classPattern(of characters: String) -> _RegexPattern
func _classPattern(from first: Character, to last: Character) -> _RegexPattern
extension _RegexPattern {
    func _inverted() -> _RegexPattern
    func _combined(_ other: _RegexPattern, _ operation: Int) -> _RegexPattern
}
