import Foundation
import TerminalTesting
import Testing

/// What becomes of output that nobody takes.
struct WritingTests {
    /// The failure that the probe reports whose output goes where this piece of a shell command says.
    private func failure(_ redirection: String) throws -> String {
        let home = try Home()
        let command = "'\(builtExecutable("terminal-probe").path)' write \(redirection)"
        let terminal = try PseudoTerminal(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", command], environment: home.environment())
        _ = try terminal.end()
        return terminal.screen.lines.last ?? ""
    }

    @Test func aReaderThatGoesAwayClosesIt() throws {
        #expect(try failure("| head -c 10 > /dev/null") == "failure: closed")
    }

    @Test func outputThatIsTakenDoesNotFail() throws {
        #expect(try failure("| cat > /dev/null") == "failure: none")
    }

    #if os(Linux)
        @Test func aFullDiskIsAFailureOfItsOwn() throws {
            #expect(try failure("> /dev/full") == "failure: failed(errno: \(ENOSPC))")
        }
    #endif
}
