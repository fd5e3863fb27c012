import Course
import Foundation

extension Event {
    /// Characters of a reply that are kept.
    static let replyLimit = 20_000
    static let seedLimit = 200
    static let countLimit = 1_000_000
    static let scoreLimit = 1e9
    /// The years 2000 to 2200.
    static let timeRange = Date(milliseconds: 946_684_800_000)...Date(milliseconds: 7_258_118_400_000)

    /// Why the event can't be one, as a phrase; nil for events that can be stored.
    var fault: String? {
        if !isName(id) { return "`id` isn't a valid id" }
        if !Self.timeRange.contains(time) { return "`time` isn't between the years 2000 and 2200" }
        switch kind {
        case .reached(let lesson, let section, let step):
            return Self.fault(["lesson": lesson, "section": section]) ?? Self.fault("step", step)
        case .finished(let lesson): return Self.fault(["lesson": lesson])
        case .answered(let item, let reply, _, let score, let max, let context):
            if reply.count > Self.replyLimit { return "`reply` has more than \(Self.replyLimit) characters" }
            return Self.fault(item) ?? Self.fault(context) ?? Self.fault(score: score ?? 0, max: max)
        case .drafted(let item, let text):
            return text.count > Self.replyLimit ? "`reply` has more than \(Self.replyLimit) characters" : Self.fault(item)
        case .hinted(let item, let count): return Self.fault(item) ?? Self.fault("count", count)
        case .showed(let misconception, let item): return Self.fault(["misconception": misconception]) ?? Self.fault(item)
        case .beganQuiz(let quiz, let attempt, let seed):
            let isPlain = seed.count <= Self.seedLimit && !seed.unicodeScalars.contains { $0.properties.generalCategory == .control }
            return Self.fault(["quiz": quiz, "attempt": attempt]) ?? (isPlain ? nil : "`seed` isn't a valid seed")
        case .skipped(let item, let context): return Self.fault(item) ?? Self.fault(context)
        case .endedQuiz(let quiz, let attempt, let score, let max, _):
            return Self.fault(["quiz": quiz, "attempt": attempt]) ?? Self.fault(score: score, max: max)
        case .abandonedQuiz(let quiz, let attempt): return Self.fault(["quiz": quiz, "attempt": attempt])
        }
    }

    private static func fault(_ names: KeyValuePairs<String, String>) -> String? {
        names.first { !isName($0.value) }.map { "`\($0.key)` isn't a valid name" }
    }

    private static func fault(_ item: Item) -> String? {
        item.parts.names.allSatisfy(isName) && (0...countLimit).contains(item.parts.index) ? nil : "`item` isn't a valid item"
    }

    private static func fault(_ context: Context) -> String? {
        if case .quiz(let attempt) = context { fault(["attempt": attempt]) } else { nil }
    }

    private static func fault(_ name: String, _ count: Int) -> String? {
        (0...countLimit).contains(count) ? nil : "`\(name)` isn't between 0 and \(countLimit)"
    }

    /// The sum of parts may exceed `max` by what rounding adds.
    private static func fault(score: Double, max: Double) -> String? {
        guard max.isFinite, (0...scoreLimit).contains(max) else { return "`max` isn't between 0 and a billion" }
        return score.isFinite && score >= 0 && score <= max * (1 + 1e-9) ? nil : "`score` isn't between 0 and `max`"
    }
}

extension Event.Kind {
    /// The same with a reply that isn't longer than what is kept.
    var limited: Event.Kind {
        if case .drafted(let item, let text) = self { return .drafted(item, text: String(text.prefix(Event.replyLimit))) }
        guard case .answered(let item, let reply, let verdict, let score, let max, let context) = self, reply.count > Event.replyLimit else { return self }
        return .answered(item, reply: String(reply.prefix(Event.replyLimit)), verdict: verdict, score: score, max: max, context: context)
    }
}
