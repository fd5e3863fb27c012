import Testing
import ViewTree

private let cases: [LayoutCase] = [
    LayoutCase("equal shares", 300, 100, ["r": [0, 0, 100, 100], "g": [100, 0, 100, 100], "b": [200, 0, 100, 100]]) {
        HStack(spacing: 0) {
            Color.n("r"); Color.n("g"); Color.n("b")
        }.frame(width: 300, height: 100)
    },
    LayoutCase(
        "a stack that overflows is centred by its parent", 150, 100,
        ["rf": [-12.5, 0, 75, 100], "gf": [62.5, 0, 100, 100], "stack": [-12.5, 0, 175, 100], "outer": [0, 0, 150, 100]]
    ) {
        HStack(spacing: 0) {
            Color.frame(maxWidth: 100).n("rf"); Color.frame(minWidth: 100).n("gf")
        }.n("stack").frame(width: 150, height: 100).n("outer")
    },
    LayoutCase(
        "a stack given its own minimum may overflow", 100, 85,
        ["b": [0, -18.75, 100, 42.5], "o": [0, 23.75, 100, 80], "outer": [0, 0, 100, 85], "stack": [0, -18.75, 100, 122.5]]
    ) {
        VStack(spacing: 0) {
            Color.frame(minHeight: 5, maxHeight: 100).n("b"); Color.frame(minHeight: 80).n("o")
        }
        .n("stack").frame(width: 100, height: 85).n("outer")
    },
    LayoutCase(
        "stacks in stacks with default spacing", 200, 200,
        [
            "r": [0, 0, 200, 61.333], "b": [0, 69.333, 200, 61.333], "g": [0, 138.667, 96, 61.333], "hs": [0, 138.667, 200, 61.333],
            "y": [104, 138.667, 96, 61.333], "vs": [0, 0, 200, 200],
        ]
    ) {
        VStack {
            Color.n("r"); Color.n("b");
            HStack {
                Color.n("g"); Color.n("y")
            }.n("hs")
        }.n("vs")
    },
    LayoutCase("a lower priority gets its minimum", 200, 50, ["a": [0, 0, 170, 50], "b": [170, 0, 30, 50]]) {
        HStack(spacing: 0) {
            Color.n("a"); Color.frame(minWidth: 30).n("b").layoutPriority(-1)
        }
    },
    LayoutCase(
        "three priorities", 200, 20, ["a": [0, 0, 40, 20], "b": [40, 0, 60, 20], "c": [100, 0, 100, 20], "h": [0, 0, 200, 20]]
    ) {
        HStack(spacing: 0) {
            Color.frame(minWidth: 20).n("a")
            Color.frame(maxWidth: 60).n("b").layoutPriority(2)
            Color.frame(minWidth: 10, maxWidth: 100).n("c").layoutPriority(1)
        }.n("h")
    },
    LayoutCase(
        "leading alignment of bounded frames", 200, 200, ["r": [75, 37, 50, 50], "g": [75, 95, 40, 30], "b": [75, 133, 30, 30], "st": [75, 37, 50, 126]]
    ) {
        VStack(alignment: .leading) {
            Color.frame(maxWidth: 50, maxHeight: 50).n("r")
            Color.frame(maxWidth: 40, maxHeight: 30).n("g")
            Color.frame(maxWidth: 30, maxHeight: 30).n("b")
        }.n("st")
    },
    LayoutCase("thirds are not rounded", 100, 10, ["a": [0, 0, 33.333, 10], "b": [33.333, 0, 33.333, 10], "c": [66.667, 0, 33.333, 10]]) {
        HStack(spacing: 0) {
            Color.n("a"); Color.n("b"); Color.n("c")
        }
    },
    LayoutCase("a background keeps the priority", 200, 50, ["a": [0, 0, 0, 50], "b": [0, 0, 200, 50]]) {
        HStack(spacing: 0) {
            Color.n("a"); Color.n("b").layoutPriority(1).background { Color }
        }
    },
    LayoutCase("a frame resets the priority", 200, 50, ["a": [0, 0, 100, 50], "b": [100, 0, 100, 50]]) {
        HStack(spacing: 0) {
            Color.n("a"); Color.layoutPriority(1).frame(maxHeight: 90).n("b")
        }
    },
    LayoutCase("two of a priority share", 200, 50, ["a": [0, 0, 0, 50], "b": [0, 0, 100, 50], "c": [100, 0, 100, 50]]) {
        HStack(spacing: 0) {
            Color.n("a"); Color.n("b").layoutPriority(1); Color.n("c").layoutPriority(1)
        }
    },
    LayoutCase(
        "a flexible child of an ideal-sized stack is as broad as the stack", 200, 200,
        ["a": [60, 67, 80, 20], "b": [80, 113, 40, 20], "c": [60, 95, 80, 10], "v": [60, 67, 80, 66]]
    ) {
        VStack {
            Color.frame(width: 80, height: 20).n("a"); Color.n("c"); Color.frame(width: 40, height: 20).n("b")
        }.n("v").fixedSize()
    },
    LayoutCase("a spacer's ideal length is its minimum", 500, 500, ["r": [196, 225, 50, 50], "b": [254, 225, 50, 50], "stack": [196, 225, 108, 50]]) {
        HStack {
            Color.frame(width: 50, height: 50).n("r"); Spacer(); Color.frame(width: 50, height: 50).n("b")
        }.n("stack").fixedSize()
    },
    LayoutCase("no distance beside a spacer", 200, 80, ["r": [92, 15, 50, 50], "b": [150, 15, 50, 50]]) {
        HStack {
            Spacer(); Color.frame(width: 50, height: 50).n("r"); Color.frame(width: 50, height: 50).n("b")
        }.frame(width: 200, height: 80)
    },
    LayoutCase("explicit spacing holds beside a spacer", 100, 20, ["a": [0, 0, 20, 20], "b": [80, 0, 20, 20], "s": [25, 10, 50, 0]]) {
        HStack(spacing: 5) {
            square("a"); Spacer().n("s"); square("b")
        }
    },
    LayoutCase("a spacer alone in a stack takes the stack's axis", 100, 60, ["s": [50, 0, 0, 60], "v": [50, 0, 0, 60]]) {
        VStack { Spacer().n("s") }.n("v")
    },
    LayoutCase("a padded spacer has the default distance", 200, 40, ["a": [63, 10, 20, 20], "b": [117, 10, 20, 20], "h": [63, 10, 74, 20]]) {
        HStack {
            square("a"); Spacer().padding(5, on: .horizontal); square("b")
        }.n("h").fixedSize()
    },
    LayoutCase("a framed spacer still has no distance", 200, 40, ["a": [65, 10, 20, 20], "b": [115, 10, 20, 20]]) {
        HStack {
            square("a"); Spacer().frame(width: 30); square("b")
        }.fixedSize()
    },
    LayoutCase("an outer spacer shows through its stack", 200, 20, ["a": [0, 0, 20, 20], "b": [180, 0, 20, 20]]) {
        HStack {
            square("a");
            HStack {
                Spacer(); square("b")
            }
        }
    },
    LayoutCase(
        "a spacer in a stack of its own stretches along that one", 200, 80,
        ["a": [72, 30, 20, 20], "b": [108, 30, 20, 20], "h": [72, 0, 56, 80], "s": [100, 0, 0, 80], "v": [100, 0, 0, 80]]
    ) {
        HStack {
            square("a"); VStack { Spacer().n("s") }.n("v"); square("b")
        }.n("h")
    },
    LayoutCase("a custom view that is a spacer is one", 200, 40, ["a": [76, 10, 20, 20], "b": [104, 10, 20, 20], "h": [76, 10, 48, 20]]) {
        HStack {
            square("a"); Custom("Gap") { Spacer() }; square("b")
        }.n("h").fixedSize()
    },
    LayoutCase("a spacer comes after a view without bounds", 200, 40, ["h": [0, 0, 200, 40], "m": [0, 0, 192, 40], "s": [192, 20, 8, 0]]) {
        HStack {
            Color.frame(maxWidth: .infinity).n("m"); Spacer().n("s")
        }.n("h")
    },
    LayoutCase("what does not fit overflows on both sides", 100, 40, ["a": [-34, 10, 80, 20], "b": [54, 10, 80, 20], "h": [-34, 10, 168, 20]]) {
        HStack {
            Color.frame(width: 80, height: 20).n("a"); Spacer(); Color.frame(width: 80, height: 20).n("b")
        }.n("h")
    },
    LayoutCase("a custom view with several views stands for them", 100, 10, ["a": [0, 0, 20, 10], "b": [40, 0, 20, 10], "c": [80, 0, 20, 10]]) {
        HStack(spacing: 20) {
            Custom("Two") {
                Color.n("a"); Color.n("b")
            }; Color.n("c")
        }
    },
    LayoutCase("a node that is placed twice is where it was placed last", 100, 46, ["d1": [45, 18, 10, 10], "d2": [40, 28, 20, 10], "v": [40, 8, 20, 30]]) {
        let twice = Color.frame(width: 10, height: 10).n("d1")
        return VStack(spacing: 0) {
            twice; twice; Color.frame(width: 20, height: 10).n("d2")
        }.n("v")
    },
    LayoutCase("an empty stack takes no room", 100, 20, ["a": [10, 0, 20, 20], "e": [50, 10, 0, 0], "b": [70, 0, 20, 20]]) {
        HStack(spacing: 20) {
            square("a"); HStack {}.n("e"); square("b")
        }
    },
]

