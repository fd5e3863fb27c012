import SwiftIDEUtils

import SwiftSyntax

/// Classifies each part of a Swift text, for printing it in colors.
public enum SwiftHighlighter {
    public enum Kind: Sendable { case plain, keyword, type, string, number, comment }

    /// A longer text is not worth the time of the parser.
    private static let lengthLimit = 20_000

    /// The text in parts that make it up again. Names with a capital letter count as types, as they do by convention.
    public static func parts(of code: String) -> [(text: String, kind: Kind)] {
        guard code.utf8.count <= lengthLimit else { return [(code, .plain)] }
        let bytes = Array(code.utf8)
        var end = 0
        var parts: [(text: String, kind: Kind)] = []
        func add(_ range: Range<Int>, _ kind: Kind) {
            guard !range.isEmpty else { return }
            parts.append((String(decoding: bytes[range], as: UTF8.self), kind))
        }
        for classified in Parsing.tree(of: bytes).classifications {
            let range = (classified.range.lowerBound.utf8Offset..<classified.range.upperBound.utf8Offset).clamped(to: 0..<bytes.count)
            add(end..<max(end, range.lowerBound), .plain)
            add(range, kind(classified.kind, startingWith: bytes[range].first))
            end = range.upperBound
        }
        add(end..<bytes.count, .plain)
        return parts
    }

    private static func kind(_ classification: SyntaxClassification, startingWith first: UInt8?) -> Kind {
        switch classification {
        case .keyword, .attribute, .ifConfigDirective: .keyword
        case .type: .type
        case .identifier: first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false ? .type : .plain
        case .stringLiteral, .regexLiteral: .string
        case .integerLiteral, .floatLiteral: .number
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
        default: .plain
        }
    }
}
