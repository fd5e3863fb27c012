import Testing
import ViewTree
@testable import ViewGraph

/// Trees that never end, and what stops them.
@Suite struct LimitTests {
    private func failure(_ view: DeclaredView, _ limits: GraphLimits = GraphLimits()) -> GraphError? {
        onLargeStack {
            do {
                _ = try Live(view, limits: limits)
                return nil
            } catch { return error as? GraphError }
        }
    }

    private func endless() -> DeclaredView { custom("Loop") { _ in endless() } }

    @Test func aViewInsideItself() {
        let error = failure(endless())
        #expect(error?.code == .viewInsideItself)
        #expect(error?.message == "the body of `Loop` is inside 500 other bodies, so it seems to contain itself")
    }

    @Test func tooManyViews() {
        var limits = GraphLimits()
        limits.views = 100
        #expect(failure(vStack(forEach(Array(0..<200)) { text("\($0)") }), limits)?.code == .tooManyViews)
        #expect(failure(vStack(forEach(Array(0..<2000)) { _ in nothing }), limits)?.code == .tooManyViews)
        #expect(failure(vStack(forEach(Array(0..<90)) { text("\($0)") }), limits) == nil)
    }

    @Test func viewsInsideEachOther() {
        var view = text("x")
        for _ in 0..<10_100 { view = view.padding() }
        #expect(failure(view)?.code == .tooDeep)
    }

    @Test func removedViewsDoNotCount() throws {
        var limits = GraphLimits()
        limits.views = 100
        let live = try Live(vStack(), limits: limits)
        for n in 0..<5 { try live.show(vStack(forEach(Array(n * 10..<n * 10 + 10)) { text("\($0)").padding().background(color("c")) })) }
        try live.show(vStack())
        #expect(live.graph.viewCount == 1)
    }

    @Test func aStateThatNeverSettles() throws {
        let live = try Live(
            custom("Root", [], state("x", 0)) { slots in
                text("\(try slots.int("x"))").onAppear { try slots.set("x", try slots.int("x") + 1) }.id(try slots.int("x"))
            })
        #expect(live.warnings.count == 1)
        #expect(live.warnings.first?.hasPrefix("`x` (97, 98, 99)") == true, "\(live.warnings)")
        #expect(live.record.transactions == 100)
    }

    @Test func afterAnErrorATreeIsBuiltAnew() throws {
        struct Trap: Error {}
        let level = environmentKey("level", 0)
        func view(_ isTrapped: Bool) -> DeclaredView {
            vStack(
                forEach([1, 2]) { n in
                    custom("Row", [("trap", isTrapped)], environmentValue("level", level)) { slots in
                        if isTrapped, n == 2 { throw Trap() }
                        return text("\(n) \(try slots.int("level"))").onAppear {}
                    }
                }
            ).environment(level, isTrapped ? 1 : 2)
        }
        let live = try Live()
        #expect(throws: Trap.self) { try live.show(view(true)) }
        try live.show(view(false))
        #expect(live.texts == ["1 2", "2 2"])
        #expect(throws: Trap.self) { try live.show(view(true)) }
        try live.show(view(false))
        #expect(live.texts == ["1 2", "2 2"] && live.graph.viewCount == 5)
    }

    @Test func errorsOfTheProgramPassUnchanged() {
        struct Trap: Error {}
        #expect(throws: Trap.self) { try Live(custom("Root") { _ in throw Trap() }) }
        #expect(throws: Trap.self) { try Live(vStack(forEach([1]) { _ in throw Trap() })) }
        #expect(throws: Trap.self) { try Live(text("x").onAppear { throw Trap() }) }
    }

    @Test func aModifierIsOneReference() {
        #expect(MemoryLayout<Modifier>.size == MemoryLayout<AnyObject>.size)
    }
}
