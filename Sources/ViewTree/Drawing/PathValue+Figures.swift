extension PathValue {
    /// How far the control points of a quarter of a circle are from its ends, as a part of the radius.
    private static let quarter = 0.552_284_749_830_793_6

    /// An ellipse that touches the rectangle's sides, from its right end clockwise.
    public init(ellipseIn rect: Rect) {
        let (x, y) = (rect.width / 2 * Self.quarter, rect.height / 2 * Self.quarter)
        let (right, bottom) = (Point(x: rect.maxX, y: rect.midY), Point(x: rect.midX, y: rect.maxY))
        let (left, top) = (Point(x: rect.minX, y: rect.midY), Point(x: rect.midX, y: rect.minY))
        self.init([
            .move(right), .curve(bottom, control1: Point(x: rect.maxX, y: rect.midY + y), control2: Point(x: rect.midX + x, y: rect.maxY)),
            .curve(left, control1: Point(x: rect.midX - x, y: rect.maxY), control2: Point(x: rect.minX, y: rect.midY + y)),
            .curve(top, control1: Point(x: rect.minX, y: rect.midY - y), control2: Point(x: rect.midX - x, y: rect.minY)),
            .curve(right, control1: Point(x: rect.midX + x, y: rect.minY), control2: Point(x: rect.maxX, y: rect.midY - y)), .close,
        ])
    }

    /// The radii of a rectangle's corners in points: across and down, from the top leading corner clockwise.
    public struct CornerRadii: Hashable, Sendable {
        public var corners: [Size]
        public init(_ topLeading: Double, _ topTrailing: Double, _ bottomTrailing: Double, _ bottomLeading: Double) {
            corners = [topLeading, topTrailing, bottomTrailing, bottomLeading].map { Size(width: $0, height: $0) }
        }
        public init(width: Double, height: Double) { corners = Array(repeating: Size(width: width, height: height), count: 4) }

        /// Smaller by a length, but not below 0.
        public func inset(by length: Double) -> CornerRadii {
            var changed = self
            changed.corners = corners.map { Size(width: max(0, $0.width - length), height: max(0, $0.height - length)) }
            return changed
        }
    }

    /// A rectangle with rounded corners, each of which gets at most half of a side.
    public init(_ rect: Rect, radii: CornerRadii) {
        let (halfWidth, halfHeight) = (abs(rect.width) / 2, abs(rect.height) / 2)
        let fitting = radii.corners.map { Size(width: min(max(0, $0.width), halfWidth), height: min(max(0, $0.height), halfHeight)) }
        guard fitting.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            self.init(rect)
            return
        }
        let (topLeading, topTrailing, bottomTrailing, bottomLeading) = (fitting[0], fitting[1], fitting[2], fitting[3])
        let far = 1 - Self.quarter
        self.init([
            .move(Point(x: rect.minX + topLeading.width, y: rect.minY)),
            .line(Point(x: rect.maxX - topTrailing.width, y: rect.minY)),
            .curve(
                Point(x: rect.maxX, y: rect.minY + topTrailing.height), control1: Point(x: rect.maxX - topTrailing.width * far, y: rect.minY),
                control2: Point(x: rect.maxX, y: rect.minY + topTrailing.height * far)),
            .line(Point(x: rect.maxX, y: rect.maxY - bottomTrailing.height)),
            .curve(
                Point(x: rect.maxX - bottomTrailing.width, y: rect.maxY), control1: Point(x: rect.maxX, y: rect.maxY - bottomTrailing.height * far),
                control2: Point(x: rect.maxX - bottomTrailing.width * far, y: rect.maxY)),
            .line(Point(x: rect.minX + bottomLeading.width, y: rect.maxY)),
            .curve(
                Point(x: rect.minX, y: rect.maxY - bottomLeading.height), control1: Point(x: rect.minX + bottomLeading.width * far, y: rect.maxY),
                control2: Point(x: rect.minX, y: rect.maxY - bottomLeading.height * far)),
            .line(Point(x: rect.minX, y: rect.minY + topLeading.height)),
            .curve(
                Point(x: rect.minX + topLeading.width, y: rect.minY), control1: Point(x: rect.minX, y: rect.minY + topLeading.height * far),
                control2: Point(x: rect.minX + topLeading.width * far, y: rect.minY)),
            .close,
        ])
    }
}
