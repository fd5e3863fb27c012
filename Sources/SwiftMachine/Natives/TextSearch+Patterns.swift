import RegularExpressions
import SwiftModel

/// Foundation's searches by regular expressions.
extension StandardNatives {
    /// Where a pattern is found in a part of a text; nil for a text that isn't a pattern, too.
    static func range(ofPattern text: String, in whole: String, _ lower: Int, _ upper: Int, _ options: SearchOptions, _ machine: Machine) throws -> Range<Int>?
    {
        guard lower <= upper, let pattern = searched(text, options, machine) else { return nil }
        let place: MatchPlace = options.contains(.anchored) ? .atStart : .anywhere
        return try pattern.firstMatch(in: whole, within: lower..<upper, from: lower, place, machine.budget)?.range
    }

    private static func searched(_ text: String, _ options: SearchOptions, _ machine: Machine) -> RegexPattern? {
        let pattern = try? machine.patterns.pattern(text, isOfFoundation: true)
        return options.contains(.caseInsensitive) ? pattern?.with(.ignoresCase(true)) : pattern
    }

    /// A text with what a pattern matches replaced by a template.
    static func replacing(
        _ text: String, in whole: String, with template: String, _ options: SearchOptions, _ machine: Machine
    ) throws -> String {
        guard let pattern = searched(text, options, machine) else { return whole }
        let found = try matches(of: pattern, in: whole, 0..<whole.utf8.count, isAnchored: options.contains(.anchored), machine)
        return try replacing(matches: found, of: pattern, in: whole, with: template, machine)
    }

    /// Matches that follow each other.
    static func matches(of pattern: RegexPattern, in text: String, _ bounds: Range<Int>, isAnchored: Bool, _ machine: Machine) throws -> [FoundMatch] {
        var found: [FoundMatch] = []
        var start = bounds.lowerBound
        let place: MatchPlace = isAnchored ? .atStart : .anywhere
        while let match = try pattern.firstMatch(in: text, within: bounds, from: start, place, machine.budget) {
            try machine.budget.willTake(bytes: MemoryLayout<FoundMatch>.stride + match.captures.count * MemoryLayout<FoundCapture>.stride)
            found.append(match)
            start = match.range.upperBound
            if match.range.isEmpty {
                if start >= bounds.upperBound { break }
                let scalars = text.unicodeScalars
                start = text.utf8.distance(from: text.startIndex, to: scalars.index(after: text.utf8.index(text.startIndex, offsetBy: start)))
            }
        }
        return found
    }

    /// A text with matches replaced: `$1` in the template is what the first group holds, and a backslash takes what follows as itself.
    static func replacing(matches: [FoundMatch], of pattern: RegexPattern, in text: String, with template: String, _ machine: Machine) throws -> String {
        var (result, end) = ("", 0)
        let bytes = text.utf8
        func part(_ range: Range<Int>) -> Substring {
            text[bytes.index(bytes.startIndex, offsetBy: range.lowerBound)..<bytes.index(bytes.startIndex, offsetBy: range.upperBound)]
        }
        for match in matches {
            result += part(end..<match.range.lowerBound)
            var rest = template[...]
            while let mark = rest.firstIndex(where: { $0 == "$" || $0 == "\\" }) {
                result += rest[..<mark]
                rest = rest[rest.index(after: mark)...]
                if template[mark] == "$", let group = group(&rest, pattern) {
                    if group == 0 { result += part(match.range) } else if let range = match.captures[group - 1].range { result += part(range) }
                } else if template[mark] == "\\", let escaped = rest.popFirst() {
                    result.append(escaped)
                } else {
                    result.append(template[mark])
                }
            }
            result += rest
            end = match.range.upperBound
            try machine.willMake(bytes: result.utf8.count)
        }
        return result + part(end..<bytes.count)
    }

    /// Takes the number of a group, of as many digits as make one, or its name in braces; nil where there is none.
    private static func group(_ rest: inout Substring, _ pattern: RegexPattern) -> Int? {
        if rest.first == "{", let close = rest.firstIndex(of: "}") {
            let name = String(rest[rest.index(after: rest.startIndex)..<close])
            guard let number = pattern.number(ofCaptureNamed: name) else { return nil }
            rest = rest[rest.index(after: close)...]
            return number + 1
        }
        var number: Int?
        while let digit = rest.first, digit.isASCII, let value = digit.wholeNumberValue {
            let next = (number ?? 0) * 10 + value
            guard next <= pattern.captures.count else { break }
            number = next
            rest = rest.dropFirst()
        }
        return number
    }
}
