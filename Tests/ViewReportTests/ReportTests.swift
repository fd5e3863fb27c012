import Foundation
import Testing
import ViewLayout
import ViewTree

@testable import ViewReport

/// The report as a value and as JSON.
@Suite struct ReportTests {
    @Test func theShapeOfTheReport() throws {
        let view = custom("Root", [("n", 1)]) { text("n \(try $0.get("n", as: Int.self) ?? 0)").named("label") }
        let report = try live(view, 100, 50).report()
        #expect(
            report.json == """
                {"version": 1, "diagnostics": [], "type": "Root", "types": {}, \
                "declared": {"view": "Root", "type": "Root", "children": [], "body": {"view": "accessibilityIdentifier", \
                "type": "ModifiedContent<Text>", "detail": "\\"label\\"", "children": [{"view": "Text", "type": "Text", "detail": "\\"n 1\\"", "children": []}]}}, \
                "steps": [{"cause": "mount", "output": [], "bodies": {"Root": 1}, "reasons": [{"view": "Root", "id": "1", "because": ["first appearance"]}], \
                "inserted": ["2", "1"], "removed": [], "moved": [], "reframed": [], \
                "state": [{"view": "Root", "id": "1", "name": "n", "event": "created", "value": "1"}], "transactions": 1, \
                "resolved": {"id": "1", "view": "Root", "type": "Root", "frame": [38, 17, 24, 16], "proposal": [100, 50], "state": {"n": "1"}, \
                "children": [{"id": "2", "view": "Text", "type": "Text", "text": "n 1", "name": "label", "frame": [38, 17, 24, 16], "proposal": [100, 50], \
                "modifiers": ["accessibilityIdentifier"], "children": []}]}}]}
                """)
    }

    @Test func aReportWithoutAViewHasNull() {
        #expect(Report().json == #"{"version": 1, "diagnostics": [], "types": {}, "declared": null, "steps": []}"#)
    }

    @Test func diagnosticsLeaveOutWhatTheyDoNotKnow() {
        let known = ReportedDiagnostic(severity: "error", code: "c", message: "m", line: 3, column: 5, notes: ["n"], help: "h")
        #expect(known.jsonValue.text == #"{"severity": "error", "code": "c", "message": "m", "line": 3, "column": 5, "notes": ["n"], "help": "h"}"#)
    }

    @Test func anyNumberAndAnyStringIsJSON() throws {
        let value = JSONValue.array([
            .number(.infinity), .number(-.infinity), .number(.nan), .number(72), .number(1.0 / 3), .number(1e300), .string("\u{1B}\"\\\n\u{2028}가"),
        ])
        #expect(value.text == #"["infinity", "-infinity", null, 72, 0.3333333333333333, 1e+300, "\u001b\"\\\n\u2028가"]"#)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(value.text.utf8)) }
    }

    @Test func theSameTreeGivesTheSameBytes() throws {
        func json() throws -> String {
            let view = custom("Root", [("b", 1), ("a", 2)]) { _ in vStack(nil, forEach(["x", "y"]) { text($0) }) }
            return try live(view).report().json
        }
        #expect(try json() == json())
    }

    @Test func proposalsTellUnspecifiedAndInfinite() throws {
        let view = vStack(nil, color("a").modifier(.layout(FixedSizeModifier(.horizontal))).named("fixed"))
        let node = try #require(try live(view, 100, 50).last.nodes.first { $0.view == "Color" })
        #expect(node.proposal == Proposal(width: nil, height: 50) && node.frame == Frame(x: 45, y: 0, width: 10, height: 50))
    }

    @Test func nodesAreFound() throws {
        let report = try live(vStack(nil, text("a"), color("red"), text("b").named("n"))).report()
        #expect(report.resolved.map(\.view) == ["VStack", "Text", "Color", "Text"])
        #expect(report.find(view: "Text").map(\.text) == ["a", "b"])
        #expect(report.find(text: "b").map(\.name) == ["n"] && report.find(name: "n").count == 1)
    }

    @Test func aRootOfSeveralViewsIsAList() throws {
        let report = try live(tuple([text("a"), text("b")])).report()
        #expect(report.steps[0].resolved.map(\.text) == ["a", "b"])
        #expect(report.steps[0].nodes.map { $0.frame?.y } == [30, 54])
    }

    @Test func aRepeatedIdIsListedOnceAtItsLastPlace() throws {
        let view = vStack(0, forEach([1, 1, 2]) { n in color("c").frame(Double(n * 10), 10).named("d\(n)") }).named("v")
        let live = try live(view, 100, 46)
        #expect(live.frame("d1") == [45, 18, 10, 10] && live.frame("d2") == [40, 28, 20, 10] && live.frame("v") == [40, 8, 20, 30])
        #expect(live.last.nodes.filter { $0.name == "d1" }.count == 1)
        #expect(live.diagnostics.map(\.severity) == ["warning"])
    }

    @Test func sectionsOfAListAreNumbered() throws {
        let section = DeclaredView(
            ViewType("Section"), .section(SectionContent(header: text("h"), content: tuple([text("b"), text("c")]), footer: tuple([]))))
        let nodes = try live(list(text("a"), section)).last.nodes.filter { $0.view.hasPrefix("List") && $0.view != "List" }
        #expect(nodes.map { "\($0.view) \($0.section ?? -1)" } == ["ListRow 0", "ListHeader 1", "ListRow 1", "ListRow 1"])
    }

    @Test func aVeryLongTypeIsCut() throws {
        var view = text("x")
        for _ in 0..<300 { view = view.padding(0) }
        let type = try live(view).last.resolved[0].type
        #expect(type.hasPrefix("ModifiedContent<ModifiedContent<") && type.hasSuffix("…") && type.count < 4_100)
    }
}
