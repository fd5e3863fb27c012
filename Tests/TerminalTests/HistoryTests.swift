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

    @Test func thePlaceFollowsTheEnvironment() {
        #expect(History.path(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/workbook/history")
        #expect(History.path(environment: ["XDG_STATE_HOME": "relative", "HOME": "/h"]) == "/h/.local/state/workbook/history")
        #expect(History.path(environment: [:]) == nil)
    }
}
