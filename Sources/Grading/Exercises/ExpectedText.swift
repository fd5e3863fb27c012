import Course
import Playground

/// The text of an `expect` block: `...` on a line stands for any lines, `[..]` for any part of a line; spaces at line ends do not matter.
public struct ExpectedText {
    private let lines: [String]

    public init(_ text: String) { lines = Self.lines(text) }

    /// Lines without trailing spaces, and without empty lines at the end.
    static func lines(_ text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            String(line.reversed().drop(while: \.isWhitespace).reversed())
        }
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }

    /// Whether any text at all would match.
    public var provesNothing: Bool { !lines.isEmpty && lines.allSatisfy(Self.isAnyLines) }

    public func matches(_ actual: String) -> Bool { mismatch(actual) == nil }

    /// Nil where the text matches; else the lines that differ, `-` before expected ones and `+` before actual ones.
    public func mismatch(_ actual: String) -> [String]? {
        let actual = Self.lines(actual)
        return isMatched(by: actual[...]) ? nil : difference(from: actual)
    }

    /// Finds each stretch of lines between two `...` at its first place after the one before; the first begins the text, the last ends it.
    private func isMatched(by actual: ArraySlice<String>) -> Bool {
        var stretches = lines.split(omittingEmptySubsequences: false, whereSeparator: Self.isAnyLines)
        guard stretches.count > 1 else { return Self.matches(actual, lines[...]) }
        let (first, last) = (stretches.removeFirst(), stretches.removeLast())
        guard actual.count >= first.count + last.count, Self.matches(actual.prefix(first.count), first), Self.matches(actual.suffix(last.count), last) else {
            return false
        }
        var rest = actual.dropFirst(first.count).dropLast(last.count)
        for stretch in stretches where !stretch.isEmpty {
            guard let start = rest.indices.first(where: { Self.matches(rest[$0...].prefix(stretch.count), stretch) }) else { return false }
            rest = rest[(start + stretch.count)...]
        }
        return true
    }

    private static func matches(_ lines: ArraySlice<String>, _ patterns: ArraySlice<String>) -> Bool {
        lines.count == patterns.count && zip(lines, patterns).allSatisfy { matches($0, $1) }
    }

    private static func isAnyLines(_ line: String) -> Bool { line.allSatisfy { $0 == "." || $0 == " " } && line.contains("...") }

    /// Whether a line has the pieces between `[..]` in order, the first at its start and the last at its end.
    private static func matches(_ line: String, _ pattern: String) -> Bool {
        let (line, pattern) = (Playground.currentTypeNames(in: line), Playground.currentTypeNames(in: pattern))
        var pieces = pattern.split(separator: "[..]", omittingEmptySubsequences: false)
        guard pieces.count > 1 else { return line == pattern }
        let (first, last) = (pieces.removeFirst(), pieces.removeLast())
        guard line.hasPrefix(first), line.hasSuffix(last), line.count >= first.count + last.count else { return false }
        var rest = line.dropFirst(first.count).dropLast(last.count)
        for piece in pieces where !piece.isEmpty {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }

    private static let shownLimit = 12

    /// What is left between the lines that agree at both ends.
    private func difference(from actual: [String]) -> [String] {
        var (expected, actual) = (lines[...], actual[...])
        while let wanted = expected.first, let line = actual.first, Self.matches(line, wanted) {
            (expected, actual) = (expected.dropFirst(), actual.dropFirst())
        }
        while let wanted = expected.last, let line = actual.last, Self.matches(line, wanted) { (expected, actual) = (expected.dropLast(), actual.dropLast()) }
        func shown(_ sign: String, _ lines: ArraySlice<String>) -> [String] {
            let rest = lines.count - Self.shownLimit
            return lines.prefix(Self.shownLimit).map { "\(sign) \($0)" } + (rest > 0 ? ["\(sign) … \(rest) more line\(rest == 1 ? "" : "s")"] : [])
        }
        return shown("-", expected) + shown("+", actual)
    }
}
