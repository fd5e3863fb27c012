import Diagnostics
import SwiftModel

/// A function of the library with a parameter pack, read with a given number of parameters:
/// `<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)>` for two is `<C0: View, C1: View>(_ c0: C0, _ c1: C1) -> TupleView<(C0, C1)>`.
///
/// What takes no value and what takes one are declared apart.
enum ParameterPack {
    static let least = 2
    /// The numbers of values that it is read for where none is given.
    static let usual = least...10

    /// The text of a declaration with each part that holds `each` repeated, its names numbered.
    static func expanded(_ text: some Sequence<UInt8>, to count: Int) -> [UInt8] {
        var result: [UInt8] = []
        var part: [UInt8] = []
        for byte in text {
            if delimiters.contains(byte) {
                result += repeated(part, count) + [byte]
                part = []
            } else {
                part.append(byte)
            }
        }
        return result + part
    }

    private static let delimiters = Set("<>(),".utf8)

    private static func repeated(_ part: [UInt8], _ count: Int) -> [UInt8] {
        let words = String(decoding: part, as: UTF8.self).split(separator: " ")
        guard let mark = words.firstIndex(of: "each"), mark + 1 < words.count else { return part }
        let start = mark > 0 && words[mark - 1] == "repeat" ? mark - 1 : mark
        /// `C: View` of the pack, and `_ c:` before it.
        func numbered(_ words: ArraySlice<Substring>, at place: Int?, _ number: Int) -> [String] {
            words.indices.map { index in
                guard index == place else { return String(words[index]) }
                return words[index].hasSuffix(":") ? "\(words[index].dropLast())\(number):" : "\(words[index])\(number)"
            }
        }
        let copies = (0..<count).map { number in
            (numbered(words[..<start], at: start - 1, number) + numbered(words[(mark + 1)...], at: mark + 1, number)).joined(separator: " ")
        }
        return Array(copies.joined(separator: ", ").utf8)
    }
}

extension DeclarationIndex.Piece {
    /// What is read of it for a call with this many arguments; for any call, where that is `nil`.
    func parts(taking count: Int?, in source: SourceText) -> [Self] {
        guard takesPack else {
            if let count, let taken = argumentCount(in: source), taken != count { return [] }
            return [self]
        }
        let counts = count.map { $0 < ParameterPack.least ? [] : [$0] } ?? Array(ParameterPack.usual)
        return counts.map { count in
            var part = self
            part.packCount = count
            return part
        }
    }

    func text(in source: SourceText) -> [UInt8] {
        let written = source.utf8[range]
        return packCount.map { ParameterPack.expanded(written, to: $0) } ?? Array(written)
    }
}