private let layered: [LayoutCase] = [
    LayoutCase("a layered stack is as large as its largest child", 200, 200, ["r": [70, 70, 60, 60], "b": [90, 90, 20, 20], "z": [70, 70, 60, 60]]) {
        ZStack {
            Color.frame(width: 60, height: 60).n("r"); square("b")
        }.n("z")
    },
    LayoutCase("its children are proposed its size", 200, 200, ["c": [75, 80, 50, 40], "f": [75, 80, 50, 40], "z": [75, 80, 50, 40]]) {
        ZStack {
            Color.n("c"); Color.frame(width: 50, height: 40).n("f")
        }.n("z").fixedSize()
    },
    LayoutCase("an offset child does not widen it", 100, 100, ["a": [30, 30, 40, 40], "b": [60, 60, 20, 20], "z": [30, 30, 40, 40]]) {
        ZStack(alignment: .topLeading) {
            Color.frame(width: 40, height: 40).n("a"); square("b").offset(x: 30, y: 30)
        }.n("z")
    },
    LayoutCase("the highest priority alone gives its size", 100, 100, ["a": [40, 40, 20, 20], "b": [20, 20, 60, 60], "z": [40, 40, 20, 20]]) {
        ZStack {
            square("a").layoutPriority(1); Color.frame(width: 60, height: 60).n("b")
        }.n("z")
    },
]

