#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A change of coordinates: (x, y) becomes (ax + cy + tx, bx + dy + ty).
public struct AffineTransform: Hashable, Sendable {
    public var a, b, c, d, tx, ty: Double

    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    public static let identity = AffineTransform()

    public static func translation(_ x: Double, _ y: Double) -> AffineTransform { AffineTransform(tx: x, ty: y) }
    public static func scale(_ x: Double, _ y: Double) -> AffineTransform { AffineTransform(a: x, d: y) }
    /// Clockwise as it is seen, since y grows downward.
    public static func rotation(degrees: Double) -> AffineTransform {
        let radians = degrees * .pi / 180
        return AffineTransform(a: cos(radians), b: sin(radians), c: -sin(radians), d: cos(radians))
    }

    /// First this, then the other.
    public func then(_ next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The same change with a point as the origin.
    public func around(_ point: Point) -> AffineTransform {
        AffineTransform.translation(-point.x, -point.y).then(self).then(.translation(point.x, point.y))
    }

    /// `nil` for a change that flattens everything.
    public var inverted: AffineTransform? {
        let determinant = a * d - b * c
        guard determinant.isFinite, determinant != 0 else { return nil }
        let (p, q, r, s) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
        return AffineTransform(a: p, b: q, c: r, d: s, tx: -(tx * p + ty * r), ty: -(tx * q + ty * s))
    }

    public var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension Point {
    public func applying(_ t: AffineTransform) -> Point { Point(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty) }
}
