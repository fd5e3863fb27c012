import Course
import Diagnostics

extension Context {
    /// The course of the command line. The caller reports faults in it; it is empty where there is no folder.
    var course: Course {
        CourseFolder.path(option: options.course, environment: environment).map { Course.load($0) } ?? Course()
    }

    /// What a name names. A file that is there and could not be read is another failure than a name that nothing has.
    func require<Item>(_ found: Found<Item>, _ name: String, in course: Course) throws -> Item {
        switch found {
        case .found(let item): return item
        case .missing(let diagnostic):
            let stem = name.prefix { $0 != "#" }
            let faults = course.faults.diagnostics.filter { $0.span?.source.fileStem == stem }
            if !faults.isEmpty { throw Failure(.brokenCourse, faults) }
            throw Failure(.noInput, [diagnostic] + (course.lessons.isEmpty && course.quizzes.isEmpty ? [Self.noCourse] : []))
        }
    }

    private static let noCourse = Diagnostic(
        .warning, "no-course", "there is no folder `lessons` or `quizzes` here", help: "name the folder that holds them with --course or WORKBOOK_COURSE")
}

extension SourceText {
    /// The name of the file without folder and extension.
    var fileStem: Substring { (name.split(separator: "/").last ?? "").prefix { $0 != "." } }
}
