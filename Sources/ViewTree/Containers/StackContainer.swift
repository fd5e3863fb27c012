/// `HStack` and `VStack`.
public struct StackContainer: Container, Equatable {
    // In this order it fits into the three words that an existential holds without a box.
    /// Of the other axis.
    public let alignment: AlignmentGuide
    /// Points between neighbors; `nil` leaves it to their preferences.
    public let spacing: Double?
    public let axis: Axis

    /// - Parameter alignment: `nil` for the center.
    public init(_ axis: Axis, alignment: AlignmentGuide? = nil, spacing: Double? = nil) {
        self.axis = axis
        self.alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
        self.spacing = spacing
    }

    public var name: String { axis == .horizontal ? "HStack" : "VStack" }
    public var arguments: [ViewArgument] { .alignment(alignment) + .lengths(["spacing": spacing]) }
    public var stackAxis: Axis? { axis }
}

/// `ZStack`.
public struct ZStackContainer: Container, Equatable {
    public let alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public var name: String { "ZStack" }
    public var arguments: [ViewArgument] { .alignment(alignment) }
}

/// What several views become in the label of a toggle, a picker and the like: a title, and subtitles below it.
public struct TitlesContainer: Container, Equatable {
    public init() {}

    public var name: String { "VStack" }
    public var stackAxis: Axis? { .vertical }
}
