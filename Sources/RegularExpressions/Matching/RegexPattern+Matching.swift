import SwiftModel

/// What a capture of a match found.
package struct FoundCapture {
    /// Nil where it took no part.
    package var range: Range<Int>?
    /// What its transformation made is kept under this number.
    package var value: Int?
}

/// A match, in offsets in bytes of UTF-8.
package struct FoundMatch {
    package let range: Range<Int>
    package let captures: [FoundCapture]
}

/// Where a match may be.
package enum MatchPlace: Int { case anywhere, atStart, whole }

extension RegexPattern {
    /// The first match in a part of a text.
    ///
    /// - Parameters:
    ///   - start: where it may begin at the earliest.
    ///   - transform: makes the value of a capture that has a transformation, and gives the number that it's kept under; nil where the text doesn't do.
    package func firstMatch(
        in text: String, within bounds: Range<Int>, from start: Int, _ place: MatchPlace, _ budget: Budget,
        transform: @escaping (CaptureGroup, Range<Int>) throws -> Int? = { _, _ in nil }
    ) throws -> FoundMatch? {
        guard !isTooLarge else { throw RuntimeError("regex-size", Self.sizeMessage, help: "make it of fewer parts") }
        var text = text
        text.makeContiguousUTF8()
        let whole = text
        return try text.withUTF8 { bytes in
            guard bounds.lowerBound >= 0, bounds.upperBound <= bytes.count, bounds.contains(start) || start == bounds.upperBound else {
                throw RuntimeError("index-out-of-range", "String index is out of bounds")
            }
            let subject = Subject(whole, bytes, bounds, matchesScalars: program.matchesScalars)
            var matcher = Matcher(program, subject, budget, isWhole: place == .whole, from: start, transform)
            var current = start
            while true {
                if place == .anywhere, let first = program.firstByte {
                    try budget.charge()
                    while current < bounds.upperBound, bytes[current] != first {
                        try budget.charge(bytes: 1)
                        current += 1
                    }
                    if current == bounds.upperBound { return nil }
                }
                if try matcher.matches(at: current) { return FoundMatch(range: current..<max(current, matcher.position), captures: matcher.captures) }
                guard place == .anywhere, current < bounds.upperBound else { return nil }
                current = subject.unit(at: current).end
            }
        }
    }

    static let sizeMessage = "the regular expression has too many parts"
}
