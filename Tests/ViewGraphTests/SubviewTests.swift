import Testing
import ViewTree
@testable import ViewGraph

/// `ForEach(subviews:)`, `Group(subviews:)`, sections and container values.
@Suite struct SubviewTests {
    private let rank = containerKey("rank", 0)
    private let mark = containerKey("mark", "-")

    private func texts(_ view: DeclaredView) throws -> [String] { try Live(view).texts }

    /// The rank of each subview.
    private func ranks(_ views: DeclaredView...) -> DeclaredView {
        vStack(forEachSubview(of: tuple(views)) { [rank] in text("\(int(try $0.containerValue(rank)))") })
    }

    /// `header content footer` counts of each section.
    private func parts(_ views: DeclaredView...) -> DeclaredView {
        vStack(
            forEachSection(of: tuple(views)) { text("\($0.header.elements.count) \($0.content.elements.count) \($0.footer.elements.count)") })
    }

    // MARK: Container values

    @Test func theInnermostContainerValueWins() throws {
        #expect(try texts(ranks(group(color("a").containerValue(rank, 1), color("b")).containerValue(rank, 2))) == ["1", "2"])
    }

    @Test func containerValuesPassThroughModifiersAndCustomViews() throws {
        let plain = custom("Plain") { _ in color("a") }
        let ranked = custom("Ranked") { [rank] _ in color("a").containerValue(rank, 5) }
        #expect(try texts(ranks(plain.containerValue(rank, 4), ranked, anyView(plain).containerValue(rank, 6))) == ["4", "5", "6"])
        #expect(try texts(ranks(color("a").containerValue(rank, 7).padding())) == ["7"])
    }

    @Test func containerValuesStopAtContainers() throws {
        #expect(try texts(ranks(hStack(color("a").containerValue(rank, 1)))) == ["0"])
    }

    @Test func keysDoNotDisturbEachOther() throws {
        let both = forEachSubview(of: group(color("a").containerValue(rank, 1), color("b"), color("c").containerValue(mark, "y")).containerValue(mark, "x")) {
            [rank, mark] in text("\(int(try $0.containerValue(rank))) \(try $0.containerValue(mark).printed)")
        }
        #expect(try texts(vStack(both)) == ["1 x", "0 x", "0 y"])
    }

    @Test func aChangedContainerValueRunsItsReadersAgain() throws {
        let live = try Live(
            ranks(
                custom("Ranked", [], state("own", 1)) { [rank] slots in
                    text("ranked").containerValue(rank, try slots.int("own"))
                }))
        #expect(live.texts == ["1"])
        try live.set("own", 3)
        #expect(live.texts == ["3"])
    }

    // MARK: Sections

    @Test func runsOutsideOfSectionsAreImplicitSections() throws {
        #expect(
            try texts(
                parts(
                    color("a"), section(color("b"), header: text("t")), color("c"), color("d"),
                    section(color("e"), header: group(text("t"), text("u")), footer: text("f"))))
                == ["0 1 0", "1 1 0", "0 2 0", "2 1 1"])
    }

    @Test func thereIsAtLeastOneSection() throws {
        let counted = groupSections(of: nothing) { text("\($0.sections.count) \($0.sections[0].content.elements.count)") }
        #expect(try texts(counted) == ["1 0"])
    }

    @Test func nestedSectionsBecomeSiblings() throws {
        #expect(try texts(parts(section(tuple([color("a"), section(color("b"), header: text("inner"))]), header: text("outer")))) == ["1 1 0", "1 1 0"])
    }

    @Test func aSectionKnowsOnlyItsOwnContainerValues() throws {
        func ranks(_ views: DeclaredView...) -> DeclaredView {
            vStack(forEachSection(of: tuple(views)) { [rank] in text("\(int(try $0.containerValue(rank)))") })
        }
        #expect(try texts(ranks(color("a").containerValue(rank, 1), section(color("b").containerValue(rank, 2)).containerValue(rank, 3))) == ["0", "3"])
        #expect(try texts(self.ranks(section(tuple([color("a"), color("b").containerValue(rank, 2)])).containerValue(rank, 3))) == ["3", "2"])
    }

    // MARK: Proxies

    @Test func aCollectionStandsForItsViews() throws {
        let through = groupSubviews(of: tuple([color("a"), group(color("b"), color("c"))])) { placed($0) }
        #expect(try texts(count(through)) == ["3"])
    }

    @Test func modifiersOfAProxyStandOutsideThoseOfTheView() throws {
        let live = try Live(hStack(forEachSubview(of: text("a").padding()) { placed($0).background(color("x")) }))
        #expect(live.tree == "HStack\n  background\n    padding\n      Text a\n    Color")
    }

    @Test func subviewsResolveInTheEnvironmentOfTheContainer() throws {
        let level = environmentKey("level", 0)
        let reader = custom("Reader", [], environmentValue("level", level)) { slots in text("\(try slots.int("level"))") }
        let shown = forEachSubview(of: reader) { placed($0).environment(level, 7) }
        #expect(try texts(vStack(shown).environment(level, 3)) == ["3"])
    }

    @Test func subviewIdsPersistOverReordering() throws {
        func cards(_ items: [String]) -> DeclaredView {
            vStack(forEachSubview(of: forEach(items) { text($0).containerValue(mark, $0) }) { [mark] in counter(try $0.containerValue(mark).printed) })
        }
        let live = try Live(cards(["a", "b"]))
        let (a, b) = (live.ids("Counter")[0], live.ids("Counter")[1])
        try live.tap("tap a")
        #expect(live.texts.filter { !$0.hasPrefix("tap") } == ["a 1", "b 0"])
        try live.show(cards(["c", "b", "a"]))
        #expect(live.texts.filter { !$0.hasPrefix("tap") } == ["c 0", "b 0", "a 1"])
        #expect(Array(live.ids("Counter").dropFirst()) == [b, a])
        try live.show(cards(["c", "b"]))
        try live.show(cards(["c", "b", "a"]))
        #expect(live.texts.last == "a 0")
    }

    @Test func placedViewsKeepTheirStateInsideAndAppearOnce() throws {
        let log = Log()
        let board = custom("Board", [("content", nil)], state("wide", 0)) { slots in
            vStack(
                text("wide \(try slots.int("wide"))"),
                forEachSubview(of: counter("a").onAppear { log.add("appears") }) { placed($0).padding() })
        }
        let live = try Live(board)
        try live.tap("tap a")
        try live.set("wide", 1)
        #expect(live.texts == ["wide 1", "tap a", "a 1"])
        #expect(log.lines == ["appears"])
    }

    @Test func subviewsThatAreNotPlacedDoNotAppear() throws {
        let log = Log()
        let live = try Live(count(text("a").onAppear { log.add("appears") }))
        #expect(live.texts == ["1"])
        #expect(log.lines == [])
    }
}

/// Lines that closures of a tree write.
final class Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
