/// A text as words, numbers, strings and signs, each with the space after it.
struct Tokens {
    private var parts: [Substring]

    init(_ text: String) {
        var parts: [Substring] = []
        var rest = text[...]
        while let first = rest.first {
            var end = rest.index(after: rest.startIndex)
            if first.isLetter || first.isNumber || first == "_" {
                end = rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex
            } else if first == "\"", let close = rest[end...].firstIndex(of: "\"") {
                end = rest.index(after: close)
            }
            end = rest[end...].firstIndex { !$0.isWhitespace } ?? rest.endIndex
            parts.append(rest[..<end])
            rest = rest[end...]
        }
        self.parts = parts
    }

    var count: Int { parts.count }
    var text: String { parts.joined() }

    /// Drops, swaps or doubles a token, or puts one of another text into its place.
    mutating func mutate(_ random: inout Draws, from others: [Tokens]) {
        guard parts.count > 2 else { return }
        let place = random.below(parts.count - 1)
        switch random.below(4) {
        case 0: parts.remove(at: place)
        case 1: parts.swapAt(place, place + 1)
        case 2: parts.insert(parts[place], at: place)
        default:
            let other = random.one(of: others).parts
            if !other.isEmpty { parts[place] = random.one(of: other) }
        }
    }
}
