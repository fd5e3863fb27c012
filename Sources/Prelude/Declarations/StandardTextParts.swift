// Parts of texts: lines, words and the like, one after the other.
extension String {
    struct EnumerationOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let byLines = EnumerationOptions(rawValue: 0), byParagraphs = EnumerationOptions(rawValue: 1), byComposedCharacterSequences = EnumerationOptions(rawValue: 2)
        static let byWords = EnumerationOptions(rawValue: 3), bySentences = EnumerationOptions(rawValue: 4)
        static let reverse = EnumerationOptions(rawValue: 256), substringNotRequired = EnumerationOptions(rawValue: 512), localized = EnumerationOptions(rawValue: 1024)
    }
}
extension StringProtocol {
    /// Calls a closure with each part, its range, and the range up to the next part; until it says to stop.
    func enumerateSubstrings<R: RangeExpression>(in range: R, options: String.EnumerationOptions = [], _ body: (_ substring: String?, _ substringRange: Range<String.Index>, _ enclosingRange: Range<String.Index>, inout Bool) -> Void) where R.Bound == String.Index {
        let text = String(self)
        let bounds = range.relative(to: text)
        var parts: [Range<String.Index>] = []
        var start = bounds.lowerBound
        func isIn(_ index: String.Index) -> Bool {
            switch options.rawValue & 7 {
            case 2: return false
            case 3:
                if text[index].isLetter || text[index].isNumber || text[index] == "_" { return true }
                let next = text.index(after: index)
                return "'’.".contains(text[index]) && index > bounds.lowerBound && next < bounds.upperBound && text[text.index(before: index)].isLetter && text[next].isLetter
            case 4: return index == bounds.lowerBound || !".!?".contains(text[text.index(before: index)]) && !text[index].isNewline
            default: return !text[index].isNewline
            }
        }
        while start < bounds.upperBound {
            let isSentence = options.rawValue & 7 == 4
            if !isIn(start), options.rawValue & 7 == 3 || isSentence && text[start].isWhitespace {
                start = text.index(after: start)
                continue
            }
            var end = start
            if options.rawValue & 7 == 2 { end = text.index(after: start) }
            while end < bounds.upperBound, isIn(end) || end == start && isSentence { end = text.index(after: end) }
            if isSentence { while end < bounds.upperBound, text[end].isWhitespace { end = text.index(after: end) } }
            parts.append(start..<end)
            let isLine = options.rawValue & 7 < 2
            start = isLine && end < bounds.upperBound ? text.index(after: end) : end
        }
        let isReverse = options.contains(.reverse)
        for index in isReverse ? Array(parts.indices.reversed()) : Array(parts.indices) {
            var stops = false
            let end = index + 1 < parts.count ? parts[index + 1].lowerBound : bounds.upperBound
            body(options.contains(.substringNotRequired) ? nil : String(text[parts[index]]), parts[index], (index == 0 ? bounds.lowerBound : parts[index].lowerBound)..<end, &stops)
            if stops { return }
        }
    }
    /// The whole lines in which a range is, with their ends.
    func lineRange<R: RangeExpression>(for range: R) -> Range<String.Index> where R.Bound == String.Index {
        let text = String(self)
        let bounds = range.relative(to: text)
        var (start, end) = (bounds.lowerBound, bounds.upperBound)
        while start > text.startIndex, !text[text.index(before: start)].isNewline { start = text.index(before: start) }
        if end > bounds.lowerBound, text[text.index(before: end)].isNewline { return start..<end }
        while end < text.endIndex, !text[end].isNewline { end = text.index(after: end) }
        return start..<(end < text.endIndex ? text.index(after: end) : end)
    }
    func paragraphRange<R: RangeExpression>(for range: R) -> Range<String.Index> where R.Bound == String.Index { lineRange(for: range) }
    func localizedStandardRange<T: StringProtocol>(of string: T) -> Range<String.Index>? { String(self).range(of: String(string), options: [.caseInsensitive, .diacriticInsensitive]) }
    func appendingFormat(_ format: String, _ arguments: any CVarArg...) -> String { String(self) + String(format: format, arguments: arguments) }
}
