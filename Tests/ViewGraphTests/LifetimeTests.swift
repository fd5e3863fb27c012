import Testing
import ViewTree
@testable import ViewGraph

/// When views appear, disappear and change, what is called then and in which order.
@Suite struct LifetimeTests {
    private let log = Log()

    private func noted(_ view: DeclaredView, _ name: String) -> DeclaredView {
        view.onAppear { [log] in log.add("\(name) appears") }.onDisappear { [log] in log.add("\(name) disappears") }
    }

    @Test func childrenAppearBeforeTheirContainersAndTasksStartLast() throws {
        func all(_ view: DeclaredView, _ name: String) -> DeclaredView {
            view.task { [log] _ in log.add("\(name) task") }.onAppear { [log] in log.add("\(name) appears") }
        }
        _ = try Live(all(group(all(vStack(all(text("x"), "text")), "stack")), "group"))
        #expect(Array(log.lines.prefix(3)) == ["text appears", "stack appears", "group appears"])
        #expect(log.lines.dropFirst(3).sorted() == ["group task", "stack task", "text task"])
    }

    @Test func elementsAppearEach() throws {
        func view(_ items: [Int]) -> DeclaredView { vStack(forEach(items) { noted(color("x"), "\($0)") }) }
        let live = try Live(view([1, 2]))
        #expect(log.take() == ["1 appears", "2 appears"])
        try live.show(view([2, 3]))
        #expect(log.take().sorted() == ["1 disappears", "3 appears"])
    }

    @Test func onAppearOfAGroupHoldsOnceForItsFirstAndLastView() throws {
        func view(_ items: [Int]) -> DeclaredView { vStack(noted(forEach(items) { text("\($0)") }, "group")) }
        let live = try Live(view([1, 2]))
        #expect(log.take() == ["group appears"])
        try live.show(view([2, 3]))
        try live.show(view([3]))
        #expect(log.take() == [])
        try live.show(view([]))
        #expect(log.take() == ["group disappears"])
        try live.show(view([1]))
        #expect(log.take() == ["group appears"])
    }

    @Test func callbacksOfOneViewRunInWrittenOrder() throws {
        _ = try Live(
            color("x").onAppear { [log] in log.add("first") }.onChange(of: 0, initial: true) { [log] _, _ in log.add("change") }
                .onAppear { [log] in log.add("second") })
        #expect(log.lines == ["first", "change", "second"])
    }

    @Test func onChangeTellsTheOldAndTheNewValue() throws {
        func view(_ value: Int) -> DeclaredView {
            color("x").onChange(of: value, initial: true) { [log] old, new in log.add("\(old.printed) \(new.printed)") }
        }
        let live = try Live(view(0))
        #expect(log.take() == ["0 0"])
        try live.show(view(1))
        try live.show(view(1))
        try live.show(view(2))
        #expect(log.take() == ["0 1", "1 2"])
    }

    @Test func onChangeWithoutInitialWaitsForAChange() throws {
        let live = try Live(color("x").onChange(of: 0) { [log] _, _ in log.add("called") })
        #expect(log.lines == [])
        try live.show(color("x").onChange(of: 1) { [log] _, _ in log.add("called") })
        #expect(log.lines == ["called"])
    }

    @Test func stateSetInOnAppearShowsAtOnce() throws {
        let live = try Live(
            custom("Root", [], state("title", "loading")) { slots in
                text("\(try slots.value("title"))").onAppear { try slots.set("title", "ready") }
            })
        #expect(live.texts == ["ready"] && live.record.transactions == 2)
    }

    @Test func aSwitchedBranchDisappearsAndTheOtherAppears() throws {
        func view(_ flag: Bool) -> DeclaredView { vStack(either(flag, noted(text("a"), "a"), noted(text("b"), "b"))) }
        let live = try Live(view(true))
        _ = log.take()
        try live.show(view(false))
        #expect(log.take().sorted() == ["a disappears", "b appears"])
    }

