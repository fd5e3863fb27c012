import Course
import Diagnostics
import Playground

extension Context {
    /// The course of the command line. The caller reports faults in it; it is empty where there is no folder.
    var course: Course {
        CourseFolder.path(option: options.course, environment: environment).map { readCourse([$0]) } ?? Course()
    }

    /// The course of the command line, as far as what its lessons and quizzes are called; the rest is read when it is first asked for.
    func course(begunBy reading: FilesInHand) -> Course {
        CourseFolder.path(option: options.course, environment: environment).map { Course.load(paths: [$0], reading: reading, isDeferred: true) } ?? Course()
    }

    /// Reads files and folders, and ends the process with the names of those that take too long.
    func readCourse(_ paths: [String]) -> Course {
        let reading = FilesInHand()
        var limits = Playground.Limits()
        limits.seconds = 60
        let watchdog = Watchdog(limits) { passed in
            let names = reading.all.map { "`\($0)`" }.joined(separator: ", ")
            let help = "`workbook author check` names the file that is at fault; take it out of the folder"
            end(.limited, Diagnostic(.error, passed.code, "reading \(names) took too much time or memory", help: help))
        }
        defer { watchdog.end() }
        return watchdog.watching { Course.load(paths: paths, reading: reading) }
    }

    /// What a name names. A file that is there and could not be read is another failure than a name that nothing has.
    func require<Item>(_ found: Found<Item>, _ name: String, in course: Course) throws -> Item {
        switch found {
        case .found(let item): return item
        case .missing(let diagnostic):
            let stem = name.prefix { $0 != "#" }
            let faults = course.faults.diagnostics.filter { $0.span?.source.fileStem == stem }
            if !faults.isEmpty { throw Failure(.brokenCourse, faults.brief) }
            throw Failure(.noInput, [diagnostic] + (course.lessons.isEmpty && course.quizzes.isEmpty ? [Self.noCourse] : []))
        }
    }

    private static let noCourse = Diagnostic(
        .warning, "no-course", "there is no folder `lessons` or `quizzes` here", help: "name the folder that holds them with --course or WORKBOOK_COURSE")
}

extension Course {
    /// The errors in a quiz's file.
    func faults(of quiz: Quiz) -> [Diagnostic] { faults.diagnostics.filter { $0.severity == .error && $0.span?.source.name == quiz.file.name } }
}

extension [Diagnostic] {
    /// The most faults of a file that are reported where nobody asked for them.
    private static let briefCount = 3

    /// The first faults of each file, and how many more there are.
    var brief: [Diagnostic] {
        let files = Dictionary(grouping: self) { $0.span?.source.name }
        var counts: [String?: Int] = [:]
        return flatMap { diagnostic -> [Diagnostic] in
            let name = diagnostic.span?.source.name
            counts[name, default: 0] += 1
            let (count, all) = (counts[name] ?? 0, files[name]?.count ?? 0)
            guard let name, all > Self.briefCount + 1, count >= Self.briefCount else { return [diagnostic] }
            guard count == Self.briefCount else { return [] }
            let help = "`workbook author check \(visibleName(name))` lists all of them"
            return [diagnostic, Diagnostic(.remark, "more-faults", "`\(visibleName(name))` has \(all - count) more faults", help: help)]
        }
    }
}

extension SourceText {
    /// The name of the file without folder and extension.
    var fileStem: Substring { (name.split(separator: "/").last ?? "").prefix { $0 != "." } }
}
