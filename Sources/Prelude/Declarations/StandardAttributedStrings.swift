// Texts whose parts have attributes.
struct AttributeContainer: Hashable {
    var foregroundColor: Color? = nil
    var backgroundColor: Color? = nil
    var font: Font? = nil
    var underlineStyle: Text.LineStyle? = nil
    var strikethroughStyle: Text.LineStyle? = nil
    var kern: CGFloat? = nil
    var tracking: CGFloat? = nil
    var baselineOffset: CGFloat? = nil
    var link: URL? = nil
    var inlinePresentationIntent: InlinePresentationIntent? = nil
    init() {}
    // With one more attribute: `AttributeContainer().font(.title).kern(2)`.
    func foregroundColor(_ value: Color?) -> AttributeContainer { _with(\.foregroundColor, value) }
    func backgroundColor(_ value: Color?) -> AttributeContainer { _with(\.backgroundColor, value) }
    func font(_ value: Font?) -> AttributeContainer { _with(\.font, value) }
    func underlineStyle(_ value: Text.LineStyle?) -> AttributeContainer { _with(\.underlineStyle, value) }
    func strikethroughStyle(_ value: Text.LineStyle?) -> AttributeContainer { _with(\.strikethroughStyle, value) }
    func kern(_ value: CGFloat?) -> AttributeContainer { _with(\.kern, value) }
    func tracking(_ value: CGFloat?) -> AttributeContainer { _with(\.tracking, value) }
    func baselineOffset(_ value: CGFloat?) -> AttributeContainer { _with(\.baselineOffset, value) }
    func link(_ value: URL?) -> AttributeContainer { _with(\.link, value) }
    func inlinePresentationIntent(_ value: InlinePresentationIntent?) -> AttributeContainer { _with(\.inlinePresentationIntent, value) }
    func _with<Value>(_ attribute: WritableKeyPath<AttributeContainer, Value>, _ value: Value) -> AttributeContainer {
        var copy = self
        copy[keyPath: attribute] = value
        return copy
    }
    func merging(_ other: AttributeContainer) -> AttributeContainer {
        var copy = self
        copy.merge(other)
        return copy
    }
    /// Takes away what the first has, and adds what the other one has.
    mutating func _replace(_ old: AttributeContainer, _ new: AttributeContainer) {
        if old.foregroundColor != nil { foregroundColor = nil }
        if old.backgroundColor != nil { backgroundColor = nil }
        if old.font != nil { font = nil }
        if old.underlineStyle != nil { underlineStyle = nil }
        if old.strikethroughStyle != nil { strikethroughStyle = nil }
        if old.kern != nil { kern = nil }
        if old.tracking != nil { tracking = nil }
        if old.baselineOffset != nil { baselineOffset = nil }
        if old.link != nil { link = nil }
        if old.inlinePresentationIntent != nil { inlinePresentationIntent = nil }
        merge(new)
    }
    mutating func merge(_ other: AttributeContainer) {
        foregroundColor = other.foregroundColor ?? foregroundColor
        backgroundColor = other.backgroundColor ?? backgroundColor
        font = other.font ?? font
        underlineStyle = other.underlineStyle ?? underlineStyle
        strikethroughStyle = other.strikethroughStyle ?? strikethroughStyle
        kern = other.kern ?? kern
        tracking = other.tracking ?? tracking
        baselineOffset = other.baselineOffset ?? baselineOffset
        link = other.link ?? link
        inlinePresentationIntent = other.inlinePresentationIntent ?? inlinePresentationIntent
    }
}
struct InlinePresentationIntent: OptionSet, Hashable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let emphasized = InlinePresentationIntent(rawValue: 1), stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    static let code = InlinePresentationIntent(rawValue: 4), strikethrough = InlinePresentationIntent(rawValue: 32)
}
/// What a text and its parts have in common: attributes that are read of the first run, and set for all.
protocol AttributedStringProtocol {
    var _attributed: AttributedString { get set }
}
extension AttributedStringProtocol {
    var foregroundColor: Color? { get { _attributed._first.foregroundColor } set { _attributed._change { $0.foregroundColor = newValue } } }
    var backgroundColor: Color? { get { _attributed._first.backgroundColor } set { _attributed._change { $0.backgroundColor = newValue } } }
    var font: Font? { get { _attributed._first.font } set { _attributed._change { $0.font = newValue } } }
    var underlineStyle: Text.LineStyle? { get { _attributed._first.underlineStyle } set { _attributed._change { $0.underlineStyle = newValue } } }
    var strikethroughStyle: Text.LineStyle? { get { _attributed._first.strikethroughStyle } set { _attributed._change { $0.strikethroughStyle = newValue } } }
    var kern: CGFloat? { get { _attributed._first.kern } set { _attributed._change { $0.kern = newValue } } }
    var tracking: CGFloat? { get { _attributed._first.tracking } set { _attributed._change { $0.tracking = newValue } } }
    var baselineOffset: CGFloat? { get { _attributed._first.baselineOffset } set { _attributed._change { $0.baselineOffset = newValue } } }
    var link: URL? { get { _attributed._first.link } set { _attributed._change { $0.link = newValue } } }
    var inlinePresentationIntent: InlinePresentationIntent? {
        get { _attributed._first.inlinePresentationIntent }
        set { _attributed._change { $0.inlinePresentationIntent = newValue } }
    }
    mutating func mergeAttributes(_ attributes: AttributeContainer) { _attributed._change { $0.merge(attributes) } }
    mutating func setAttributes(_ attributes: AttributeContainer) { _attributed._change { $0 = attributes } }
}
struct AttributedSubstring: AttributedStringProtocol, Hashable, CustomStringConvertible {
    var _attributed: AttributedString
    /// Where it begins in the whole text.
    var _start = 0
    var characters: String { _attributed._string }
    var description: String { _attributed._string }
    var startIndex: AttributedString.Index { AttributedString.Index(_offset: _start) }
    var endIndex: AttributedString.Index { AttributedString.Index(_offset: _start + _attributed._string.count) }
    var runs: AttributedString.Runs { _attributed._runs(from: _start) }
    func range(of text: String, options: String.CompareOptions = [], locale: Locale? = nil) -> Range<AttributedString.Index>? {
        guard let found = _attributed.range(of: text, options: options) else { return nil }
        return AttributedString.Index(_offset: _start + found.lowerBound._offset)..<AttributedString.Index(_offset: _start + found.upperBound._offset)
    }
}
struct AttributedString: AttributedStringProtocol, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    struct Index: Hashable, Comparable {
        let _offset: Int
        static func < (_ a: AttributedString.Index, _ b: AttributedString.Index) -> Bool { a._offset < b._offset }
    }
    struct Runs: Sequence {
        typealias Element = AttributedString.Runs.Run
        typealias Iterator = IndexingIterator<[AttributedString.Runs.Run]>
        struct Run: Hashable {
            let attributes: AttributeContainer
            let range: Range<AttributedString.Index>
            var foregroundColor: Color? { attributes.foregroundColor }
            var font: Font? { attributes.font }
            var backgroundColor: Color? { attributes.backgroundColor }
            var underlineStyle: Text.LineStyle? { attributes.underlineStyle }
            var strikethroughStyle: Text.LineStyle? { attributes.strikethroughStyle }
            var link: URL? { attributes.link }
            var inlinePresentationIntent: InlinePresentationIntent? { attributes.inlinePresentationIntent }
        }
        let _runs: [AttributedString.Runs.Run]
        var count: Int { _runs.count }
        func makeIterator() -> IndexingIterator<[AttributedString.Runs.Run]> { _runs.makeIterator() }
        /// The ranges that have the same value of one attribute.
        subscript<Value: Hashable>(keyPath: KeyPath<AttributeContainer, Value?>) -> [(Value?, Range<AttributedString.Index>)] {
            var found: [(Value?, Range<AttributedString.Index>)] = []
            for run in _runs {
                let value = run.attributes[keyPath: keyPath]
                if let last = found.last, last.0 == value { found[found.count - 1].1 = last.1.lowerBound..<run.range.upperBound } else { found.append((value, run.range)) }
            }
            return found
        }
    }
    struct _Part: Hashable {
        var text: String
        var attributes: AttributeContainer
    }
    struct MarkdownParsingOptions {
        enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        var interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
        init(interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full) { self.interpretedSyntax = interpretedSyntax }
    }
    var _parts: [AttributedString._Part]
    init() { _parts = [] }
    init(_ string: String, attributes: AttributeContainer = AttributeContainer()) { _parts = string == "" ? [] : [AttributedString._Part(text: string, attributes: attributes)] }
    init(_ substring: AttributedSubstring) { _parts = substring._attributed._parts }
    init(stringLiteral value: String) { self.init(value) }
    init(localized key: String) { self.init(key) }
    init(markdown: String, options: AttributedString.MarkdownParsingOptions = MarkdownParsingOptions()) throws {
        _parts = []
        _read(Array(markdown), AttributeContainer())
    }
    var _attributed: AttributedString { get { self } set { self = newValue } }
    var _string: String { _parts.map { $0.text }.joined() }
    var _first: AttributeContainer { _parts.first?.attributes ?? AttributeContainer() }
    mutating func _change(_ change: (inout AttributeContainer) -> Void) { for index in _parts.indices { change(&_parts[index].attributes) } }
    var characters: String { get { _string } set { self = AttributedString(newValue, attributes: _first) } }
    var description: String { _string }
    var startIndex: AttributedString.Index { Index(_offset: 0) }
    var endIndex: AttributedString.Index { Index(_offset: _string.count) }
    func index(_ index: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index { Index(_offset: index._offset + distance) }
    var runs: AttributedString.Runs { _runs(from: 0) }
    func _runs(from first: Int) -> AttributedString.Runs {
        var start = first
        let list = _parts.map { part in
            let end = start + part.text.count
            defer { start = end }
            return Runs.Run(attributes: part.attributes, range: Index(_offset: start)..<Index(_offset: end))
        }
        return Runs(_runs: list)
    }
    func range(of text: String, options: String.CompareOptions = [], locale: Locale? = nil) -> Range<AttributedString.Index>? {
        let string = _string
        guard let found = string.range(of: text, options: options) else { return nil }
        let start = string.distance(from: string.startIndex, to: found.lowerBound)
        return Index(_offset: start)..<Index(_offset: start + string.distance(from: found.lowerBound, to: found.upperBound))
    }
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
    subscript(range: Range<AttributedString.Index>) -> AttributedSubstring {
        get { AttributedSubstring(_attributed: _slice(range.lowerBound._offset, range.upperBound._offset), _start: range.lowerBound._offset) }
        set { self = _slice(0, range.lowerBound._offset) + newValue._attributed + _slice(range.upperBound._offset, Int.max) }
    }
    subscript(range: PartialRangeFrom<AttributedString.Index>) -> AttributedSubstring {
        get { self[range.lowerBound..<endIndex] }
        set { self[range.lowerBound..<endIndex] = newValue }
    }
    subscript(range: PartialRangeUpTo<AttributedString.Index>) -> AttributedSubstring {
        get { self[startIndex..<range.upperBound] }
        set { self[startIndex..<range.upperBound] = newValue }
    }
    mutating func removeSubrange(_ range: Range<AttributedString.Index>) { replaceSubrange(range, with: AttributedString()) }
    mutating func insert(_ text: AttributedString, at index: AttributedString.Index) { replaceSubrange(index..<index, with: text) }
    mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) {
        for index in _parts.indices where _parts[index].attributes.merging(attributes) == _parts[index].attributes { _parts[index].attributes._replace(attributes, others) }
    }
    mutating func replaceSubrange(_ range: Range<AttributedString.Index>, with text: AttributedString) {
        self = _slice(0, range.lowerBound._offset) + text + _slice(range.upperBound._offset, Int.max)
    }
    mutating func append(_ text: AttributedString) { self = self + text }
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
    /// Inline Markdown: emphasis, code, strikethrough and links.
    mutating func _read(_ characters: [Character], _ attributes: AttributeContainer) {
        var (index, plain) = (0, "")
        while index < characters.count {
            if characters[index] == "\\", index + 1 < characters.count {
                plain.append(characters[index + 1])
                index += 2
                continue
            }
            guard let (inner, next, changed) = _marked(characters, index, attributes) else {
                plain.append(characters[index])
                index += 1
                continue
            }
            self += AttributedString(plain, attributes: attributes)
            plain = ""
            if changed.inlinePresentationIntent?.contains(.code) == true { self += AttributedString(String(inner), attributes: changed) } else { _read(inner, changed) }
            index = next
        }
        self += AttributedString(plain, attributes: attributes)
    }
    /// What is marked from here on, where it ends, and its attributes.
    func _marked(_ characters: [Character], _ start: Int, _ attributes: AttributeContainer) -> ([Character], Int, AttributeContainer)? {
        var changed = attributes
        if characters[start] == "[" {
            guard let close = characters[start...].firstIndex(of: "]"), close + 1 < characters.count, characters[close + 1] == "(",
                let end = characters[close...].firstIndex(of: ")")
            else { return nil }
            changed.link = URL(string: String(characters[(close + 2)..<end]))
            return (Array(characters[(start + 1)..<close]), end + 1, changed)
        }
        for (mark, intent) in [("**", InlinePresentationIntent.stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized), ("_", .emphasized), ("`", .code)] {
            let letters = Array(mark)
            guard start + 2 * letters.count < characters.count, Array(characters[start..<(start + letters.count)]) == letters else { continue }
            var end = start + letters.count + 1
            while end + letters.count <= characters.count {
                if Array(characters[end..<(end + letters.count)]) == letters {
                    changed.inlinePresentationIntent = (attributes.inlinePresentationIntent ?? []).union(intent)
                    return (Array(characters[(start + letters.count)..<end]), end + letters.count, changed)
                }
                end += 1
            }
        }
        return nil
    }
}
extension AccessibilityNotification.Announcement { init(_ message: AttributedString) { self.init(message._string) } }
extension Text {
    init(_ attributedContent: AttributedString) {
        let texts = attributedContent._parts.map { part in
            let attributes = part.attributes
            var text = Text(verbatim: part.text)
            if let font = attributes.font { text = text.font(font) }
            if let color = attributes.link == nil ? attributes.foregroundColor : attributes.foregroundColor ?? Color.accentColor { text = text.foregroundColor(color) }
            if attributes.underlineStyle != nil { text = text.underline() }
            if attributes.strikethroughStyle != nil || attributes.inlinePresentationIntent?.contains(.strikethrough) == true { text = text.strikethrough() }
            if attributes.inlinePresentationIntent?.contains(.stronglyEmphasized) == true { text = text.bold() }
            if attributes.inlinePresentationIntent?.contains(.emphasized) == true { text = text.italic() }
            if attributes.inlinePresentationIntent?.contains(.code) == true { text = text.monospaced() }
            if let kern = attributes.kern { text = text.kerning(kern) }
            if let tracking = attributes.tracking { text = text.tracking(tracking) }
            if let offset = attributes.baselineOffset { text = text.baselineOffset(offset) }
            return text
        }
        self = texts.dropFirst().reduce(texts.first ?? Text(verbatim: "")) { $0 + $1 }
    }
}
