extension Family {
    /// Right files with bytes, lines and pieces dropped, doubled, swapped and replaced.
    static let mutated = Family(
        "mutated",
        [
            { draws in
                .course(["author", "check"], [ScratchFile("work/lessons/demo.md", .bytes(mutated(Sample.lesson, &draws)))], turns: 5, json: draws.once(in: 3))
            },
            { draws in
                .course(["author", "check"], [ScratchFile("work/quizzes/demo.md", .bytes(mutated(Sample.quiz, &draws)))], turns: 5, json: draws.once(in: 3))
            },
            { draws in
                .answers(
                    ScratchFile("work/a.yaml", "numeric: 1\nsingle: Red\n"), to: ScratchFile("work/quizzes/demo.md", .bytes(mutated(Sample.quiz, &draws))),
                    turns: 5, json: draws.once(in: 3))
            },
            { draws in
                .answers(
                    ScratchFile(
                        "work/a.yaml",
                        .bytes(
                            mutated(
                                """
                                single: Red
                                multiple: [Red, Blue]
                                short: a color
                                numeric: 1/2
                                order: [b, a]
                                match: {Red: Cherry}
                                dots: |
                                  Color.red
                                  Text("a")

                                """,
                                &draws))), turns: 3, json: draws.once(in: 3))
            },
            { draws in
                var attack = Attack.session([])
                attack.input = mutated(
                    """
                    Text("a").padding()
                    :layout
                    struct V: View { @State var n = 0
                    var body: some View { Button("a") { n += 1 } } }
                    V()
                    :tap Button
                    :set n n + 1
                    :query find(Button.self)[0].frame
                    :why Button[0]
                    :undo
                    :quiz demo
                    a
                    b
                    1

                    """,
                    &draws)
                attack.turns = attack.input.count { $0 == 10 } + 1
                return attack
            },
            { draws in
                var attack = Attack.run("", actions: draws.once(in: 3) ? ["tap Button", "advance 1"] : [], json: draws.once(in: 3))
                attack.files[0].content = .bytes(mutated(draws.one(of: programs), &draws))
                return attack
            },
        ])

    private static let programs = [
        """
        struct V: View {
            @State private var items = [1, 2, 3]
            @Binding var on: Bool
            var body: some View {
                List { ForEach(items, id: \\.self) { i in Text("\\(i)").onTapGesture { items.append(i) } } }
                Button("Add") { withAnimation { items.insert(9, at: 0) } }
            }
        }
        #Preview { V(on: .constant(true)) }

        """,
        """
        protocol Shape2 { associatedtype A: Equatable; var a: A { get } }
        extension Shape2 where A == Int { func twice() -> Int { a * 2 } }
        struct Sq<T: Equatable>: Shape2 { let a: T }
        enum E: Error { case x(Int), y }
        func f<T>(_ g: () throws -> T) rethrows -> T? { try g() }
        let t = f { Sq(a: 3).twice() } ?? 0
        switch t { case 0...5 where t > 1: print("a\\(t, default: "x")"); default: break }

        """,
        """
        struct L: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { CGSize(width: $0.width + $1.width, height: max($0.height, $1.height)) } }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { var x = bounds.minX; for s in subviews { s.place(at: CGPoint(x: x, y: 0), proposal: .unspecified); x += s.sizeThatFits(.unspecified).width } }
        }
        L { Text("a"); Color.red.frame(width: 10) }

        """,
        """
        @Observable final class M { var n = 0 { didSet { print(n) } } }
        struct K: EnvironmentKey { static let defaultValue = 1 }
        extension EnvironmentValues { var k: Int { get { self[K.self] } set { self[K.self] = newValue } } }
        struct V: View { @Environment(\\.k) var k; @State var m = M(); var body: some View { GeometryReader { g in Text("\\(m.n) \\(k) \\(g.size.width)").task { m.n += 1 } }.environment(\\.k, 2) } }
        V()

        """,
    ]

    private static func mutated(_ text: String, _ draws: inout Draws) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<draws.size(40) {
            guard !bytes.isEmpty else { break }
            let start = draws.below(bytes.count)
            let end = min(bytes.count, start + draws.size(60))
            switch draws.below(7) {
            case 0: bytes[start] = UInt8(truncatingIfNeeded: draws.next())
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: draws.below(bytes.count))
            case 3: bytes.insert(contentsOf: Array(draws.oddText().utf8), at: start)
            case 4: bytes.swapAt(start, draws.below(bytes.count))
            case 5: bytes.insert(contentsOf: Array(draws.one(of: [draws.oddInteger(), draws.oddNumber(), draws.oddLength()]).utf8), at: start)
            default: bytes.insert(contentsOf: repeatElement(bytes[start], count: draws.size(1_000)), at: start)
            }
        }
        return bytes
    }
}
