import Foundation

/// A regular expression that an answer matches as a whole. Matching takes a bounded number of steps, for every expression and answer.
public struct AnswerPattern: Sendable {
    public let text: String
    private let expression: NSRegularExpression

    /// After how many reports of progress, one for each ten thousand steps, matching is given up.
    private static let reportLimit = 200

    /// Nil where the text isn't a regular expression.
    init?(_ text: String) {
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(text))\\z") else { return nil }
        (self.text, self.expression) = (text, expression)
    }

    /// Whether the whole of an answer matches; nil where that takes too many steps to find out.
    public func matches(_ answer: String) -> Bool? {
        var result: Bool? = false
        var reports = 0
        expression.enumerateMatches(in: answer, options: .reportProgress, range: NSRange(answer.startIndex..., in: answer)) { match, flags, stop in
            if match != nil {
                (result, stop.pointee) = (true, true)
            } else if flags.contains(.progress) {
                reports += 1
                guard reports > Self.reportLimit else { return }
                (result, stop.pointee) = (nil, true)
            }
        }
        return result
    }

    /// An answer that takes too many steps; nil where none was found. Tried are long repetitions of what the expression names, with an end that fits nothing.
    public var costlyAnswer: String? {
        let units = Set(text.filter { $0.isLetter || $0.isNumber || $0 == " " }.prefix(40)).sorted().map(String.init) + ["a", "0", " "]
        let lengths = [30, 1_000]
        return lengths.lazy.flatMap { length in units.lazy.map { String(repeating: $0, count: length) + "\u{1}" } }.first { matches($0) == nil }
    }
}
