import Testing
import ViewTree

@testable import ViewGraph
@testable import ViewLayout

/// Trees and edits of any kind that layout knows.
private struct TreeGenerator {
    var random: Seeded
    private static let mid = AlignmentGuide(name: "mid", axis: .horizontal) { $0.width / 4 }

    mutating func leaf() -> Node {
        switch random.below(6) {
        case 0: Text(["a", "one two three", "日本語", ""][random.below(4)])
        case 1: Spacer(minLength: random.below(2) == 0 ? nil : random.length())
        case 2: Divider
        default: Color
        }
    }

    mutating func tree(_ depth: Int) -> Node {
        guard depth > 0 else { return leaf() }
        switch random.below(22) {
        case 0, 1: return HStack(alignment: [.verticalCenter, .top, .firstTextBaseline][random.below(3)], spacing: spacing()) { trees(depth) }
        case 2, 3: return VStack(alignment: [.horizontalCenter, .trailing, Self.mid][random.below(3)], spacing: spacing()) { trees(depth) }
        case 4: return ZStack(alignment: Alignment(horizontal: Self.mid, vertical: .bottom)) { trees(depth) }
        case 5:
            return Grid {
                GridRow { trees(depth) }; tree(depth - 1); GridRow { trees(depth) }
            }
        case 6: return ScrollView([.vertical, .horizontal][random.below(2)]) { LazyVStack { trees(depth) } }
        case 7: return ViewThatFits(.horizontal) { trees(depth) }
        case 8: return Custom("Custom") { trees(depth) }
        case 9: return layout(TestLayout()) { tree(depth - 1) }
        case 10: return tree(depth - 1).background { tree(depth - 1) }
        case 11: return tree(depth - 1).alignmentGuide(Self.mid, guide())
        case 12: return tree(depth - 1).layoutPriority(Double(random.below(3) - 1))
        default:
            let role = modifier()
            return tree(depth - 1).modifier(role.0, role.1)
        }
    }

    private mutating func trees(_ depth: Int) -> [Node] { (0..<random.below(4)).map { _ in tree(depth - 1) } }
    private mutating func spacing() -> Double? { random.below(2) == 0 ? nil : random.length() / 10 }

    private mutating func guide() -> (any ViewDimensions) throws -> Double {
        let offset = random.length()
        return { $0.width - offset }
    }

    mutating func modifier() -> (Modifier, String) {
        let range = FlexibleFrameModifier.Range(
            min: random.below(2) == 0 ? nil : random.length(), ideal: random.below(2) == 0 ? nil : random.length(), max: random.below(2) == 0 ? nil : .infinity)
        switch random.below(11) {
        case 0, 1: return (.layout(FrameModifier(width: random.length(), height: random.below(2) == 0 ? nil : random.length(), .topLeading)), "frame")
        case 2, 3: return (.layout(FlexibleFrameModifier(width: range, height: FlexibleFrameModifier.Range(), alignment: .center)), "frame")
        case 4: return (.layout(PaddingModifier(EdgeInsets(random.length() - 40, on: [.all, .leading, .vertical][random.below(3)]))), "padding")
        case 5: return (.layout(FixedSizeModifier([.horizontal, .vertical][random.below(2)])), "fixedSize")
        case 6: return (.layout(AspectRatioModifier(ratio: random.below(2) == 0 ? nil : random.length() / 40, fills: random.below(2) == 0)), "aspectRatio")
        case 7: return (.layout(OffsetModifier(Size(width: random.length(), height: 0))), "offset")
        case 8: return (.layout(IgnoresSafeAreaModifier([.all, .bottom][random.below(2)])), "ignoresSafeArea")
        case 9: return (.layout(SafeAreaPaddingModifier(EdgeInsets(random.length()))), "safeAreaPadding")
        default: return (.layout(PositionModifier(Point(x: random.length(), y: random.length()))), "position")
        }
    }

    /// Changes one node and names those that have changed.
    mutating func edit(_ root: Node) -> [Node] {
        let all = root.all
        let node = all[random.below(all.count)]
        switch node.role {
        case .modifier:
            let (modifier, name) = modifier()
            if node.children.count == 1 { node.become(Node.Undeclared(.modifier(modifier), view: name, type: ViewType(name))) }
        case .container(let stack as StackContainer, _):
            node.role =
                switch stack.axis {
                case .vertical: .container(StackContainer(.horizontal, spacing: spacing()), isImplicit: false)
                case .horizontal: .container(StackContainer(.vertical, alignment: .leading, spacing: spacing()), isImplicit: false)
                }
        case .container(is ZStackContainer, _), .custom, .container(is ViewThatFitsContainer, _):
            var children = node.children
            if random.below(2) == 0, !children.isEmpty { children.removeLast() } else { children.append(tree(1)) }
            node.setChildren(children)
            node.hasOneStaticChild = node.hasOneStaticChild && children.count == 1
        case .leaf: node.role = leaf().role
        default: node.attached.append(Attachment(modifier: .layoutPriority(Double(random.below(3))), owner: nil))
        }
        return [node]
    }
}

