import ArgumentParser
import Course
import Foundation

extension CompletionKind {
    /// Lessons and their sections.
    static let lessons = names { course in course.lessons.flatMap { lesson in [lesson.id] + lesson.sections.map { "\(lesson.id)#\($0.id)" } } }
    static let quizzes = names { $0.quizzes.map(\.id) }
    static let exercises = names { course in course.lessons.flatMap { lesson in lesson.exercises.map { "\(lesson.id)#\($0.id)" } } }

    /// Names of the course that the command line being completed is about.
    private static func names(_ names: @escaping @Sendable (Course) -> [String]) -> CompletionKind {
        .custom { words, _, prefix in
            let option = words.firstIndex(of: "--course").flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
            let folder = CourseFolder.path(option: option, environment: ProcessInfo.processInfo.environment)
            let fitting = (folder.map { names(Course.load($0)) } ?? []).filter { $0.hasPrefix(prefix) }
            // Sections only once their lesson is named.
            let whole = fitting.filter { !$0.contains("#") }
            return whole.isEmpty || prefix.contains("#") ? fitting : whole
        }
    }
}
