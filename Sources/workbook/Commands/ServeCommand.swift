import ArgumentParser
import Diagnostics
import Foundation
import Playground
import Session
import StudyPage
import Terminal

struct ServeCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Open the session as a page in the browser.",
        discussion: """
            The page is served to this machine alone. Its address has a token, without which nothing is answered; Ctrl-C ends it.

            EXAMPLES
              workbook serve --open
              workbook serve --port 8080 --course ~/swiftui
            """)

    @Option(help: ArgumentHelp("The port, instead of one that is free.", valueName: "n"))
    var port: UInt16 = 0

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Option(help: .sdk)
    var sdk = Playground.SDK.current

    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let session = context.openStudy(limits.limits) { _ in
            var options = Session.Options(context)
            options.playground.sdk = sdk
            options.playground.limits = limits.limits
            (options.showsScene, options.offersResume) = (true, true)
            options.seed = context.learnerSeed
            return StudyOpening(options: options) { _ in [] }
        }
        _ = try session.begin()
        let talk = PageTalk()
        let server = try makeServer(talk)
        talk.start(session)
        // From the first line on, Ctrl-C ends the server.
        Interrupts.shared.telling({ talk.isOver.signal() }) {
            present(server.address, in: context)
            serve(server, until: talk.isOver)
        }
        return .done
    }

    private func makeServer(_ talk: PageTalk) throws -> PageServer {
        var generator = SystemRandomNumberGenerator()
        let digits = Array("0123456789abcdef")
        let token = String((0..<32).map { _ in digits[Int(generator.next(upperBound: UInt8(16)))] })
        do throws(PageServer.Fault) {
            return try PageServer(port: port, token: token) { await talk.answer($0) }
        } catch {
            let help = error.isPortTaken ? "leave --port out, or name another" : "see whether this machine lets programs listen on 127.0.0.1"
            throw Failure(.failed, "no-server", error.isPortTaken ? "port \(port) is taken" : "port \(port) can't be opened: \(error.reason)", help: help)
        }
    }

    private func present(_ address: String, in context: Context) {
        if common.json {
            context.print(jsonLine: Served(address: address))
        } else {
            context.console.write(address + "\n")
            context.console.write(context.say(.pageIsServed) + "\n")
        }
        if open, !Browser(environment: context.environment).open(address) {
            context.report([Diagnostic(.warning, "no-browser", "no browser could be started", help: "open the address in one on this machine")])
        }
    }

    /// Serves until Ctrl-C, or until the session has ended and its last answer is sent.
    private func serve(_ server: PageServer, until isOver: DispatchSemaphore) {
        let end = DispatchSemaphore(value: 0)
        let serving = Task {
            try? await server.run()
            end.signal()
            isOver.signal()
        }
        isOver.wait()
        serving.cancel()
        // An answer that is being worked out isn't waited for.
        _ = end.wait(timeout: .now() + 1)
    }
}

/// What `workbook serve --json` prints first.
private struct Served: Encodable {
    let version = 1
    let address: String
}
