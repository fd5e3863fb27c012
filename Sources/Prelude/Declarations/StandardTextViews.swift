// Places in texts, and the bytes, units and scalars of parts of texts, whose places are those of the text.
extension Substring {
    /// The bytes of a part of a text.
    struct UTF8View: BidirectionalCollection, Sendable {
        typealias Element = UInt8
        typealias Index = String.Index
        typealias SubSequence = Substring.UTF8View
        typealias Iterator = IndexingIterator<Substring.UTF8View>
        let _slice: Slice<String.UTF8View>
        var _base: String.UTF8View { _slice._base }
        var startIndex: String.Index { _slice._startIndex }
        var endIndex: String.Index { _slice._endIndex }
        init(_ text: String, _ bounds: Range<String.Index>) {
            _checkRange(bounds.lowerBound._offset, bounds.upperBound._offset, 0, text._byteCount)
            _slice = Slice(base: text.utf8, bounds: bounds)
        }
        func index(after i: String.Index) -> String.Index { _base.index(after: i) }
        func index(before i: String.Index) -> String.Index { _base.index(before: i) }
        func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { _base.index(i, offsetBy: distance) }
        func distance(from start: String.Index, to end: String.Index) -> Int { _base.distance(from: start, to: end) }
        subscript(_ position: String.Index) -> UInt8 {
            _checkIndex(position._offset, startIndex._offset, endIndex._offset)
            return _base[position]
        }
        subscript(_ bounds: Range<String.Index>) -> Substring.UTF8View {
            _checkRange(bounds.lowerBound._offset, bounds.upperBound._offset, startIndex._offset, endIndex._offset)
            return Substring.UTF8View(_base._text, bounds)
        }
    }
    var utf8: Substring.UTF8View { Substring.UTF8View(_base, startIndex..<endIndex) }
    init(_ content: Substring.UTF8View) { self = content._base._text[content.startIndex..<content.endIndex] }
}
extension Substring {
    /// The units of UTF-16 of a part of a text.
    struct UTF16View: BidirectionalCollection, Sendable {
        typealias Element = UInt16
        typealias Index = String.Index
        typealias SubSequence = Substring.UTF16View
        typealias Iterator = IndexingIterator<Substring.UTF16View>
        let _slice: Slice<String.UTF16View>
        var _base: String.UTF16View { _slice._base }
        var startIndex: String.Index { _slice._startIndex }
        var endIndex: String.Index { _slice._endIndex }
        init(_ text: String, _ bounds: Range<String.Index>) {
            _checkRange(bounds.lowerBound._offset, bounds.upperBound._offset, 0, text._byteCount)
            _slice = Slice(base: text.utf16, bounds: bounds)
        }
        func index(after i: String.Index) -> String.Index { _base.index(after: i) }
        func index(before i: String.Index) -> String.Index { _base.index(before: i) }
        func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { _base.index(i, offsetBy: distance) }
        func distance(from start: String.Index, to end: String.Index) -> Int { _base.distance(from: start, to: end) }
        subscript(_ position: String.Index) -> UInt16 {
            _checkIndex(position._offset, startIndex._offset, endIndex._offset)
            return _base[position]
        }
        subscript(_ bounds: Range<String.Index>) -> Substring.UTF16View {
            _checkRange(bounds.lowerBound._offset, bounds.upperBound._offset, startIndex._offset, endIndex._offset)
            return Substring.UTF16View(_base._text, bounds)
        }
    }
    var utf16: Substring.UTF16View { Substring.UTF16View(_base, startIndex..<endIndex) }
    init(_ content: Substring.UTF16View) { self = content._base._text[content.startIndex..<content.endIndex] }
}
extension Substring {
    /// The Unicode scalars of a part of a text.
    struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, Sendable {
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
        typealias SubSequence = Substring.UnicodeScalarView
        typealias Iterator = IndexingIterator<Substring.UnicodeScalarView>
        var _slice: Slice<String.UnicodeScalarView>
        var _base: String.UnicodeScalarView { _slice._base }
        var startIndex: String.Index { _slice._startIndex }
        var endIndex: String.Index { _slice._endIndex }
        init(_ text: String, _ bounds: Range<String.Index>) {
            _checkRange(bounds.lowerBound._offset, bounds.upperBound._offset, 0, text._byteCount)
            _slice = Slice(base: text.unicodeScalars, bounds: bounds)
        }
        init() { self.init("", "".startIndex..<"".endIndex) }
        mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C) where C.Element == Unicode.Scalar {
            var base = _base
            base.replaceSubrange(subrange, with: newElements)
            let end = endIndex._offset + base._text._byteCount - _base._text._byteCount
            self = Substring.UnicodeScalarView(base._text, startIndex..<String.Index(_offset: end))
        }
        func index(after i: String.Index) -> String.Index { _base.index(after: i) }
        func index(before i: String.Index) -> String.Index { _base.index(before: i) }
        func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { _base.index(i, offsetBy: distance) }
        func distance(from start: String.Index, to end: String.Index) -> Int { _base.distance(from: start, to: end) }
        subscript(_ position: String.Index) -> Unicode.Scalar {
            _checkIndex(position._offset, startIndex._offset, endIndex._offset)
            return _base[position]
        }
        subscript(_ bounds: Range<String.Index>) -> Substring.UnicodeScalarView {
            _checkRange(bounds.lowerBound._offset, bounds.upperBound._offset, startIndex._offset, endIndex._offset)
            return Substring.UnicodeScalarView(_base._text, bounds)
        }
    }
    var unicodeScalars: Substring.UnicodeScalarView { Substring.UnicodeScalarView(_base, startIndex..<endIndex) }
    init(_ content: Substring.UnicodeScalarView) { self = content._base._text[content.startIndex..<content.endIndex] }
}
extension String {
    init?(_ bytes: Substring.UTF8View) {
        guard bytes._base._text._isScalarPlace(bytes.startIndex), bytes._base._text._isScalarPlace(bytes.endIndex) else { return nil }
        self = String(Substring(bytes))
    }
    init?(_ units: Substring.UTF16View) {
        guard units._base._text._isScalarPlace(units.startIndex), units._base._text._isScalarPlace(units.endIndex) else { return nil }
        self = String(Substring(units))
    }
    init(_ scalars: Substring.UnicodeScalarView) { self = String(Substring(scalars)) }
    init(_ bytes: String.UTF8View) { self = bytes._text }
    init(_ units: String.UTF16View) { self = units._text }
    func _isScalarPlace(_ place: String.Index) -> Bool { _isPlace(place._offset, false) }
    /// Whether a scalar begins or the text ends so many bytes from its beginning; or a character, or the text ends.
    func _isPlace(_ offset: Int, _ isOfCharacters: Bool) -> Bool
}
extension String.Index {
    init<S: StringProtocol>(utf16Offset offset: Int, in text: S) {
        self = String.Index(_offset: text._whole._movedUnit(text.startIndex._offset, offset))
    }
    init?(_ place: String.Index, within text: String) {
        guard text._isPlace(place._offset, true) else { return nil }
        self = place
    }
    init?<S: StringProtocol>(_ place: String.Index, within text: S) {
        guard place >= text.startIndex, place <= text.endIndex, text._whole._isPlace(place._offset, true) else { return nil }
        self = place
    }
    init?(_ place: String.Index, within scalars: String.UnicodeScalarView) {
        guard scalars._text._isScalarPlace(place) else { return nil }
        self = place
    }
    init?(_ place: String.Index, within units: String.UTF16View) {
        guard place <= units.endIndex else { return nil }
        self = place
    }
    init?(_ place: String.Index, within bytes: String.UTF8View) {
        guard bytes._text._isScalarPlace(place) else { return nil }
        self = place
    }
    func utf16Offset<S: StringProtocol>(in text: S) -> Int { text._whole._units(before: _offset) - text._whole._units(before: text.startIndex._offset) }
    func samePosition(in text: String) -> String.Index? { String.Index(self, within: text) }
    func samePosition(in scalars: String.UnicodeScalarView) -> String.Index? { String.Index(self, within: scalars) }
    func samePosition(in units: String.UTF16View) -> String.Index? { String.Index(self, within: units) }
    func samePosition(in bytes: String.UTF8View) -> String.Index? { String.Index(self, within: bytes) }
}
extension String {
    /// Texts are held in UTF-8.
    var isContiguousUTF8: Bool { true }
    mutating func makeContiguousUTF8() {}
}
extension String.UTF8View {
    func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R? { try Array(self).withUnsafeBufferPointer(body) }
}
