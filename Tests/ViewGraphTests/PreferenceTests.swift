import Testing
import ViewTree
@testable import ViewGraph

@Suite struct PreferenceTests {
    private let sum = sumKey()
    private let numbers = listKey()

    /// The values that `onPreferenceChange` around the view is called with.
    private func observed(_ key: PreferenceKey, _ view: DeclaredView) throws -> [String] {
        let log = Log()
        _ = try Live(view.onPreferenceChange(key) { log.add($0.printed) })
        return log.lines
    }

    @Test func theDefaultIsNotReducedIn() throws {
        #expect(try observed(sum, vStack(color("a").preference(sum, 1), color("b"), color("c").preference(sum, 2))) == ["3"])
    }

    @Test func aWriterReplacesWhatComesFromBelow() throws {
        #expect(try observed(sum, vStack(color("a").preference(sum, 1)).preference(sum, 7)) == ["7"])
        #expect(try observed(sum, color("a").preference(sum, 1).preference(sum, 2)) == ["2"])
    }

    @Test func aTransformationMapsTheValueOrTheDefault() throws {
        func doubled(_ view: DeclaredView) -> DeclaredView { view.modifier(.preference(PreferenceTransformModifier(sum) { Value(AnyHashable(int($0) * 2)) })) }
        #expect(try observed(sum, doubled(color("a").preference(sum, 4))) == ["8"])
        #expect(try observed(sum, doubled(color("a"))) == ["200"])
    }

    @Test func backgroundThenPrimaryThenOverlay() throws {
        let view = color("a").preference(numbers, [1]).overlay(color("b").preference(numbers, [2])).background(color("c").preference(numbers, [0]))
        #expect(try observed(numbers, view) == ["[0, 1, 2]"])
    }

    @Test func whereNothingCanWriteNobodyIsCalled() throws {
        #expect(try observed(sum, vStack(color("a"))) == [])
    }

    @Test func aContainerWithDynamicChildrenAlwaysHasAValue() throws {
        let log = Log()
        func view(_ items: [Int]) -> DeclaredView {
            vStack(forEach(items) { color("x").preference(sum, $0) }).onPreferenceChange(sum) { log.add($0.printed) }
        }
        let live = try Live(view([]))
        #expect(log.take() == ["100"])
        try live.show(view([1, 2]))
        #expect(log.take() == ["3"])
        try live.show(view([]))
        #expect(log.take() == ["100"])
    }

    @Test func insideADynamicContainerSilentMembersAreSkipped() throws {
        func view(_ flag: Bool) -> DeclaredView { vStack(when(flag, color("a").preference(sum, 1)), color("b"), color("c").preference(sum, 2)) }
        #expect(try observed(sum, view(true)) == ["3"])
        #expect(try observed(sum, view(false)) == ["2"])
    }

    @Test func theOuterReductionSeesTheDefaultOfAnEmptyDynamicContainer() throws {
        #expect(try observed(sum, hStack(vStack(forEach([Int]()) { _ in color("x") }), color("a").preference(sum, 1))) == ["101"])
    }

    @Test func readingDoesNotConsume() throws {
        let log = Log()
        _ = try Live(
            vStack(color("a").preference(sum, 1)).onPreferenceChange(sum) { log.add("inner \($0.printed)") }.padding()
                .onPreferenceChange(sum) { log.add("outer \($0.printed)") })
        #expect(log.lines.sorted() == ["inner 1", "outer 1"])
    }

    @Test func keysAreIndependent() throws {
        let log = Log()
        func view(_ count: Int) -> DeclaredView {
            vStack(color("a").preference(sum, count), color("b").preference(numbers, [5]))
                .onPreferenceChange(sum) { log.add("sum \($0.printed)") }.onPreferenceChange(numbers) { log.add("numbers \($0.printed)") }
        }
        let live = try Live(view(1))
        #expect(log.take() == ["sum 1", "numbers [5]"])
        try live.show(view(2))
        #expect(log.take() == ["sum 2"])
    }

    @Test func feedbackSettlesAtAnEqualValue() throws {
        let log = Log()
        let live = try Live(
            custom("Root", [], state("minimum", 1), state("seen", 0)) { [sum] slots in
                text("seen \(try slots.int("seen"))").preference(sum, max(try slots.int("seen"), try slots.int("minimum"))).onPreferenceChange(sum) {
                    log.add($0.printed)
                    try slots.set("seen", int($0))
                }
            })
        #expect(log.take() == ["1"] && live.texts == ["seen 1"] && live.record.transactions == 2)
        try live.set("minimum", 4)
        #expect(log.take() == ["4"] && live.texts == ["seen 4"])
    }

    @Test func anEndlessLoopIsCutWithTheKeyAndItsValues() throws {
        let live = try Live(
            custom("Root", [], state("x", 0)) { [sum] slots in
                text("x").preference(sum, try slots.int("x")).onPreferenceChange(sum) { try slots.set("x", int($0) + 1) }
            })
        #expect(live.warnings == ["Bound preference Sum tried to update multiple times per frame. Its last values: 1, 2"])
        #expect(live.record.transactions == 3)
    }

    @Test func contentFollowsFromAPreference() throws {
        func view(_ n: Int) -> DeclaredView {
            color("a").preference(sum, n).modifier(.preferenceContent(PreferenceContent(sum, .center, isBehind: false) { text("over \($0.printed)") }))
        }
        let live = try Live(view(3))
        #expect(live.tree == "overlayPreferenceValue\n  Color\n  Text over 3")
        try live.show(view(4))
        #expect(live.texts == ["over 4"])
        let behind = PreferenceContent(sum, .center, isBehind: true) { text($0.printed) }
        #expect(try Live(color("a").modifier(.preferenceContent(behind))).texts == ["100"])
    }

    @Test func anchorsAreValuesThatFollowTheirFrames() throws {
        let key = PreferenceKey(name: "Anchor", defaultValue: { Value(AnyHashable("none")) }, reduce: { value, _ in value })
        let writer = AnchorWriteModifier(key, .bounds) { anchor in
            let rect = (anchor as? NodeAnchor)?.windowRect ?? .zero
            return Value(AnyHashable("\(rect.width)x\(rect.height)"))
        }
        let view = color("a").modifier(.preference(writer))
        let log = Log()
        let live = try Live(view.onPreferenceChange(key) { log.add($0.printed) }, size: Size(width: 10, height: 20))
        #expect(log.take() == ["10.0x20.0"])
        live.layout.size = Size(width: 30, height: 20)
        try live.graph.layOutAgain()
        #expect(log.take() == ["30.0x20.0"])
    }

    @Test func onPreferenceChangeHoldsForEachElement() throws {
        let log = Log()
        _ = try Live(
            vStack(group(color("a").preference(sum, 1), color("b").preference(sum, 2)).onPreferenceChange(sum) { log.add($0.printed) }))
        #expect(log.lines == ["1", "2"])
    }
}
