import SwiftSyntax

/// Replacements in a text, by UTF-8 offsets of the original.
struct TextEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

    /// Replaces a node without the trivia around it.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) { edits.append((node.trimmedOffsets, text)) }

    /// Edits at one place stand in the order in which they were made.
    func applied(to text: String) -> String {
        let utf8 = Array(text.utf8)
        var result: [UInt8] = []
        var position = 0
        for (_, edit) in edits.enumerated().sorted(by: { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }) {
            guard edit.range.lowerBound >= position else { continue }
            result += utf8[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return String(decoding: result + utf8[position...], as: UTF8.self)
    }
}

extension SyntaxProtocol {
    var trimmedOffsets: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }
}
