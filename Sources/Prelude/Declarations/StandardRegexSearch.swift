/// What texts do with regular expressions.
extension StringProtocol {
    func firstMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? {
        (try? r.regex._match(_whole, startIndex._offset, endIndex._offset, startIndex._offset, 0)) ?? nil
    }
    func prefixMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? {
        (try? regex.regex._match(_whole, startIndex._offset, endIndex._offset, startIndex._offset, 1)) ?? nil
    }
    func wholeMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? {
        (try? regex.regex._match(_whole, startIndex._offset, endIndex._offset, startIndex._offset, 2)) ?? nil
    }
    func matches<R: RegexComponent>(of r: R) -> [Regex<R.RegexOutput>.Match] { _matches(r.regex, Int.max) }
    func ranges<R: RegexComponent>(of regex: R) -> [Range<String.Index>] { _matches(regex.regex, Int.max).map { $0.range } }
    func firstRange<R: RegexComponent>(of regex: R) -> Range<String.Index>? { firstMatch(of: regex)?.range }
    func contains<R: RegexComponent>(_ regex: R) -> Bool { firstMatch(of: regex) != nil }
    func starts<R: RegexComponent>(with regex: R) -> Bool { prefixMatch(of: regex) != nil }
    func trimmingPrefix<R: RegexComponent>(_ regex: R) -> SubSequence {
        guard let match = prefixMatch(of: regex) else { return self[startIndex..<endIndex] }
        return self[match.range.upperBound..<endIndex]
    }
    func split<R: RegexComponent>(separator: R, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
        var parts: [SubSequence] = []
        var start = startIndex
        for match in _matches(separator.regex, Int.max) {
            if parts.count >= maxSplits { break }
            if match.range.lowerBound != start || !omittingEmptySubsequences { parts.append(self[start..<match.range.lowerBound]) }
            start = match.range.upperBound
        }
        if start != endIndex || !omittingEmptySubsequences { parts.append(self[start..<endIndex]) }
        return parts
    }
    /// Matches that follow each other; after an empty one the next begins a character later.
    func _matches<Output>(_ regex: Regex<Output>, _ limit: Int) -> [Regex<Output>.Match] {
        var found: [Regex<Output>.Match] = []
        var start = startIndex
        while found.count < limit, let match = (try? regex._match(_whole, startIndex._offset, endIndex._offset, start._offset, 0)) ?? nil {
            found.append(match)
            start = match.range.upperBound
            if match.range.isEmpty {
                if start == endIndex { break }
                start = index(after: start)
            }
        }
        return found
    }
}
extension StringProtocol where Self: RangeReplaceableCollection {
    func replacing<R: RegexComponent, C: Collection>(_ regex: R, with replacement: C, maxReplacements: Int = Int.max) -> Self where C.Element == Character {
        _replacing(_matches(regex.regex, maxReplacements)) { _ in replacement }
    }
    func replacing<R: RegexComponent, C: Collection>(_ regex: R, with replacement: C, subrange: Range<String.Index>, maxReplacements: Int = Int.max) -> Self where C.Element == Character {
        _replacing(self[subrange]._matches(regex.regex, maxReplacements)) { _ in replacement }
    }
    func replacing<R: RegexComponent, C: Collection>(_ regex: R, maxReplacements: Int = Int.max, with replacement: (Regex<R.RegexOutput>.Match) throws -> C) rethrows -> Self where C.Element == Character {
        try _replacing(_matches(regex.regex, maxReplacements), replacement)
    }
    mutating func replace<R: RegexComponent, C: Collection>(_ regex: R, with replacement: C, maxReplacements: Int = Int.max) where C.Element == Character {
        self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
    }
    mutating func replace<R: RegexComponent, C: Collection>(_ regex: R, maxReplacements: Int = Int.max, with replacement: (Regex<R.RegexOutput>.Match) throws -> C) rethrows where C.Element == Character {
        self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
    }
    mutating func trimPrefix<R: RegexComponent>(_ regex: R) {
        guard let match = prefixMatch(of: regex) else { return }
        replaceSubrange(match.range, with: "")
    }
    func _replacing<Output, C: Collection>(_ matches: [Regex<Output>.Match], _ replacement: (Regex<Output>.Match) throws -> C) rethrows -> Self where C.Element == Character {
        var result = ""
        var start = startIndex
        for match in matches {
            result += String(self[start..<match.range.lowerBound])
            result.append(contentsOf: try replacement(match))
            start = match.range.upperBound
        }
        result += String(self[start..<endIndex])
        return Self(result)
    }
}
