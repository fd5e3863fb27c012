/// What a pattern looks at in one step: a character, or a scalar where scalars are matched.
enum TextUnit {
    case ascii(UInt8)
    case character(Character)
}

/// The part of a text that is matched. Places are offsets in bytes of UTF-8.
struct Subject {
    let text: String
    /// Those of the text.
    let bytes: UnsafeBufferPointer<UInt8>
    let bounds: Range<Int>
    let matchesScalars: Bool
    private let part: Substring

    init(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ bounds: Range<Int>, matchesScalars: Bool) {
        (self.text, self.bytes, self.bounds, self.matchesScalars) = (text, bytes, bounds, matchesScalars)
        part = text[Self.index(bounds.lowerBound, text)..<Self.index(bounds.upperBound, text)]
    }

    private static func index(_ offset: Int, _ text: String) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

    private func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

    /// The unit at a place before the end, and where it ends.
    @inline(__always)
    func unit(at place: Int) -> (TextUnit, end: Int) {
        let byte = bytes[place]
        if byte < 128, place + 1 == bounds.upperBound || matchesScalars || (bytes[place + 1] < 128 && !(byte == 13 && bytes[place + 1] == 10)) {
            return (.ascii(byte), place + 1)
        }
        return longUnit(at: place)
    }

    @inline(never)
    private func longUnit(at place: Int) -> (TextUnit, end: Int) {
        let index = Self.index(place, text)
        if matchesScalars { return (.character(Character(part.unicodeScalars[index])), offset(part.unicodeScalars.index(after: index))) }
        return (.character(part[index]), offset(part.index(after: index)))
    }

    /// Where the unit begins that ends at a place after the beginning.
    @inline(__always)
    func start(ofUnitBefore place: Int) -> Int {
        if bytes[place - 1] < 128 {
            if place - 1 == bounds.lowerBound || matchesScalars { return place - 1 }
            let byte = bytes[place - 2]
            if byte < 128, !(byte == 13 && bytes[place - 1] == 10) { return place - 1 }
        }
        let index = Self.index(place, text)
        return offset(matchesScalars ? part.unicodeScalars.index(before: index) : part.index(before: index))
    }

    func character(at place: Int) -> (Character, end: Int)? {
        guard place < bounds.upperBound else { return nil }
        let (unit, end) = unit(at: place)
        return (unit.character, end)
    }

    func character(before place: Int) -> (Character, start: Int)? {
        guard place > bounds.lowerBound else { return nil }
        let start = start(ofUnitBefore: place)
        return (unit(at: start).0.character, start)
    }
}

extension TextUnit {
    var character: Character {
        switch self {
        case .ascii(let byte): Character(Unicode.Scalar(byte))
        case .character(let character): character
        }
    }
}
