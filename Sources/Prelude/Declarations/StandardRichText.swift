// Editors of attributed texts: what is selected, and its attributes. Nobody types: the program selects.
/// What is selected in an attributed text: ranges, or a place where text goes in. A new one is at the start.
/// - Since: iOS 26
struct AttributedTextSelection: Hashable {
    enum Indices: Hashable { case insertionPoint(AttributedString.Index), ranges(RangeSet<AttributedString.Index>) }
    var _indices = AttributedTextSelection.Indices.insertionPoint(AttributedString.Index(_offset: 0))
    /// Those of what is put in, where they aren't its neighbor's.
    var _typing: AttributeContainer?
    init() {}
    init(range: Range<AttributedString.Index>) { _indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)) }
    init(ranges: RangeSet<AttributedString.Index>) { _indices = .ranges(ranges) }
    init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        _indices = .insertionPoint(insertionPoint)
        _typing = typingAttributes
    }
    /// What is selected, as far as the text goes.
    func indices(in text: AttributedString) -> AttributedTextSelection.Indices {
        switch _indices {
        case .insertionPoint(let index): .insertionPoint(min(index, text.endIndex))
        case .ranges(let ranges): .ranges(ranges.intersection(RangeSet(text.startIndex..<text.endIndex)))
        }
    }
    func _ranges(in text: AttributedString) -> [Range<AttributedString.Index>] {
        switch indices(in: text) {
        case .insertionPoint(let index): [index..<index]
        case .ranges(let ranges): Array(ranges.ranges)
        }
    }
    /// The attributes that a text gets which is put in here: those of the character before, or of the first one.
    func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing = _typing { return typing }
        guard let range = _ranges(in: text).first else { return AttributeContainer() }
        let neighbor = range.isEmpty ? max(0, range.lowerBound._offset - 1) : range.lowerBound._offset
        return text._slice(neighbor, neighbor + 1)._parts.first?.attributes ?? AttributeContainer()
    }
    func attributes(in text: AttributedString) -> AttributedTextSelection.Attributes {
        switch indices(in: text) {
        case .insertionPoint: Attributes(_containers: [typingAttributes(in: text)])
        case .ranges: Attributes(_containers: text[self].runs.map { $0.attributes })
        }
    }
    /// The attributes of all runs that are selected.
    struct Attributes {
        let _containers: [AttributeContainer]
        subscript<K: AttributedStringKey>(_ key: K.Type) -> [K.Value?] { _containers.map { $0[key] } }
        subscript<K: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, K>) -> [K.Value?] { self[K.self] }
    }
}
/// - Since: iOS 26
extension TextEditor { init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) { self.init(text: text) } }
/// Parts of a text that needn't be neighbors.
/// - Since: iOS 26
@dynamicMemberLookup struct DiscontiguousAttributedSubstring: Hashable {
    var _base: AttributedString
    let _ranges: [Range<AttributedString.Index>]
    var _whole: AttributedString { _ranges.reduce(AttributedString()) { $0 + _base[$1] } }
    var runs: AttributedString.Runs { _whole.runs }
    var characters: AttributedString.CharacterView { _whole.characters }
    subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? {
        get { _whole[key] }
        set { for range in _ranges { _base[range][key] = newValue } }
    }
    subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? { get { self[K.self] } set { self[K.self] = newValue } }
}
/// - Since: iOS 26
extension AttributedString {
    init(_ substring: DiscontiguousAttributedSubstring) { self = substring._whole }
    subscript(_ indices: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring {
        get { DiscontiguousAttributedSubstring(_base: self, _ranges: Array(indices.ranges)) }
        set { self = newValue._base }
    }
    subscript(_ selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring { DiscontiguousAttributedSubstring(_base: self, _ranges: selection._ranges(in: self)) }
    /// Changes the attributes of what is selected, or of what is put in there.
    mutating func transformAttributes(in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void) {
        guard case .ranges = selection.indices(in: self) else {
            var typing = selection.typingAttributes(in: self)
            body(&typing)
            selection._typing = typing
            return
        }
        for range in selection._ranges(in: self) {
            var part = AttributedString(self[range])
            part._change(body)
            self[range] = AttributedSubstring(_attributed: part, _start: range.lowerBound._offset)
        }
    }
    /// Puts a text in the place of what is selected, which is after it then.
    mutating func replaceSelection<S: AttributedStringProtocol>(_ selection: inout AttributedTextSelection, with content: S) {
        let ranges = selection._ranges(in: self)
        guard let first = ranges.first else { return }
        for range in ranges.reversed() { removeSubrange(range) }
        insert(content, at: first.lowerBound)
        selection = AttributedTextSelection(insertionPoint: index(first.lowerBound, offsetByCharacters: content._attributed._string.count))
    }
    mutating func replaceSelection<C: Collection>(_ selection: inout AttributedTextSelection, withCharacters characters: C) where C.Element == Character {
        replaceSelection(&selection, with: AttributedString(String(characters), attributes: selection.typingAttributes(in: self)))
    }
}
/// What definitions of formats are made with.
/// - Since: iOS 26
@resultBuilder enum _TextDefinitionBuilder {
    static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }
    static func buildPartialBlock<D: AttributedTextFormattingDefinition>(first: D) -> D { first }
    static func buildPartialBlock<A: AttributedTextFormattingDefinition, B: AttributedTextFormattingDefinition>(accumulated: A, next: B) -> _DefinitionPair<A, B> { _DefinitionPair(_first: accumulated, _second: next) }
}
/// Which attributes the text of an editor may have. Nobody types: it changes nothing.
/// - Since: iOS 26
protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Scope: AttributeScope
    associatedtype Body
    @_TextDefinitionBuilder var body: Body { get }
}
struct _DefinitionPair<A: AttributedTextFormattingDefinition, B: AttributedTextFormattingDefinition>: AttributedTextFormattingDefinition {
    typealias Scope = A.Scope
    let _first: A
    let _second: B
    var body: Never { return fatalError() }
}
/// Which values an attribute may have beside the others.
/// - Since: iOS 26
protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition {
    associatedtype AttributeKey: AttributedStringKey
    typealias Attributes = AttributeContainer
    func constrain(_ container: inout AttributeContainer)
}
extension AttributedTextValueConstraint { var body: Never { return fatalError() } }
/// - Since: iOS 26
extension View {
    @_inert func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View
    @_inert func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: KeyPath<AttributeScopes, S.Type>) -> some View
}
