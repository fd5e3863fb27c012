import Testing
import ViewTree
@testable import ViewGraph

/// When bodies run, and why.
@Suite struct BodyTests {
    @Test func aReadStateRunsTheBodyAndSaysWhy() throws {
        let live = try Live(
            custom("Root", [], state("width", 72.0)) { text("\(try $0.value("width", line: 9))") })
        #expect(live.reasons("Root") == ["first appearance"])
        #expect(live.stateChanges == ["Root.width created 72.0"])
        try live.set("width", 80.0)
        #expect(live.reasons("Root") == ["`width` changed (72.0 → 80.0), read at line 9"])
        #expect(live.stateChanges == ["Root.width changed 80.0"])
        #expect(live.texts == ["80.0"])
    }

    @Test func aStateThatIsNotReadRunsNothing() throws {
        let live = try Live(custom("Root", [], state("unread", 0)) { _ in text("x") })
        try live.set("unread", 1)
        #expect(live.record.bodies == [])
        #expect(live.stateChanges == ["Root.unread changed 1"])
    }

    @Test func anEqualValueChangesNothing() throws {
        let live = try Live(custom("Root", [], state("x", 1)) { text("\(try $0.int("x"))") })
        try live.set("x", 1)
        #expect(live.record.bodies == [] && live.record.state == [] && live.record.transactions == 0)
    }

    @Test func writesOfOneActionCoalesce() throws {
        let live = try Live(
            custom("Root", [], state("x", 0)) { slots in
                vStack(
                    text("\(try slots.int("x"))"),
                    button("add") { for _ in 0..<3 { try slots.set("x", try slots.int("x") + 1) } })
            })
        try live.tap("add")
        #expect(live.texts == ["3", "add"])
        #expect(live.bodies("Root") == 1 && live.record.transactions == 1)
    }

    @Test func anAnimatedAndAPlainBatchAreTwo() throws {
        let live = try Live()
        let view = custom("Root", [], state("x", 0), state("y", 0)) { slots in
            vStack(
                text("\(try slots.int("x")) \(try slots.int("y"))"),
                button("both") {
                    try slots.set("x", 1)
                    try live.graph.withTransaction(Transaction(animation: .default)) { try slots.set("y", 1) }
                })
        }
        try live.show(view)
        try live.tap("both")
        #expect(live.bodies("Root") == 2 && live.record.animation?.name == "default")
    }

    @Test func aChildRunsOnlyWhenItsOwnValueDiffers() throws {
        func view(_ n: Int) -> DeclaredView {
            vStack(
                custom("Same", [("label", "a")]) { _ in text("same") },
                custom("Other", [("label", "a"), ("n", n)]) { _ in text("\(n)") },
                custom("Closure", [("action", nil)]) { _ in text("closure") })
        }
        let live = try Live(view(0))
        try live.show(view(1))
        #expect(live.bodies("Same") == 0 && live.bodies("Other") == 1 && live.bodies("Closure") == 1)
        #expect(live.reasons("Other") == ["`n` differs from before"])
    }

    @Test func anEquatableViewIsComparedByItsOwnEquality() throws {
        func parity(_ n: Int) -> DeclaredView {
            var view = TestView(type: ViewType("Parity"), name: "Parity", fields: [(name: "n", value: n)]) { _, _ in text("n \(n)") }
            view.equality = { ($0.fields[0].value?.base as? Int ?? 0) % 2 == ($1.fields[0].value?.base as? Int ?? 0) % 2 }
            return equatable(DeclaredView(view.type, .custom(view)))
        }
        let live = try Live(parity(0))
        try live.show(parity(2))
        #expect(live.bodies("Parity") == 0 && live.texts == ["n 0"])
        try live.show(parity(3))
        #expect(live.bodies("Parity") == 1 && live.texts == ["n 3"])
    }

    @Test func parentsRunBeforeChildrenAndEachOnce() throws {
        let model = TestObject("Model")
        let graph = try Live.empty
        func reader(_ name: String, _ content: DeclaredView) -> DeclaredView {
            custom(name, [("content", nil)]) { _ in
                graph.graph.didRead("number", of: model, line: 3)
                return vStack(text("\(name) \(model.number)"), content)
            }
        }
        try graph.show(reader("Outer", reader("Inner", text("end"))))
        try graph.change {
            model.number = 1; graph.graph.didChange("number", of: model, line: nil)
        }
        #expect(graph.record.bodies.map(\.view) == ["Outer", "Inner"])
        #expect(graph.texts == ["Outer 1", "Inner 1", "end"])
        #expect(graph.reasons("Outer") == ["`number` of Model changed, read at line 3"])
    }

