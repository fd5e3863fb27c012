import Course

/// What a course has that can be answered, under all names: all of a course that progress concerns.
public struct CourseOutline: Equatable, Codable, Sendable {
    public let lessons: [LessonOutline]
    public let quizzes: [QuizOutline]

    public init(_ course: Course) {
        (lessons, quizzes) = (course.lessons.map(LessonOutline.init), course.quizzes.map(QuizOutline.init))
    }

    /// The course without what its lessons and quizzes hold, which needn't be read for it.
    public init(namesOf course: Course) {
        lessons = course.lessons.map { LessonOutline(id: $0.id, aliases: $0.aliases, sections: []) }
        quizzes = course.quizzes.map { QuizOutline(id: $0.id, aliases: $0.aliases, questions: []) }
    }

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

    init(id: String, aliases: [String], sections: [SectionOutline]) { (self.id, self.aliases, self.sections) = (id, aliases, sections) }

    public init(_ lesson: Lesson) { self.init(id: lesson.id, aliases: lesson.aliases, sections: lesson.sections.map(SectionOutline.init)) }

    /// The lessons that sections of this one once were in.
    var formerLessons: Set<String> { Set(sections.flatMap(\.formerPlaces).map(\.lesson)) }

    /// The section of this lesson that events of the given lesson name.
    func section(_ name: String, of lesson: String) -> SectionOutline? {
        if names.contains(lesson) { return sections.named(name) }
        let place = SectionOutline.Place(lesson: lesson, section: name)
        return sections.first { $0.formerPlaces.contains(place) }
    }
}

struct SectionOutline: Named, Equatable, Codable, Sendable {
    /// Where a section once was, if in another lesson: the alias `LESSON#SECTION`.
    struct Place: Equatable, Codable, Sendable {
        let lesson: String
        let section: String
    }

    let id: String
    let aliases: [String]
    let formerPlaces: [Place]
    let predictionCount: Int
    let hasExercise: Bool

    init(_ section: Section) {
        let names = section.aliases.map { $0.split(separator: "#", maxSplits: 1).map(String.init) }
        (id, hasExercise) = (section.id, section.exercise != nil)
        aliases = names.filter { $0.count == 1 }.map { $0[0] }
        formerPlaces = names.filter { $0.count == 2 }.map { Place(lesson: $0[0], section: $0[1]) }
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

    init(id: String, aliases: [String], questions: [QuestionOutline]) { (self.id, self.aliases, self.questions) = (id, aliases, questions) }

    public init(_ quiz: Quiz) { self.init(id: quiz.id, aliases: quiz.aliases, questions: quiz.questions.map(QuestionOutline.init)) }
}

struct QuestionOutline: Named, Equatable, Codable, Sendable {
    let id: String
    let aliases: [String]

    init(_ question: Question) { (id, aliases) = (question.id, question.aliases) }
}
