import Diagnostics
import Foundation
import Snippets
import SwiftChecker
import SwiftModel
import ViewGraph
import ViewReport
import ViewTree
import Wording

/// One scope of Swift inputs and the live view that the last of them shows.
///
///     let playground = Playground()
///     playground.enter(SourceText(name: "input", text: "Text(\"hi\")"))
///     print(playground.text(.layout) ?? "")
///
/// Parsing, checking and layout recurse: call it on a thread with a large stack (512 MB).
public final class Playground {
    public struct Options: Sendable {
        /// Points.
        public var window = Size(width: 320, height: 480)
        /// What the device keeps of the window's edges, in points.
        public var safeArea = EdgeInsets.zero
        /// What it says of the environment, in the order in which it was set.
        public var device: [DeviceSetting] = []
        /// The SwiftUI that views behave as; `nil` for today's.
        public var compatibility: Compatibility?
        /// The SDK whose rules and spellings hold.
        public var sdk = SDK.current
        /// What an input or action may use up.
        public var limits = Limits()
        public var fuel: Int {
            get { limits.fuel }
            set { limits.fuel = newValue }
        }
        public var time: Double {
            get { limits.seconds }
            set { limits.seconds = newValue }
        }
        /// What `UUID()`, `random` and `shuffled` draw from.
        public var seed: UInt64 = 1
        /// In which texts, numbers and dates are written: `en_US`.
        public var locale = "en_US"
        /// In which is said what is wrong with actions and selectors, and why a view is as it is.
        public var language = Language.english
        /// Called while a snippet runs; true stops it.
        public var isInterrupted: @Sendable () -> Bool = { false }
        /// Called before each input, action and query, each of which has the limits for itself.
        public var willBegin: @Sendable () -> Void = {}
        public init() {}
    }

    public typealias Input = SwiftModel.Input
    public typealias Resources = SwiftModel.Resources
    public typealias PixelSize = SwiftModel.PixelSize
    public typealias Localizations = SwiftModel.Localizations
    public typealias Translation = SwiftModel.Translation
    public typealias StoredValue = SwiftModel.StoredValue
    public typealias RecordedResponse = SwiftModel.RecordedResponse
    public typealias Recordings = SwiftModel.Recordings
    public typealias Preview = SwiftChecker.Preview
    public typealias SDK = SwiftModel.SDK
    public typealias Limits = SwiftModel.Limits
    public typealias Limit = SwiftModel.Limit
    public typealias ProcessMemory = SwiftModel.ProcessMemory
    public typealias ProcessorTime = SwiftModel.ProcessorTime

    /// An older SwiftUI.
    public enum Compatibility: String, CaseIterable, Sendable {
        /// `GeometryReader` centers its content.
        case ios13
    }

    public var options: Options
    /// Where the playground works. Chosen when it first does, and shared with forks, which share what is checked.
    private(set) lazy var lane = InterfaceLane.available
    /// To be used within `alone`.
    var interface: Interface { lane.interface(options.sdk) }
    /// Shared with forks.
    private(set) var checked = CheckedTexts()
    /// The inputs so far that were accepted.
    var inputs: [Input] = []
    /// What brings back the live view: see `memory`.
    var entries: [Memory.Entry] = []
    var run: SnippetRun?
    var live: LiveView?
    var output = OutputBuffer()
    /// What the current input, action or query charges.
    let budget = Budget()
    /// Those of the live view's input, for the report.
    var reportDiagnostics: [Diagnostic] = []
    /// Whether they are about several files.
    private var entersFolder = false
    var refusedLastInput = false
    /// Whether the live view is an earlier input's, since the last one was refused or stopped.
    public var showsEarlierView: Bool { refusedLastInput && live != nil }
    /// What stopped the last input or action before the view could take it.
    private var aborted: [Step] = []

    public init(options: Options = Options()) { self.options = options }

    /// A copy of the scope without the live view.
    public func fork() -> Playground {
        let copy = Playground(options: options)
        copy.inputs = inputs
        copy.checked = checked
        copy.lane = lane
        return copy
    }

