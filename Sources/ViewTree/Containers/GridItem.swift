/// A column or row of a lazy grid; lengths in points.
public struct GridItem {
    public enum Size: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        case adaptive(minimum: Double, maximum: Double)
    }
    public let size: Size
    public let spacing: Double?
    public let alignment: Alignment?
    public init(size: Size, spacing: Double?, alignment: Alignment?) { (self.size, self.spacing, self.alignment) = (size, spacing, alignment) }
}