@Suite struct StackTests {
    @Test("HStack and VStack", arguments: cases) func stacks(_ example: LayoutCase) throws { try check(example) }
    @Test("ZStack", arguments: layered) func layeredStacks(_ example: LayoutCase) throws { try check(example) }

    @Test func answersOfStacks() throws {
        let F = { Color.frame(width: 80, height: 20) }
        #expect(try answers(HStack { Spacer() }) == "8x0 8x0 ∞x0 100x0 200x0 8x0 100x0")
        #expect(
            try answers(
                HStack {
                    F(); Color
                }) == "98x20 88x20 ∞x∞ 100x60 200x60 98x60 100x20")
        #expect(
            try answers(
                HStack(spacing: 0) {
                    Color.frame(minWidth: 20, maxHeight: 30); Color.layoutPriority(1)
                })
                == "30x10 20x0 ∞x∞ 100x60 200x60 30x60 100x10")
        #expect(
            try answers(
                ZStack {
                    F(); Color
                }) == "80x20 80x20 ∞x∞ 100x60 200x60 80x60 100x20")
        #expect(
            try answers(
                HStack(spacing: 0) {
                    wave; Color
                }) == "110x10 10x100 ∞x∞ 100x60 200x60 110x60 100x20")
        #expect(
            try answers(
                VStack(spacing: 0) {
                    Color.aspectRatio(2); Color.frame(height: 10)
                }) == "10x20 0x10 ∞x∞ 100x60 200x60 100x60 100x60")
        #expect(
            try answers(
                HStack(spacing: 4) {
                    VStack(spacing: 2) {
                        F(); Color.frame(width: 10, height: 10)
                    }; Color
                })
                == "94x32 84x32 ∞x∞ 100x60 200x60 94x60 100x32")
    }

    /// A view of constant area: the narrower, the higher.
    private var wave: Node {
        let size = { (proposal: Proposal, _: [any LayoutSubview]) -> Size in
            let width = min(max(proposal.width ?? 100, 10), 100)
            return Size(width: width, height: 1000 / width)
        }
        return layout(TestLayout(size: size, place: { for subview in $2 { try subview.place(at: $0.origin, anchor: .center, proposal: $1) } })) { Color }
    }
}
