import Foundation
@_exported import LargeStack
import Testing
import ViewTree

@testable import ViewGraph
@testable import ViewLayout

/// A tree in a window, and the frames that its named nodes get.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let window: Size
    let frames: [String: [Double]]
    let tree: @Sendable () -> Node

    init(_ rule: String, _ width: Double, _ height: Double, _ frames: [String: [Double]], tree: @escaping @Sendable () -> Node) {
        (testDescription, window, self.frames, self.tree) = (rule, Size(width: width, height: height), frames, tree)
    }
}

/// The frames of a tree's named nodes, as `[x, y, width, height]`.
func frames(of root: Node, in window: Size, engine: LayoutEngine? = nil) throws -> [String: [Double]] {
    let engine = engine ?? LayoutEngine(window: window)
    try engine.layout(root: root)
    return engine.namedFrames(of: root)
}

extension LayoutEngine {
    func namedFrames(of root: Node) -> [String: [Double]] {
        var frames: [String: [Double]] = [:]
        for node in root.all {
            if let name = node.name, let frame = frame(of: node) { frames[name] = frame.numbers }
        }
        return frames
    }

    func numbers(_ node: Node) -> [Double]? { frame(of: node)?.numbers }
}

extension Rect {
    var numbers: [Double] { [minX, minY, width, height] }
}

func check(_ example: LayoutCase, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let found = try frames(of: example.tree(), in: example.window)
    for (name, expected) in example.frames {
        let isNear = found[name].map { zip($0, expected).allSatisfy { $0 == $1 || abs($0 - $1) < 0.01 } } ?? false
        #expect(isNear, "\(name): \(found[name] ?? []) instead of \(expected)", sourceLocation: sourceLocation)
    }
}

/// What a view answers to nil, 0, ∞, 100x60, 200x60, nil x 60 and 100 x nil: `"10x10 0x0 ..."`.
func answers(_ view: Node) throws -> String {
    let proposals = [
        Proposal.unspecified, .zero, .infinity, Proposal(width: 100, height: 60), Proposal(width: 200, height: 60),
        Proposal(width: nil, height: 60), Proposal(width: 100, height: nil),
    ]
    var sizes: [String] = []
    let probe = TestLayout(
        size: { proposal, _ in proposal.replacingUnspecified() },
        place: { _, _, subviews in sizes = try proposals.map { try subviews[0].sizeThatFits($0).rounded } })
    try LayoutEngine(window: Size(width: 320, height: 480)).layout(root: layout(probe) { view })
    return sizes.joined(separator: " ")
}

extension Size {
    fileprivate var rounded: String { Size(width: width.rounded(), height: height.rounded()).written }
}

/// A custom layout made of closures.
final class TestLayout: CustomLayout {
    typealias Subviews = [any LayoutSubview]

    let type: ViewType
    let stackAxis: Axis?
    private let size: (Proposal, Subviews) throws -> Size
    private let place: (Rect, Proposal, Subviews) throws -> Void
    private let alignment: (AlignmentGuide) -> Double?
    private(set) var cachesMade = 0
    private(set) var cachesUpdated = 0
    private(set) var asked: [Proposal] = []
    private(set) var bounds: [Rect] = []

    init(
        _ name: String = "TestLayout", stackAxis: Axis? = nil,
        size: @escaping (Proposal, Subviews) throws -> Size = { try $1.first?.sizeThatFits($0) ?? .zero },
        place: @escaping (Rect, Proposal, Subviews) throws -> Void = { try $2.first?.place(at: $0.origin, anchor: UnitPoint(x: 0, y: 0), proposal: $1) },
        alignment: @escaping (AlignmentGuide) -> Double? = { _ in nil }
    ) {
        (type, self.stackAxis, self.size, self.place, self.alignment) = (ViewType(name), stackAxis, size, place, alignment)
    }

    func isEqual(to other: any CustomLayout) -> Bool { other as? TestLayout === self }
    func makeCache(subviews: Subviews) -> AnyObject {
        cachesMade += 1
        return NSObject()
    }
    func updateCache(_ cache: AnyObject, subviews: Subviews) { cachesUpdated += 1 }
    func sizeThatFits(_ proposal: Proposal, subviews: Subviews, cache: AnyObject) throws -> Size {
        asked.append(proposal)
        return try size(proposal, subviews)
    }
    func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: AnyObject) throws {
        self.bounds.append(bounds)
        try place(bounds, proposal, subviews)
    }
    func explicitAlignment(of guide: AlignmentGuide, in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: AnyObject) -> Double? {
        alignment(guide)
    }
    func spacing(subviews: Subviews, cache: AnyObject) -> ViewSpacing? { nil }

    var askedTexts: Set<String> { Set(asked.map(\.written)) }
}
