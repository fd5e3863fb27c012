/// A text of several lines with places given as UTF-8 offsets.
struct MultilineText {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The place one line above, in the same column where that line is long enough; nil in the first line.
    func offset(above offset: Int) -> Int? {
        let (start, column) = position(of: offset)
        guard start > text.startIndex else { return nil }
        let end = text.index(before: start)
        return place(column: column, from: lineStart(before: end), to: end)
    }

    /// The place one line below, in the same column where that line is long enough; nil in the last line.
    func offset(below offset: Int) -> Int? {
        let (start, column) = position(of: offset)
        guard let end = text[start...].firstIndex(of: "\n") else { return nil }
        let next = text.index(after: end)
        return place(column: column, from: next, to: text[next...].firstIndex(of: "\n") ?? text.endIndex)
    }

    /// Where the line of an offset begins, and the characters before the offset in it.
    private func position(of offset: Int) -> (start: String.Index, column: Int) {
        let index = text.utf8.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex) ?? text.endIndex
        let start = lineStart(before: index)
        return (start, text.distance(from: start, to: index))
    }

    private func lineStart(before index: String.Index) -> String.Index {
        text[..<index].lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
    }

    private func place(column: Int, from start: String.Index, to end: String.Index) -> Int {
        let index = text.index(start, offsetBy: column, limitedBy: end) ?? end
        return text.utf8.distance(from: text.startIndex, to: index)
    }
}
