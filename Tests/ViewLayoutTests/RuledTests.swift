import Testing
import ViewTree

@testable import ViewGraph
@testable import ViewLayout

extension Ruled {
    /// The view as the engine gets it.
    var node: Node {
        switch self {
        case .color: Color
        case .spacer(let minLength): Spacer(minLength: minLength)
        case .fixed(let width, let height, let child): child.node.frame(width: width, height: height)
        case .flexible(let width, let height, let child):
            child.node.modifier(.layout(FlexibleFrameModifier(width: width, height: height, alignment: .center)), "frame")
        case .padding(let insets, let child): child.node.modifier(.layout(PaddingModifier(insets)), "padding")
        case .fixedSize(let axes, let child): child.node.fixedSize(axes)
        case .ratio(let ratio, let fills, let child): child.node.aspectRatio(ratio, fills: fills)
        case .offset(let x, let y, let child): child.node.offset(x: x, y: y)
        case .position(let x, let y, let child): child.node.position(x: x, y: y)
        case .priority(let priority, let child): child.node.layoutPriority(priority)
        case .overlay(let base, let other): base.node.overlay { other.node }
        case .stack(.horizontal, let spacing, let alignment, let children):
            HStack(alignment: Self.guide(alignment, .vertical), spacing: spacing) { children.map(\.node) }
        case .stack(.vertical, let spacing, let alignment, let children):
            VStack(alignment: Self.guide(alignment, .horizontal), spacing: spacing) { children.map(\.node) }
        case .layers(let alignment, let children):
            ZStack(alignment: Alignment(horizontal: Self.guide(alignment, .horizontal), vertical: Self.guide(alignment, .vertical))) { children.map(\.node) }
        }
    }

    private static func guide(_ part: Double, _ axis: Axis) -> AlignmentGuide {
        let guides: [AlignmentGuide] = axis == .horizontal ? [.leading, .horizontalCenter, .trailing] : [.top, .verticalCenter, .bottom]
        return guides[Int(part * 2)]
    }

    /// Some view of at most so many levels.
    init(depth: Int, _ random: inout Seeded) {
        guard depth > 0 else {
            self = random.below(4) == 0 ? .spacer(minLength: random.below(2) == 0 ? nil : random.length()) : .color
            return
        }
        func child() -> Ruled { Ruled(depth: depth - 1, &random) }
        func children() -> [Ruled] { (0..<random.below(5)).map { _ in child() } }
        func length() -> Double? { random.below(3) == 0 ? nil : random.length() }
        func range() -> FlexibleFrameModifier.Range {
            let lengths = [random.length(), random.length(), random.below(3) == 0 ? .infinity : random.length()].sorted()
            return FlexibleFrameModifier.Range(
                min: random.below(2) == 0 ? nil : lengths[0], ideal: random.below(3) == 0 ? lengths[1] : nil, max: random.below(2) == 0 ? nil : lengths[2])
        }
        func part() -> Double { Double(random.below(3)) / 2 }
        switch random.below(16) {
        case 0...2: self = .stack(.horizontal, spacing: random.below(2) == 0 ? nil : random.length() - 10, alignment: part(), children())
        case 3...5: self = .stack(.vertical, spacing: random.below(2) == 0 ? nil : random.length() / 4, alignment: part(), children())
        case 6: self = .layers(alignment: part(), children())
        case 7: self = .fixed(width: length(), height: length(), child())
        case 8: self = .flexible(range(), range(), child())
        case 9:
            self = .padding(EdgeInsets(top: random.length() / 5, leading: random.length() / 5 - 10, bottom: 0, trailing: random.length() / 10), child())
        case 10: self = .fixedSize([[.horizontal], [.vertical], [.horizontal, .vertical]][random.below(3)], child())
        case 11: self = .ratio([nil, 0.5, 1, 2][random.below(4)], fills: random.below(2) == 0, child())
        case 12: self = .overlay(child(), child())
        case 13: self = random.below(2) == 0 ? .offset(random.length(), -random.length(), child()) : .position(random.length(), random.length(), child())
        default: self = .priority(Double(random.below(4)) - 1, child())
        }
    }
}

/// The engine, with its caches and shortcuts, lays out as the rules say.
@Suite struct RuledTests {
    @Test(arguments: 0..<400)
    func theEngineFollowsTheRules(seed: Int) throws {
        var random = Seeded(state: UInt64(seed))
        let view = Ruled(depth: 2 + seed % 4, &random)
        let window = Size(width: Double(50 + random.below(10) * 40), height: Double(50 + random.below(10) * 30))
        let tree = view.node
        let engine = LayoutEngine(window: window)
        try engine.layout(root: tree)
        let proposal = Proposal(window)
        let size = view.size(proposal, in: nil)
        let ruled = view.frames(at: Point(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2), proposal, in: nil)
        let found = tree.all.map { engine.frame(of: $0)?.numbers ?? [] }
        #expect(found.count == ruled.count)
        for (index, pair) in zip(found, ruled).enumerated() {
            let isNear = pair.0.count == 4 && zip(pair.0, pair.1.numbers).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 * max(1, abs($1)) }
            guard isNear else {
                Issue.record("seed \(seed), \(window.written): \(tree.all[index].view) at \(pair.0) instead of \(pair.1.numbers) in \(view)")
                return
            }
        }
    }
}
