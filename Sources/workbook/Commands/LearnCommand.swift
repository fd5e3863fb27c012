import ArgumentParser
import Course
import Foundation
import Session

struct LearnCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn",
        abstract: "Open the session at a lesson, where you left off.",
        discussion: """
            With --watch the section's exercise is checked against FILE whenever FILE is saved. A file that doesn't exist yet \
            is written with the exercise's starter.

            EXAMPLES
              workbook learn containers
              workbook learn containers#counting
              workbook learn containers#one-card-each --watch Frames.swift
            """)

    @Argument(help: "The lesson and its section; where you left off if it is left out.", completion: .lessons)
    var place: String?

    @Option(help: ArgumentHelp("Check this file against the exercise whenever it is saved.", valueName: "file"), completion: .file(extensions: ["swift"]))
    var watch: String?

    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let session = context.openStudy(limits.limits) { try opening(in: $0, context) }
        guard let watch else { return try Study(session: session, context: context).run() }
        return try Watch(path: watch, session: session, context: context).run()
    }

    private func opening(in course: Course, _ context: Context) throws -> StudyOpening {
        if let place { _ = try context.require(course.place(named: place), place, in: course) }
        guard !course.lessons.isEmpty else {
            throw Failure(.noInput, "no-lesson", "there are no lessons here", help: "name the folder that holds lessons/ with --course or WORKBOOK_COURSE")
        }
        var options = Session.Options(context)
        options.playground.limits = limits.limits
        options.seed = context.learnerSeed
        guard let watch else { return StudyOpening(options: options) { session in place.map(session.open) ?? session.resumeLatest() } }
        let found = try context.require(course.exercise(named: place ?? ""), place ?? "", in: course)
        return StudyOpening(options: options) { $0.openExercise(found.exercise, of: found.lesson, in: found.section, how: .watching(watch)) }
    }
}
