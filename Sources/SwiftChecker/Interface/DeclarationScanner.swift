import Diagnostics
import SwiftModel

/// Finds the declarations of a text by their places on the lines.
struct DeclarationScanner {
    /// The lines of a declaration without its documentation.
    typealias Found = Range<Int>

    let source: SourceText
    private let lines: [Range<Int>]

    init(_ source: SourceText) {
        self.source = source
        lines = Self.lines(of: source)
    }

    func entries() -> [DeclarationIndex.Entry] {
        declarations(in: lines.indices, at: 0).map { DeclarationIndex.Entry($0, head($0), scanner: self) }
    }

    func members(of outer: Found) -> [DeclarationIndex.Piece] {
        let owner = head(outer)
        func piece(_ member: DeclarationHead, _ range: Range<Int>, _ line: Int) -> DeclarationIndex.Piece {
            DeclarationIndex.Piece(
                keyword: member.keyword, name: member.name, range: range, firstLine: line + 1, isDeferred: member.isDeferred(in: owner),
                takesPack: member.takesPack, isStatic: member.isStatic)
        }
        let onOneLine = membersOnOneLine(outer, owner).map { piece(DeclarationHead(source.utf8, $0), $0, outer.lowerBound) }
        return onOneLine + nested(in: outer, owner, at: 4).map { piece(head($0), range($0), $0.lowerBound) }
    }

    /// A header with the aliases, associated types and outlines of types that it nests; the rest is left out.
    func outline(of found: Found) -> [Range<Int>] { outline(of: found, head(found), at: 4) }

    private func outline(of outer: Found, _ owner: DeclarationHead, at margin: Int) -> [Range<Int>] {
        guard owner.keyword == .extension || owner.keyword == .type else { return [range(outer)] }
        guard outer.count > 1 else {
            let left = membersOnOneLine(outer, owner).filter { ![.type, .alias].contains(DeclarationHead(source.utf8, $0).keyword) }
            return parts(of: range(outer), without: left)
        }
        let inner = nested(in: outer, owner, at: margin).flatMap { found in
            let member = head(found)
            switch member.keyword {
            case .type: return outline(of: found, member, at: margin + 4)
            case .alias: return [range(found)]
            default: return member.kind == "associatedtype" ? [range(found)] : []
            }
        }
        return [lines[outer.lowerBound]] + inner + [lines[outer.upperBound - 1]]
    }

    private func nested(in outer: Found, _ owner: DeclarationHead, at margin: Int) -> [Found] {
        guard owner.keyword == .extension || owner.keyword == .type, outer.count > 1 else { return [] }
        return declarations(in: outer.lowerBound + 1..<outer.upperBound - 1, at: margin)
    }

    /// The members of a one-line extension, separated by semicolons.
    private func membersOnOneLine(_ found: Found, _ head: DeclarationHead) -> [Range<Int>] {
        let line = lines[found.lowerBound]
        guard head.keyword == .extension, found.count == 1, let brace = source.utf8[line].firstIndex(of: UInt8(ascii: "{")) else { return [] }
        let inner = brace + 1..<line.upperBound - 1
        var (depth, inString) = (0, false)
        let ends = inner.filter { offset in
            switch source.utf8[offset] {
            case UInt8(ascii: "\""): inString.toggle()
            case UInt8(ascii: "{") where !inString: depth += 1
            case UInt8(ascii: "}") where !inString: depth -= 1
            case UInt8(ascii: ";"): return depth == 0 && !inString
            default: break
            }
            return false
        }
        let starts = [inner.lowerBound] + ends.map { $0 + 1 }
        return zip(starts, starts.dropFirst() + [inner.upperBound]).filter(<).map { $0..<$1 }
    }

    /// What is left of a range without some within it, in order.
    func parts(of range: Range<Int>, without left: [Range<Int>]) -> [Range<Int>] {
        zip([range.lowerBound] + left.map(\.upperBound), left.map(\.lowerBound) + [range.upperBound]).map { $0..<$1 }
    }

    private func head(_ found: Found) -> DeclarationHead { DeclarationHead(source.utf8, lines[found.lowerBound]) }

    func range(_ found: Found) -> Range<Int> { lines[found.lowerBound].lowerBound..<lines[found.upperBound - 1].upperBound }

    /// How many arguments a function takes; `nil` where that is not one number, for defaults and variadic parameters.
    static func argumentCount(of piece: DeclarationIndex.Piece, in source: SourceText) -> Int? {
        let text = source.utf8[piece.range].drop { $0 == UInt8(ascii: " ") }
        // The parentheses of attributes are others.
        guard piece.keyword == .function || piece.keyword == .initializer, text.first != UInt8(ascii: "@") else { return nil }
        var (depth, count, isEmpty) = (0, 0, true)
        var previous: UInt8 = 0
        for byte in text.drop(while: { $0 != UInt8(ascii: "(") }) {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ",") where depth == 1: count += 1
            case UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "-"): return nil
            case UInt8(ascii: ".") where previous == byte: return nil
            case UInt8(ascii: " "): break
            default: isEmpty = false
            }
            if depth == 0 { return isEmpty ? 0 : count + 1 }
            previous = byte
        }
        return nil
    }

    // MARK: Lines

    /// The lines without their ends; an empty one after the last end does not count.
    private static func lines(of source: SourceText) -> [Range<Int>] {
        let starts = source.lineStarts
        return starts.indices.compactMap { index in
            guard index + 1 < starts.count else { return starts[index] < source.utf8.count ? starts[index]..<source.utf8.count : nil }
            return starts[index]..<starts[index + 1] - 1
        }
    }

    private func declarations(in region: Range<Int>, at margin: Int) -> [Found] {
        var found: [Found] = []
        var line = region.lowerBound
        while line < region.upperBound {
            guard let first = byte(line, margin), first != UInt8(ascii: " "), first != UInt8(ascii: "/") else {
                line += 1
                continue
            }
            var end = line + 1
            if opens(line) {
                while end < region.upperBound, byte(end, margin) != UInt8(ascii: "}") { end += 1 }
                end = min(end + 1, region.upperBound)
            }
            found.append(line..<end)
            line = end
        }
        return found
    }

    /// The byte at a column, from 0; `nil` beyond the line's end.
    private func byte(_ line: Int, _ column: Int) -> UInt8? {
        let offset = lines[line].lowerBound + column
        return offset < lines[line].upperBound ? source.utf8[offset] : nil
    }

    /// Whether a line opens a brace that it does not close.
    private func opens(_ line: Int) -> Bool {
        source.utf8.withUnsafeBufferPointer { bytes in
            var (depth, inString) = (0, false)
            for byte in bytes[lines[line]] {
                switch byte {
                case UInt8(ascii: "\""): inString.toggle()
                case UInt8(ascii: "{") where !inString: depth += 1
                case UInt8(ascii: "}") where !inString: depth -= 1
                default: break
                }
            }
            return depth > 0
        }
    }
}
