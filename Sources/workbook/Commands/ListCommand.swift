import ArgumentParser
import Course
import Progress
import Session

struct ListCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the lessons and quizzes, and how far you are.")

    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let course = context.course
        let progress = context.openProgress()
        if common.json {
            context.print(json: Listing(course, progress))
        } else if !course.lessons.isEmpty || !course.quizzes.isEmpty || !course.brokenFiles.isEmpty || !course.faults.hasErrors {
            var options = Session.Options(context)
            (options.width, options.commands) = (context.console.size.columns, .shell)
            context.print(Session(course: course, options: options, progress: progress).handle(":lessons"))
        }
        context.report(course.faults.diagnostics.brief)
        return course.faults.hasErrors ? .brokenCourse : .done
    }
}

/// What `workbook list --json` and `workbook progress --json` print of a course.
struct Listing: Encodable {
    struct LessonEntry: Encodable {
        let id, title: String
        let mark: Mark
        let sectionsSeen, exercisesSolved, exercises: Int
        let finished: Bool
        let sections: [SectionEntry]
    }
    struct SectionEntry: Encodable {
        let id, title: String
        let isExercise: Bool
        /// `seen` or `solved`; missing for what wasn't seen.
        let state: String?
    }
    struct QuizEntry: Encodable {
        let id, title: String
        let questions: Int
        let mark: Mark
        let attempts: Int
        let bestScore, bestMax: Double?
        let passed: Bool
        /// How many questions of an attempt that can be resumed are answered.
        let answered: Int?
    }
    let version = 1
    let lessons: [LessonEntry]
    let quizzes: [QuizEntry]

    init(_ course: Course, _ store: ProgressStore) {
        lessons = course.lessons.map { lesson in
            let progress = store.progress(of: lesson)
            let sections = lesson.sections.map {
                SectionEntry(id: $0.id, title: $0.title.text, isExercise: $0.exercise != nil, state: progress.sections[$0.id]?.rawValue)
            }
            return LessonEntry(
                id: lesson.id, title: lesson.title, mark: progress.mark, sectionsSeen: progress.sections.count, exercisesSolved: progress.exercisesSolved,
                exercises: progress.exercises, finished: progress.isFinished, sections: sections)
        }
        quizzes = course.quizzes.map { quiz in
            let progress = store.progress(of: quiz)
            return QuizEntry(
                id: quiz.id, title: quiz.title, questions: quiz.askedCount, mark: progress.mark, attempts: progress.attempts,
                bestScore: progress.best?.score, bestMax: progress.best?.max, passed: progress.isPassed, answered: progress.open?.replies.count)
        }
    }
}
