import Foundation
import Testing

/// `run --watch`.
struct RunWatchTests {
    private static func view(_ word: String) -> String {
        "struct Counter: View { @State var count = 0; var body: some View { VStack { Text(\"\(word) \\(count)\"); Button(\"Add\") { count += 1 } } } }\n"
    }

    @Test func aSavedFileRunsAgainAndKeepsItsState() throws {
        let files = ["p/Counter.swift": Self.view("first"), "p/ContentView.swift": "struct ContentView: View { var body: some View { Counter() } }\n"]
        let command = try RunningCommand(["run", "p", "--watch", "--do", "tap \"Add\""], files: files)
        defer { command.end() }
        try command.wait(for: "Text \"first 1\"")
        try command.write("p/Counter.swift", Self.view("second"))
        try command.wait(for: "Text \"second 1\"")
        #expect(command.output.contains("text was \"first 1\"") && command.errors.contains("Saved: Counter.swift\n"))
        // What has errors says so, and the view before it stays.
        try command.write("p/Counter.swift", "struct Counter: View {")
        Thread.sleep(forTimeInterval: 2)
        try command.write("p/Counter.swift", Self.view("third"))
        try command.wait(for: "Text \"third 1\"")
        #expect(command.output.contains("text was \"second 1\"") && (command.errors + command.output).contains("error: "))
    }

    @Test func whatCannotBeWatchedIsRefused() throws {
        let files = ["a.swift": "Text(\"a\")\n"]
        for options in [["-", "--watch"], ["a.swift", "--watch", "--json"], ["a.swift", "--watch", "--list"], ["a.swift", "--watch", "--svg", "x.svg"]] {
            #expect(try workbook(arguments: ["run"] + options, files: files).status == 64)
        }
        #expect(try workbook("run", "none.swift", "--watch", files: files).status == 66)
    }
}
