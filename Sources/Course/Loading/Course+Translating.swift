extension Course {
    /// The course in a language such as `ko`: what is translated, and the original for the rest.
    public func translated(to language: String) -> Course {
        var course = self
        course.lessons = lessons.map { $0.translated(to: language) }
        course.quizzes = quizzes.map { $0.translated(to: language) }
        course.misconceptions = misconceptions.map { $0.translated(to: language) }
        return course
    }
}
