extension Item {
    /// The item with the ids that lesson and section have now. The item is one of the lesson.
    func renamed(in lesson: LessonOutline) -> Item? {
        switch self {
        case .prediction(_, let name, let index): lesson.sections.named(name).map { .prediction(lesson: lesson.id, section: $0.id, index: index) }
        case .exercise(_, let name): lesson.sections.named(name).map { .exercise(lesson: lesson.id, section: $0.id) }
        case .question: nil
        }
    }
}
