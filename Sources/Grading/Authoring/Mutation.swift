import Course
import Diagnostics
import Playground

/// A solution with one change: a modifier dropped, swapped with the next or with a number in it changed, a part taken away, a constant for a computed value.
struct Mutation {
    let text: String
    /// What was done: `without .padding(4)`.
    let change: String
    let span: Span

    /// All changes, those of modifiers first.
    ///
    /// - Parameter constants: literals to replace computed values by.
    static func all(of solution: Fragment, constants: [String]) -> [Mutation] {
        let parts = Playground.parts(of: solution.source)
        let dropped = parts.removable.map { range in
            Mutation(
                text: solution.replacing([(range, "")]).text, change: "without \(shortened(solution.source.text(in: range)))",
                span: solution.span(of: range))
        }
        let replaced = parts.computed.flatMap { range in
            let old = solution.source.text(in: range)
            return constants.filter { $0 != old }.map { constant in
                Mutation(
                    text: solution.replacing([(range, constant)]).text, change: "with \(constant) for \(shortened(old))", span: solution.span(of: range))
            }
        }
        return modified(solution) + dropped + replaced
    }

    private static func shortened(_ text: String) -> String {
        let line = folded(text.hasSuffix(";") ? String(text.dropLast()) : text)
        return line.count > 60 ? line.prefix(60) + "…" : line
    }

    private static func modified(_ solution: Fragment) -> [Mutation] {
        let modifiers = modifiers(in: solution.source.utf8)
        var result: [Mutation] = []
        func add(_ edits: [(range: Range<Int>, text: String)], _ change: String, at range: Range<Int>) {
            result.append(Mutation(text: solution.replacing(edits).text, change: change, span: solution.span(of: range)))
        }
        func text(_ range: Range<Int>) -> String { solution.source.text(in: range) }
        for (index, modifier) in modifiers.enumerated() {
            add([(modifier, "")], "without \(folded(text(modifier)))", at: modifier)
            // Modifiers in a closure of this one begin before its end.
            if let next = modifiers[(index + 1)...].first(where: { $0.lowerBound >= modifier.upperBound }),
                isSpace(solution, modifier.upperBound..<next.lowerBound)
            {
                if text(modifier) != text(next) {
                    add([(modifier, text(next)), (next, text(modifier))], "with \(folded(text(next))) before \(folded(text(modifier)))", at: modifier)
                }
            }
            for number in numbers(in: solution.source.utf8, modifier) {
                guard let value = Double(text(number)), value < 1e9 else { continue }
                let changed = shownNumber(value + 7)
                add([(number, changed)], "with \(changed) for \(text(number))", at: number)
            }
        }
        return result
    }

    private static func isSpace(_ solution: Fragment, _ range: Range<Int>) -> Bool { solution.part(range).isBlank }

    /// Calls `.name(…) {…}` with their leading dot; a dot that begins an implicit member (`.red`, after `(`, `,` or `:`) does not count.
    private static func modifiers(in bytes: [UInt8]) -> [Range<Int>] {
        let outside = Set(bytes.offsetsOutsideStrings())
        return bytes.indices.compactMap { dot in
            guard bytes[dot] == UInt8(ascii: "."), outside.contains(dot) else { return nil }
            guard let before = bytes[..<dot].last(where: { !isSpace($0) }), isWord(before) || [UInt8(ascii: ")"), UInt8(ascii: "}")].contains(before) else {
                return nil
            }
            var end = dot + 1
            while end < bytes.count, isWord(bytes[end]) { end += 1 }
            guard end > dot + 1, bytes[dot + 1] | 0x20 >= 0x61, let closed = argumentsEnd(bytes, from: end, outside) else { return nil }
            return dot..<closed
        }
    }

    /// The end of a call's parentheses and trailing closure; nil where there are none.
    private static func argumentsEnd(_ bytes: [UInt8], from start: Int, _ outside: Set<Int>) -> Int? {
        var end = start
        var found = false
        for (open, close) in [(UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "{"), UInt8(ascii: "}"))] {
            var next = end
            while next < bytes.count, bytes[next] == 0x20 { next += 1 }
            guard next < bytes.count, bytes[next] == open, open == UInt8(ascii: "{") || next == end else { continue }
            var depth = 0
            for offset in next..<bytes.count where outside.contains(offset) {
                if bytes[offset] == open { depth += 1 } else if bytes[offset] == close { depth -= 1 }
                if depth == 0 {
                    (end, found) = (offset + 1, true)
                    break
                }
            }
        }
        return found ? end : nil
    }

    private static func numbers(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard isDigit(bytes[offset]), offset == 0 || !isWord(bytes[offset - 1]) else {
                offset += 1
                continue
            }
            let end = bytes[offset..<range.upperBound].firstIndex { !isDigit($0) && $0 != UInt8(ascii: ".") } ?? range.upperBound
            result.append(offset..<end)
            offset = end
        }
        return result
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || byte == 0x5F || byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) }
}
