import ArgumentParser
import Course
import Diagnostics
import Foundation
import Playground
import Session

struct AuthorPreviewCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show a lesson or quiz as learners see it.",
        discussion: """
            Questions are answered with `?`, so that answers and explanations are shown, too. Nothing is kept as progress.

            EXAMPLES
              workbook author preview lessons/grids.md
              workbook author preview quizzes/grids.md#rest --watch
            """)

    @Argument(help: "The file, or FILE#SECTION: one section of a lesson, or one question of a quiz.", completion: .file())
    var place: String

    @Flag(help: "Show it again whenever the file is saved, until Ctrl-C.")
    var watch = false

    @Option(help: .sdk)
    var sdk = Playground.SDK.current

    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let preview = FilePreview(place, sdk: sdk, limits: limits.limits, context: context)
        guard watch else { return try preview.show() }
        var known: SavedVersions?
        while !context.console.isClosed {
            let now = SavedVersions(of: preview.files)
            if now != known, !now.isEmpty {
                do throws(Failure) {
                    _ = try preview.show()
                } catch {
                    context.report(error.diagnostics)
                }
                context.console.report(context.say(.watchingPreview(visibleName(preview.path))) + "\n")
                known = now
            } else if known == nil {
                return try preview.show()
            }
            Thread.sleep(forTimeInterval: CourseWatch.interval)
        }
        return .done
    }
}
