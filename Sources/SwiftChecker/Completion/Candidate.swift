import SwiftModel

/// Something that may be at a place, before it is sorted among the others.
struct Candidate {
    var text: String
    var kind: Completions.Item.Kind
    var detail = ""
    /// Whether it is of the type that is wanted.
    var isExact = false
    /// Whether the snippet itself declares it.
    var isOwn = false

    /// The lowest comes first.
    fileprivate var rank: Int { isExact ? isOwn ? 0 : 1 : 2 }
}

/// Whether a name begins as it was typed: the case of letters counts once a capital is among them.
struct NamePrefix {
    let text: String
    private let folded: String?

    init(_ text: String) { (self.text, folded) = (text, text.contains(where: \.isUppercase) ? nil : text.lowercased()) }

    func fits(_ name: String) -> Bool {
        if text.isEmpty { return name.first != "$" }
        return name.hasPrefix(text) || folded.map { name.lowercased().hasPrefix($0) } ?? false
    }

    /// Whether a declaration is offered: names that begin with an underscore are the library's own, or a wrapper's.
    func offers(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "$" || (first == "_" && text.first == "_") else { return false }
        return fits(name)
    }
}

extension Completions {
    /// Sorted, each text once.
    init(replacing range: Range<Int>, labels: [Candidate], others: [Candidate]) {
        var seen: Set<String> = []
        let sorted = others.map { (key: ($0.rank, $0.text.lowercased(), $0.text, $0.detail), candidate: $0) }.sorted { $0.key < $1.key }.map(\.candidate)
        let items = (labels + sorted).filter { seen.insert($0.text).inserted }.map { Item(text: $0.text, kind: $0.kind, detail: $0.detail) }
        self.init(replacing: range, items: items)
    }
}
