import Foundation
import SwiftModel

extension StandardNatives {
    /// Where a part that is not empty begins in a text, occurrence after occurrence, none of which overlap.
    ///
    /// The time grows with both lengths, whatever they hold.
    static func occurrences(of part: [Character], in text: [Character]) -> [Int] {
        var search = PartSearch(part)
        return text.indices.filter { search.isEnd(text[$0]) }.map { $0 + 1 - part.count }
    }

    /// Where a part is found as the options say, without looking further; `nil` where it is not, and for a part that is empty.
    static func range(of part: String, in text: Substring, _ options: SearchOptions, _ budget: Budget) throws -> Range<String.Index>? {
        var wanted = part.map(options.folded)
        if wanted.isEmpty { return nil }
        let isBackwards = options.contains(.backwards)
        if isBackwards { wanted.reverse() }
        var search = PartSearch(wanted)
        var (index, left) = (isBackwards ? text.endIndex : text.startIndex, options.contains(.anchored) ? wanted.count : .max)
        while left > 0, index != (isBackwards ? text.startIndex : text.endIndex) {
            try budget.charge()
            let next = isBackwards ? text.index(before: index) : text.index(after: index)
            if search.isEnd(options.folded(text[isBackwards ? next : index])) {
                let other = text.index(next, offsetBy: isBackwards ? wanted.count : -wanted.count)
                return isBackwards ? next..<other : other..<next
            }
            (index, left) = (next, left - 1)
        }
        return nil
    }

    /// The order of two texts as Foundation has it: which case of `ComparisonResult` it is.
    ///
    /// - Parameter locale: whose order it is; nil for the one by scalars.
    static func order(_ a: String, _ b: String, _ options: Int, _ locale: Locale?) -> Int {
        a.compare(b, options: .init(rawValue: UInt(truncatingIfNeeded: options)), range: nil, locale: locale).rawValue + 1
    }
}

/// The search of Knuth, Morris and Pratt for a part that is not empty, character by character.
private struct PartSearch {
    private let part: [Character]
    private var borders = [0]
    private var matched = 0

    init(_ part: [Character]) {
        self.part = part
        for index in part.indices.dropFirst() {
            while matched > 0, part[index] != part[matched] { matched = borders[matched - 1] }
            if part[index] == part[matched] { matched += 1 }
            borders.append(matched)
        }
        matched = 0
    }

    /// Whether an occurrence ends with a character that comes next; the one after it begins after that.
    mutating func isEnd(_ character: Character) -> Bool {
        while matched > 0, character != part[matched] { matched = borders[matched - 1] }
        if character == part[matched] { matched += 1 }
        guard matched == part.count else { return false }
        matched = 0
        return true
    }
}

/// `String.CompareOptions`, by Foundation's numbers.
struct SearchOptions: OptionSet {
    let rawValue: Int
    static let caseInsensitive = SearchOptions(rawValue: 1)
    static let backwards = SearchOptions(rawValue: 4)
    static let anchored = SearchOptions(rawValue: 8)
    static let diacriticInsensitive = SearchOptions(rawValue: 128)
    static let regularExpression = SearchOptions(rawValue: 1024)
    /// Those for which characters stand for others.
    private static let folding: SearchOptions = [.caseInsensitive, .diacriticInsensitive]

    /// The character that stands for those that the options take for the same.
    func folded(_ character: Character) -> Character {
        guard !isDisjoint(with: Self.folding) else { return character }
        let cased = contains(.caseInsensitive) ? character.lowercased() : String(character)
        let text = contains(.diacriticInsensitive) && !character.isASCII ? cased.folding(options: .diacriticInsensitive, locale: nil) : cased
        return text.count == 1 ? text.first ?? character : character
    }
}
