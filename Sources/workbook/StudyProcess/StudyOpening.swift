import Course
import Foundation
import Session

/// A study session as a command opens it.
struct StudyOpening {
    let options: Session.Options
    /// What is said and shown first.
    let first: (Session) -> [Output]
}

extension Context {
    /// In the environment of a process that has a session for another one: what the learner has.
    private static let marker = "WORKBOOK_STUDY_PROCESS"
    private var served: [Substring]? { environment[Self.marker]?.split(separator: ",") }

    /// Whether a person types the lines of the session, here or in the process that this one serves.
    var readsLearner: Bool { served?.contains("reads") ?? console.readsTerminal }

    /// Opens a session in a process of its own. In that process it doesn't return.
    ///
    /// - Parameter open: called in both processes, with the same course. Throws `Failure` where there is no such session.
    func openStudy(_ open: (Course) throws -> StudyOpening) throws -> StudyClient {
        if let served {
            let course = course
            StudyServer(try open(course), course: course).run(isInteractive: served.contains("interactive"))
        }
        let sides = [console.readsTerminal ? "reads" : nil, console.isInteractive ? "interactive" : nil].compactMap(\.self)
        // The marker has to say something, or it would be dropped.
        let launch = StudyClient.Launch(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment.merging([Self.marker: (sides + ["served"]).joined(separator: ",")]) { $1 })
        let first = launch.start()
        let course = course
        let opening = try open(course)
        let desk = StudyDesk(course: course, progress: openProgress(), context: self)
        return StudyClient(launch, first: first, desk: desk, limits: opening.options.playground.limits, keepsSpare: console.isInteractive)
    }
}
