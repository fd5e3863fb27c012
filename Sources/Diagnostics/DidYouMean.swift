/// The candidate that the misspelt name most likely means: at most a third of its letters differ, and at least one agrees.
public func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let limit = max(1, name.count / 3)
    let folded = Array(name.lowercased())
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != name {
        guard abs(candidate.count - folded.count) <= limit else { continue }
        let distance = editDistance(folded, Array(candidate.lowercased()), limit: limit)
        guard distance <= limit, distance < max(folded.count, candidate.count) else { continue }
        if let found = best, (found.distance, found.candidate) <= (distance, candidate) { continue }
        best = (distance, candidate)
    }
    return best?.candidate
}

/// The candidate that a name spells with letters left out, at most a third of the candidate's and not its first: `padding` for `padin`.
public func spelledOut(_ name: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(name.lowercased())
    var best: (missing: Int, candidate: String)?
    for candidate in candidates {
        let missing = candidate.count - letters.count
        guard missing > 0, missing * 3 <= candidate.count, best.map({ (missing, candidate) < $0 }) ?? true else { continue }
        let whole = candidate.lowercased()
        guard whole.first == letters.first else { continue }
        var rest = letters[...]
        for letter in whole where letter == rest.first { rest.removeFirst() }
        if rest.isEmpty { best = (missing, candidate) }
    }
    return best?.candidate
}

/// Insertions, deletions, substitutions and swaps of neighbors between two words; `limit + 1` where there are more than `limit`.
public func editDistance(_ a: [Character], _ b: [Character], limit: Int) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
        var current = [i + 1]
        for j in b.indices {
            var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
            current.append(cost)
        }
        if (current.min() ?? 0) > limit { return limit + 1 }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count]
}
