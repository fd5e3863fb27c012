/// How a line is drawn along an outline; lengths in points.
public struct StrokeValue: Hashable, Sendable {
    public enum Cap: String, Sendable { case butt, round, square }
    public enum Join: String, Sendable { case miter, round, bevel }
    public var width: Double
    public var cap: Cap
    public var join: Join
    public var miterLimit: Double
    /// Lengths of dashes and gaps in turn; empty for a line without gaps.
    public var dash: [Double]
    public var dashPhase: Double

    public init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0) {
        (self.width, self.cap, self.join, self.miterLimit, self.dash, self.dashPhase) = (width, cap, join, miterLimit, dash, dashPhase)
    }
}
