// What an attributed text consists of: its runs, and its characters.
extension AttributedString {
    /// The longest parts whose attributes are the same.
    struct Runs: BidirectionalCollection, CustomStringConvertible {
        typealias Element = AttributedString.Runs.Run
        typealias Index = Int
        @dynamicMemberLookup struct Run: Hashable, CustomStringConvertible {
            let attributes: AttributeContainer
            let range: Range<AttributedString.Index>
            let _text: String
            subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? { attributes[key] }
            subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? { attributes[K.self] }
            subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> { ScopedAttributeContainer<S>(_container: attributes) }
            var description: String { _text + " " + attributes.description }
        }
        let _runs: [AttributedString.Runs.Run]
        init(_ parts: [AttributedString._Part], _ start: Int) {
            var start = start
            _runs = parts.map { part in
                let end = start + part.text.count
                defer { start = end }
                return Run(attributes: part.attributes, range: AttributedString.Index(_offset: start)..<AttributedString.Index(_offset: end), _text: part.text)
            }
        }
        var startIndex: Int { 0 }
        var endIndex: Int { _runs.count }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        subscript(position: Int) -> AttributedString.Runs.Run { _runs[position] }
        subscript(position: AttributedString.Index) -> AttributedString.Runs.Run { _runs.first { $0.range.upperBound > position }! }
        var description: String { _runs.map { $0.description }.joined(separator: "\n") }
        /// The values of attributes, each with the range for which they hold.
        subscript<T: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, T>) -> AttributedString.Runs.AttributesSlice1<T> { self[T.self] }
        subscript<T: AttributedStringKey>(_ key: T.Type) -> AttributedString.Runs.AttributesSlice1<T> {
            AttributesSlice1<T>(_list: _grouped { $0[T.self] == $1[T.self] }.map { ($0.0[T.self], $0.1) })
        }
        subscript<T: AttributedStringKey, U: AttributedStringKey>(_ t: KeyPath<AttributeDynamicLookup, T>, _ u: KeyPath<AttributeDynamicLookup, U>) -> AttributedString.Runs.AttributesSlice2<T, U> {
            AttributesSlice2<T, U>(_list: _grouped { $0[T.self] == $1[T.self] && $0[U.self] == $1[U.self] }.map { ($0.0[T.self], $0.0[U.self], $0.1) })
        }
        subscript<T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey>(_ t: KeyPath<AttributeDynamicLookup, T>, _ u: KeyPath<AttributeDynamicLookup, U>, _ v: KeyPath<AttributeDynamicLookup, V>) -> AttributedString.Runs.AttributesSlice3<T, U, V> {
            AttributesSlice3<T, U, V>(_list: _grouped { $0[T.self] == $1[T.self] && $0[U.self] == $1[U.self] && $0[V.self] == $1[V.self] }.map { ($0.0[T.self], $0.0[U.self], $0.0[V.self], $0.1) })
        }
        /// Neighbors that are the same in some attributes, as one.
        func _grouped(_ areSame: (AttributeContainer, AttributeContainer) -> Bool) -> [(AttributeContainer, Range<AttributedString.Index>)] {
            var groups: [(AttributeContainer, Range<AttributedString.Index>)] = []
            for run in _runs {
                if let last = groups.last, areSame(last.0, run.attributes) {
                    groups[groups.count - 1].1 = last.1.lowerBound..<run.range.upperBound
                } else {
                    groups.append((run.attributes, run.range))
                }
            }
            return groups
        }
        struct AttributesSlice1<T: AttributedStringKey>: BidirectionalCollection {
            typealias Element = (T.Value?, Range<AttributedString.Index>)
            typealias Index = Int
            let _list: [(T.Value?, Range<AttributedString.Index>)]
            var startIndex: Int { 0 }
            var endIndex: Int { _list.count }
            func index(after i: Int) -> Int { i + 1 }
            func index(before i: Int) -> Int { i - 1 }
            subscript(position: Int) -> (T.Value?, Range<AttributedString.Index>) { _list[position] }
        }
        struct AttributesSlice2<T: AttributedStringKey, U: AttributedStringKey>: BidirectionalCollection {
            typealias Element = (T.Value?, U.Value?, Range<AttributedString.Index>)
            typealias Index = Int
            let _list: [(T.Value?, U.Value?, Range<AttributedString.Index>)]
            var startIndex: Int { 0 }
            var endIndex: Int { _list.count }
            func index(after i: Int) -> Int { i + 1 }
            func index(before i: Int) -> Int { i - 1 }
            subscript(position: Int) -> (T.Value?, U.Value?, Range<AttributedString.Index>) { _list[position] }
        }
        struct AttributesSlice3<T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey>: BidirectionalCollection {
            typealias Element = (T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>)
            typealias Index = Int
            let _list: [(T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>)]
            var startIndex: Int { 0 }
            var endIndex: Int { _list.count }
            func index(after i: Int) -> Int { i + 1 }
            func index(before i: Int) -> Int { i - 1 }
            subscript(position: Int) -> (T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>) { _list[position] }
        }
    }
    /// The characters, at the text's own indices: what is put in gets the attributes of its neighbor.
    struct CharacterView: BidirectionalCollection, RangeReplaceableCollection {
        typealias Element = Character
        typealias Index = AttributedString.Index
        var _text: AttributedString
        var _start = 0
        var _characters: [Character]
        init() { (_text, _characters) = (AttributedString(), []) }
        init(_ text: AttributedString, _ start: Int) {
            (_text, _start) = (text, start)
            _characters = Array(text._string)
        }
        var startIndex: AttributedString.Index { AttributedString.Index(_offset: _start) }
        var endIndex: AttributedString.Index { AttributedString.Index(_offset: _start + _characters.count) }
        func index(after i: AttributedString.Index) -> AttributedString.Index { AttributedString.Index(_offset: i._offset + 1) }
        func index(before i: AttributedString.Index) -> AttributedString.Index { AttributedString.Index(_offset: i._offset - 1) }
        subscript(position: AttributedString.Index) -> Character { _characters[position._offset - _start] }
        mutating func replaceSubrange<C: Collection>(_ subrange: Range<AttributedString.Index>, with newElements: C) where C.Element == Character {
            let (from, to) = (subrange.lowerBound._offset - _start, subrange.upperBound._offset - _start)
            let neighbor = from < to ? from : max(0, from - 1)
            let attributes = _text._slice(neighbor, neighbor + 1)._parts.first?.attributes ?? AttributeContainer()
            self = CharacterView(_text._slice(0, from) + AttributedString(String(newElements), attributes: attributes) + _text._slice(to, Int.max), _start)
        }
    }
    /// What a closure may change of an attribute.
    struct SingleAttributeTransformer<T: AttributedStringKey> {
        var range: Range<AttributedString.Index>
        var value: T.Value?
        var _other = AttributeContainer()
        /// With another attribute in its place.
        mutating func replace<U: AttributedStringKey>(with key: U.Type, value: U.Value) {
            self.value = nil
            _other = AttributeContainer()
            _other[key] = value
        }
        mutating func replace<U: AttributedStringKey>(with keyPath: KeyPath<AttributeDynamicLookup, U>, value: U.Value) { replace(with: U.self, value: value) }
    }
    func transformingAttributes<K: AttributedStringKey>(_ key: K.Type, _ transform: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString {
        var changed = AttributedString()
        for (value, range) in runs[key] {
            var transformer = SingleAttributeTransformer<K>(range: range, value: value)
            transform(&transformer)
            var part = AttributedString(self[range])
            part[key] = transformer.value
            part.mergeAttributes(transformer._other)
            changed += part
        }
        return changed
    }
    func transformingAttributes<K: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, K>, _ transform: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString { transformingAttributes(K.self, transform) }
}
