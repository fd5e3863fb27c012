import Foundation

/// One flat object: `{"id": …, "time": milliseconds, "kind": "finished", "lesson": "containers"}`. Keys that a kind doesn't have are refused.
extension Event: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case id, time, kind, lesson, section, step, item, reply, verdict, score, max, context, attempt, quiz, seed, passed, misconception, count
    }

    private enum Name: String, Codable { case reached, finished, answered, showed, beganQuiz, skipped, endedQuiz, abandonedQuiz, drafted, hinted }
    private enum Place: String, Codable { case lesson, quiz, review, cram }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(time.milliseconds, forKey: .time)
        switch kind {
        case .reached(let lesson, let section, let step):
            try values.encode(Name.reached, forKey: .kind)
            try values.encode(lesson, forKey: .lesson)
            try values.encode(section, forKey: .section)
            try values.encode(step, forKey: .step)
        case .finished(let lesson):
            try values.encode(Name.finished, forKey: .kind)
            try values.encode(lesson, forKey: .lesson)
        case .answered(let item, let reply, let verdict, let score, let max, let context):
            try values.encode(Name.answered, forKey: .kind)
            try values.encode(item, forKey: .item)
            try values.encode(reply, forKey: .reply)
            try values.encode(verdict, forKey: .verdict)
            try values.encodeIfPresent(score, forKey: .score)
            try values.encode(max, forKey: .max)
            try Self.encode(context, in: &values)
        case .showed(let misconception, let item):
            try values.encode(Name.showed, forKey: .kind)
            try values.encode(misconception, forKey: .misconception)
            try values.encode(item, forKey: .item)
        case .drafted(let item, let text):
            try values.encode(Name.drafted, forKey: .kind)
            try values.encode(item, forKey: .item)
            try values.encode(text, forKey: .reply)
        case .hinted(let item, let count):
            try values.encode(Name.hinted, forKey: .kind)
            try values.encode(item, forKey: .item)
            try values.encode(count, forKey: .count)
        case .beganQuiz(let quiz, let attempt, let seed):
            try values.encode(Name.beganQuiz, forKey: .kind)
            try values.encode(quiz, forKey: .quiz)
            try values.encode(attempt, forKey: .attempt)
            try values.encode(seed, forKey: .seed)
        case .skipped(let item, let context):
            try values.encode(Name.skipped, forKey: .kind)
            try values.encode(item, forKey: .item)
            try Self.encode(context, in: &values)
        case .endedQuiz(let quiz, let attempt, let score, let max, let passed):
            try values.encode(Name.endedQuiz, forKey: .kind)
            try values.encode(quiz, forKey: .quiz)
            try values.encode(attempt, forKey: .attempt)
            try values.encode(score, forKey: .score)
            try values.encode(max, forKey: .max)
            try values.encode(passed, forKey: .passed)
        case .abandonedQuiz(let quiz, let attempt):
            try values.encode(Name.abandonedQuiz, forKey: .kind)
            try values.encode(quiz, forKey: .quiz)
            try values.encode(attempt, forKey: .attempt)
        }
    }

    private static func encode(_ context: Context, in values: inout KeyedEncodingContainer<Key>) throws {
        switch context {
        case .lesson: try values.encode(Place.lesson, forKey: .context)
        case .review: try values.encode(Place.review, forKey: .context)
        case .cram: try values.encode(Place.cram, forKey: .context)
        case .quiz(let attempt):
            try values.encode(Place.quiz, forKey: .context)
            try values.encode(attempt, forKey: .attempt)
        }
    }

    public init(from decoder: any Decoder) throws {
        var values = Values(try decoder.container(keyedBy: AnyKey.self))
        id = try values.take(.id)
        time = Date(milliseconds: try values.take(.time))
        kind =
            switch try values.take(.kind) as Name {
            case .reached: .reached(lesson: try values.take(.lesson), section: try values.take(.section), step: try values.take(.step))
            case .finished: .finished(lesson: try values.take(.lesson))
            case .answered:
                .answered(
                    try values.take(.item), reply: try values.take(.reply), verdict: try values.take(.verdict), score: try values.takeIfPresent(.score),
                    max: try values.take(.max), context: try Self.context(&values))
            case .showed: .showed(misconception: try values.take(.misconception), try values.take(.item))
            case .drafted: .drafted(try values.take(.item), text: try values.take(.reply))
            case .hinted: .hinted(try values.take(.item), count: try values.take(.count))
            case .beganQuiz: .beganQuiz(quiz: try values.take(.quiz), attempt: try values.take(.attempt), seed: try values.take(.seed))
            case .skipped: .skipped(try values.take(.item), context: try Self.context(&values))
            case .endedQuiz:
                .endedQuiz(
                    quiz: try values.take(.quiz), attempt: try values.take(.attempt), score: try values.take(.score), max: try values.take(.max),
                    passed: try values.take(.passed))
            case .abandonedQuiz: .abandonedQuiz(quiz: try values.take(.quiz), attempt: try values.take(.attempt))
            }
        try values.finish()
    }

    private static func context(_ values: inout Values) throws -> Context {
        switch try values.take(.context) as Place {
        case .lesson: .lesson
        case .review: .review
        case .cram: .cram
        case .quiz: .quiz(attempt: try values.take(.attempt))
        }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// The values of an object, and which of them were used.
    private struct Values {
        private let container: KeyedDecodingContainer<AnyKey>
        private var taken: Set<String> = []

        init(_ container: KeyedDecodingContainer<AnyKey>) { self.container = container }

        mutating func take<Value: Decodable>(_ key: Key) throws -> Value {
            taken.insert(key.rawValue)
            return try container.decode(Value.self, forKey: AnyKey(stringValue: key.rawValue))
        }

        mutating func takeIfPresent<Value: Decodable>(_ key: Key) throws -> Value? {
            taken.insert(key.rawValue)
            return try container.decodeIfPresent(Value.self, forKey: AnyKey(stringValue: key.rawValue))
        }

        func finish() throws {
            guard let extra = container.allKeys.first(where: { !taken.contains($0.stringValue) }) else { return }
            throw DecodingError.dataCorruptedError(forKey: extra, in: container, debugDescription: "an event of this kind has no `\(extra.stringValue)`")
        }
    }
}
