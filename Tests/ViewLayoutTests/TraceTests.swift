import Foundation
import Testing
import ViewTree

@testable import ViewLayout

private func traced(_ tree: Node, _ width: Double, _ height: Double) throws -> LayoutEngine {
    let engine = LayoutEngine(window: Size(width: width, height: height))
    engine.recordsTrace = true
    try engine.layout(root: tree)
    return engine
}

@Suite struct TraceTests {
    @Test(arguments: [
        (0, "0"), (72, "72"), (100.0 / 3, "33.333"), (-0.5, "-0.5"), (0.0004, "0"), (-0.0001, "0"), (1e20, "1e+20"), (.infinity, "∞"), (.nan, "NaN"),
    ]) func numbersAreShort(number: Double, text: String) {
        #expect(number.written == text)
    }

    @Test func everyQuestionAndAnswer() throws {
        let engine = try traced(
            HStack(spacing: 20) {
                Color.frame(maxWidth: 100); Color
            }, 250, 100)
        #expect(
            engine.trace.map { $0.text() }.joined(separator: "\n") == """
                HStack ← 250x100 → 250x100
                  frame(maxWidth: 100) ← 0x100 → 0x100
                    Color.red ← 0x100 → 0x100
                  frame(maxWidth: 100) ← ∞x100 → 100x100
                    Color.red ← 100x100 → 100x100
                  Color.red ← 0x100 → 0x100
                  Color.red ← ∞x100 → ∞x100
                  frame(maxWidth: 100): is proposed 115 = 230 left / 2, of 250 − 20 spacing
                  frame(maxWidth: 100) ← 115x100 → 100x100
                    Color.red ← 100x100 → 100x100 (known)
                  Color.red: is proposed 130 = all of the 130 left, of 250 − 20 spacing
                  Color.red ← 130x100 → 130x100
                  frame(maxWidth: 100) ← 115x100 → 100x100 (known)
                  Color.red ← 130x100 → 130x100 (known)
                HStack at 0,0 ← 250x100 → 250x100
                  frame(maxWidth: 100) at 0,0 ← 115x100 → 100x100
                    Color.red ← 100x100 → 100x100 (known)
                    Color.red at 0,0 ← 100x100 → 100x100
                  Color.red at 120,0 ← 130x100 → 130x100
                """)
    }

    @Test func theEntriesAboutOneView() throws {
        let frame = Color.frame(maxWidth: 100)
        let engine = try traced(
            HStack(spacing: 20) {
                frame; Color
            }, 250, 100)
        #expect(
            engine.trace.flatMap { $0.entries(about: frame.id) }.map { $0.text() } == [
                "frame(maxWidth: 100) ← 0x100 → 0x100", "frame(maxWidth: 100) ← ∞x100 → 100x100",
                "frame(maxWidth: 100): is proposed 115 = 230 left / 2, of 250 − 20 spacing", "frame(maxWidth: 100) ← 115x100 → 100x100",
                "frame(maxWidth: 100) ← 115x100 → 100x100 (known)", "frame(maxWidth: 100) at 0,0 ← 115x100 → 100x100",
            ])
    }

    @Test func traceAsJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let entry = TraceEntry(
            view: "Color", node: 3, event: .sized(Proposal(width: nil, height: .infinity), answer: Size(width: 10, height: .infinity), isKnown: true))
        #expect(
            String(decoding: try encoder.encode(entry), as: UTF8.self)
                == #"{"answer":[10,"infinity"],"known":true,"node":3,"proposal":[null,"infinity"],"view":"Color"}"#)
    }

    @Test func withoutATraceNothingIsKept() throws {
        let engine = LayoutEngine(window: Size(width: 10, height: 10))
        try engine.layout(root: Color)
        #expect(engine.trace.isEmpty)
    }

    @Test func explanations() throws {
        let color = Color
        let tree = HStack(spacing: 20) {
            Color.frame(maxWidth: 100); color
        }
        let engine = LayoutEngine(window: Size(width: 250, height: 100))
        try engine.layout(root: tree)
        #expect(
            engine.explain(color).map(\.english) == [
                "HStack proposes 130x100 to Color.red.",
                "Along the stack it is proposed 130 = all of the 130 left, of 250 − 20 spacing.",
                "Color.red takes 130x100: all that is proposed, and 10 where nothing is proposed.",
                "It is at 120,0, which is 120,0 inside HStack: children are side by side, with their `center` guides on one line.",
            ])
        #expect(
            engine.explain(color).map(\.korean) == [
                "HStack에서 Color.red에 제안한 크기는 130x100입니다.", "스택 방향으로 제안된 길이 130 = 남은 130 전부, 전체 250 − 간격 20.",
                "Color.red의 크기는 130x100입니다: 제안받은 만큼 모두, 제안이 없으면 10.",
                "위치는 120,0이며, HStack 안에서는 120,0입니다: 자식은 나란히 놓이고, `center` 가이드가 한 선에 있습니다.",
            ])
        #expect(engine.explain(tree).last?.english == "It is centered in the window's safe area, at 0,0.")
        #expect(engine.explain(Color).map(\.english) == ["Color.red has no place: no layout around it shows it."])
    }
}
