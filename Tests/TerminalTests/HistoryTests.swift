import Foundation
import Testing

@testable import Terminal

// Readline keeps one history for the process.
@Suite(.serialized) struct HistoryTests {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID().uuidString)/nested/history").path

    /// What a later session recalls after these inputs.
    private func recalled(_ inputs: String...) -> [String] {
        let history = History(path: path)
        for input in inputs { history.add(input) }
        return History(path: path).entries
    }

    @Test func anInputOfSeveralLinesStaysOneEntry() {
        #expect(recalled("VStack {\n    Text(\"a\")\n}", ":layout", "안녕") == ["VStack {\n    Text(\"a\")\n}", ":layout", "안녕"])
    }

    @Test func blankAndRepeatedInputsAreLeftOut() {
        #expect(recalled("a", "a", "", " \n", "b", "a") == ["a", "b", "a"])
    }

    @Test func sessionsAddToTheFile() {
        #expect(recalled("a") == ["a"])
        #expect(recalled("# not a time stamp", "b") == ["a", "# not a time stamp", "b"])
    }

    @Test func theFileIsForItsOwnerOnly() throws {
        _ = recalled("a")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    @Test func aPlaceThatCannotBeWrittenIsNoFault() {
        let history = History(path: "/proc/none/history")
        history.add("a")
        #expect(history.entries == ["a"])
    }

    @Test func aPipeIsNeitherReadNorWritten() throws {
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        #expect(mkfifo(path, 0o600) == 0)
        let history = History(path: path)
        history.add("a")
        #expect(history.entries == ["a"])
        #expect(recalled("b") == [])
    }

    @Test func aFileThatCannotBeReadIsNotOverwritten() throws {
        _ = recalled("a")
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(recalled("b") == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["history"])
    }

    @Test func ofAHugeFileTheLastEntriesAreKept() throws {
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let entries = (1...600_000).map { "#1700000000\nVStack {\n    Text(\"\($0)\")\n}\n" }
        try Data(entries.joined().utf8).write(to: URL(fileURLWithPath: path))
        let history = History(path: path)
        #expect(history.entries.count == 2_000)
        #expect(history.entries.last == "VStack {\n    Text(\"600000\")\n}")
        history.add("b")
        #expect(History(path: path).entries.suffix(2) == ["VStack {\n    Text(\"600000\")\n}", "b"])
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
        #expect(size?.intValue ?? .max < 1 << 20)
    }

    @Test func aHugeInputStaysInThisSession() {
        let huge = String(repeating: "x", count: 100_000)
        let history = History(path: path)
        for input in ["a", huge, "b"] { history.add(input) }
        #expect(history.entries == ["a", huge, "b"])
        #expect(History(path: path).entries == ["a", "b"])
    }

    @Test func thePlaceFollowsTheEnvironment() {
        #expect(History.path(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/workbook/history")
        #expect(History.path(environment: ["XDG_STATE_HOME": "relative", "HOME": "/h"]) == "/h/.local/state/workbook/history")
        #expect(History.path(environment: [:]) == nil)
    }
}
