import Testing
import ViewTree

private let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
private let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
private let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

private let cases: [LayoutCase] = [
    LayoutCase("frames align their content", 200, 100, ["a": [75, 45, 20, 20], "f": [75, 5, 100, 60], "g": [25, 5, 150, 90]]) {
        square("a").frame(width: 100, height: 60, alignment: bottomLeading).n("f").frame(width: 150, height: 90, alignment: topTrailing).n("g")
    },
    LayoutCase("a maximum without a minimum fills, and grows with its content", 200, 100, ["c": [85, 35, 30, 30], "ff": [0, 35, 200, 30]]) {
        Color.frame(width: 30, height: 30).n("c").frame(maxWidth: .infinity).n("ff")
    },
    LayoutCase("a maximum alone grows beyond the proposal", 200, 100, ["c": [-50, 35, 300, 30], "ff": [-50, 35, 300, 30]]) {
        Color.frame(width: 300, height: 30).n("c").frame(maxWidth: .infinity).n("ff")
    },
    LayoutCase("with both bounds the content does not count", 200, 100, ["c": [-50, 35, 300, 30], "ff": [0, 35, 200, 30]]) {
        Color.frame(width: 300, height: 30).n("c").frame(minWidth: 0, maxWidth: .infinity).n("ff")
    },
    LayoutCase("a minimum leaves a larger proposal alone", 200, 100, ["c": [0, 0, 200, 100], "ff": [0, 0, 200, 100]]) {
        Color.n("c").frame(minWidth: 100).n("ff")
    },
    LayoutCase("an ideal length counts only where nothing is proposed", 300, 200, ["c": [0, 0, 300, 200], "ff": [0, 0, 300, 200]]) {
        Color.n("c").frame(idealWidth: 100, idealHeight: 60).n("ff")
    },
    LayoutCase("fixedSize asks for the ideal size", 200, 100, ["c": [30, 0, 170, 100], "h": [0, 0, 200, 100], "i": [0, 44, 30, 12]]) {
        HStack(spacing: 0) {
            Color.frame(idealWidth: 30, idealHeight: 12).n("i").fixedSize(); Color.n("c")
        }.n("h")
    },
    LayoutCase("padding overflows rather than shrink", 100, 60, ["c": [50, 30, 0, 0], "p": [-10, -30, 120, 120]]) { Color.n("c").padding(60).n("p") },
    LayoutCase("negative padding reaches beyond", 100, 60, ["c": [-10, -10, 120, 80], "p": [0, 0, 100, 60]]) { Color.n("c").padding(-10).n("p") },
    LayoutCase("a ratio that fills overflows", 100, 50, ["ar": [0, -75, 100, 200], "c": [0, -75, 100, 200]]) {
        Color.n("c").aspectRatio(0.5, fills: true).n("ar").frame(width: 100, height: 50)
    },
    LayoutCase("a ratio without a proposal does nothing", 100, 50, ["ar": [45, 20, 10, 10], "c": [45, 20, 10, 10]]) {
        Color.n("c").aspectRatio(2).n("ar").fixedSize()
    },
    LayoutCase("a ratio in a stack", 100, 200, ["sq": [0, 0, 100, 50], "c": [0, 50, 100, 150], "v": [0, 0, 100, 200]]) {
        VStack(spacing: 0) {
            Color.aspectRatio(2).n("sq"); Color.n("c")
        }.n("v")
    },
    LayoutCase("position takes everything", 200, 200, ["c": [70, 80, 20, 20], "f": [50, 50, 100, 100], "pos": [50, 50, 100, 100]]) {
        square("c").position(x: 30, y: 40).n("pos").frame(width: 100, height: 100).n("f")
    },
    LayoutCase("offset moves the content only", 100, 100, ["a": [25, 40, 20, 20], "o": [20, 40, 20, 20], "b": [40, 40, 20, 20]]) {
        HStack(spacing: 0) {
            square("a").offset(x: 5).n("o"); square("b")
        }.frame(width: 60, alignment: .topLeading)
    },
    LayoutCase("an overlay is aligned by the primary's guides", 200, 200, ["base": [50, 50, 100, 100], "ov": [110, 80, 10, 10]]) {
        Color.frame(width: 100, height: 100).n("base").alignmentGuide(.trailing) { try $0[.trailing] - 30 }.alignmentGuide(.top) { try $0[.top] + 30 }
            .overlay(alignment: topTrailing) { Color.frame(width: 10, height: 10).n("ov") }
    },
    LayoutCase("a background is proposed the primary's size", 100, 100, ["base": [40, 40, 20, 20], "bg": [40, 40, 20, 20]]) {
        square("base").background { Color.n("bg") }
    },
]

