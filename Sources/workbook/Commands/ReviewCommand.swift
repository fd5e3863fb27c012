import ArgumentParser
import Course
import Foundation
import Progress
import Session

struct ReviewCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Answer what is due today.",
        discussion: """
            Questions, predictions and exercises that you answered come back shortly before you would forget them (FSRS-6), \
            at most 20 at once. With --json they are listed, not asked.

            EXAMPLES
              workbook review
              workbook review --cram
              workbook review --stats
            """)

    @Flag(help: "Ask what was answered before without waiting until it is due, and leave the schedule alone.")
    var cram = false

    @Flag(help: "Show how much you remember, and how many reviews are coming.")
    var stats = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if cram, stats { throw ValidationError("--cram and --stats exclude each other.") }
    }

    func run(in context: Context) throws -> ExitStatus {
        guard common.json || stats else {
            let session = context.openStudy { _ in StudyOpening(options: options(context)) { $0.review(cram ? "cram" : "") } }
            return try Study(session: session, context: context).run()
        }
        let course = context.course
        let progress = context.openProgress()
        if common.json {
            context.report(progress.takeNotices())
            let now = Date()
            if stats {
                context.print(json: Statistics(progress.statistics(in: course, on: now), ShownMisconception.all(progress, course)))
            } else {
                context.print(json: DueList(progress, course, isCram: cram, on: now))
            }
            return .done
        }
        let session = Session(course: course, options: options(context), progress: progress)
        session.options.width = min(100, context.console.size.columns)
        context.print(session.review("stats"))
        return .done
    }

    private func options(_ context: Context) -> Session.Options {
        var options = Session.Options(context)
        (options.leavesAfterQuiz, options.commands) = (true, .shell)
        options.seed = context.learnerSeed
        return options
    }
}

/// What `workbook review --json` prints.
private struct DueList: Encodable {
    struct Entry: Encodable {
        let item: String
        /// In ISO 8601, UTC.
        let due: String
    }
    let version = 1
    let due: [Entry]

    init(_ progress: ProgressStore, _ course: Course, isCram: Bool, on date: Date) {
        due = progress.reviewCards(in: CourseOutline(course), isCram: isCram, on: date).map {
            Entry(item: $0.item.description, due: $0.due.formatted(.iso8601))
        }
    }
}

/// What `workbook review --stats --json` prints.
private struct Statistics: Encodable {
    let version = 1
    let statistics: ReviewStatistics
    /// What the learner probably still thinks, the most frequent first.
    let misconceptions: [ShownMisconception]

    init(_ statistics: ReviewStatistics, _ misconceptions: [ShownMisconception]) { (self.statistics, self.misconceptions) = (statistics, misconceptions) }

    private enum CodingKeys: String, CodingKey { case version, misconceptions }

    func encode(to encoder: any Encoder) throws {
        try statistics.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(version, forKey: .version)
        try values.encode(misconceptions, forKey: .misconceptions)
    }
}
