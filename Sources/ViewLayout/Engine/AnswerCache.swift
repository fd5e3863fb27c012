/// Answers by question, for a few questions: searched in order, since most views are asked less than ten.
struct AnswerCache<Question: Equatable, Answer> {
    private(set) var entries: [(question: Question, answer: Answer)] = []
    /// Whether older answers were dropped to bound memory and time.
    private(set) var hasOverflowed = false

    private static var capacity: Int { 32 }

    @inline(__always)
    subscript(question: Question) -> Answer? {
        for entry in entries where entry.question == question { return entry.answer }
        return nil
    }

    mutating func insert(_ answer: Answer, for question: Question) {
        if entries.count == Self.capacity {
            entries.removeAll(keepingCapacity: true)
            hasOverflowed = true
        }
        // A view that is asked once is mostly asked again.
        if entries.isEmpty { entries.reserveCapacity(2) }
        entries.append((question, answer))
    }
}
