import ArgumentParser
import Course
import Session

struct ListCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the lessons and quizzes.")

    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let course = context.course
        if common.json { context.print(json: Listing(course)) } else { context.print(Session(course: course).handle(":lessons")) }
        context.report(course.faults.diagnostics)
        return course.faults.hasErrors ? .brokenCourse : .done
    }
}

private struct Listing: Encodable {
    struct LessonEntry: Encodable {
        let id, title: String
        let sections: [SectionEntry]
    }
    struct SectionEntry: Encodable {
        let id, title: String
        let isExercise: Bool
    }
    struct QuizEntry: Encodable {
        let id, title: String
        let questions: Int
    }
    let lessons: [LessonEntry]
    let quizzes: [QuizEntry]

    init(_ course: Course) {
        lessons = course.lessons.map { lesson in
            let sections = lesson.sections.map { SectionEntry(id: $0.id, title: $0.title.text, isExercise: $0.exercise != nil) }
            return LessonEntry(id: lesson.id, title: lesson.title, sections: sections)
        }
        quizzes = course.quizzes.map { QuizEntry(id: $0.id, title: $0.title, questions: $0.questions.count) }
    }
}
