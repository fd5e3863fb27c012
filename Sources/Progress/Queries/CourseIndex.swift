import Course

/// The lessons and quizzes of a course by their ids and aliases.
struct CourseIndex {
    private var lessons: [String: Lesson] = [:]
    private var quizzes: [String: Quiz] = [:]

    init(_ course: Course) {
        for lesson in course.lessons {
            for name in lesson.names where lessons[name] == nil { lessons[name] = lesson }
        }
        for quiz in course.quizzes {
            for name in quiz.names where quizzes[name] == nil { quizzes[name] = quiz }
        }
    }

    func lesson(_ name: String) -> Lesson? { lessons[name] }
    func quiz(_ name: String) -> Quiz? { quizzes[name] }

    /// The item with the ids that the course has now; nil where it is gone.
    func current(_ item: Item) -> Item? {
        switch item {
        case .prediction(let lesson, _, _), .exercise(let lesson, _): lessons[lesson].flatMap(item.current)
        case .question(let quiz, _): quizzes[quiz].flatMap(item.current)
        }
    }

    /// Every spelling under which events may have recorded a current item, itself first.
    func spellings(_ item: Item) -> [Item] {
        switch item {
        case .prediction(let lesson, let section, let index):
            spellings(lesson: lesson, section: section) { .prediction(lesson: $0, section: $1, index: index) }
        case .exercise(let lesson, let section): spellings(lesson: lesson, section: section) { .exercise(lesson: $0, section: $1) }
        case .question(let quiz, let question):
            (quizzes[quiz]?.names ?? []).flatMap { name in
                ([question] + (quizzes[quiz]?.question(named: question)?.aliases ?? [])).map { .question(quiz: name, question: $0) }
            }
        }
    }

    private func spellings(lesson: String, section: String, _ item: (String, String) -> Item) -> [Item] {
        (lessons[lesson]?.names ?? []).flatMap { name in (lessons[lesson]?.section(named: section)?.names ?? []).map { item(name, $0) } }
    }
}
