import ArgumentParser
import Course
import Diagnostics
import Foundation
import Grading
import Playground

struct CheckCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Grade one snippet against an exercise.",
        discussion: """
            EXAMPLE
              workbook check containers#one-card-each Card.swift
            """)

    @Argument(help: "The exercise: SECTION, or LESSON#SECTION.")
    var exercise: String

    @Argument(help: "The Swift file, or - for standard input.", completion: .file(extensions: ["swift"]))
    var file: String

    @Option(help: .sdk)
    var sdk = Playground.SDK.current

    @Option(help: ArgumentHelp("What UUID(), random and shuffled draw from.", valueName: "n"))
    var seed: UInt64 = 1

    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let course = context.language == .english ? context.course : context.course.translated(to: context.language.rawValue)
        if case .found = course.exercise(named: file), FileManager.default.fileExists(atPath: exercise) {
            throw Failure(.usage, "usage", "the exercise comes first, then the file", help: "write `workbook check \(file) \(visibleName(exercise))`")
        }
        let found = try context.require(course.exercise(named: exercise), exercise, in: course)
        var options = Playground.Options()
        options.sdk = sdk
        options.limits = limits.limits
        let answer = try SourceFile.read(file, limit: limits.limits.inputBytes, help: Playground.Limit.inputBytes.help)
        let watchdog = Watchdog(limits.limits) { [common] passed in
            if common.json { context.print(json: DiagnosticList(diagnostics: [passed])) }
            context.end(.limited, passed)
        }
        Confinement.begin(limits.limits, output: .anything)
        options.willBegin = { watchdog.restart() }
        let grade = watchdog.watching { ExerciseGrader(found.exercise, in: found.lesson, options: options).grade(answer, seed: seed) }
        context.report(grade.diagnostics)
        if common.json {
            context.print(json: ExerciseReport(exercise: "\(found.lesson.id)#\(found.section.id)", given: found.exercise.shown.given?.text, grade))
        } else {
            var lines = grade.checks.map { "\($0.outcome.mark) \($0.line)" }
            if grade.isLimited || grade.isUnchanged {
                lines.append(grade.feedback)
            } else if let mistake = grade.mistake {
                lines.append(mistake.says)
            }
            lines.append("\(shownPoints(grade.score, of: grade.max)), \(grade.passed ? "passed" : "not passed")")
            context.printConfined(withoutControls(lines.joined(separator: "\n")))
        }
        return grade.isLimited ? .limited : grade.passed ? .done : .failed
    }
}

extension CheckResult.Outcome {
    fileprivate var mark: String {
        switch self {
        case .passed: "✓"
        case .failed: "✗"
        case .notRun: "– not run:"
        }
    }
}

/// What `workbook check --json` prints.
private struct ExerciseReport: Encodable {
    struct Check: Encodable {
        let message: String
        let points: Double
        let outcome: CheckResult.Outcome
        let size: String?
        let actions: [String]
        let wanted, found, expression: String?
        let drawn: [String: String]?

        init(_ result: CheckResult) {
            (message, points, outcome, size, actions) = (result.message, result.points, result.outcome, result.size?.description, result.actions)
            drawn = result.drawn.isEmpty ? nil : result.drawn
            (wanted, found, expression) = (result.evidence?.wanted, result.evidence?.found, result.evidence?.expression)
        }
    }
    let version = 1
    let exercise: String
    let given: String?
    let score, max: Double
    let passed: Bool
    let feedback: String
    let checks: [Check]
    let diagnostics: [DiagnosticList.Item]

    init(exercise: String, given: String?, _ grade: ExerciseGrade) {
        (self.exercise, self.given) = (exercise, given)
        (score, max, passed, feedback) = (grade.score, grade.max, grade.passed, grade.feedback)
        checks = grade.checks.map(Check.init)
        diagnostics = DiagnosticList(diagnostics: grade.diagnostics).diagnostics
    }
}
