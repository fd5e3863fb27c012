import SwiftModel

extension StandardNatives {
    /// Where a part that is not empty begins in a text, occurrence after occurrence, none of which overlap.
    ///
    /// The time grows with both lengths, whatever they hold: the search of Knuth, Morris and Pratt.
    static func occurrences(of part: [Character], in text: [Character]) -> [Int] {
        var borders = [0]
        var matched = 0
        for index in part.indices.dropFirst() {
            while matched > 0, part[index] != part[matched] { matched = borders[matched - 1] }
            if part[index] == part[matched] { matched += 1 }
            borders.append(matched)
        }
        var found: [Int] = []
        matched = 0
        for index in text.indices {
            while matched > 0, text[index] != part[matched] { matched = borders[matched - 1] }
            if text[index] == part[matched] { matched += 1 }
            if matched == part.count {
                found.append(index + 1 - part.count)
                matched = 0
            }
        }
        return found
    }

    /// Where a part is found as the options say; `nil` where it is not, and for a part that is empty.
    static func range(of part: String, in text: String, _ options: SearchOptions) -> Range<String.Index>? {
        var (characters, wanted) = (text.map(options.folded), part.map(options.folded))
        if wanted.isEmpty || wanted.count > characters.count { return nil }
        let isBackwards = options.contains(.backwards)
        if isBackwards { (characters, wanted) = (characters.reversed(), wanted.reversed()) }
        if options.contains(.anchored) { characters = Array(characters.prefix(wanted.count)) }
        guard let found = occurrences(of: wanted, in: characters).first else { return nil }
        let start =
            isBackwards
            ? text.index(text.endIndex, offsetBy: -(found + wanted.count)) : text.index(text.startIndex, offsetBy: found)
        return start..<text.index(start, offsetBy: wanted.count)
    }

    /// The order of two texts as the options say, runs of digits by their value where they are numbers: which case of `ComparisonResult` it is.
    static func order(_ a: String, _ b: String, _ options: SearchOptions) -> Int {
        let isFolded = options.contains(.caseInsensitive)
        var (x, y) = isFolded ? (Substring(a.lowercased()), Substring(b.lowercased())) : (Substring(a), Substring(b))
        while let first = x.first, let second = y.first {
            if options.contains(.numeric), first.isASCII, second.isASCII, first.isNumber, second.isNumber {
                let (m, n) = (x.prefix { $0.isASCII && $0.isNumber }.drop { $0 == "0" }, y.prefix { $0.isASCII && $0.isNumber }.drop { $0 == "0" })
                if m.count != n.count { return m.count < n.count ? 0 : 2 }
                if m != n { return m < n ? 0 : 2 }
                (x, y) = (x.drop { $0.isASCII && $0.isNumber }, y.drop { $0.isASCII && $0.isNumber })
            } else {
                if first != second { return first < second ? 0 : 2 }
                (x, y) = (x.dropFirst(), y.dropFirst())
            }
        }
        return x.isEmpty ? y.isEmpty ? 1 : 0 : 2
    }
}

/// `String.CompareOptions`, by Foundation's numbers.
struct SearchOptions: OptionSet {
    let rawValue: Int
    static let caseInsensitive = SearchOptions(rawValue: 1)
    static let backwards = SearchOptions(rawValue: 4)
    static let anchored = SearchOptions(rawValue: 8)
    static let numeric = SearchOptions(rawValue: 64)

    /// The character that stands for those that the options take for the same.
    func folded(_ character: Character) -> Character {
        guard contains(.caseInsensitive) else { return character }
        let text = character.lowercased()
        return text.count == 1 ? text.first ?? character : character
    }
}
