import RegularExpressions
import SwiftModel

/// What Foundation's expressions need.
extension StandardNatives {
    static func bindTextRanges(_ table: inout [String: DirectFunction]) {
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

    private static func range(_ call: DirectCall) throws -> Range<Int> {
        let (lower, upper) = (try call.int(2), try call.int(3))
        guard lower <= upper else { throw RuntimeError("range", "Range requires lowerBound <= upperBound") }
        return lower..<upper
    }
}
