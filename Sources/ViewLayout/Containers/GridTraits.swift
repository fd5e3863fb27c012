import ViewTree

// What the cells of a `Grid` say to it.

public struct GridCellColumns: Equatable, ViewTrait {
    public let count: Int
    public init(_ count: Int) { self.count = count }

    public var name: String { "gridCellColumns" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .text("\(count)"))] }
}

public struct GridCellUnsizedAxes: Equatable, ViewTrait {
    public let axes: AxisSet
    public init(_ axes: AxisSet) { self.axes = axes }

    public var name: String { "gridCellUnsizedAxes" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .axes(axes))] }
}

public struct GridColumnAlignment: Equatable, ViewTrait {
    public let guide: AlignmentGuide
    public init(_ guide: AlignmentGuide) { self.guide = guide }

    public var name: String { "gridColumnAlignment" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .text(guide.name))] }
}

public struct GridCellAnchor: Equatable, ViewTrait {
    public let anchor: UnitPoint
    public init(_ anchor: UnitPoint) { self.anchor = anchor }

    public var name: String { "gridCellAnchor" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .text("\(anchor.x.written), \(anchor.y.written)"))] }
}
