import Testing
import ViewGraph
import ViewTree

@testable import ViewReport

/// The texts that lessons expect and the prompt prints.
@Suite struct TextFormTests {
    @Test func theLayoutTable() throws {
        #expect(
            try live(hStack(0, color("red").frame(70, nil), color("blue"))).layoutText == """
                view                   x,y   width x height, in points
                HStack                 0,0   300x100
                ├ frame › Color.red    0,0    70x100
                └ Color.blue          70,0   230x100
                """)
        #expect(
            try live(color("red").padding(10).background(color("blue"))).layoutText == """
                view              x,y   width x height, in points
                background        0,0   300x100
                ├ padding         0,0   300x100
                │ └ Color.red   10,10    280x80
                └ Color.blue      0,0   300x100
                """)
        #expect(
            try live(text("Reset").named("t")).layoutText == """
                view                 x,y   width x height, in points
                Text "Reset" #t   130,42   40x16
                """)
    }

    @Test func modifiersOfEqualFrameShareALine() throws {
        let view = color("red").frame(70, 20).named("inner").frame(70, 20).padding(5).frame(80, 30)
        #expect(
            try live(view).layoutText == """
                view                                    x,y   width x height, in points
                frame › padding                      110,35   80x30
                └ frame › frame #inner › Color.red   115,40   70x20
                """)
    }

    @Test func columnsAreAlignedInTerminalCells() throws {
        #expect(
            try live(vStack(0, text("한국어"), text("abc"))).layoutText == """
                view                 x,y   width x height, in points
                VStack            126,34   48x32
                ├ Text "한국어"   126,34   48x16
                └ Text "abc"      138,50   24x16
                """)
    }

    @Test func theResolvedTree() throws {
        let view = vStack(nil, text("a").modifier(.tag(ExplicitID(1))), color("red").frame(10, 10))
        #expect(
            try live(view).resolvedText
                == """
                VStack                         id 1
                ├ Text "a"                     id 2   tag
                └ frame (width 10, height 10)  id 4
                  └ Color.red                  id 3
                """.replacing("  id", with: "   id"))
    }

    @Test func theDeclaredTree() throws {
        let view = custom("Root") { _ in
            vStack(nil, forEach([1, 2]) { text("\($0)") }, either(true, text("yes"), text("no")), when(false, text("x")), text("p").padding(4))
        }
        #expect(
            try live(view).declaredText() == """
                Root
                └ body
                  └ VStack
                    ├ ForEach (2 elements)
                    │ └ Text ("1")
                    ├ _ConditionalContent (true)
                    │ └ Text ("yes")
                    ├ Optional (none)
                    └ padding (4)
                      └ Text ("p")
                """)
    }

    @Test func updates() throws {
        let view = custom("Root", [("width", 72.0)]) { states in
            hStack(0, color("red").frame(try states.get("width", line: 9) ?? 0, nil), color("blue"))
        }
        let live = try live(view)
        try live.perform(.set(name: "width", Value(AnyHashable(80.0))))
        #expect(
            live.updatesText == """
                set width 80.0: 1 transaction
                ran       Root.body (id 1): `width` changed (72.0 → 80.0), read at line 9
                changed   Root.width (id 1): 80.0
                reframed  frame (id 4): 0,0 72x100 → 0,0 80x100
                reframed  Color (id 3): 0,0 72x100 → 0,0 80x100
                reframed  Color (id 5): 72,0 228x100 → 80,0 220x100
                """)
        #expect(live.stateText == "Root   id 1   @State width   = 80.0")
        try live.perform(.advance(1))
        #expect(live.updatesText == "advance 1: 0 transactions\nnothing changed")
    }

    @Test func identities() throws {
        #expect(
            try live(vStack(nil, forEach(["a"]) { text($0) })).identityText == """
                id 1   VStack     VStack
                id 2   Text "a"   VStack / ForEach / id a / Text
                """)
    }

    @Test func dependencies() throws {
        let live = try live(custom("Root", [("x", 0)]) { text("\(try $0.get("x", as: Int.self, line: 4) ?? 0)") })
        #expect(live.dependenciesText == "`x` of Root   → Root (id 1)   line 4")
        #expect(live.dependenciesDOT.contains("\"`x` of Root\" -> \"Root 1\" [label=\"line 4\"];"))
    }

    @Test func preferencesAreShownWhereTheyAreWrittenAndObserved() throws {
        let key = PreferenceKey(name: "Sum", defaultValue: { Value(AnyHashable(0)) }, reduce: { a, _ in a })
        let writer = text("a").modifier(.preference(PreferenceWriteModifier(key, Value(AnyHashable(3)))))
        let view = vStack(nil, writer).modifier(.preference(PreferenceObserver(key) { _ in }))
        #expect(
            try live(view).preferencesText == """
                VStack     id 1   Sum = 3
                Text "a"   id 2   Sum = 3
                """)
    }
}
