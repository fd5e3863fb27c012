import Testing
import ViewTree

@testable import ViewReport

/// What an action changed, folded.
@Suite struct ChangeListTests {
    /// Rows by name, with a title and a color below each.
    private func rows(_ title: String, _ names: [String]) -> DeclaredView {
        custom("Root", [("names", names), ("title", title)]) { states in
            let names: [String] = try states.get("names") ?? []
            return vStack(0, text(try states.get("title") ?? ""), forEach(names) { name in vStack(0, text(name), color("red").frame(20, 10)) })
        }
    }

    private func set(_ live: LiveView, _ name: String, _ value: some Hashable) throws { try live.perform(.set(name: name, Value(AnyHashable(value)))) }

    @Test func whatOnlyMovedIsOneLine() throws {
        let live = try live(rows("t", ["a", "b", "c"]))
        try set(live, "names", ["a", "new", "b", "c"])
        #expect(
            live.changesText == """
                ~ Root                      138,-10   24x120   was at 140,3 20x94, names was ["a", "b", "c"]
                ~ └ VStack                  138,-10   24x120   was at 140,3 20x94
                ~   ├ … 5 views moved by 0,−13
                +   ├ VStack                 138,32    24x26
                +   │ ├ Text "new"           138,32    24x16
                +   │ └ frame › Color.red    140,48    20x10
                ~   └ … 8 views moved by 0,13
                """)
    }

    @Test func whatWentIsShownWhereItWas() throws {
        let live = try live(scrollView(rows("t", ["a", "b"])))
        try set(live, "names", ["b"])
        #expect(
            live.changesText == """
                  ScrollView                   140,0   20x100
                ~ └ Root                       140,0    20x42   was at 140,0 20x68, names was ["a", "b"]
                ~   └ VStack                   140,0    20x42   was at 140,0 20x68
                      ├ Text "t"               146,0     8x16
                -     ├ VStack                140,16    20x26
                -     │ ├ Text "a"            146,16     8x16
                -     │ └ frame › Color.red   140,32    20x10
                ~     └ … 4 views moved by 0,−26
                """)
    }

    @Test func parentsOfWhatChangedStayAsContext() throws {
        let live = try live(rows("t", ["a", "b"]))
        try set(live, "title", "u")
        #expect(
            live.changesText == """
                ~ Root           140,16   20x68   title was t
                  └ VStack       140,16   20x68
                ~   ├ Text "u"   146,16    8x16   text was "t"
                    └ … 8 views unchanged
                """)
        let kinds = live.changes.lines.map(\.kind)
        #expect(kinds == [.changed, .unchanged, .changed, .unchanged] && live.changes.lines.map(\.isFold) == [false, false, false, true])
    }

    @Test func argumentsAndChainsOfModifiers() throws {
        let view = custom("Root", [("width", 72.0)]) { states in
            hStack(0, color("red").frame(try states.get("width") ?? 0, nil).named("f"), color("blue"))
        }
        let live = try live(view)
        try set(live, "width", 80.0)
        #expect(
            live.changesText == """
                ~ Root                        0,0   300x100   width was 72.0
                  └ HStack                    0,0   300x100
                ~   ├ frame #f › Color.red    0,0    80x100   was at 0,0 72x100, was width 72
                ~   └ Color.blue             80,0   220x100   was at 72,0 228x100
                """)
    }

    @Test func nothingAndEverything() throws {
        let live = try live(rows("t", ["a"]))
        #expect(live.changes.lines.allSatisfy { $0.kind == .came } && live.changes.lines.count == 6)
        try live.perform(.advance(1))
        #expect(live.changesText == "  … 7 views unchanged" && live.changes.isEmpty)
    }

    @Test func everyLineBeginsWithAMark() throws {
        let live = try live(rows("t", ["a", "b", "c", "d"]))
        for names in [["d", "c", "b", "a"], ["x"], [], ["x", "a", "y"]] {
            try set(live, "names", names)
            for line in live.changesText.split(separator: "\n") { #expect(["+ ", "- ", "~ ", "  "].contains(line.prefix(2)), "\(line)") }
        }
    }
}
