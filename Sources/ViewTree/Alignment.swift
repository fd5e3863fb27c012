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

    public init(
        name: String, axis: Axis, merging: Merging = .mean, defaultValue: @escaping (any ViewDimensions) throws -> Double
    ) {
        (self.name, self.axis, self.merging, self.defaultValue) = (name, axis, merging, defaultValue)
    }

    public static func == (a: AlignmentGuide, b: AlignmentGuide) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public static let leading = AlignmentGuide(name: "leading", axis: .horizontal, merging: .nothing) { _ in 0 }
    public static let horizontalCenter = AlignmentGuide(name: "center", axis: .horizontal, merging: .nothing) { $0.width / 2 }
    public static let trailing = AlignmentGuide(name: "trailing", axis: .horizontal, merging: .nothing) { $0.width }
    public static let top = AlignmentGuide(name: "top", axis: .vertical, merging: .nothing) { _ in 0 }
    public static let verticalCenter = AlignmentGuide(name: "center", axis: .vertical, merging: .nothing) { $0.height / 2 }
    public static let bottom = AlignmentGuide(name: "bottom", axis: .vertical, merging: .nothing) { $0.height }
    public static let firstTextBaseline = AlignmentGuide(name: "firstTextBaseline", axis: .vertical, merging: .least) { $0.height }
    public static let lastTextBaseline = AlignmentGuide(name: "lastTextBaseline", axis: .vertical, merging: .greatest) { $0.height }
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
