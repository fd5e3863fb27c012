import Course

extension Lesson {
    /// The id and the ids that it once had.
    var names: [String] { [id] + aliases }
}

extension Quiz {
    var names: [String] { [id] + aliases }
}

extension Question {
    var names: [String] { [id] + aliases }
}

extension Section {
    var names: [String] { [id] + aliases }

    var predictionCount: Int { blocks.count { if case .prediction = $0 { true } else { false } } }

    /// What can be answered, in order.
    func items(in lesson: Lesson) -> [Item] {
        let predictions = (0..<predictionCount).map { Item.prediction(lesson: lesson.id, section: id, index: $0) }
        return predictions + (exercise == nil ? [] : [.exercise(lesson: lesson.id, section: id)])
    }
}

extension Item {
    /// The item with the ids that lesson and section have now. The item is one of the lesson.
    func renamed(in lesson: Lesson) -> Item? {
        switch self {
        case .prediction(_, let name, let index):
            lesson.section(named: name).map { .prediction(lesson: lesson.id, section: $0.id, index: index) }
        case .exercise(_, let name): lesson.section(named: name).map { .exercise(lesson: lesson.id, section: $0.id) }
        case .question: nil
        }
    }
}
