/// Finds what recorded names mean in a course now. Made for one query: it remembers what it has looked up.
struct CourseIndex {
    private let course: CourseOutline
    private var lessons: [String: Int] = [:]
    private var quizzes: [String: Int] = [:]
    /// By lesson or quiz, then by section or question; both under every name.
    private var parts: [String: [String: Part]] = [:]
    /// Sections by a lesson that they once were in, and their names there.
    private var moved: [String: [String: Part]] = [:]

    /// A section or question, as far as items are concerned.
    private struct Part {
        /// The id of the lesson or quiz.
        let owner: String
        let id: String
        var predictions = 0
        var hasExercise = false

        init(owner: String, id: String) { (self.owner, self.id) = (owner, id) }

        init(_ section: SectionOutline, of lesson: LessonOutline) {
            (owner, id, predictions, hasExercise) = (lesson.id, section.id, section.predictionCount, section.hasExercise)
        }
    }

    init(_ course: CourseOutline) {
        self.course = course
        for (position, lesson) in course.lessons.enumerated() {
            for name in lesson.names where lessons[name] == nil { lessons[name] = position }
            for section in lesson.sections {
                for place in section.formerPlaces { moved[place.lesson, default: [:]][place.section] = Part(section, of: lesson) }
            }
        }
        for (position, quiz) in course.quizzes.enumerated() {
            for name in quiz.names where quizzes[name] == nil { quizzes[name] = position }
        }
    }

    func lesson(_ name: String) -> LessonOutline? { lessons[name].map { course.lessons[$0] } }
    func quiz(_ name: String) -> QuizOutline? { quizzes[name].map { course.quizzes[$0] } }

    /// Whether an item may have been recorded under several names.
    var hasAliases: Bool {
        course.lessons.contains { !$0.aliases.isEmpty || $0.sections.contains { !$0.aliases.isEmpty || !$0.formerPlaces.isEmpty } }
            || course.quizzes.contains { !$0.aliases.isEmpty || $0.questions.contains { !$0.aliases.isEmpty } }
    }

    /// The item with the ids that the course has now; nil where it is gone.
    mutating func current(_ item: Item) -> Item? {
        switch item {
        case .prediction(let lesson, let section, let index):
            guard let part = part(section, of: Subject.lesson(lesson), lesson), (0..<part.predictions).contains(index) else { return nil }
            return .prediction(lesson: part.owner, section: part.id, index: index)
        case .exercise(let lesson, let section):
            guard let part = part(section, of: Subject.lesson(lesson), lesson), part.hasExercise else { return nil }
            return .exercise(lesson: part.owner, section: part.id)
        case .question(let quiz, let question):
            return part(question, of: Subject.quiz(quiz), quiz).map { .question(quiz: $0.owner, question: $0.id) }
        }
    }

    private mutating func part(_ name: String, of subject: String, _ owner: String) -> Part? {
        if let known = parts[subject] { return known[name] }
        var found: [String: Part] = [:]
        if subject == Subject.lesson(owner) {
            if let lesson = lesson(owner) {
                for section in lesson.sections {
                    for name in section.names where found[name] == nil { found[name] = Part(section, of: lesson) }
                }
            }
            found.merge(moved[owner] ?? [:]) { own, _ in own }
        } else if subject == Subject.quiz(owner), let quiz = quiz(owner) {
            for question in quiz.questions {
                for name in question.names where found[name] == nil { found[name] = Part(owner: quiz.id, id: question.id) }
            }
        }
        parts[subject] = found
        return found[name]
    }

    /// Every spelling under which events may have recorded a current item.
    func spellings(_ item: Item) -> [Item] {
        switch item {
        case .prediction(let lesson, let section, let index):
            spellings(lesson: lesson, section: section) { .prediction(lesson: $0, section: $1, index: index) }
        case .exercise(let lesson, let section): spellings(lesson: lesson, section: section) { .exercise(lesson: $0, section: $1) }
        case .question(let name, let question):
            quiz(name).map { quiz in quiz.names.flatMap { name in (quiz.questions.named(question)?.names ?? []).map { .question(quiz: name, question: $0) } } }
                ?? []
        }
    }

    private func spellings(lesson name: String, section: String, _ item: (String, String) -> Item) -> [Item] {
        guard let lesson = lesson(name), let section = lesson.sections.named(section) else { return [] }
        return lesson.names.flatMap { name in section.names.map { item(name, $0) } } + section.formerPlaces.map { item($0.lesson, $0.section) }
    }
}
