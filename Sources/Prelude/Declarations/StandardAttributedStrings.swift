// Texts whose parts have attributes.
/// What a text and its parts have in common: attributes that are read where all runs have the same, and set for all.
/// - Since: iOS 15
@dynamicMemberLookup protocol AttributedStringProtocol: CustomStringConvertible {
    var _attributed: AttributedString { get set }
    /// How many characters are before it, in the text of which it is a part.
    var _start: Int { get }
}
extension AttributedStringProtocol {
    subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? {
        get {
            guard let first = _attributed._parts.first?.attributes[key], _attributed._parts.allSatisfy({ $0.attributes[key] == first }) else { return nil }
            return first
        }
        set { _attributed._change { $0[key] = newValue } }
    }
    subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? { get { self[K.self] } set { self[K.self] = newValue } }
    subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> {
        get { ScopedAttributeContainer<S>(_container: _attributed._common) }
        set {
            let before = _attributed._common
            let names = Set(before._values.keys).union(newValue._container._values.keys)
            for name in names where before._values[name] != newValue._container._values[name] { _attributed._change { $0._values[name] = newValue._container._values[name] } }
        }
    }
    mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) { _attributed._change { $0.merge(attributes, mergePolicy: mergePolicy) } }
    mutating func setAttributes(_ attributes: AttributeContainer) { _attributed._change { $0 = attributes } }
    /// Runs that have all of some attributes get others in their place.
    mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) { _attributed._change { $0._replace(attributes, with: others) } }
    func mergingAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributedString {
        var copy = _attributed
        copy.mergeAttributes(attributes, mergePolicy: mergePolicy)
        return copy
    }
    func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
        var copy = _attributed
        copy.setAttributes(attributes)
        return copy
    }
    func replacingAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) -> AttributedString {
        var copy = _attributed
        copy.replaceAttributes(attributes, with: others)
        return copy
    }
    var startIndex: AttributedString.Index { AttributedString.Index(_offset: _start) }
    var endIndex: AttributedString.Index { AttributedString.Index(_offset: _start + _attributed._string.count) }
    var unicodeScalars: String.UnicodeScalarView { _attributed._string.unicodeScalars }
    var utf8: String.UTF8View { _attributed._string.utf8 }
    var utf16: String.UTF16View { _attributed._string.utf16 }
    var runs: AttributedString.Runs { AttributedString.Runs(_attributed._parts, _start) }
    func index(_ index: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index { AttributedString.Index(_offset: index._offset + distance) }
    func index(afterCharacter index: AttributedString.Index) -> AttributedString.Index { AttributedString.Index(_offset: index._offset + 1) }
    func index(beforeCharacter index: AttributedString.Index) -> AttributedString.Index { AttributedString.Index(_offset: index._offset - 1) }
    func index(afterRun index: AttributedString.Index) -> AttributedString.Index { runs.first { $0.range.upperBound > index }?.range.upperBound ?? endIndex }
    func index(beforeRun index: AttributedString.Index) -> AttributedString.Index { runs.last { $0.range.lowerBound < index }?.range.lowerBound ?? startIndex }
    func index(_ index: AttributedString.Index, offsetByRuns distance: Int) -> AttributedString.Index {
        var moved = index
        for _ in 0..<abs(distance) { moved = distance > 0 ? self.index(afterRun: moved) : self.index(beforeRun: moved) }
        return moved
    }
    func range<T: StringProtocol>(of text: T, options: String.CompareOptions = [], locale: Locale? = nil) -> Range<AttributedString.Index>? {
        let string = _attributed._string
        guard let found = string.range(of: text, options: options) else { return nil }
        let start = _start + string.distance(from: string.startIndex, to: found.lowerBound)
        return AttributedString.Index(_offset: start)..<AttributedString.Index(_offset: start + string.distance(from: found.lowerBound, to: found.upperBound))
    }
    subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring where R.Bound == AttributedString.Index {
        get { _attributed._part(_attributed._bounds(bounds, _start), _start) }
        set {
            let range = _attributed._bounds(bounds, _start)
            _attributed = _attributed._slice(0, range.lowerBound) + newValue._attributed + _attributed._slice(range.upperBound, Int.max)
        }
    }
    /// Runs with their attributes.
    var description: String { _attributed._parts.map { $0.text + " " + $0.attributes.description }.joined(separator: "\n") }
}
@dynamicMemberLookup struct AttributedSubstring: AttributedStringProtocol, Hashable {
    var _attributed: AttributedString
    var _start = 0
    init() { _attributed = AttributedString() }
    init(_attributed: AttributedString, _start: Int) {
        self._attributed = _attributed
        self._start = _start
    }
    static func == (_ a: AttributedSubstring, _ b: AttributedSubstring) -> Bool { a._attributed == b._attributed }
    func hash(into hasher: inout Hasher) { hasher.combine(_attributed) }
    var characters: AttributedString.CharacterView { get { AttributedString.CharacterView(_attributed, _start) } set { _attributed = newValue._text } }
}
@dynamicMemberLookup struct AttributedString: AttributedStringProtocol, Hashable, ExpressibleByStringLiteral {
    struct Index: Hashable, Comparable {
        let _offset: Int
        static func < (_ a: AttributedString.Index, _ b: AttributedString.Index) -> Bool { a._offset < b._offset }
    }
    struct _Part: Hashable {
        var text: String
        var attributes: AttributeContainer
    }
    struct MarkdownParsingOptions {
        enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
        var allowsExtendedAttributes: Bool
        var interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
        var failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy
        var languageCode: String?
        var appliesSourcePositionAttributes: Bool
        init(allowsExtendedAttributes: Bool = false, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError, languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false) {
            (self.allowsExtendedAttributes, self.interpretedSyntax, self.failurePolicy) = (allowsExtendedAttributes, interpretedSyntax, failurePolicy)
            (self.languageCode, self.appliesSourcePositionAttributes) = (languageCode, appliesSourcePositionAttributes)
        }
    }
    var _parts: [AttributedString._Part]
    init() { _parts = [] }
    init(_ string: String, attributes: AttributeContainer = AttributeContainer()) { _parts = string == "" ? [] : [AttributedString._Part(text: string, attributes: attributes)] }
    init(_ substring: AttributedSubstring) { _parts = substring._attributed._parts }
    init(stringLiteral value: String) { self.init(value) }
    init(markdown: String, options: AttributedString.MarkdownParsingOptions = MarkdownParsingOptions()) throws { self.init(_markdown: markdown, options, [], nil) }
    /// With extended attributes, `^[text](name: value)` sets those of the scope that Markdown may name.
    init<S: AttributeScope>(markdown: String, including scope: S.Type, options: AttributedString.MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self.init(_markdown: markdown, options, _markdownKeys(of: scope), baseURL)
    }
    init<S: AttributeScope>(markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: AttributedString.MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self.init(_markdown: markdown, options, _markdownKeys(of: S.self), baseURL)
    }
    /// Links are relative to the address.
    init(markdown: String, options: AttributedString.MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL?) throws { self.init(_markdown: markdown, options, [], baseURL) }
    init(_markdown markdown: String, _ options: AttributedString.MarkdownParsingOptions, _ keys: [any MarkdownDecodableAttributedStringKey.Type], _ baseURL: URL?) {
        _parts = []
        var attributes = AttributeContainer()
        if let language = options.languageCode { attributes[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = language }
        _read(Array(markdown), attributes, isExtended: options.allowsExtendedAttributes, keys)
        guard let baseURL else { return }
        _change { attributes in
            if let link = attributes.link { attributes.link = URL(string: link.absoluteString, relativeTo: baseURL)?.absoluteURL ?? link }
        }
    }
    var _attributed: AttributedString { get { self } set { self = newValue } }
    var _start: Int { 0 }
    var _string: String { _parts.map { $0.text }.joined() }
    /// The attributes that all parts have.
    var _common: AttributeContainer {
        var common = _parts.first?.attributes ?? AttributeContainer()
        for part in _parts { common._values = common._values.filter { part.attributes._values[$0.key] == $0.value } }
        return common
    }
    mutating func _change(_ change: (inout AttributeContainer) -> Void) {
        var changed = AttributedString()
        for part in _parts {
            var attributes = part.attributes
            change(&attributes)
            changed += AttributedString(part.text, attributes: attributes)
        }
        self = changed
    }
    var characters: AttributedString.CharacterView { get { CharacterView(self, 0) } set { self = newValue._text } }
    func _slice(_ start: Int, _ end: Int) -> AttributedString {
        var (result, position) = (AttributedString(), 0)
        for part in _parts {
            let length = part.text.count
            let (from, to) = (max(start, position), min(end, position + length))
            if from < to { result._parts.append(AttributedString._Part(text: String(part.text.dropFirst(from - position).prefix(to - from)), attributes: part.attributes)) }
            position += length
        }
        return result
    }
    func _part(_ range: Range<Int>, _ start: Int) -> AttributedSubstring { AttributedSubstring(_attributed: _slice(range.lowerBound, range.upperBound), _start: start + range.lowerBound) }
    /// What a range of indices means in characters from the start of this text.
    func _bounds<R: RangeExpression>(_ range: R, _ start: Int) -> Range<Int> where R.Bound == AttributedString.Index {
        let found = range.relative(to: CharacterView(self, start))
        return (found.lowerBound._offset - start)..<(found.upperBound._offset - start)
    }
    mutating func replaceSubrange<R: RangeExpression, S: AttributedStringProtocol>(_ range: R, with text: S) where R.Bound == AttributedString.Index {
        let bounds = _bounds(range, 0)
        self = _slice(0, bounds.lowerBound) + text._attributed + _slice(bounds.upperBound, Int.max)
    }
    mutating func insert<S: AttributedStringProtocol>(_ text: S, at index: AttributedString.Index) { replaceSubrange(index..<index, with: text) }
    mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == AttributedString.Index { replaceSubrange(range, with: AttributedString()) }
    mutating func append<S: AttributedStringProtocol>(_ text: S) { self = self + text._attributed }
    static func + (_ a: AttributedString, _ b: AttributedString) -> AttributedString {
        var result = a
        for part in b._parts {
            if let last = result._parts.last, last.attributes == part.attributes {
                result._parts[result._parts.count - 1].text += part.text
            } else {
                result._parts.append(part)
            }
        }
        return result
    }
    static func += (_ a: inout AttributedString, _ b: AttributedString) { a = a + b }
    static func + (_ a: AttributedString, _ b: AttributedSubstring) -> AttributedString { a + b._attributed }
    static func += (_ a: inout AttributedString, _ b: AttributedSubstring) { a = a + b._attributed }
}
