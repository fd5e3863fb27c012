/// A place in points; y grows downwards.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public static let zero = Point(x: 0, y: 0)

    public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    public static let zero = Size(width: 0, height: 0)

    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// An origin and a size in points.
public struct Rect: Hashable, Sendable {
    public var origin: Point
    public var size: Size

    public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }
    public static let zero = Rect(origin: .zero, size: .zero)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }

    public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

    /// The smallest rectangle around both.
    public func union(_ other: Rect) -> Rect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The rectangle and the insets together.
    public func outset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX - insets.leading, y: minY - insets.top, width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
    }

    /// The rectangle inside the insets; lengths never fall below 0.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}

/// What a parent proposes to a child, in points: `nil` asks for the ideal length, 0 for the least, infinity for the most. A length that is not a number is `nil`.
public struct Proposal: Hashable, Sendable {
    // `nil` is kept as NaN: layouts keep many proposals, and optionals would take twice the room.
    private var knownWidth, knownHeight: Double

    public init(width: Double?, height: Double?) { (knownWidth, knownHeight) = (width ?? .nan, height ?? .nan) }

    public var width: Double? {
        get { knownWidth.isNaN ? nil : knownWidth }
        set { knownWidth = newValue ?? .nan }
    }
    public var height: Double? {
        get { knownHeight.isNaN ? nil : knownHeight }
        set { knownHeight = newValue ?? .nan }
    }

    public static func == (a: Proposal, b: Proposal) -> Bool { same(a.knownWidth, b.knownWidth) && same(a.knownHeight, b.knownHeight) }
    private static func same(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }

    public init(_ size: Size) { self.init(width: size.width, height: size.height) }
    public static let unspecified = Proposal(width: nil, height: nil)
    public static let zero = Proposal(width: 0, height: 0)
    public static let infinity = Proposal(width: .infinity, height: .infinity)

    public subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The proposed size with `size`'s lengths where none is proposed (10 by default, as shapes take them).
    public func replacingUnspecified(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }
}

extension Size {
    /// The square whose sides are the shorter length.
    public var square: Size {
        let side = min(width, height)
        return Size(width: side, height: side)
    }
}

public enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal, vertical
    public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

public struct AxisSet: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = AxisSet(rawValue: 1)
    public static let vertical = AxisSet(rawValue: 2)

    public func contains(_ axis: Axis) -> Bool { contains(axis == .horizontal ? AxisSet.horizontal : .vertical) }
}

public enum Edge: Hashable, Sendable, CaseIterable { case top, leading, bottom, trailing }

public struct EdgeSet: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = EdgeSet(rawValue: 1)
    public static let leading = EdgeSet(rawValue: 2)
    public static let bottom = EdgeSet(rawValue: 4)
    public static let trailing = EdgeSet(rawValue: 8)
    public static let horizontal: EdgeSet = [.leading, .trailing]
    public static let vertical: EdgeSet = [.top, .bottom]
    public static let all: EdgeSet = [.top, .leading, .bottom, .trailing]
}

/// Distances from the edges of a rectangle, in points; negative ones grow it.
public struct EdgeInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: Double

    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public init(_ length: Double, on edges: EdgeSet = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
    public static let zero = EdgeInsets(0)

    public var horizontal: Double { leading + trailing }
    public var vertical: Double { top + bottom }
}

/// A place in a rectangle in fractions of its size.
public struct UnitPoint: Hashable, Sendable {
    public var x, y: Double
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public static let center = UnitPoint(x: 0.5, y: 0.5)
}
