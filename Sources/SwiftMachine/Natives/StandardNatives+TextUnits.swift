import SwiftModel

/// Places in texts between units of UTF-16. A snippet's `String.Index` counts bytes of UTF-8; the place between the two units of one scalar is two bytes after its first.
extension StandardNatives {
    static func bindTextUnits(_ table: inout [String: DirectFunction]) {
        // A text counts them once.
        table["String._utf16Count()"] = { call in .int(try call.string(0).utf16.count) }
        table["String._unit(_: Int)"] = { call in
            let text = try call.string(0)
            guard let index = text.unitPlace(try call.int(1)), index < text.endIndex else { throw outOfBounds }
            return .int(Int(text.utf16[index]))
        }
        table["String._movedUnit(_: Int, _: Int)"] = { call in
            let (text, distance) = (try call.string(0), try call.int(2))
            try call.machine.budget.charge(min(64, Int(clamping: distance.magnitude)))
            guard let start = text.unitPlace(try call.int(1)),
                let moved = text.utf16.index(start, offsetBy: distance, limitedBy: distance < 0 ? text.startIndex : text.endIndex)
            else { throw outOfBounds }
            return .int(text.unitOffset(moved))
        }
        table["String._units(before: Int)"] = { call in
            let text = try call.string(0)
            try call.machine.budget.charge(64)
            guard let index = text.unitPlace(try call.int(1)) else { throw outOfBounds }
            return .int(text.utf16.distance(from: text.startIndex, to: index))
        }
        table["String._bytes(_: Int, _: Int, _: Int, _: Int)"] = { call in
            let (text, location, length) = (try call.string(0), try call.int(3), try call.int(4))
            try call.machine.budget.charge(64)
            guard let lower = text.unitPlace(try call.int(1)), let upper = text.unitPlace(try call.int(2)), location >= 0, length >= 0 else { return .none }
            guard let start = text.utf16.index(lower, offsetBy: location, limitedBy: upper),
                let end = text.utf16.index(start, offsetBy: length, limitedBy: upper)
            else { return .none }
            // A unit within a scalar belongs to that one.
            func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index.samePosition(in: text.unicodeScalars) ?? index) }
            return .box(Box([.int(offset(start)), .int(offset(end))]))
        }
        table["String._isPlace(_: Int, _: Bool)"] = { call in
            let (text, offset) = (try call.string(0), try call.int(1))
            guard offset >= 0, let index = text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) else { return .bool(false) }
            return .bool(try call.bool(2) ? String.Index(index, within: text) != nil : index.samePosition(in: text.unicodeScalars) != nil)
        }
    }

    private static var outOfBounds: RuntimeError { RuntimeError("index-out-of-range", "String index is out of bounds") }
}

extension String {
    /// The place that a snippet counts in bytes; nil where the text ends before. Within a scalar it is the scalar's, or the one between its units.
    fileprivate func unitPlace(_ offset: Int) -> String.Index? {
        guard offset >= 0, let index = utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return nil }
        if index == endIndex || utf8[index] & 0xc0 != 0x80 { return index }
        var (start, distance) = (index, 0)
        while start > startIndex, utf8[start] & 0xc0 == 0x80 { (start, distance) = (utf8.index(before: start), distance + 1) }
        return distance >= 2 && utf8[start] >= 0xf0 ? utf16.index(after: start) : start
    }

    /// The bytes before a place, as snippets count them.
    fileprivate func unitOffset(_ index: String.Index) -> Int {
        if index == endIndex || !UTF16.isTrailSurrogate(utf16[index]) { return utf8.distance(from: startIndex, to: index) }
        return utf8.distance(from: startIndex, to: utf16.index(before: index)) + 2
    }
}
