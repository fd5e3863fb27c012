import Testing
import ViewGraph
import ViewTree

/// Declared views become a list of resolved ones.
@Suite struct ViewListTests {
    private func texts(_ view: DeclaredView) throws -> [String] { try Live(view).texts }
    private func tree(_ view: DeclaredView) throws -> String { try Live(view).tree }

    @Test func tuplesGroupsAndForEachFlatten() throws {
        #expect(try texts(count(color("a"), group(color("b"), color("c")), forEach([1, 2, 3]) { _ in color("d") })) == ["6"])
        #expect(try texts(count(forEach(["a", "b"]) { _ in tuple([color("x"), color("y")]) })) == ["4"])
    }

    @Test func whatResolvesToNothing() throws {
        #expect(try texts(count(color("a"), nothing, color("b"))) == ["2"])
        #expect(try texts(count(when(false, text("x")))) == ["0"])
        #expect(try texts(count(group())) == ["0"])
        #expect(try texts(count()) == ["0"])
    }

    @Test func whatResolvesToOne() throws {
        #expect(try texts(count(vStack())) == ["1"])
        #expect(try texts(count(vStack(text("a"), text("b")))) == ["1"])
        #expect(try texts(count(geometryReader { _ in tuple([text("a"), text("b")]) })) == ["1"])
        #expect(try texts(count(either(false, tuple([text("x"), text("y")]), text("z")), anyView(text("a")))) == ["2"])
    }

    @Test func customViewsContributeTheirBodies() throws {
        let two = custom("Two") { _ in tuple([color("a"), color("b")]) }
        #expect(try texts(count(two, custom("One") { _ in color("c") })) == ["3"])
        #expect(
            try tree(hStack(two.padding(), custom("One") { _ in color("c") }.padding())) == """
                HStack
                  Two
                    padding
                      Color
                    padding
                      Color
                  padding
                    One
                      Color
                """)
    }

    @Test func aContainerAppliesModifiersToEachElement() throws {
        #expect(
            try tree(hStack(group(text("a"), text("b")).padding().background(color("x")))) == """
                HStack
                  background
                    padding
                      Text a
                    Color
                  background
                    padding
                      Text b
                    Color
                """)
        #expect(try texts(count(group(color("a"), color("b")).background(tuple([color("c"), color("d")])))) == ["2"])
        #expect(try texts(count(group(color("a"), color("b")).id("g"))) == ["2"])
    }

    @Test func aSingleViewPlaceAppliesModifiersToOneImplicitStack() throws {
        #expect(
            try tree(group(text("a"), text("b")).padding()) == """
                padding
                  [VStack]
                    Text a
                    Text b
                """)
        #expect(
            try tree(text("x").background(group(text("a"), text("b")).padding())) == """
                background
                  Text x
                  padding
                    [ZStack]
                      Text a
                      Text b
                """)
        #expect(
            try tree(geometryReader { _ in tuple([text("a"), text("b")]) }) == """
                GeometryReader
                  Text a
                  Text b
                """)
        #expect(
            try tree(geometryReader { _ in group(text("a"), text("b")).padding() }) == """
                GeometryReader
                  padding
                    [ZStack]
                      Text a
                      Text b
                """)
    }

    @Test func aCustomModifierGetsTheWholeListOnce() throws {
        let two = group(text("a"), text("b"))
        #expect(try texts(count(two.custom("Stacked") { hStack($0) })) == ["1"])
        #expect(try texts(count(two.custom("Padded") { $0.padding() })) == ["2"])
        #expect(try texts(count(two.custom("More") { tuple([$0, text("c")]) })) == ["3"])
        let live = try Live(hStack(two.custom("Padded") { $0.padding() }))
        #expect(live.bodies("Padded") == 1)
    }

    @Test func onGeometryChangeMakesOneViewOfAList() throws {
        let observed = group(text("a"), text("b")).modifier(.action(GeometryObserver(of: { _ in Value(0) }, { _, _ in })))
        #expect(try texts(count(observed)) == ["1"])
    }

    @Test func onlyAStaticSingleViewMakesAStackTransparent() throws {
        func isTransparent(_ views: DeclaredView...) throws -> Bool? {
            try Live(container(StackContainer(.horizontal), views)).graph.root?.hasOneStaticChild
        }
        #expect(try isTransparent(text("a")) == true)
        #expect(try isTransparent(custom("One") { _ in text("a").padding() }) == true)
        #expect(try isTransparent(text("a"), nothing) == true)
        #expect(try isTransparent(when(true, text("a"))) == false)
        #expect(try isTransparent(forEach([1]) { _ in text("a") }) == false)
        #expect(try isTransparent() == false)
    }

    @Test func aCustomViewWithoutViewsStillLeavesItsNode() throws {
        #expect(try tree(hStack(custom("None") { _ in nothing }, text("a"))) == "HStack\n  None\n  Text a")
    }

    @Test func rowsOfAList() throws {
        #expect(
            try tree(list(text("a"), section(text("b"), header: text("h"), footer: text("f")))) == """
                List
                  ListRow
                    Text a
                  ListHeader
                    Text h
                  ListRow
                    Text b
                  ListFooter
                    Text f
                """)
    }
}
