import Testing

/// Layout from right to left.
@Suite struct DirectionRules {
    @Test("§7.4 The x position of each view is flipped within its parent")
    func flipped() {
        let shown = Shown(
            """
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) { Color.red.frame(width: 30, height: 10); Color.blue.frame(width: 10, height: 10).padding(.leading, 5); Spacer() }
                Text("ab").frame(width: 60, alignment: .leading)
                Grid { GridRow { Divider(); Text("bb") } }
            }
            .environment(\\.layoutDirection, .rightToLeft)
            """, width: 100, height: 60)
        #expect(shown.errors == [])
        #expect(shown.frames("Color") == ["70 9 30 10", "55 9 10 10"])
        #expect(shown.frames("padding") == ["55 9 15 10"])
        #expect(shown.frames("Text").first == "84 19 16 16")
    }

    @Test("§7.4 Only what is inside is flipped, and from left to right within that nothing is")
    func nested() {
        let shown = Shown(
            """
            HStack(spacing: 0) {
                HStack(spacing: 0) { Color.red; Color.blue.frame(width: 10) }.environment(\\.layoutDirection, .rightToLeft)
                HStack(spacing: 0) { Color.green; HStack(spacing: 0) { Color.black; Color.white.frame(width: 10) }.environment(\\.layoutDirection, .leftToRight) }
            }
            """, width: 80, height: 10)
        #expect(shown.frames("Color") == ["10 0 30 10", "0 0 10 10", "40 0 20 10", "60 0 10 10", "70 0 10 10"])
    }

    @Test("§7.4 A change of the direction places everything again, and keeps identities")
    func changing() {
        let snippet = """
            struct Row: View {
                @State private var isFlipped = false
                var body: some View {
                    HStack(spacing: 0) { Color.red.frame(width: 10); Toggle("t", isOn: $isFlipped) }
                        .environment(\\.layoutDirection, isFlipped ? .rightToLeft : .leftToRight)
                }
            }
            """
        let shown = Shown(snippet, "tap \"t\"", width: 100, height: 31)
        #expect(shown.frames("Color") == ["90 0 10 31"])
        #expect(shown.frames("Text") == ["82 7 8 16"])
        #expect(Set(shown.ids("Color")).count == 1)
    }

    @Test("§7.4 A view reads the direction")
    func reading() {
        let snippet = """
            struct Arrow: View {
                @Environment(\\.layoutDirection) private var direction
                var body: some View { Text(direction == .rightToLeft ? "left" : "right") }
            }
            VStack { Arrow(); Arrow().environment(\\.layoutDirection, .rightToLeft) }
            """
        #expect(Shown(snippet).texts == ["right", "left"])
    }
}
