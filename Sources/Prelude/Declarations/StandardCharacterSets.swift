// Foundation's sets of characters.
struct CharacterSet {
    let _names: [String]
    let _isInverted: Bool
    static var whitespaces: CharacterSet { CharacterSet(_names: ["whitespaces"]) }
    static var whitespacesAndNewlines: CharacterSet { CharacterSet(_names: ["whitespacesAndNewlines"]) }
    static var newlines: CharacterSet { CharacterSet(_names: ["newlines"]) }
    static var punctuationCharacters: CharacterSet { CharacterSet(_names: ["punctuationCharacters"]) }
    static var decimalDigits: CharacterSet { CharacterSet(_names: ["decimalDigits"]) }
    static var letters: CharacterSet { CharacterSet(_names: ["letters"]) }
    static var uppercaseLetters: CharacterSet { CharacterSet(_names: ["uppercaseLetters"]) }
    static var lowercaseLetters: CharacterSet { CharacterSet(_names: ["lowercaseLetters"]) }
    static var symbols: CharacterSet { CharacterSet(_names: ["symbols"]) }
    static var alphanumerics: CharacterSet { CharacterSet(_names: ["alphanumerics"]) }
    static var urlUserAllowed: CharacterSet { CharacterSet(_names: ["url", "=!$&'()*+,-.;=_~"]) }
    static var urlPasswordAllowed: CharacterSet { .urlUserAllowed }
    static var urlFragmentAllowed: CharacterSet { .urlQueryAllowed }
    static var urlQueryAllowed: CharacterSet { CharacterSet(_names: ["url", "=!$&'()*+,-./:;=?@_~"]) }
    static var urlPathAllowed: CharacterSet { CharacterSet(_names: ["url", "=!$&'()*+,-./:=@_~"]) }
    static var urlHostAllowed: CharacterSet { CharacterSet(_names: ["url", "=!$&'()*+,-.:;=[]_~"]) }
    init() { self.init(_names: []) }
    init(_names: [String], _isInverted: Bool = false) { self._names = _names; self._isInverted = _isInverted }
    init(charactersIn text: String) { self.init(_names: ["=" + text]) }
    init(charactersIn range: ClosedRange<Unicode.Scalar>) {
        self.init(charactersIn: String((range.lowerBound.value...range.upperBound.value).compactMap { Unicode.Scalar($0) }.map { Character($0) }))
    }
    var inverted: CharacterSet { CharacterSet(_names: _names, _isInverted: !_isInverted) }
    func contains(_ member: Unicode.Scalar) -> Bool { _contains(Character(member)) }
    func union(_ other: CharacterSet) -> CharacterSet {
        if _isInverted || other._isInverted { fatalError("the union of an inverted set is not supported yet") }
        return CharacterSet(_names: _names + other._names)
    }
    mutating func formUnion(_ other: CharacterSet) { self = union(other) }
    mutating func insert(charactersIn text: String) { self = union(CharacterSet(charactersIn: text)) }
    func _contains(_ character: Character) -> Bool
    /// Whether each scalar of the other set is in this one.
    func isSuperset(of other: CharacterSet) -> Bool {
        if other._isInverted { return _isInverted && other.inverted.isSuperset(of: inverted) }
        return other._names.allSatisfy { _holds($0) }
    }
    func _holds(_ name: String) -> Bool {
        if name.hasPrefix("=") { return String(name.dropFirst()).unicodeScalars.allSatisfy { contains($0) } }
        if _isInverted { fatalError("whether an inverted set holds \(name) is not supported yet") }
        return _names.contains { own in own == name || CharacterSet._parts(of: own).contains(name) }
    }
    static func _parts(of name: String) -> [String] {
        switch name {
        case "alphanumerics": ["letters", "uppercaseLetters", "lowercaseLetters", "decimalDigits"]
        case "letters": ["uppercaseLetters", "lowercaseLetters"]
        case "whitespacesAndNewlines": ["whitespaces", "newlines"]
        default: []
        }
    }
}
enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
