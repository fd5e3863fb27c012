import Testing
import ViewLayout
import ViewTree
@testable import ViewGraph

/// After any edits, a tree that was updated equals one that was built from nothing.
@Suite struct EquivalenceTests {
    @Test(arguments: 0..<150)
    func anUpdatedTreeEqualsAFreshOne(seed: Int) throws {
        var random = Random(seed: UInt64(seed))
        var recipe = Recipe.random(depth: 5, &random)
        let updated = try Live(recipe.view)
        for round in 0..<12 {
            let switches = recipe.switches
            if random.flip(), !switches.isEmpty {
                try updated.change { try switches[random.below(switches.count)].turn(to: random.below(3)) }
            } else {
                recipe.edit(&random)
                try updated.show(recipe.view)
            }
            let fresh = try Live(recipe.view)
            #expect(updated.tree == fresh.tree, "seed \(seed), edit \(round): \(recipe)")
            #expect(updated.details == fresh.details, "seed \(seed), edit \(round): \(recipe)")
            #expect(updated.graph.viewCount == fresh.graph.viewCount, "seed \(seed), edit \(round): \(recipe)")
            #expect(updated.graph.nodeCount == fresh.graph.nodeCount, "seed \(seed), edit \(round): \(recipe)")
            #expect(updated.isSound, "seed \(seed), edit \(round): \(recipe)")
        }
    }
}

extension Live {
    /// What the text of the tree does not tell.
    fileprivate var details: [String] {
        (graph.root?.preorder ?? []).map { node in
            let preference = try? graph.preference(Recipe.key, of: node)
            return
                "\(node.view) \(node.attachments.map(\.name)) \(node.hasOneStaticChild) \(node.hasDynamicChildren) \(node.environment.font.size) \(preference?.printed ?? "-")"
        }
    }

    /// Whether parents, liveness and owners agree with the tree.
    fileprivate var isSound: Bool {
        (graph.root?.preorder ?? []).allSatisfy { node in
            node.isLive && node.children.allSatisfy { $0.parent === node }
        }
    }
}

/// The state of a view that shows one of several recipes, at all places where the view is.
private final class Switch: CustomStringConvertible {
    private(set) var index = 0
    private let key: Int
    private var places: [Slots] = []
    var description: String { "\(index)" }

    init(key: Int) { self.key = key }

    func turn(to index: Int) throws {
        self.index = index
        for place in places { try place.set("index", index) }
    }

    func view(of recipes: [Recipe]) -> DeclaredView {
        let property = DynamicProperty(name: "index", wrapper: "State", source: .state(initial: { Value(AnyHashable(self.index)) }))
        // A type of its own: another switch at the same place is another view.
        let type = ViewType("Switch", key: key)
        let view = TestView(type: type, name: "Switch", fields: [(name: "recipes", value: nil)], dynamicProperties: [property]) { slots, _ in
            self.places.append(slots)
            let index = try slots.int("index")
            return anyView(index < recipes.count ? recipes[index].view : nothing)
        }
        return DeclaredView(type, .custom(view))
    }
}