    @Test func whatIsInsideARemovedContainerDisappears() throws {
        func view(_ flag: Bool) -> DeclaredView { vStack(when(flag, hStack(noted(text("in"), "inner")).padding())) }
        let live = try Live(view(true))
        #expect(log.take() == ["inner appears"])
        try live.show(view(false))
        #expect(log.take() == ["inner disappears"])
        #expect(live.record.removed.map(\.view) == ["padding", "HStack", "Text"])
    }

    // MARK: Tasks

    @Test func aNewIdCancelsTheTaskAndStartsAnother() throws {
        func view(_ key: Int, _ other: Int) -> DeclaredView {
            text("\(key) \(other)").task(id: AnyHashable(key)) { [log] host in
                log.add("start")
                host.sleep(seconds: 60) { isCancelled in log.add(isCancelled ? "cancelled" : "done") }
            }
        }
        let live = try Live(view(0, 0))
        #expect(log.take() == ["start"])
        try live.show(view(1, 0))
        #expect(log.take().sorted() == ["cancelled", "start"])
        try live.show(view(1, 1))
        #expect(log.take() == [])
        try live.advance(59)
        #expect(log.take() == [])
        try live.advance(1)
        #expect(log.take() == ["done"])
        #expect(live.graph.time == 60)
    }

    @Test func aTaskIsCancelledWithItsView() throws {
        func view(_ flag: Bool) -> DeclaredView {
            vStack(when(flag, text("x").task { [log] host in host.sleep(seconds: 1) { log.add($0 ? "cancelled" : "done") } }))
        }
        let live = try Live(view(true))
        try live.show(view(false))
        #expect(log.take() == ["cancelled"])
    }

    @Test func timePassesInOrder() throws {
        let live = try Live(
            custom("Root", [], state("ticks", 0)) { slots in
                text("\(try slots.int("ticks"))").task { host in
                    func tick() {
                        host.sleep(seconds: 1) { isCancelled in
                            if isCancelled { return }
                            try slots.set("ticks", try slots.int("ticks") + 1)
                            tick()
                        }
                    }
                    tick()
                }
            })
        try live.advance(3.5)
        #expect(live.texts == ["3"] && live.record.transactions == 3)
        try live.advance(.infinity)
        try live.advance(.nan)
        #expect(live.graph.time == 3.5)
        try live.advance(1e6)
        #expect(live.warnings.count == 1)
    }

    // MARK: State storage

    @Test func initialValuesAreEvaluatedOncePerIdentity() throws {
        let made = Log()
        func view(_ n: Int) -> DeclaredView {
            let property = DynamicProperty(
                name: "x", wrapper: "State",
                source: .state(initial: {
                    made.add("made"); return Value(AnyHashable(n))
                }))
            return custom("Root", [("n", n)], property) { text("\(try $0.int("x"))") }
        }
        let live = try Live(view(1))
        try live.show(view(2))
        #expect(live.texts == ["1"] && made.lines == ["made"])
    }

    @Test func objectsEndWithTheirIdentity() throws {
        final class Noisy: ObservableReference {
            let name = "Noisy"
            let log: Log
            init(_ log: Log) { self.log = log; log.add("init") }
            deinit { log.add("deinit") }
        }
        struct Holder: OpaqueValue {
            let object: Noisy
            func isEqual(to other: any OpaqueValue) -> Bool { (other as? Holder)?.object === object }
            var printed: String { "Noisy" }
        }
        let make: () throws -> any OpaqueValue = { [log] in Holder(object: Noisy(log)) }
        func object(of value: any OpaqueValue) -> any ObservableReference { (value as? Holder).map(\.object) ?? TestObject("none") }
        func view(_ flag: Bool) -> DeclaredView {
            let property = DynamicProperty(name: "model", wrapper: "StateObject", source: .stateObject(make: make, object: object))
            return vStack(when(flag, custom("Owner", [], property) { _ in text("x") }))
        }
        let live = try Live(view(true))
        #expect(log.take() == ["init"])
        try live.show(view(true))
        #expect(log.take() == [])
        try live.show(view(false))
        #expect(log.take() == ["deinit"])
    }
}
