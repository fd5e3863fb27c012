import Testing
import ViewTree
@testable import ViewGraph

/// Which declarations are the same view as before, and what becomes of their state.
@Suite struct IdentityTests {
    /// The texts of the counters, without their buttons.
    private func counts(_ live: Live) -> [String] { live.texts.filter { !$0.hasPrefix("tap") } }

    @Test func anIfWithoutElseDoesNotRenumberItsSiblings() throws {
        func view(_ flag: Bool) -> DeclaredView { vStack(when(flag, color("x")), counter("A")) }
        let live = try Live(view(false))
        let id = live.ids("Counter")
        try live.tap("tap A")
        for flag in [true, false] {
            try live.show(view(flag))
            #expect(counts(live) == ["A 1"])
            #expect(live.ids("Counter") == id)
            #expect(live.bodies("Counter") == 0)
        }
    }

    @Test func theBranchesOfAnIfAreDifferentViews() throws {
        func view(_ flag: Bool) -> DeclaredView { either(flag, counter("A"), counter("A")) }
        let live = try Live(view(true))
        let id = live.ids("Counter")
        try live.tap("tap A")
        try live.show(view(false))
        #expect(counts(live) == ["A 0"])
        #expect(live.ids("Counter") != id)
        #expect(live.stateChanges == ["Counter.taps destroyed 1", "Counter.taps created 0"])
        #expect(live.record.inserted.contains { $0.view == "Counter" } && live.record.removed.contains { $0.view == "Counter" })
    }

    @Test func anArgumentIsNoIdentity() throws {
        func view(_ padded: Bool) -> DeclaredView { counter("A").padding(padded ? 10 : 0) }
        let live = try Live(view(false))
        let ids = live.graph.root?.preorder.map(\.id)
        try live.tap("tap A")
        try live.show(view(true))
        #expect(counts(live) == ["A 1"])
        #expect(live.graph.root?.preorder.map(\.id) == ids)
        #expect(live.layout.changed.map(\.view) == ["padding"])
    }

    @Test func anyViewKeepsTheSameTypeAndEndsAnother() throws {
        let live = try Live(anyView(counter("A")))
        let id = live.ids("Counter")
        try live.tap("tap A")
        try live.show(anyView(counter("B")))
        #expect(counts(live) == ["B 1"])
        #expect(live.ids("Counter") == id)
        try live.show(anyView(counter("B").padding()))
        #expect(counts(live) == ["B 0"])
    }

    @Test func anotherIdIsAnotherView() throws {
        let live = try Live(counter("A").id(1))
        try live.tap("tap A")
        try live.show(counter("A").id(1))
        #expect(counts(live) == ["A 1"])
        try live.show(counter("A").id(2))
        #expect(counts(live) == ["A 0"])
    }

    @Test func anElementMovesWithItsId() throws {
        func view(_ ids: [Int]) -> DeclaredView { vStack(forEach(ids) { counter("\($0)") }) }
        let live = try Live(view([1, 2, 3]))
        let ids = live.ids("Counter")
        try live.tap("tap 1")
        try live.show(view([3, 2, 1]))
        #expect(counts(live) == ["3 0", "2 0", "1 1"])
        #expect(live.ids("Counter") == [ids[2], ids[1], ids[0]])
        #expect(live.record.moved.map(\.id) == [ids[2], ids[0]])
        #expect(live.record.inserted.isEmpty && live.record.removed.isEmpty)
    }

    @Test func anElementThatComesBackIsNew() throws {
        func view(_ ids: [Int]) -> DeclaredView { vStack(forEach(ids) { counter("\($0)") }) }
        let live = try Live(view([1, 2]))
        let id = live.ids("Counter")[0]
        try live.tap("tap 1")
        try live.show(view([2]))
        #expect(live.stateChanges == ["Counter.taps destroyed 1"])
        try live.show(view([1, 2]))
        #expect(counts(live) == ["1 0", "2 0"])
        #expect(live.ids("Counter")[0] != id)
    }

    @Test func equalOffsetsOfTwoForEachDoNotCollide() throws {
        let live = try Live(vStack(forEach([0, 1]) { counter("first \($0)") }, forEach([0, 1]) { counter("second \($0)") }))
        #expect(Set(live.ids("Counter")).count == 4)
        try live.tap("tap second 0")
        #expect(counts(live) == ["first 0 0", "first 1 0", "second 0 1", "second 1 0"])
    }

    @Test func aRepeatedIdShowsTheFirstElementAtBothPlaces() throws {
        let live = try Live(vStack(forEach([1, 1, 2]) { text("\($0)") }))
        #expect(live.graph.root?.children.count == 3)
        #expect(live.graph.root?.children[0] === live.graph.root?.children[1])
        #expect(live.texts == ["1", "2"])
        #expect(live.warnings == ["ForEach: the ID 1 occurs multiple times within the collection, this will give undefined results!"])
        try live.show(vStack(forEach([1, 1, 2]) { text("\($0)") }))
        #expect(live.warnings.count == 1)
    }

    @Test func allIdsChangedInOneUpdateIsNoticed() throws {
        func view(_ ids: [Int]) -> DeclaredView { vStack(forEach(ids) { text("\($0)") }) }
        let live = try Live(view([1, 2]))
        try live.show(view([2, 3]))
        #expect(live.warnings == [])
        try live.show(view([4, 5]))
        #expect(live.warnings == ["ForEach: all 2 IDs changed in one update, so every element is a new view and its state is lost"])
    }

    @Test func aBranchInACustomModifierEndsItsContent() throws {
        func branching(_ expired: Bool) -> DeclaredView {
            counter("A").custom("Expiration", [("expired", expired)]) { either(expired, $0.padding(), $0) }
        }
        func inert(_ expired: Bool) -> DeclaredView { counter("A").custom("Inert", [("expired", expired)]) { $0.padding(expired ? 1 : 0) } }
        for (view, expected) in [(branching, "A 0"), (inert, "A 1")] {
            let live = try Live(view(false))
            try live.tap("tap A")
            try live.show(view(true))
            #expect(counts(live) == [expected])
        }
    }

    @Test func contentOfACustomModifierIsUpdatedWithoutItsBody() throws {
        func view(_ word: String) -> DeclaredView { text(word).custom("Stacked") { hStack($0) } }
        let live = try Live(view("one"))
        try live.show(view("two"))
        #expect(live.texts == ["two"])
        #expect(live.bodies("Stacked") == 0)
    }

    @Test func identitiesAreNeverUsedAgain() throws {
        func view(_ n: Int) -> DeclaredView { vStack(forEach(Array(n..<n + 5)) { counter("\($0)") }) }
        let live = try Live(view(0))
        var seen = Set(live.graph.root?.preorder.map(\.id) ?? [])
        let root = live.graph.root?.id
        for n in [10, 20, 0] {
            try live.show(view(n))
            let ids = Set(live.graph.root?.preorder.map(\.id) ?? []).subtracting([root ?? 0])
            #expect(seen.isDisjoint(with: ids))
            seen.formUnion(ids)
        }
    }

    @Test func explicitIdsInnermostFirst() throws {
        let live = try Live(vStack(forEach(["e"]) { text($0).id("a").id("b") }))
        #expect(live.graph.root?.children[0].explicitIDs.map(\.description) == ["a", "b", "e"])
        #expect(live.graph.identityPath(of: try #require(live.graph.root?.children[0])).joined(separator: "/") == "VStack/ForEach/id e/id(b)/id(a)/Text")
    }
}
