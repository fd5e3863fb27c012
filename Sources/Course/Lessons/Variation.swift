import Diagnostics

/// A variable of a question and the values that its instances draw from: `w in 40...60`, `n in 10...100 by 10`, `edge in [top, bottom]`.
public struct Variation: Sendable {
    public let name: String
    public let values: [String]
    public let span: Span
    static let valueLimit = 10_000

    /// Reads `w in 40...60; p in 4...12`.
    static func readAll(_ text: Fragment, faults: inout Faults) -> [Variation] {
        var result: [Variation] = []
        for part in text.split(at: UInt8(ascii: ";")) where !part.isBlank {
            guard let variation = Variation(part.trimmed()) else {
                let help = "write NAME in 40...60, NAME in 0...100 by 10, or NAME in [top, bottom]; at most \(valueLimit) values"
                faults.error("bad-variation", "`\(part.trimmed().text)` says no values", at: part.trimmed().span, help: help)
                continue
            }
            if result.contains(where: { $0.name == variation.name }) {
                faults.error("duplicate-variation", "`\(variation.name)` is drawn twice", at: variation.span, help: "keep one")
            } else {
                result.append(variation)
            }
        }
        return result
    }

    private init?(_ text: Fragment) {
        guard let match = text.text.wholeMatch(of: /([A-Za-z_][A-Za-z0-9_]*)\s+in\s+(.+)/) else { return nil }
        let domain = match.2
        if let range = domain.wholeMatch(of: /(-?\d{1,9})\s*(\.\.\.|\.\.<)\s*(-?\d{1,9})(?:\s+by\s+(\d{1,9}))?/) {
            guard let first = Int(range.1), let last = Int(range.3), let step = Int(range.4 ?? "1"), step > 0 else { return nil }
            let end = range.2 == "..." ? last : last - 1
            guard first <= end, (end - first) / step < Self.valueLimit else { return nil }
            values = stride(from: first, through: end, by: step).map(String.init)
        } else if let list = domain.wholeMatch(of: /\[(.+)\]/) {
            values = Self.elements(of: String(list.1))
        } else {
            return nil
        }
        guard !values.isEmpty, values.count <= Self.valueLimit, !values.contains("") else { return nil }
        (name, span) = (String(match.1), text.span)
    }

    /// The parts between commas that are in no brackets and no string literal.
    private static func elements(of list: String) -> [String] {
        let bytes = Array(list.utf8)
        var (parts, start, depth): ([Range<Int>], Int, Int) = ([], 0, 0)
        for offset in bytes.offsetsOutsideStrings() {
            switch bytes[offset] {
            case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                parts.append(start..<offset)
                start = offset + 1
            default: break
            }
        }
        return (parts + [start..<bytes.count]).map { part in
            String(decoding: bytes[part], as: UTF8.self).trimmingPrefix(while: \.isWhitespace).trimmingSuffix(while: \.isWhitespace)
        }.map(String.init)
    }
}
