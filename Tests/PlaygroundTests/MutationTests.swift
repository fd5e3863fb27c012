import Diagnostics
import Foundation
import Testing

@testable import Playground

/// Articles with a token dropped, doubled, swapped or replaced are told their faults: none crashes, hangs or passes a limit.
///
/// `MUTATIONS` is how many are tried (600 where nobody says; a million on request), `MUTATION_SEED` where they begin, and `MUTATION_TRACE` a file
/// that gets the text at hand, to be looked at after a crash.
@Suite struct MutationTests {
    private let trace = ProcessInfo.processInfo.environment["MUTATION_TRACE"]

    @Test func mutatedArticlesDoNoHarm() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MUTATIONS"].flatMap(Int.init) ?? 600
        var random = SplitMix(state: environment["MUTATION_SEED"].flatMap(UInt64.init) ?? 1)
        let articles = Article.all.map { Tokens($0.text) }
        #expect(!articles.isEmpty)
        let faults = onLargeStack { (0..<count).compactMap { _ in fault(of: mutated(articles, &random)) } }
        #expect(faults == [])
    }

    private func mutated(_ articles: [Tokens], _ random: inout SplitMix) -> String {
        var article = articles[random.below(articles.count)]
        for _ in 0...random.below(2) { article.mutate(&random, from: articles) }
        return article.text
    }

    /// What went wrong; `nil` where the snippet ran, or was refused, or was stopped by a limit.
    private func fault(of text: String) -> String? {
        var options = Playground.Options()
        options.fuel = 20_000
        options.time = 2
        let start = ContinuousClock.now
        if let trace { try? text.write(toFile: trace, atomically: true, encoding: .utf8) }
        let outcome = Playground(options: options).enter(SourceText(name: "mutated", text: text))
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        if seconds > 10 { return "took \(seconds) s:\n\(text)" }
        if outcome.status == .internalFault { return "\(outcome.diagnostics.last?.message ?? "a fault"):\n\(text)" }
        return nil
    }
}

/// Reproducible random numbers.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
}

/// A text as words, numbers, strings and signs, each with the space after it.
private struct Tokens {
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

    var text: String { parts.joined() }

    mutating func mutate(_ random: inout SplitMix, from others: [Tokens]) {
        guard parts.count > 2 else { return }
        let place = random.below(parts.count - 1)
        switch random.below(4) {
        case 0: parts.remove(at: place)
        case 1: parts.swapAt(place, place + 1)
        case 2: parts.insert(parts[place], at: place)
        default:
            let other = others[random.below(others.count)].parts
            parts[place] = other[random.below(other.count)]
        }
    }
}