/// A view as data, so that it can be edited.
private indirect enum Recipe {
    case text(Int)
    case nothing
    case stack([Recipe])
    case list([Recipe])
    case group([Recipe])
    case section(header: Recipe, [Recipe])
    case when(Bool, Recipe)
    case either(Bool, Recipe, Recipe)
    case forEach([Int], Recipe)
    case any(Recipe, padded: Bool)
    case custom(Int, [Recipe])
    case padding(Recipe, Int)
    case background(Recipe, Recipe)
    case tagged(Recipe, Int)
    case identified(Recipe, Int)
    case font(Recipe, Int)
    case preference(Recipe, Int)
    case modified(Recipe, branch: Bool)
    case subviews(Recipe)
    case reversed(Recipe)
    case oneOf([Recipe], Switch)

    static let key = sumKey()

    var view: DeclaredView {
        switch self {
        case .text(let n): ViewGraphTests.text("\(n)")
        case .nothing: ViewGraphTests.nothing
        case .stack(let inner): container(StackContainer(.vertical), inner.map(\.view))
        case .list(let inner): container(ListContainer(), inner.map(\.view))
        case .group(let inner): ViewGraphTests.group(tuple(inner.map(\.view)))
        case .section(let header, let inner): ViewGraphTests.section(tuple(inner.map(\.view)), header: header.view)
        case .when(let flag, let inner): ViewGraphTests.when(flag, inner.view)
        case .either(let flag, let a, let b): ViewGraphTests.either(flag, a.view, b.view)
        case .forEach(let ids, let inner): ViewGraphTests.forEach(ids) { ViewGraphTests.group(ViewGraphTests.text("id \($0)"), inner.view) }
        case .any(let inner, let padded): anyView(padded ? inner.view.padding() : inner.view)
        case .custom(let n, let inner): ViewGraphTests.custom("Custom", [("n", n), ("content", nil)]) { _ in tuple(inner.map(\.view)) }
        case .padding(let inner, let n): inner.view.padding(Double(n))
        case .background(let inner, let other): inner.view.background(other.view)
        case .tagged(let inner, let n): inner.view.tag(n)
        case .identified(let inner, let n): inner.view.id(n)
        case .font(let inner, let n): inner.view.modifier(.environment(TextStyle.font(FontValue(name: "f", size: Double(n)))))
        case .preference(let inner, let n): inner.view.preference(Self.key, n)
        case .modified(let inner, let branch): inner.view.custom("Modifier", [("branch", branch)]) { ViewGraphTests.either(branch, $0.padding(), hStack($0)) }
        case .subviews(let inner): forEachSubview(of: inner.view) { placed($0).padding() }
        case .oneOf(let inner, let state): state.view(of: inner)
        case .reversed(let inner): groupSubviews(of: inner.view) { placed(SubviewsCollection($0.elements.reversed())) }
        }
    }

    static func random(depth: Int, _ random: inout Random) -> Recipe {
        func one() -> Recipe { Recipe.random(depth: depth - 1, &random) }
        func some() -> [Recipe] { (0..<random.below(4)).map { _ in one() } }
        if depth == 0 { return random.below(6) == 0 ? .nothing : .text(random.below(10)) }
        switch random.below(24) {
        case 0: return .nothing
        case 1, 2: return .stack(some())
        case 3: return .list(some())
        case 4: return .group(some())
        case 5: return .section(header: one(), some())
        case 6: return .when(random.flip(), one())
        case 7: return .either(random.flip(), one(), one())
        case 8, 9: return .forEach((0..<random.below(4)).map { _ in random.below(6) }, one())
        case 10: return .any(one(), padded: random.flip())
        case 11: return .custom(random.below(3), some())
        case 12: return .padding(one(), random.below(3))
        case 13: return .background(one(), one())
        case 14: return .tagged(one(), random.below(3))
        case 15: return .identified(one(), random.below(3))
        case 16: return .font(one(), random.below(3))
        case 17: return .preference(one(), random.below(3))
        case 18: return .modified(one(), branch: random.flip())
        case 19: return .subviews(one())
        case 20, 21, 22: return .oneOf(some(), Switch(key: random.below(1_000_000)))
        default: return random.flip() ? .reversed(one()) : .text(random.below(10))
        }
    }

    /// Changes an argument somewhere, or flips a branch, or moves, inserts and removes elements: what may differ between two runs of one body.
    mutating func edit(_ random: inout Random) {
        switch self {
        case .text: self = .text(random.below(10))
        case .nothing: break
        case .stack(var inner): Self.editOne(of: &inner, &random); self = .stack(inner)
        case .list(var inner): Self.editOne(of: &inner, &random); self = .list(inner)
        case .group(var inner): Self.editOne(of: &inner, &random); self = .group(inner)
        case .section(var header, var inner):
            if random.flip() { header.edit(&random) } else { Self.editOne(of: &inner, &random) }
            self = .section(header: header, inner)
        case .when(let flag, var inner):
            if random.flip() { inner.edit(&random) }
            self = .when(flag != random.flip(), inner)
        case .either(let flag, var a, var b):
            if random.flip() { a.edit(&random) } else { b.edit(&random) }
            self = .either(flag != random.flip(), a, b)
        case .forEach(var ids, var inner):
            switch random.below(4) {
            case 0: ids.insert(random.below(8), at: random.below(ids.count + 1))
            case 1: ids = ids.reversed()
            case 2: if !ids.isEmpty { ids.remove(at: random.below(ids.count)) }
            default: inner.edit(&random)
            }
            self = .forEach(ids, inner)
        case .any(var inner, let padded):
            inner.edit(&random)
            self = .any(inner, padded: padded != (random.below(3) == 0))
        case .custom(let n, var inner): Self.editOne(of: &inner, &random); self = .custom(n, inner)
        case .padding(var inner, _): inner.edit(&random); self = .padding(inner, random.below(3))
        case .background(var inner, var other):
            if random.flip() { inner.edit(&random) } else { other.edit(&random) }
            self = .background(inner, other)
        case .tagged(var inner, _): inner.edit(&random); self = .tagged(inner, random.below(3))
        case .identified(var inner, _): inner.edit(&random); self = .identified(inner, random.below(3))
        case .font(var inner, _): inner.edit(&random); self = .font(inner, random.below(3))
        case .preference(var inner, _): inner.edit(&random); self = .preference(inner, random.below(3))
        case .modified(var inner, let branch): inner.edit(&random); self = .modified(inner, branch: branch != (random.below(3) == 0))
        case .subviews(var inner): inner.edit(&random); self = .subviews(inner)
        case .reversed(var inner): inner.edit(&random); self = .reversed(inner)
        case .oneOf(var inner, let state): Self.editOne(of: &inner, &random); self = .oneOf(inner, state)
        }
    }

    /// The states inside.
    var switches: [Switch] {
        switch self {
        case .text, .nothing: []
        case .stack(let inner), .list(let inner), .group(let inner), .custom(_, let inner): inner.flatMap(\.switches)
        case .section(let header, let inner): header.switches + inner.flatMap(\.switches)
        case .either(_, let a, let b), .background(let a, let b): a.switches + b.switches
        case .when(_, let inner), .forEach(_, let inner), .any(let inner, _), .padding(let inner, _), .tagged(let inner, _), .identified(let inner, _),
            .font(let inner, _), .preference(let inner, _), .modified(let inner, _), .subviews(let inner), .reversed(let inner):
            inner.switches
        case .oneOf(let inner, let state): inner.flatMap(\.switches) + [state]
        }
    }

    private static func editOne(of recipes: inout [Recipe], _ random: inout Random) {
        if !recipes.isEmpty { recipes[random.below(recipes.count)].edit(&random) }
    }
}

/// Splitmix64.
struct Random {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(max(1, bound)))
    }
    mutating func flip() -> Bool { below(2) == 0 }
}
