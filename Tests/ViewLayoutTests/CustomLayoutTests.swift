import Testing
import ViewTree

@testable import ViewGraph
@testable import ViewLayout

private let topLeading = UnitPoint(x: 0, y: 0)

@Suite struct CustomLayoutTests {
    @Test func equallyFlexibleChildrenAreAskedForBothEndsAndTheirShare() throws {
        let probes = ["a", "b", "c"].map { TestLayout($0) }
        let tree = HStack(spacing: 0) { for probe in probes { layout(probe) { Color }.n(probe.type.name) } }
        #expect(try frames(of: tree, in: Size(width: 120, height: 40)).mapValues { Array($0[2...]) } == ["a": [40, 40], "b": [40, 40], "c": [40, 40]])
        #expect(probes.map(\.askedTexts) == [["0x40", "∞x40", "40x40"], ["0x40", "∞x40", "40x40"], ["0x40", "∞x40", "40x40"]])
    }

    @Test func whereThePriorityDecidesNobodyIsAskedHowFlexibleItIs() throws {
        let probes = ["first", "last"].map { TestLayout($0) }
        let tree = HStack(spacing: 0) {
            layout(probes[0]) { Color }.layoutPriority(1); layout(probes[1]) { Color }
        }
        _ = try frames(of: tree, in: Size(width: 120, height: 40))
        #expect(probes.map(\.askedTexts) == [["120x40"], ["0x40"]])
    }

    @Test func aStackWithOneChildPassesItsOwnProposalOn() throws {
        let probe = TestLayout()
        let child = layout(probe) { Color }
        let engine = LayoutEngine(window: Size(width: 100, height: 50))
        try engine.layout(root: VStack { child })
        #expect(probe.askedTexts == ["100x50"])
        #expect(engine.proposal(of: child) == Proposal(width: 100, height: 50))
    }

    @Test func whatIsNotPlacedSitsInTheCentreAtTheContainersProposal() throws {
        let idle = TestLayout(size: { _, _ in Size(width: 60, height: 40) }, place: { _, _, _ in })
        let tree = layout(idle) {
            Color.n("large"); Color.frame(width: 10, height: 10).n("small")
        }
        let engine = LayoutEngine(window: Size(width: 100, height: 80))
        #expect(try frames(of: tree, in: engine.window, engine: engine) == ["small": [45, 35, 10, 10], "large": [0, 0, 100, 80]])
        #expect(engine.proposal(of: tree["large"]) == Proposal(width: 100, height: 80))
    }

    @Test func boundsDoNotStartAtZeroInsideAPadding() throws {
        let probe = TestLayout()
        _ = try frames(of: layout(probe) { Color }.padding(10), in: Size(width: 100, height: 80))
        #expect(probe.bounds == [Rect(x: 10, y: 10, width: 80, height: 60)])
    }

    @Test func distancesBetweenSubviews() throws {
        var distances: [Double] = []
        let probe = TestLayout(
            size: { proposal, subviews in
                distances = try zip(subviews, subviews.dropFirst()).map { try $0.spacing.distance(to: $1.spacing, along: .horizontal) }
                return proposal.replacingUnspecified()
            }, place: { _, _, _ in })
        let tree = layout(probe) {
            Color; Color;
            HStack {
                Spacer(); Color.frame(width: 10)
            }
        }
        _ = try frames(of: tree, in: Size(width: 200, height: 50))
        #expect(distances == [8, 0])
    }

    @Test func anchorsOfPlacements() throws {
        let corner = TestLayout(
            size: { proposal, _ in proposal.replacingUnspecified() },
            place: { try $2[0].place(at: Point(x: $0.maxX, y: $0.maxY), anchor: UnitPoint(x: 1, y: 1), proposal: .unspecified) })
        #expect(try frames(of: layout(corner) { square("s") }, in: Size(width: 100, height: 80)) == ["s": [80, 60, 20, 20]])
    }

    @Test func aSizeIsAskedOncePerProposal() throws {
        let inner = TestLayout("inner")
        let outer = TestLayout(
            "outer",
            size: { proposal, subviews in
                for _ in 0..<3 { _ = try subviews[0].sizeThatFits(proposal) }
                return try subviews[0].dimensions(in: proposal).size
            })
        _ = try frames(of: layout(outer) { layout(inner) { Color } }, in: Size(width: 100, height: 80))
        #expect(inner.asked == [Proposal(width: 100, height: 80)])
    }

    @Test func theCacheIsMadeOnceAndUpdatedWithASubview() throws {
        let probe = TestLayout()
        let child = Color.frame(width: 10)
        let engine = LayoutEngine(window: Size(width: 100, height: 80))
        let tree = layout(probe) { child }
        try engine.layout(root: tree)
        #expect([probe.cachesMade, probe.cachesUpdated] == [1, 0])
        child.role = .modifier(.layout(FrameModifier(width: 30, height: nil, .center)))
        engine.invalidate([child])
        try engine.layout(root: tree)
        #expect([probe.cachesMade, probe.cachesUpdated] == [1, 1])
    }

    @Test func valuesOfSubviewsPassThroughModifiersAndStopAtContainers() throws {
        let key = LayoutKey(name: "rank") { NativeValue(0) }
        var ranks: [String] = []
        let probe = TestLayout(
            size: { _, subviews in
                ranks = try subviews.map { try $0.layoutValue(key).printed }
                return .zero
            }, place: { _, _, _ in })
        _ = try frames(
            of: layout(probe) {
                Color.attached(.trait(LayoutValueTrait(key, NativeValue(1)))).padding(3).attached(.trait(LayoutValueTrait(key, NativeValue(2))))
                HStack {
                    Color.attached(.trait(LayoutValueTrait(key, NativeValue(3)))); Color
                }
                Color
            }, in: Size(width: 100, height: 80))
        #expect(ranks == ["1", "0", "0"])
    }

    @Test func explicitAlignmentOfALayout() throws {
        let probe = TestLayout(alignment: { $0 == .leading ? 5 : nil })
        let tree = VStack(alignment: .leading, spacing: 0) {
            layout(probe) { square("a") }; square("b")
        }
        #expect(try frames(of: tree, in: Size(width: 100, height: 40)) == ["a": [37.5, 0, 20, 20], "b": [42.5, 20, 20, 20]])
    }

    @Test func aSpacerInAStackLikeLayoutStretchesAlongIt() throws {
        #expect(try frames(of: layout(TestLayout(stackAxis: .vertical)) { Spacer().n("s") }, in: Size(width: 100, height: 80)) == ["s": [50, 0, 0, 80]])
        #expect(try frames(of: layout(TestLayout()) { Spacer().n("s") }, in: Size(width: 100, height: 80)) == ["s": [0, 0, 100, 80]])
    }

    @Test func aPlacementOutsidePlaceSubviewsDoesNothing() throws {
        let probe = TestLayout(size: { proposal, subviews in
            try subviews[0].place(at: Point(x: 7, y: 7), anchor: topLeading, proposal: .zero)
            return proposal.replacingUnspecified()
        })
        #expect(try frames(of: layout(probe) { Color.n("c") }, in: Size(width: 100, height: 80)) == ["c": [0, 0, 100, 80]])
    }
}

extension ViewDimensions {
    fileprivate var size: Size { Size(width: width, height: height) }
}
