/// Tells from the bytes of a declaration whether it may hold binary operators, without parsing: folding a tree costs a quarter of reading it.
///
/// It relies on how the texts are formatted: a binary operator has spaces around it, unless it makes a range.
struct OperatorScan {
    private let text: [UInt8]

    init(_ text: [UInt8]) { self.text = text }

    /// - Parameter braces: how many open before there are bodies. Elsewhere only ranges of literals are expressions with operators.
    func findsOperators(after braces: Int) -> Bool {
        var bracesLeft = braces + 1
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "{"): bracesLeft = max(0, bracesLeft - 1)
            case UInt8(ascii: "."):
                guard index > 0, byteAt(index + 1) == byte else { continue }
                if bracesLeft == 0 || Self.digits.contains(text[index - 1]) { return true }
            case UInt8(ascii: " ") where bracesLeft == 0 && isOperator(from: index + 1): return true
            default: break
            }
        }
        return false
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let operatorBytes = Set("+-*/%<>=!&|^~?:".utf8)
    private static let words: Set<[UInt8]> = Set(["is", "as", "as?", "as!"].map { Array($0.utf8) })
    private static let arrow = Array("->".utf8)

    private func byteAt(_ index: Int) -> UInt8? { index < text.count ? text[index] : nil }

    private func isOperator(from start: Int) -> Bool {
        guard let first = byteAt(start), first == UInt8(ascii: "i") || first == UInt8(ascii: "a") || Self.operatorBytes.contains(first) else { return false }
        let word = Array(text[start...].prefix(4).prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") })
        return Self.words.contains(word) || (word != Self.arrow && word.allSatisfy(Self.operatorBytes.contains))
    }
}
