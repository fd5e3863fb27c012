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
}
