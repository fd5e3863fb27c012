import Diagnostics
import SwiftModel

/// How what is called may be called instead.
extension Checker {
    /// The declarations whose labels are most like those that are given, then the shortest ones.
    func declarationsHelp(_ candidates: [CallCandidate], _ arguments: [Argument]) -> String? {
        let labels = arguments.compactMap(\.label)
        let declared = Dictionary(candidates.compactMap { candidate in candidate.writtenName.map { ($0, candidate.parameters.compactMap(\.label)) } }) { $1 }
        let scores = declared.mapValues { own in labels.reduce(0) { $0 + likeness(of: $1, among: own) } }
        let names = declared.keys.sorted { a, b in
            let (x, y) = ((-(scores[a] ?? 0), declared[a]?.count ?? 0), (-(scores[b] ?? 0), declared[b]?.count ?? 0))
            return x == y ? a < b : x < y
        }
        guard let first = names.first else { return candidates.first?.owner.flatMap(ownValues) }
        if names.count == 1 { return "it is declared as \(first)" }
        let best = labels.isEmpty ? [] : names.filter { scores[$0] == scores[first] }
        if best.count == 1, scores[first] ?? 0 > 0 { return "did you mean '\(first)'?" }
        var shown = [first]
        let similar = scores[first] ?? 0 > 0 ? names.filter { scores[$0] ?? 0 > 0 } : names
        for name in similar.dropFirst().prefix(5) where shown.reduce(name.count, { $0 + $1.count }) <= Self.helpWidth { shown.append(name) }
        let rest = names.count - shown.count
        return "there are: " + shown.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
    }

    /// Letters of a list.
    private static let helpWidth = 200

    /// 3 for a label that is declared, less for one that begins or reads like it.
    private func likeness(of label: String, among declared: [String]) -> Int {
        if declared.contains(label) { return 3 }
        if nearest(to: label, among: declared) != nil { return 2 }
        let folded = label.lowercased()
        return declared.contains { own in
            let own = own.lowercased()
            return min(own.count, folded.count) >= 3 && (own.hasPrefix(folded) || folded.hasPrefix(own))
        } ? 2 : 0
    }
}
