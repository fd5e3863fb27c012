import ArgumentParser
import Course
import Diagnostics
import Foundation
import Playground
import Progress
import Session
import StudyPage

struct ExportCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write a lesson, a quiz or a program as a page that needs no server.",
        discussion: """
            The page has the text, the drawings, both trees of each view, and each recorded step. A quiz and a lesson of one name: the lesson is \
            written, and with --quiz the quiz.

            EXAMPLES
              workbook export layout --html site/layout
              workbook export containers#counting --html counting
              workbook export Counter.swift --do 'tap "Add"' --html counter
            """)

    @Argument(help: "A lesson, LESSON#SECTION, a quiz, a Swift file or a folder of Swift files.", completion: .lessons)
    var name: String

    @Option(help: ArgumentHelp("The folder to write to; it is made where it is missing.", valueName: "dir"), completion: .directory)
    var html: String

    @Flag(help: "Write the quiz of this name.")
    var quiz = false

    @Option(
        name: .customLong("do"), parsing: .unconditionalSingleValue, help: ArgumentHelp("An action on a program's view; may be repeated.", valueName: "action"))
    var actions: [String] = []

    @Flag(help: "Replace files that are there.")
    var force = false

    @Option(help: .sdk)
    var sdk = Playground.SDK.current

    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        // What nobody answered is nobody's progress.
        let session = context.openStudy(limits.limits, progress: .inMemory()) { try opening(in: $0, context) }
        session.size = (10_000, 10_000)
        try stopAtErrors(session.begin(), context)
        let isProgram = session.answer(.look, wantsScene: true).scene.map { $0.lesson == nil && $0.question == nil } ?? false
        if isProgram { try stopAtErrors(session.handle(":load \(name)"), context) }
        for action in actions { try stopAtErrors(session.handle(":do \(action)"), context) }
        let recorder = Recorder(session: session)
        let frames = recorder.frames(staysInSection: name.contains("#"))
        guard let menu = session.answer(.menu, wantsScene: false).menu, !frames.isEmpty else {
            throw Failure(.internalFault, "internal", "nothing was recorded of `\(visibleName(name))`", help: "please report it")
        }
        let source = isProgram ? try source(context) : nil
        let title = frames.lazy.compactMap(\.scene.lesson?.title).first ?? menu.quizzes.first { !isProgram && $0.id == name }?.title ?? visibleName(name)
        let codes = Recording.codes(in: frames).union([source].compactMap(\.self))
        let recording = Recording(title: title, menu: menu, frames: frames, source: source, highlights: recorder.highlights(of: codes))
        try ExportedFolder(path: context.expandingHome(html), replacesFiles: force).write(recording.files { Context.line($0) })
        present(in: context)
        return .done
    }

    private func opening(in course: Course, _ context: Context) throws -> StudyOpening {
        var options = Session.Options(context)
        (options.showsScene, options.seed) = (true, context.learnerSeed)
        options.playground.sdk = sdk
        options.playground.limits = limits.limits
        if quiz {
            let quiz = try context.require(course.quiz(named: name), name, in: course)
            return StudyOpening(options: options) { $0.takeQuiz(quiz.id) }
        }
        let place = course.place(named: name)
        if case .found = place { return StudyOpening(options: options) { $0.open(name) } }
        if case .found(let quiz) = course.quiz(named: name) { return StudyOpening(options: options) { $0.takeQuiz(quiz.id) } }
        guard FileManager.default.fileExists(atPath: context.expandingHome(name)) else {
            _ = try context.require(place, name, in: course)
            return StudyOpening(options: options) { _ in [] }
        }
        return StudyOpening(options: options) { _ in [] }
    }

    /// The program's Swift; of a folder, each file under its name.
    private func source(_ context: Context) throws -> String {
        let files = try Program.read(context.expandingHome(name)).input.sources
        let texts = files.map { files.count == 1 ? $0.text : "// \($0.name)\n\($0.text)" }
        return withoutControls(texts.joined(separator: "\n"))
    }

    private func stopAtErrors(_ outputs: [Output], _ context: Context) throws {
        let diagnostics = outputs.compactMap { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } }
        if diagnostics.contains(where: { $0.severity == .error }) { throw Failure(.failed, diagnostics) }
        context.report(diagnostics)
    }

    private func present(in context: Context) {
        let page = (html as NSString).appendingPathComponent("index.html")
        if common.json { context.print(json: WrittenFile(path: page)) } else { context.print(context.say(.written(visibleName(page)))) }
    }
}
