import Course

extension Lesson {
    /// The id and the ids that it once had.
    var names: [String] { [id] + aliases }
}

extension Quiz {
    var names: [String] { [id] + aliases }
}

extension Section {
    var names: [String] { [id] + aliases }

    private var predictionCount: Int { blocks.count { if case .prediction = $0 { true } else { false } } }

    /// What can be answered, in order.
    func items(in lesson: Lesson) -> [Item] {
        let predictions = (0..<predictionCount).map { Item.prediction(lesson: lesson.id, section: id, index: $0) }
        return predictions + (exercise == nil ? [] : [.exercise(lesson: lesson.id, section: id)])
    }

    func has(predictionAt index: Int) -> Bool { (0..<predictionCount).contains(index) }
}

extension Item {
    /// The item with the ids that lesson and section have now; nil where it is gone. The item is one of the lesson.
    func current(in lesson: Lesson) -> Item? {
        guard let section = lesson.section(named: parts.names[1]) else { return nil }
        switch self {
        case .prediction(_, _, let index): return section.has(predictionAt: index) ? .prediction(lesson: lesson.id, section: section.id, index: index) : nil
        case .exercise: return section.exercise == nil ? nil : .exercise(lesson: lesson.id, section: section.id)
        case .question: return nil
        }
    }

    func current(in quiz: Quiz) -> Item? {
        guard case .question(_, let name) = self else { return nil }
        return quiz.question(named: name).map { .question(quiz: quiz.id, question: $0.id) }
    }
}
