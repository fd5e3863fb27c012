import ArgumentParser
import Session

struct LearnCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn",
        abstract: "Open the session at a lesson.",
        discussion: """
            EXAMPLES
              workbook learn containers
              workbook learn containers#thirds
            """)

    @Argument(help: "The lesson and its section; the first lesson where it is left out.")
    var place: String?

    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let course = context.course
        guard let name = place ?? course.lessons.first?.id else {
            throw Failure(.noInput, "no-lesson", "there are no lessons here", help: "name the folder that holds lessons/ with --course or WORKBOOK_COURSE")
        }
        _ = try context.require(course.place(named: name), name, in: course)
        var options = Session.Options.interruptible
        options.playground.limits = limits.limits
        let session = Session(course: course, options: options)
        Study(session: session, context: context).run(after: session.open(name))
        return .done
    }
}