    /// Checks and runs an input. Declarations of earlier inputs are seen; declaring a name again replaces it. An input with errors changes nothing:
    /// the view that was live stays live, with its state and its steps.
    ///
    /// - Parameter keepsState: whether views that the input declares again, and that stay where they were, begin with the states that they had.
    @discardableResult
    public func enter(_ source: SourceText, keepsState: Bool = false) -> Outcome { enter(Input(source), keepsState: keepsState) }

    /// Checks and runs an input that may have several files, which see each other's declarations.
    @discardableResult
    public func enter(_ input: Input, keepsState: Bool = false) -> Outcome {
        let outcome = limited { remembering(input, keepsState: keepsState) { entered(input, keepsState) } }
        refusedLastInput = outcome.status != .done
        return outcome
    }

    /// Takes an input, action or query, which has the limits for itself.
    func limited<Result>(_ work: () -> Result) -> Result {
        asking {
            options.willBegin()
            return work()
        }
    }

    /// Answers a question about the live view, which has the limits for itself.
    func asking<Answer>(_ work: () -> Answer) -> Answer {
        alone {
            budget.begin(limits, isInterrupted: options.isInterrupted)
            return work()
        }
    }

    /// Works while no other playground of the lane does.
    func alone<Result>(_ work: () -> Result) -> Result { lane.run(work) }

    private func entered(_ input: Input, _ keepsState: Bool) -> Outcome {
        if let passed: Limit = input.size > limits.inputBytes ? .inputBytes : inputs.count >= limits.inputs ? .inputs : nil {
            reportDiagnostics = [passed.diagnostic(limits)]
            return Outcome(status: .limited, diagnostics: reportDiagnostics)
        }
        let all = inputs + [input]
        let program = checked.program(of: all, over: interface, budget: budget)
        let diagnostics = program.diagnostics.filter {
            $0.severity == .error || $0.span.map { place in input.sources.contains { $0 === place.source } } ?? true
        }
        entersFolder = input.isFolder
        reportDiagnostics = diagnostics
        aborted = []
        if program.hasErrors {
            if live == nil { staticTypes = (program.rootType?.printedName, program) }
            return Outcome(status: program.isLimited ? .limited : .failed, diagnostics: diagnostics)
        }
        let before = (self.run, live, output, staticTypes)
        let run = SnippetRun(program, limits: limits, budget: budget, seed: options.seed, locale: options.locale)
        let buffer = OutputBuffer()
        run.machine.onOutput = { buffer.append($0) }
        output = buffer
        staticTypes = (program.rootType?.printedName, program)
        do {
            buffer.isMuted = true
            try run.replay()
            buffer.isMuted = false
            try run.start()
            let value = try run.value().flatMap { value, type in type.isVoidType ? nil : try run.machine.printed(value, type) }
            if let view = try run.view() {
                let live = LiveView(window: options.window, safeArea: options.safeArea, limits: graphLimits) { [unowned run] in
                    // A line beyond the limit is reported by the next one.
                    try? run.machine.flushOutput()
                    return buffer.take()
                }
                live.layout.centersGeometryReaders = options.compatibility == .ios13
                live.graph.willWork = { [budget] in try budget.charge($0) }
                live.layout.willWork = live.graph.willWork
                live.graph.whenIdle = { [unowned run] in try run.machine.endObjects() }
                live.answers = run
                run.bridge.host = live.graph
                run.bridge.script.handOver(to: live.graph)
                let states = keepsState && redeclares(input) ? self.live?.graph.keptStates(adopting: SnippetRun.adopt) : nil
                if states != nil { live.earlier = self.live?.shown ?? [] }
                (self.run, self.live) = (run, live)
                // Declarations hold though the view that they declare cannot be shown by itself, as one that needs an object of its environment.
                if input.onlyDeclares { inputs = all }
                try set(options.device, on: live, of: run)
                try live.mount(view, keeping: states)
                try budget.check()
                inputs = all
                return Outcome(status: .done, diagnostics: diagnostics + noticed(), output: live.steps.last?.output ?? [], value: nil, showsView: true)
            }
            inputs = all
            let lines = buffer.take()
            // A view that is shown stays: the input only declared or computed something.
            if live == nil { self.run = run }
            aborted = [Step(cause: "mount", output: lines)]
            return Outcome(status: .done, diagnostics: diagnostics, output: lines, value: value, showsView: false)
        } catch {
            let outcome = stopped(error, diagnostics, buffer)
            if before.1 != nil { (self.run, live, output, staticTypes) = before }
            return outcome
        }
    }

