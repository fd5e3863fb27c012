import ViewTree

/// A node's size and guides as an alignment closure sees them: guides outside the closure's own do not count.
struct NodeDimensions: ViewDimensions {
    let node: LayoutNode
    let viewSize: ViewSize
    /// How many of the node's own guides, from inside, count.
    let level: Int

    var width: Double { viewSize.size.width }
    var height: Double { viewSize.size.height }

    subscript(guide: AlignmentGuide) -> Double {
        get throws { try self[explicit: guide] ?? node.defaultValue(of: guide, at: viewSize, level: level) }
    }

    subscript(explicit guide: AlignmentGuide) -> Double? {
        get throws { try node.explicitValue(of: guide, at: viewSize, level: level) }
    }
}

/// A size without guides set by hand: that of a frame, whose guides align the child.
struct PlainDimensions: ViewDimensions {
    let size: Size
    private let depth: Int

    /// Defaults that ask for each other in a circle end at this depth with 0.
    private static let greatestDepth = 64

    init(_ size: Size) { self.init(size, depth: 0) }
    private init(_ size: Size, depth: Int) { (self.size, self.depth) = (size, depth) }

    var width: Double { size.width }
    var height: Double { size.height }

    subscript(guide: AlignmentGuide) -> Double {
        get throws {
            guard depth < Self.greatestDepth else { return 0 }
            if let plain = guide.plainDefault(in: size) { return plain.isNaN ? 0 : plain }
            let value = try guide.defaultValue(PlainDimensions(size, depth: depth + 1))
            return value.isNaN ? 0 : value
        }
    }

    subscript(explicit guide: AlignmentGuide) -> Double? { nil }
}
