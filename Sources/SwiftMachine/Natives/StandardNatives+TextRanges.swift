import RegularExpressions
import SwiftModel

/// What Foundation's texts and expressions need, which count in UTF-16.
extension StandardNatives {
    static func bindTextRanges(_ table: inout [String: DirectFunction]) {
        table["String._units(before: Int)"] = { call in
            let (text, offset) = (try call.string(0), try call.int(1))
            try call.machine.budget.charge(64)
            guard let index = text.place(offset) else { throw outOfBounds }
            return .int(text.utf16.distance(from: text.startIndex, to: index))
        }
        table["String._bytes(_: Int, _: Int, _: Int, _: Int)"] = { call in
            let (text, location, length) = (try call.string(0), try call.int(3), try call.int(4))
            try call.machine.budget.charge(64)
            guard let lower = text.place(try call.int(1)), let upper = text.place(try call.int(2)), location >= 0, length >= 0 else { return .none }
            guard let start = text.utf16.index(lower, offsetBy: location, limitedBy: upper),
                let end = text.utf16.index(start, offsetBy: length, limitedBy: upper)
            else { return .none }
            // A unit within a scalar belongs to that one.
            func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index.samePosition(in: text.unicodeScalars) ?? index) }
            return .box(Box([.int(offset(start)), .int(offset(end))]))
        }
        table["_foundationPattern(_: String, _: Int)"] = { call in
            let (text, options) = (try call.text(0), try call.int(1))
            var pattern: RegexPattern
            if options & 4 != 0 {
                pattern = RegexPattern(verbatim: text).with(.matchesScalars(true))
            } else {
                guard let read = try? call.machine.patterns.pattern(text, isExtended: options & 2 != 0, isOfFoundation: true) else { return .none }
                pattern = read
            }
            if options & 1 != 0 { pattern = pattern.with(.ignoresCase(true)) }
            if options & 8 != 0 { pattern = pattern.with(.dotMatchesNewlines(true)) }
            if options & 16 != 0 { pattern = pattern.with(.anchorsMatchLineEndings(true)) }
            return .native(pattern)
        }
        table["_RegexPattern._captureCount()"] = { call in .int(try pattern(call[0]).captures.count) }
        table["_RegexPattern._matches(_: String, _: Int, _: Int, _: Bool)"] = { call in
            let (pattern, text) = (try pattern(call[0]), try call.string(1))
            let found = try matches(of: pattern, in: text, try range(call), isAnchored: call.bool(4), call.machine)
            return try call.made(found.map { .native(RegexMatch(text, $0, pattern, [])) })
        }
        table["_RegexPattern._replacing(_: String, _: Int, _: Int, _: Bool, _: String)"] = { call in
            let (pattern, text) = (try pattern(call[0]), try call.string(1))
            let found = try matches(of: pattern, in: text, try range(call), isAnchored: call.bool(4), call.machine)
            return try call.made(replacing(matches: found, of: pattern, in: text, with: call.string(5), call.machine))
        }
    }

    private static var outOfBounds: RuntimeError { RuntimeError("index-out-of-range", "String index is out of bounds") }

    private static func range(_ call: DirectCall) throws -> Range<Int> {
        let (lower, upper) = (try call.int(2), try call.int(3))
        guard lower <= upper else { throw RuntimeError("range", "Range requires lowerBound <= upperBound") }
        return lower..<upper
    }
}

extension String {
    /// The place that is so many bytes from the beginning; nil where the text ends before.
    fileprivate func place(_ offset: Int) -> String.Index? {
        offset >= 0 ? utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex) : nil
    }
}
