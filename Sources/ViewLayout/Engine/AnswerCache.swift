/// Answers by question, for a few questions: searched in order, since most views are asked less than ten.
struct AnswerCache<Question: Hashable, Answer> {
    private(set) var entries: [(question: Question, answer: Answer)] = []
    private var index: [Question: Int] = [:]
    /// Whether older answers were dropped to bound the memory.
    private(set) var hasOverflowed = false

    /// With more answers than this, a dictionary finds them.
    private static var searchedInOrder: Int { 12 }
    private static var capacity: Int { 128 }
    private static var usualCount: Int { 4 }

    subscript(question: Question) -> Answer? {
        if entries.count > Self.searchedInOrder { return index[question].map { entries[$0].answer } }
        for entry in entries where entry.question == question { return entry.answer }
        return nil
    }

    mutating func insert(_ answer: Answer, for question: Question) {
        if entries.count == Self.capacity {
            removeAll()
            hasOverflowed = true
        }
        if entries.isEmpty { entries.reserveCapacity(Self.usualCount) }
        entries.append((question, answer))
        if entries.count == Self.searchedInOrder + 1 {
            for (position, entry) in entries.enumerated() { index[entry.question] = position }
        } else if entries.count > Self.searchedInOrder {
            index[question] = entries.count - 1
        }
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        index.removeAll()
        hasOverflowed = false
    }
}