@Suite struct ModifierTests {
    @Test("modifiers", arguments: cases) func places(_ example: LayoutCase) throws { try check(example) }

    /// What views answer to nil, 0, ∞, 100x60, 200x60, nil x 60 and 100 x nil.
    @Test func answersOfModifiers() throws {
        let C = { Color }
        let F = { Color.frame(width: 80, height: 20) }
        let fixed = "80x20 80x20 80x20 80x20 80x20 80x20 80x20"
        #expect(try answers(C()) == "10x10 0x0 ∞x∞ 100x60 200x60 10x60 100x10")
        #expect(try answers(Spacer()) == "8x8 8x8 ∞x∞ 100x60 200x60 8x60 100x8")
        #expect(try answers(GeometryReader) == "10x10 0x0 ∞x∞ 100x60 200x60 10x60 100x10")
        #expect(try answers(C().frame(minWidth: 50)) == "50x10 50x0 ∞x∞ 100x60 200x60 50x60 100x10")
        #expect(try answers(C().frame(idealWidth: 70)) == "70x10 0x0 ∞x∞ 100x60 200x60 70x60 100x10")
        #expect(try answers(C().frame(minWidth: 50, idealWidth: 70, maxWidth: 90)) == "70x10 50x0 90x∞ 90x60 90x60 70x60 90x10")
        #expect(try answers(F().frame(minWidth: 50)) == "80x20 50x20 80x20 80x20 80x20 80x20 80x20")
        #expect(try answers(F().frame(maxWidth: 90)) == "80x20 80x20 90x20 90x20 90x20 80x20 90x20")
        #expect(try answers(F().frame(idealWidth: 70)) == "70x20 80x20 80x20 80x20 80x20 70x20 80x20")
        #expect(try answers(F().frame(maxWidth: .infinity)) == "80x20 80x20 ∞x20 100x20 200x20 80x20 100x20")
        #expect(try answers(C().padding(10)) == "30x30 20x20 ∞x∞ 100x60 200x60 30x60 100x30")
        #expect(try answers(C().fixedSize()) == "10x10 10x10 10x10 10x10 10x10 10x10 10x10")
        #expect(try answers(F().aspectRatio(1)) == fixed)
        #expect(try answers(C().aspectRatio(2)) == "10x10 0x0 ∞x∞ 100x50 120x60 120x60 100x50")
        #expect(try answers(C().aspectRatio(nil)) == "10x10 0x0 ∞x∞ 60x60 60x60 60x60 100x100")
        #expect(try answers(F().overlay { C() }) == fixed)
        #expect(try answers(F().effect("hidden")) == fixed)
        #expect(try answers(F().ignoresSafeArea()) == fixed)
        #expect(try answers(F().position(x: 0, y: 0)) == "80x20 0x0 ∞x∞ 100x60 200x60 80x60 100x20")
    }

    @Test func aFlexibleFrameProposesTheClampedProposal() throws {
        let probe = TestLayout()
        let tree = layout(probe) { Color }.n("x").frame(minWidth: 120, maxHeight: 20)
        #expect(try frames(of: tree, in: Size(width: 100, height: 50)) == ["x": [-10, 15, 120, 20]])
        #expect(probe.askedTexts == ["120x20"])
    }

    @Test func positionPassesTheProposalOn() throws {
        let probe = TestLayout()
        let tree = layout(probe) { Color.frame(width: 10, height: 10) }.n("x").position(x: 5, y: 5).n("all")
        #expect(try frames(of: tree, in: Size(width: 100, height: 50)) == ["x": [0, 0, 10, 10], "all": [0, 0, 100, 50]])
        #expect(probe.askedTexts == ["100x50"])
    }
}
