extension Item {
    /// The item with the ids that lesson and section have now. Nil where the item isn't one of the lesson.
    func renamed(in lesson: LessonOutline) -> Item? {
        switch self {
        case .prediction(let owner, let name, let index):
            lesson.section(name, of: owner).map { .prediction(lesson: lesson.id, section: $0.id, index: index) }
        case .exercise(let owner, let name): lesson.section(name, of: owner).map { .exercise(lesson: lesson.id, section: $0.id) }
        case .question: nil
        }
    }
}
