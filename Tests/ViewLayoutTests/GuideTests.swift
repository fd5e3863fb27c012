import Testing
import ViewTree

private func written(_ dimensions: any ViewDimensions) throws -> String {
    "\(Int(try dimensions[.leading])) \(try dimensions[explicit: .leading].map { String(Int($0)) } ?? "nil")"
}

@Suite struct GuideTests {
    @Test(
        "guides",
        arguments: [
            LayoutCase("children whose guides lie outside", 300, 300, ["r1": [125, 130, 100, 20], "r2": [125, 150, 100, 20], "st": [75, 130, 150, 40]]) {
                VStack(alignment: .leading, spacing: 0) {
                    Color.frame(width: 100, height: 20).n("r1").alignmentGuide(.leading) { _ in -50 }
                    Color.frame(width: 100, height: 20).n("r2").alignmentGuide(.leading) { _ in -50 }
                }.n("st")
            },
            LayoutCase("a view without text has its baseline at the bottom", 100, 100, ["a": [40, 30, 10, 40], "b": [50, 50, 10, 20]]) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Color.frame(width: 10, height: 40).n("a"); Color.frame(width: 10, height: 20).n("b")
                }
            },
            LayoutCase("a frame aligns its child by the child's guide", 200, 200, ["outer": [50, 50, 100, 100], "inner": [40, 50, 20, 20]]) {
                square("inner").alignmentGuide(.leading) { _ in 10 }.frame(width: 100, height: 100, alignment: .topLeading).n("outer")
            },
            LayoutCase("texts of two sizes on one baseline", 24, 32, ["s": [0, 12, 8, 16], "l": [8, 0, 16, 32]]) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text("a").n("s"); Text("a", font: 32).n("l")
                }
            },
            LayoutCase("built-in guides do not leave a stack", 100, 40, ["a": [30, 0, 20, 20], "b": [50, 20, 20, 20]]) {
                VStack(alignment: .leading, spacing: 0) {
                    HStack(spacing: 0) {
                        square("a").alignmentGuide(.leading) { _ in 10 }; square("x")
                    }
                    HStack(spacing: 0) {
                        square("y"); square("b")
                    }
                }
            },
        ]) func guides(_ example: LayoutCase) throws
    {
        try check(example)
    }

    @Test func eachGuideSeesTheOneInside() throws {
        var seen: Set<String> = []
        let tree = VStack(alignment: .leading) {
            Color.frame(width: 100, height: 100)
                .alignmentGuide(.leading) {
                    seen.insert("first " + (try written($0))); return $0.width / 3
                }
                .alignmentGuide(.leading) {
                    seen.insert("second " + (try written($0))); return try $0[.horizontalCenter]
                }
                .alignmentGuide(.leading) {
                    seen.insert("third " + (try written($0))); return 0
                }
            Color.frame(width: 5, height: 5)
        }
        _ = try frames(of: tree, in: Size(width: 320, height: 480))
        #expect(seen == ["first 0 nil", "second 33 33", "third 50 50"])
    }

    @Test func aCustomGuideOfAStackWithoutValuesIsItsDefault() throws {
        let mid = AlignmentGuide(name: "mid", axis: .horizontal) { $0.width / 4 }
        let found = try frames(
            of: VStack(alignment: mid, spacing: 0) {
                HStack(spacing: 0) {
                    Color.frame(width: 40, height: 10); Color.frame(width: 40, height: 10)
                }.n("row")
                Color.frame(width: 20, height: 10).alignmentGuide(mid) { _ in 0 }.n("mark")
            }, in: Size(width: 300, height: 100))
        #expect(try #require(found["mark"])[0] - #require(found["row"])[0] == 20)
    }

    @Test func customGuidesOfSeveralChildrenCountAsTheirMean() throws {
        let mid = AlignmentGuide(name: "mid", axis: .horizontal) { _ in 0 }
        let found = try frames(
            of: VStack(alignment: mid, spacing: 0) {
                HStack(spacing: 0) {
                    Color.frame(width: 40, height: 10).alignmentGuide(mid) { _ in 10 }
                    Color.frame(width: 40, height: 10).alignmentGuide(mid) { _ in 30 }
                }.n("row")
                Color.frame(width: 20, height: 10).n("mark")
            }, in: Size(width: 300, height: 100))
        #expect(try #require(found["mark"])[0] - #require(found["row"])[0] == 40)
    }

    @Test func theFirstBaselineOfAStackIsTheTopmostAndTheLastTheLowest() throws {
        let column = { (name: String) in
            Custom("Column") {
                VStack(spacing: 0) {
                    Color.frame(width: 10, height: 40).alignmentGuide(.firstTextBaseline) { _ in 10 }.alignmentGuide(.lastTextBaseline) { _ in 15 }
                    Color.frame(width: 10, height: 40).alignmentGuide(.firstTextBaseline) { _ in 20 }.alignmentGuide(.lastTextBaseline) { _ in 30 }
                }
            }.n(name)
        }
        let mark = { (guide: AlignmentGuide, name: String) in Color.frame(width: 10, height: 10).alignmentGuide(guide) { _ in 0 }.n(name) }
        let found = try frames(
            of: VStack {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    column("left"); mark(.firstTextBaseline, "first")
                }
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    column("right"); mark(.lastTextBaseline, "last")
                }
            }, in: Size(width: 200, height: 200))
        #expect(try #require(found["first"])[1] - #require(found["left"])[1] == 10)
        #expect(try #require(found["last"])[1] - #require(found["right"])[1] == 70)
    }

    @Test func guidesThatAskForEachOtherInACircleEndInAnError() {
        let error = onLargeStack { () -> String in
            var other: AlignmentGuide?
            let one = AlignmentGuide(name: "one", axis: .horizontal) { dimensions in try other.map { try dimensions[$0] } ?? 0 }
            other = AlignmentGuide(name: "other", axis: .horizontal) { try $0[one] }
            do {
                _ = try frames(
                    of: VStack(alignment: one) {
                        Color; Color
                    }, in: Size(width: 100, height: 100))
                return "no error"
            } catch {
                return "\(error)"
            }
        }
        #expect(error == "views are nested more than 4000 levels deep")
    }
}