    @Test func anObservableConcernsTheReadersOfTheProperty() throws {
        let model = TestObject("Model")
        let live = try Live.empty
        try live.show(
            vStack(
                custom("Title") { _ in
                    live.graph.didRead("number", of: model, line: nil)
                    return text("\(model.number)")
                },
                custom("Plain") { _ in text("plain") }))
        try live.change {
            model.number = 5; live.graph.didChange("number", of: model, line: nil)
        }
        #expect(live.texts == ["5", "plain"] && live.record.bodies.map(\.view) == ["Title"])
        try live.change { live.graph.didChange("other", of: model, line: nil) }
        #expect(live.record.bodies == [])
    }

    @Test func anObservableObjectConcernsAllWhoWatchIt() throws {
        let model = TestObject("Model")
        let live = try Live.empty
        let observed = DynamicProperty(name: "model", wrapper: "ObservedObject", source: .observedObject(model))
        try live.show(custom("Watcher", [], observed) { _ in text("does not read it") })
        try live.change { live.graph.willChange(model, property: "number", line: nil) }
        #expect(live.reasons("Watcher") == ["Model announced a change of `number`"])
    }

    @Test func aStateReadInAClosureOfTheBodyRunsTheBodyAgain() throws {
        let live = try Live(
            custom("Root", [], state("x", 0)) { slots in vStack(forEach([1, 2]) { text("\($0) \(try slots.int("x"))") }) })
        try live.set("x", 7)
        #expect(live.texts == ["1 7", "2 7"])
        #expect(live.bodies("Root") == 1)
    }

    @Test func aStateReadThroughABindingRunsTheReader() throws {
        let live = try Live(
            custom("Root", [], state("x", 0)) { slots in
                vStack(custom("Child", [("x", 0)]) { _ in text("\(try slots.int("x"))") })
            })
        try live.set("x", 7)
        #expect(live.texts == ["7"])
        #expect(live.bodies("Root") == 0 && live.bodies("Child") == 1)
    }

    @Test func aWriteInABodyIsReportedAndDropped() throws {
        let live = try Live(
            custom("Root", [], state("x", 0)) { slots in
                try slots.set("x", 1)
                return text("\(try slots.int("x"))")
            })
        #expect(live.texts == ["0"])
        #expect(live.warnings == ["Modifying state during view update, this will cause undefined behavior."])
    }

    @Test func anUpdateTouchesOnlyWhatChanged() throws {
        let live = try Live(vStack(forEach(Array(0..<100)) { counter("\($0)") }))
        try live.tap("tap 50")
        #expect(live.record.bodies.count == 1)
        #expect(live.layout.changed.map(\.view) == ["Text"])
    }

    @Test func dependenciesAreEdges() throws {
        let level = environmentKey("level", 0)
        let live = try Live(
            custom("Root", [], state("x", 0), environmentValue("level", level)) { slots in
                text("\(try slots.value("x", line: 4)) \(try slots.value("level", line: 5))")
            })
        #expect(
            live.graph.dependencies.map { "\($0.source) → \($0.reader), line \($0.line ?? 0)" } == [
                "`x` of Root → Root, line 4", "environment `level` → Root, line 5",
            ])
    }
}

extension BodyTests {
    @Test func aReaderWithoutANodeIsNamedWithTheViewAroundIt() throws {
        let root = custom("Root", [], state("x", 0)) { slots in
            vStack(forEach([1, 2]) { n in text("\(n) \(try slots.value("x", line: 7))") })
        }
        let live = try Live(root)
        let stack = try #require(live.graph.root?.preorder.first { $0.view == "VStack" })
        #expect(live.graph.dependencies.map { "\($0.reader) \($0.readerID)" }.contains("ForEach in VStack \(stack.id)"))
    }
}

extension Live {
    static var empty: Live { get throws { try Live() } }

    func change(_ action: () throws -> Void) throws {
        graph.record = UpdateRecord()
        try graph.perform(action)
    }
}
