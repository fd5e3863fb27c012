import Course
import Diagnostics
import Foundation
import Playground
import Progress
import Session

/// A file of a course as learners see it, from its beginning to its end, or one section or question of it.
struct FilePreview {
    let path: String
    /// The id of a section or question.
    let part: String?
    let sdk: Playground.SDK
    let limits: Playground.Limits
    let context: Context

    /// The most steps and questions that are shown.
    private static let stepLimit = 2_000

    /// - Parameter place: `FILE` or `FILE#PART`.
    init(_ place: String, sdk: Playground.SDK, limits: Playground.Limits, context: Context) {
        let isFile = FileManager.default.fileExists(atPath: place)
        let parts = isFile ? [Substring(place)] : place.split(separator: "#", maxSplits: 1)
        path = context.expandingHome(parts.first.map(String.init) ?? place)
        part = parts.count > 1 ? String(parts[1]) : nil
        (self.sdk, self.limits, self.context) = (sdk, limits, context)
    }

    /// The file with its translations.
    var files: [String] { Course.files(at: [path]).groups.flatMap(\.self) }

    func show() throws(Failure) -> ExitStatus {
        let session = context.openStudy(limits, progress: .inMemory(), reading: read, opening)
        session.size = (max(20, min(context.console.size.columns, 100)), 10_000)
        var shown = try session.begin()
        let isBroken = shown.contains { if case .diagnostic(let diagnostic) = $0 { diagnostic.severity == .error } else { false } }
        var scene = session.answer(.look, wantsScene: true).scene
        let section = scene?.lesson?.section
        for _ in 0..<Self.stepLimit {
            guard let current = scene, part == nil || current.lesson?.section == section else { break }
            let reply: StudyReply, next: StudyScene?
            if current.question != nil {
                reply = session.answer(.line(":answer ?"), wantsScene: true)
                next = reply.scene
                guard next?.question != current.question else { break }
            } else {
                if let exercise = current.exercise { shown += revealed(exercise, in: session) }
                guard let lesson = current.lesson, !lesson.isAtEnd else { break }
                reply = session.answer(.line(":next"), wantsScene: true)
                next = reply.scene
                if part != nil, next?.lesson?.section != section { break }
            }
            shown += reply.outputs
            scene = next
        }
        print(shown)
        return isBroken ? .brokenCourse : .done
    }

    /// The hints and the solution, which learners read when they ask for them.
    private func revealed(_ exercise: StudyScene.Exercise, in session: StudyClient) -> [Output] {
        func outputs(_ line: String) -> [Output] { session.answer(.line(line), wantsScene: false).outputs }
        let hints = [String](repeating: ":hint", count: exercise.hintCount).flatMap(outputs)
        guard exercise.hasSolution else { return hints }
        return hints + [.text([StyledText(), StyledText(context.say(.solutionTitle), .mark)])] + outputs(":solution")
    }

    private func print(_ outputs: [Output]) {
        if context.options.json { context.print(json: Preview(outputs: outputs.map { TalkReply.Answer($0, isStyled: false) })) } else { context.print(outputs) }
    }

    /// The file alone; of a quiz, the question that is meant.
    private func read() -> Course {
        let course = context.readCourse([path])
        return (part.map { course.withQuestions(named: $0) } ?? course).withoutDraws()
    }

    private func opening(in course: Course) throws -> StudyOpening {
        var options = Session.Options(context)
        (options.seed, options.seedIsGiven, options.leavesAfterQuiz, options.showsFeedback) = (.number(1), true, true, true)
        (options.playground.sdk, options.playground.limits) = (sdk, limits)
        let faults = course.faults.diagnostics
        if let quiz = course.quizzes.first {
            guard !quiz.questions.isEmpty else { throw missing("question", among: context.readCourse([path]).quizzes.flatMap(\.questions).map(\.id), faults) }
            return StudyOpening(options: options) { faults.map(Output.diagnostic) + $0.takeQuiz(quiz.id) }
        }
        guard let lesson = course.lessons.first else {
            let help = namesake.map { "write \(visibleName($0)), the file that has this id" } ?? "name a lesson (.md) or a quiz (.md in quizzes/, or .yaml)"
            throw faults.isEmpty || namesake != nil
                ? Failure(.noInput, "no-lesson", "there is no lesson or quiz in `\(visibleName(path))`", help: help) : Failure(.brokenCourse, faults)
        }
        if let part, lesson.section(named: part) == nil { throw missing("section", among: lesson.sections.map(\.id), faults) }
        return StudyOpening(options: options) { session in
            faults.map(Output.diagnostic) + session.open(part.map { "\(lesson.id)#\($0)" } ?? lesson.id)
        }
    }

    /// The file of the course whose lesson or quiz has an id that was written in place of a file.
    private var namesake: String? {
        guard !FileManager.default.fileExists(atPath: path) else { return nil }
        let course = context.course
        if case .found(let lesson) = course.lesson(named: path) { return lesson.file.name }
        if case .found(let quiz) = course.quiz(named: path) { return quiz.file.name }
        return nil
    }

    private func missing(_ what: String, among ids: [String], _ faults: [Diagnostic]) -> Failure {
        let name = part ?? ""
        let help = nearest(to: name, among: ids).map { "did you mean `#\($0)`?" } ?? "there are \(ids.joined(separator: ", "))"
        return Failure(.noInput, faults + [Diagnostic(.error, "unknown-\(what)", "there is no \(what) `\(visibleName(name))` in the file", help: help)])
    }
}

/// What `workbook author preview --json` prints.
private struct Preview: Encodable {
    let version = 1
    let outputs: [TalkReply.Answer]
}
