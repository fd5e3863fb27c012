/// The size of a view as its parent sees it, with its alignment guides, in the view's own coordinates.
public protocol ViewDimensions {
    var width: Double { get }
    var height: Double { get }
    /// The guide's explicit value, else its default in this size.
    subscript(guide: AlignmentGuide) -> Double { get throws }
    /// The value set by `alignmentGuide` on the view or, for guides that leave a stack, inside it; `nil` where none is.
    subscript(explicit guide: AlignmentGuide) -> Double? { get throws }
}

/// A line by which views are aligned: built in (`leading`, `center`, ...) or made from an `AlignmentID`. Compared by identity.
public final class AlignmentGuide: Hashable, @unchecked Sendable {
    /// How a container with several children makes one explicit value of theirs.
    public enum Merging: Sendable { case nothing, mean, least, greatest }

    public let name: String
    public let axis: Axis
    public let merging: Merging
    public let defaultValue: (any ViewDimensions) throws -> Double
    private let line: Line?

    /// Where a built-in guide is by default.
    private enum Line {
        case start, middle, end

        func value(in length: Double) -> Double {
            switch self {
            case .start: 0
            case .middle: length / 2
            case .end: length
            }
        }
    }

    public init(
        name: String, axis: Axis, merging: Merging = .mean, defaultValue: @escaping (any ViewDimensions) throws -> Double
    ) {
        (self.name, self.axis, self.merging, self.defaultValue, line) = (name, axis, merging, defaultValue, nil)
    }

    private init(builtIn name: String, _ axis: Axis, at line: Line, merging: Merging = .nothing) {
        (self.name, self.axis, self.merging, self.line) = (name, axis, merging, line)
        defaultValue = { line.value(in: axis == .horizontal ? $0.width : $0.height) }
    }

    /// The default in a view of the size, for guides whose default depends on nothing else.
    public func plainDefault(in size: Size) -> Double? { line?.value(in: size[axis]) }

    public static func == (a: AlignmentGuide, b: AlignmentGuide) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public static let leading = AlignmentGuide(builtIn: "leading", .horizontal, at: .start)
    public static let horizontalCenter = AlignmentGuide(builtIn: "center", .horizontal, at: .middle)
    public static let trailing = AlignmentGuide(builtIn: "trailing", .horizontal, at: .end)
    public static let top = AlignmentGuide(builtIn: "top", .vertical, at: .start)
    public static let verticalCenter = AlignmentGuide(builtIn: "center", .vertical, at: .middle)
    public static let bottom = AlignmentGuide(builtIn: "bottom", .vertical, at: .end)
    public static let firstTextBaseline = AlignmentGuide(builtIn: "firstTextBaseline", .vertical, at: .end, merging: .least)
    public static let lastTextBaseline = AlignmentGuide(builtIn: "lastTextBaseline", .vertical, at: .end, merging: .greatest)
}

/// A guide for each axis.
public struct Alignment: Hashable, Sendable {
    public var horizontal: AlignmentGuide
    public var vertical: AlignmentGuide

    public init(horizontal: AlignmentGuide, vertical: AlignmentGuide) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    public static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

    public subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }
}
