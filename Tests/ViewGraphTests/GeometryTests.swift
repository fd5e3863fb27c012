import Testing
import ViewLayout
import ViewTree
@testable import ViewGraph

/// Content and values that follow from geometry.
@Suite struct GeometryTests {
    @Test func contentRunsAgainOnlyWhereWhatItReadDiffers() throws {
        let log = Log()
        let reader = geometryReader { proxy in
            log.add("content")
            return text("\(try proxy.size.width)")
        }
        let live = try Live(reader)
        #expect(live.texts == ["100.0"] && log.take() == ["content"])
        try live.graph.layOutAgain()
        #expect(log.take() == [])
        live.layout.size = Size(width: 70, height: 50)
        try live.graph.layOutAgain()
        #expect(live.texts == ["70.0"] && log.take() == ["content"])
    }

    @Test func aBodyThatReadsTheProxyRunsAgainItself() throws {
        let live = try Live(
            geometryReader { proxy in custom("Child") { _ in text("\(try proxy.size.width)") } })
        live.layout.size = Size(width: 70, height: 50)
        live.graph.record = UpdateRecord()
        try live.graph.layOutAgain()
        #expect(live.texts == ["70.0"] && live.reasons("Child") == ["geometry changed"])
    }

    @Test func stateReadInTheContentUpdatesIt() throws {
        let live = try Live(
            custom("Root", [], state("x", 0)) { slots in vStack(geometryReader { _ in text("\(try slots.int("x"))") }) })
        try live.set("x", 5)
        #expect(live.texts == ["5"])
    }

    @Test func viewsInsideAppearBeforeTheReader() throws {
        let log = Log()
        _ = try Live(geometryReader { _ in text("x").onAppear { log.add("inside") } }.onAppear { log.add("reader") })
        #expect(log.lines == ["inside", "reader"])
    }

    @Test func aPreferenceOfTheContentReachesTheViewAround() throws {
        let key = sumKey()
        let log = Log()
        let reader = geometryReader { color("c").preference(key, try $0.size.width == 100 ? 1 : 2) }
        let live = try Live(text("Reset").background(reader).onPreferenceChange(key) { log.add($0.printed) })
        #expect(log.take() == ["1"])
        live.layout.size.width = 60
        try live.graph.layOutAgain()
        #expect(log.take() == ["2"])
    }

    @Test func onGeometryChangeTellsTheOldAndTheNewValue() throws {
        let log = Log()
        let observer = GeometryObserver(of: { Value(AnyHashable(try $0.size.width)) }, { log.add("\($0.printed) \($1.printed)") })
        let view = color("x").modifier(.action(observer))
        let live = try Live(view)
        #expect(log.take() == ["100.0 100.0"])
        live.layout.size.width = 140
        try live.graph.layOutAgain()
        #expect(log.take() == ["100.0 140.0"])
    }

    // MARK: Lazy containers

    private func rows(_ count: Int) -> DeclaredView {
        container(
            LazyStackContainer(.vertical),
            [text("head"), forEach(Array(0..<count)) { n in custom("Row", [("n", n)], state("s", n)) { _ in text("row \(n)") } }, text("foot")])
    }

    @Test func elementsAreMadeOnDemand() throws {
        let live = try Live(rows(1_000_000))
        #expect(live.bodies("Row") == 0)
        let elements = try #require(live.graph.root?.lazyElements)
        #expect(elements.count == 1_000_002)
        #expect(try elements.realize(0..<3).compactMap { $0.last?.preorder.last?.string } == ["head", "row 0", "row 1"])
        #expect(live.bodies("Row") == 2)
        #expect(try elements.realize(2..<5).compactMap { $0.last?.preorder.last?.string } == ["row 1", "row 2", "row 3"])
        #expect(live.bodies("Row") == 4)
        #expect(try elements.realize(1_000_001..<2_000_000).compactMap { $0.last?.preorder.last?.string } == ["foot"])
    }

    @Test func elementsOutOfSightKeepTheirIdentity() throws {
        let live = try Live(rows(100))
        let elements = try #require(live.graph.root?.lazyElements)
        let id = try elements.realize(1..<2)[0][0].id
        _ = try elements.realize(50..<52)
        #expect(try elements.realize(1..<2)[0][0].id == id)
    }
}
