import Course

/// What a course has that can be answered, under all names: all of a course that progress concerns.
public struct CourseOutline: Equatable, Codable, Sendable {
    public let lessons: [LessonOutline]
    public let quizzes: [QuizOutline]

    public init(_ course: Course) { (lessons, quizzes) = (course.lessons.map(LessonOutline.init), course.quizzes.map(QuizOutline.init)) }

    /// How many predictions, exercises and questions there are.
    var itemCount: Int {
        lessons.reduce(0) { sum, lesson in lesson.sections.reduce(sum) { $0 + $1.items(in: lesson).count } } + quizzes.reduce(0) { $0 + $1.questions.count }
    }
}

/// Something that events name, by the id that it has or one that it once had.
protocol Named {
    var id: String { get }
    var aliases: [String] { get }
}

extension Named {
    var names: [String] { [id] + aliases }
}

extension Sequence where Element: Named {
    func named(_ name: String) -> Element? { first { $0.id == name || $0.aliases.contains(name) } }
}

public struct LessonOutline: Named, Equatable, Codable, Sendable {
    public let id: String
    let aliases: [String]
    let sections: [SectionOutline]

    public init(_ lesson: Lesson) { (id, aliases, sections) = (lesson.id, lesson.aliases, lesson.sections.map(SectionOutline.init)) }
}

struct SectionOutline: Named, Equatable, Codable, Sendable {
    let id: String
    let aliases: [String]
    let predictionCount: Int
    let hasExercise: Bool

    init(_ section: Section) {
        (id, aliases, hasExercise) = (section.id, section.aliases, section.exercise != nil)
        predictionCount = section.blocks.count { if case .prediction = $0 { true } else { false } }
    }

    /// What can be answered, in order.
    func items(in lesson: LessonOutline) -> [Item] {
        let predictions = (0..<predictionCount).map { Item.prediction(lesson: lesson.id, section: id, index: $0) }
        return predictions + (hasExercise ? [.exercise(lesson: lesson.id, section: id)] : [])
    }
}

public struct QuizOutline: Named, Equatable, Codable, Sendable {
    public let id: String
    let aliases: [String]
    let questions: [QuestionOutline]

    public init(_ quiz: Quiz) { (id, aliases, questions) = (quiz.id, quiz.aliases, quiz.questions.map(QuestionOutline.init)) }
}

struct QuestionOutline: Named, Equatable, Codable, Sendable {
    let id: String
    let aliases: [String]

    init(_ question: Question) { (id, aliases) = (question.id, question.aliases) }
}