    /// Whether an input declares a name of an earlier one again.
    func redeclares(_ input: Input) -> Bool { redeclares(input, among: inputs) }

    func redeclares(_ input: Input, among earlier: [Input]) -> Bool {
        let names = input.declaredNames
        return !names.isEmpty && earlier.contains { !$0.declaredNames.isDisjoint(with: names) }
    }

    /// The static type of what is shown, and the program that has those of the declarations.
    private(set) var staticTypes: (root: String?, program: CheckedProgram?) = (nil, nil)

    var limits: Limits { options.limits }

    private var graphLimits: GraphLimits {
        var limits = GraphLimits()
        limits.views = options.limits.views
        return limits
    }

    /// What a run or action ends with when an error stopped it.
    func stopped(_ error: any Error, _ diagnostics: [Diagnostic], _ buffer: OutputBuffer) -> Outcome {
        let (diagnostic, status) = Self.explained(error, source: (run?.program.inputs.last ?? inputs.last)?.onlySource, in: options.language)
        // A program without a view may end where it likes.
        let all = status == .done && live == nil ? diagnostics : diagnostics + [diagnostic]
        reportDiagnostics = all
        let lines = buffer.take()
        if live?.steps.isEmpty ?? true { aborted = [Step(cause: "mount", output: lines)] }
        return Outcome(status: status, diagnostics: all, output: live?.steps.last?.output ?? lines)
    }

    /// Warnings of the graph and the layout as diagnostics of the input.
    func noticed() -> [Diagnostic] {
        let source = run?.program.inputs.last?.onlySource
        return (live?.diagnostics ?? []).map { item in
            let severity: Diagnostic.Severity = item.severity == "error" ? .error : .warning
            return Diagnostic(
                severity, item.code, item.message, at: source.flatMap { source in item.line.map { source.span(ofLine: $0) } },
                notes: source == nil ? .ofFile(item.line) : [], help: item.help)
        }
    }

    /// The report of the live view, also after errors.
    public var report: Report { asking { currentReport } }

    private var currentReport: Report {
        var report = (try? live?.report()) ?? Report(steps: live?.steps ?? aborted)
        if report.steps.isEmpty { report.steps = aborted }
        report.type = staticTypes.root
        report.types = staticTypes.program?.types ?? [:]
        report.diagnostics = reportDiagnostics.map { ReportedDiagnostic($0, namesFile: entersFolder) } + report.diagnostics
        return report
    }
}

extension Input {
    /// The names that its texts declare at their top levels.
    public var declaredNames: Set<String> { sources.reduce(into: []) { $0.formUnion(InputShape.declaredNames(in: $1)) } }
    /// Whether it has no statements and expressions.
    var onlyDeclares: Bool { sources.allSatisfy { InputShape.declaredNames(onlyIn: $0) != nil } }
}

/// The lines a snippet printed that haven't been read yet.
final class OutputBuffer {
    private var lines: [String] = []
    /// Earlier inputs run again to make their values; what they print was shown then.
    var isMuted = false
    func append(_ line: String) { if !isMuted { lines.append(line) } }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension Report {
    /// The report on an input that was stopped before there was a view.
    public init(stoppedBy diagnostic: Diagnostic) { self.init(diagnostics: [ReportedDiagnostic(diagnostic, namesFile: false)]) }
}

extension ReportedDiagnostic {
    init(_ diagnostic: Diagnostic, namesFile: Bool) {
        self.init(
            file: namesFile ? diagnostic.span?.source.name : nil, severity: diagnostic.severity.rawValue, code: diagnostic.code, message: diagnostic.message,
            line: diagnostic.span?.start.line,
            column: diagnostic.span?.start.column, endLine: diagnostic.span?.end.line, endColumn: diagnostic.span?.end.column,
            notes: diagnostic.notes.map(\.message),
            help: diagnostic.help)
    }
}
