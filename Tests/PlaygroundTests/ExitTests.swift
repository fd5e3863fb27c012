import Diagnostics
import Testing

@testable import Playground

/// Programs that end their run themselves, and what C's and Foundation's streams show of them.
@Suite struct ExitTests {
    private func entered(_ text: String) -> Playground.Outcome {
        onLargeStack { Playground().enter(SourceText(name: "snippet", text: "import Foundation\n" + text)) }
    }

    @Test func zeroEndsARunThatIsDone() {
        let outcome = entered("print(\"a\")\nguard CommandLine.arguments.count > 1 else { print(\"usage\"); exit(0) }\nprint(\"b\")")
        #expect(outcome.status == .done && outcome.output == ["a", "usage"] && outcome.diagnostics.isEmpty)
    }

    @Test func anotherStatusSaysThatTheProgramFailed() {
        let outcome = entered("func fail() -> Never { print(\"failing\"); exit(EXIT_FAILURE) }\ndefer { print(\"never\") }\nfail()")
        #expect(outcome.status == .failed && outcome.output == ["failing"])
        #expect(outcome.diagnostics.map(\.message) == ["the program ended its run with exit(1)"])
    }

    @Test func aTaskEndsTheRun() {
        let outcome = entered(
            """
            Task { try await Task.sleep(for: .seconds(1)); print("done"); exit(0) }
            Task { try await Task.sleep(for: .seconds(2)); print("late") }
            dispatchMain()
            """)
        #expect(outcome.status == .done && outcome.output == ["done"])
    }

    @Test func aViewStaysAsItWasBefore() {
        let (outcome, count) = onLargeStack {
            let playground = Playground()
            playground.enter(
                SourceText(
                    name: "snippet",
                    text: "struct V: View { @State var n = 0; var body: some View { Button(\"Quit\") { n += 1; exit(0) }; Text(\"n \\(n)\") } }\nV()"))
            let outcome = playground.perform("tap \"Quit\"")
            return (outcome, playground.memory.entryCount)
        }
        #expect(outcome.diagnostics.map(\.severity) == [.remark] && count == 1)
    }

    @Test func standardStreamsAreTheOutputOfTheRun() {
        let outcome = entered(
            """
            FileHandle.standardError.write(Data("a\\n".utf8))
            try FileHandle.standardOutput.write(contentsOf: Data("b\\n".utf8))
            print(FileHandle.standardInput.readDataToEndOfFile().count)
            struct Errors: TextOutputStream { mutating func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) } }
            var errors = Errors()
            print("c", 1, to: &errors)
            puts("d")
            """)
        #expect(outcome.output == ["a", "b", "0", "c 1", "d"])
    }
}
