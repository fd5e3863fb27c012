import ArgumentParser
import Course
import Diagnostics
import Playground
import ViewReport

struct RunCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a snippet, or a folder as one program, and print what it resolves to.",
        discussion: """
            The last expression that is a view is shown in the window, and each action is performed on it in order. Without one, it is the \
            content of the App, ContentView as a preview shows it, the first #Preview or preview provider, or the last view that can be made \
            without arguments. The Swift files of a folder are one module.

            ACTIONS
              tap SELECTOR             a button's action, a tap gesture, a toggle, a row
              drag SELECTOR by X,Y     a finger moves; `hold` at the end leaves it there
              drag SELECTOR onto SELECTOR  what a view offers goes to another one
              press SELECTOR for S     a finger stays; magnify and rotate take `by N`
              type SELECTOR "TEXT"     replace the text of a text field
              submit SELECTOR          Return in a text field
              key KEY                  a key of the keyboard: a, upArrow, command+s
              delete SELECTOR          swipe a row away; move SELECTOR to INDEX drags it
              slide SELECTOR to N      a slider; refresh pulls down a list
              set NAME EXPRESSION      set a @State variable of the root view
              set \\.KEY EXPRESSION     set what the device says of the environment:
                                       set \\.colorScheme .dark
              resize WxH               a new window size
              scroll SELECTOR POINTS   move a scroll view's content
              advance SECONDS          let time pass
            A selector is "Label", View[0] or #name (an accessibility identifier).

            EXAMPLES
              workbook run Counter.swift --do 'tap "Add"' --show layout,updates
              workbook run Counter --preview "Large"
              workbook run Badge.swift --draw
              workbook run Badge.swift --svg badge.svg
              workbook run Pantry --locale ko_KR --watch
              echo 'Text("hi").padding()' | workbook run -
            """)

    @Argument(help: "The Swift file or the folder, or - for standard input.", completion: .file())
    var file: String

    @Option(help: ArgumentHelp("Show a preview: its name, its type, or its index in the list.", valueName: "name"))
    var preview: String?

    @Flag(help: "List the previews and what could be shown, and run nothing.")
    var list = false

    @Option(help: ArgumentHelp("The window in points (320x480).", valueName: "WxH"))
    var size: WindowSize?

    @Option(help: ArgumentHelp("What the device keeps of the window's edges, in points: top, leading, bottom, trailing.", valueName: "T,L,B,R"))
    var safeArea: SafeArea?

    @Option(name: .customLong("do"), parsing: .unconditionalSingleValue, help: ArgumentHelp("An action on the view; may be repeated.", valueName: "action"))
    var actions: [String] = []

    @Option(help: ArgumentHelp("What to print: \(Playground.Aspect.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "kind,..."))
    var show = AspectList.standard

    @OptionGroup(title: "Drawing") var drawing: DrawingOptions

    @Option(help: ArgumentHelp("Behave as an older SwiftUI: ios13 centers what a GeometryReader shows.", valueName: "version"))
    var compat: Playground.Compatibility?

    @Option(help: .sdk)
    var sdk = Playground.SDK.current

    @Option(help: ArgumentHelp("What UUID(), random and shuffled draw from.", valueName: "n"))
    var seed: UInt64 = 1

    @Flag(help: "Run it again whenever it is saved, keeping what its views keep, until Ctrl-C.")
    var watch = false

    @Option(
        help: ArgumentHelp("A JSON object with what UserDefaults hold when the program begins.", valueName: "file"), completion: .file(extensions: ["json"]))
    var defaults: String?

    @Option(
        help: ArgumentHelp("A folder of responses to requests: example.com/items.json answers https://example.com/items.", valueName: "dir"),
        completion: .directory)
    var network: String?

    @Option(help: ArgumentHelp("Whose language texts, numbers and dates are in: en_US, ko_KR.", valueName: "locale"))
    var locale = ProgramLocale.american

    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let files = drawing.files
        if drawing.descriptor == nil, !files.isEmpty { return try write(files) }
        if watch { return try watched(in: context) }
        if showsPicture(in: context) { return try showPicture(in: context) }
        let program = try surroundings.around(Program.read(file, limit: limits.limits.inputBytes, help: Playground.Limit.inputBytes.help))
        let playground = Playground(options: playgroundOptions)
        let watchdog = Watchdog(limits.limits) { [common] passed in
            if common.json { context.console.write(Report(stoppedBy: passed).json + "\n") }
            context.end(.limited, passed)
        }
        Confinement.begin(limits.limits, output: .anything)
        if list { return watchdog.watching { PreviewList(program.input) }.present(in: context) }
        var input = program.input
        if let preview { input.preview = try watchdog.watching { try PreviewList(input).index(of: preview) } }
        var outcomes = [watchdog.watching { playground.enter(input) }]
        for action in actions {
            guard outcomes.last?.status == .done else { break }
            outcomes.append(watchdog.watching { playground.perform(action) })
        }
        // The process ends after this: releasing what the snippet made could take as long as making it.
        _ = Unmanaged.passRetained(playground)
        let drawn = watchdog.watching { wantedDrawing(of: playground) }
        write(watchdog.watching { shown(of: playground, drawn, in: context) }, in: context)
        context.report(program.notices + outcomes.flatMap(\.diagnostics))
        var isDrawn = true
        if case .failure(let refusal)? = drawn, outcomes.last?.status == .done {
            context.report([refusal.diagnostic])
            isDrawn = false
        }
        if !common.json, showsNothing(outcomes, playground) {
            let help =
                Playground.Preview.all(in: input).isEmpty
                ? "end the file with a view such as Text(\"hi\"), or declare a view that can be made without arguments, a #Preview or an App"
                : "`--preview 0` shows the first preview, and `--list` names all"
            context.report([Diagnostic(.remark, "no-view", "the \(input.isFolder ? "folder" : "file") shows no view and prints nothing", help: help)])
        }
        if !common.json, let part = playground.shownPart {
            let message = "\(part.view) is shown, the last view of the \(input.isFolder ? "folder" : "file"); \(part.whole) contains it"
            let help = "to see \(part.whole), end with \(part.whole)() or #Preview { \(part.whole)() }, or declare it last"
            context.report([Diagnostic(.remark, "shown-part", message, help: help)])
        }
        return isDrawn ? outcomes.last?.exitStatus ?? .done : .failed
    }

    /// Whether the run went well, and there is nothing to see of it.
    private func showsNothing(_ outcomes: [Playground.Outcome], _ playground: Playground) -> Bool {
        outcomes.allSatisfy { $0.status == .done && !$0.showsView && $0.output.isEmpty && !$0.diagnostics.contains { $0.code == "no-view" } }
            && playground.text(.layout) == nil
    }

    var surroundings: ProgramSurroundings { ProgramSurroundings(defaults: defaults, network: network) }

    var playgroundOptions: Playground.Options {
        var options = Playground.Options()
        if let size { options.window = .init(width: size.width, height: size.height) }
        if let insets = safeArea { options.safeArea = .init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing) }
        options.compatibility = compat
        options.sdk = sdk
        options.limits = limits.limits
        options.seed = seed
        options.locale = locale.identifier
        return options
    }
}

extension Playground.Outcome {
    fileprivate var exitStatus: ExitStatus {
        switch status {
        case .done: .done
        case .failed: .failed
        case .limited: .limited
        case .internalFault: .internalFault
        }
    }
}