@Suite struct ChangeTests {
    /// Any tree, after any edits, has the frames that a layout without anything kept gives it.
    @Test(arguments: 0..<200) func keptAnswersAreTrue(seed: UInt64) throws {
        var generator = TreeGenerator(random: Seeded(state: seed))
        let root = VStack(isStatic: false) {
            generator.tree(5); generator.tree(4)
        }
        let engine = LayoutEngine(window: Size(width: 320, height: 240), safeArea: EdgeInsets(20, on: .vertical))
        for step in 0..<12 {
            if step > 0 { engine.invalidate(generator.edit(root)) }
            if step % 5 == 4 { engine.window.width = generator.random.length() + 20 }
            try engine.layout(root: root)
            let kept = root.all.map { engine.frame(of: $0) }
            let states = root.all.map(\.layoutState)
            for node in root.all { node.layoutState = nil }
            let fresh = LayoutEngine(window: engine.window, safeArea: engine.safeArea)
            try fresh.layout(root: root)
            let expected = root.all.map { fresh.frame(of: $0) }
            for (node, state) in zip(root.all, states) { node.layoutState = state }
            if let index = kept.indices.first(where: { kept[$0] != expected[$0] }) {
                let found = "\(kept[index]?.written ?? "no place") instead of \(expected[index]?.written ?? "no place")"
                Issue.record("seed \(seed), step \(step): \(root.all[index].label) has \(found)")
                return
            }
        }
    }

    private func column(_ count: Int) -> (root: Node, texts: [Node]) {
        var texts: [Node] = []
        let root = VStack(spacing: 0) {
            for index in 0..<count {
                let text = Text("row \(index)")
                let _ = texts.append(text)
                HStack {
                    text; Spacer(); Text("end")
                }
            }
        }
        return (root, texts)
    }

    @Test func aChangeThatAltersNoAnswerStopsAtOnce() throws {
        let (root, texts) = column(100)
        let engine = LayoutEngine(window: Size(width: 320, height: 10_000))
        try engine.layout(root: root)
        texts[50].role = .leaf(TextContent("new 50"))
        engine.invalidate([texts[50]])
        try engine.layout(root: root)
        #expect(engine.counts.sizesComputed < 30)
        #expect(engine.counts.placements == 1)
    }

    @Test func anotherWidthStopsAtItsRow() throws {
        let (root, texts) = column(100)
        let engine = LayoutEngine(window: Size(width: 320, height: 10_000))
        try engine.layout(root: root)
        texts[50].role = .leaf(TextContent("a longer row"))
        engine.invalidate([texts[50]])
        try engine.layout(root: root)
        #expect(engine.counts.sizesComputed < 60)
        #expect(engine.frame(of: texts[50])?.width == 96)
        #expect(engine.counts.placements < 10)
    }

    @Test func nothingChangedCostsNothing() throws {
        let (root, _) = column(100)
        let engine = LayoutEngine(window: Size(width: 320, height: 10_000))
        try engine.layout(root: root)
        try engine.layout(root: root)
        #expect(engine.counts.sizesComputed == 0)
        #expect(engine.counts.placements == 0)
    }

    @Test func aSpacerFollowsAChangeOfItsStacksAxis() throws {
        let tree = layout(TestLayout(stackAxis: .vertical)) {
            Color.background { Color }.n("c"); Spacer().frame().n("s")
        }
        let place: (Rect, Proposal, [any LayoutSubview]) throws -> Void = { bounds, proposal, subviews in
            for subview in subviews { try subview.place(at: bounds.origin, anchor: UnitPoint(x: 0, y: 0), proposal: proposal) }
        }
        tree.role = .container(CustomLayoutContainer(TestLayout(stackAxis: .vertical, place: place)), isImplicit: false)
        let engine = LayoutEngine(window: Size(width: 100, height: 80))
        #expect(try frames(of: tree, in: engine.window, engine: engine)["s"] == [0, 0, 0, 80])
        tree.role = .container(CustomLayoutContainer(TestLayout(stackAxis: .horizontal, place: place)), isImplicit: false)
        engine.invalidate([tree])
        #expect(try frames(of: tree, in: engine.window, engine: engine)["s"] == [0, 0, 100, 0])
    }
}
