import Diagnostics
import SwiftModel
import SwiftParser
import SwiftSyntax

/// Where an error in a chain that spans several lines is reported: at the part it's about.
extension Checker {
    /// The name of the last call of a chain; a whole expression of one line.
    func anchor(of span: Span) -> Span {
        guard span.start.line != span.end.line else { return span }
        var expr = span.text.withUTF8Parser { ExprSyntax.parse(from: &$0) }
        while true {
            switch expr.as(ExprSyntaxEnum.self) {
            case .functionCallExpr(let node): expr = node.calledExpression
            case .subscriptCallExpr(let node): expr = node.calledExpression
            case .tryExpr(let node): expr = node.expression
            case .awaitExpr(let node): expr = node.expression
            case .memberAccessExpr(let node) where node.base != nil:
                let start = span.range.lowerBound + node.declName.positionAfterSkippingLeadingTrivia.utf8Offset
                return Span(span.source, start..<span.range.upperBound)
            default: return span
            }
        }
    }

    /// The end of what precedes a member's dot, where that is on another line than the member.
    func baseEnd(before member: Span) -> Span {
        let utf8 = member.source.utf8
        func lastCharacter(before end: Int) -> Int? { utf8[..<end].lastIndex { $0 > UInt8(ascii: " ") } }
        guard let dot = lastCharacter(before: member.range.lowerBound), utf8[dot] == UInt8(ascii: "."), let end = lastCharacter(before: dot) else {
            return member
        }
        let place = Span(member.source, end..<end + 1)
        return place.start.line == member.start.line ? member : place
    }
}

extension String {
    fileprivate func withUTF8Parser<Result>(_ read: (inout Parser) -> Result) -> Result {
        var text = self
        return text.withUTF8 { utf8 in
            var parser = Parser(utf8, maximumNestingLevel: Parsing.nestingLimit)
            return read(&parser)
        }
    }
}
