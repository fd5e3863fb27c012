import Course
import Foundation
import Playground
import Progress
import Session

/// A study session as a command opens it.
struct StudyOpening {
    let options: Session.Options
    /// Which preview of a program is shown.
    var preview: String?
    /// What is said and shown first.
    let first: (Session) -> [Output]
}

extension Context {
    /// In the environment of a process that has a session for another one: what the learner has.
    private static let marker = "WORKBOOK_STUDY_PROCESS"
    private var served: [Substring]? { environment[Self.marker]?.split(separator: ",") }

    /// Whether a person types the lines of the session, here or in the process that this one serves.
    var readsLearner: Bool { served?.contains("reads") ?? console.readsTerminal }

    /// Opens a session in its own process, which reads the course. In that process it doesn't return.
    ///
    /// - Parameters:
    ///   - surroundings: what programs find that are loaded.
    ///   - progress: the learner's record; nil for the one that is kept.
    ///   - reading: reads the course; nil for the one of the command line. Called in the session's process alone.
    ///   - open: called in the session's process alone. Throws `Failure` where there is no such session.
    func openStudy(
        _ limits: Playground.Limits = .init(), surroundings: ProgramSurroundings = .init(), progress: ProgressStore? = nil, reading: (() -> Course)? = nil,
        _ open: @escaping (Course) throws -> StudyOpening
    ) -> StudyClient {
        if let served {
            StudyServer(limits).run(isInteractive: served.contains("interactive"), course: { files in reading.map { $0() } ?? course(begunBy: files) }, open)
        }
        let sides = [console.readsTerminal ? "reads" : nil, console.isInteractive ? "interactive" : nil].compactMap(\.self)
        let launch = StudyClient.Launch(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment.merging([Self.marker: (["served"] + sides).joined(separator: ",")]) { $1 })
        let first = launch.start()
        return StudyClient(
            launch, first: first, desk: StudyDesk(progress: progress ?? openProgress(), surroundings: surroundings, context: self), limits: limits,
            keepsSpare: console.isInteractive)
    }
}
