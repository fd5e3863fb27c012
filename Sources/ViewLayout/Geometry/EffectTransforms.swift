import ViewGraph
import ViewTree

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Effect {
    /// How the effect moves the points of a view in a frame; `nil` for one that doesn't.
    public func transform(in frame: Rect) -> AffineTransform? {
        let (change, anchor): (AffineTransform, UnitPoint)
        switch self {
        case .scale(let x, let y, let around, _): (change, anchor) = (.scale(x, y), around)
        case .rotation(let degrees, let around): (change, anchor) = (.rotation(degrees: degrees), around)
        case .rotation3D(let degrees, let axis, let around, _): (change, anchor) = (.projection(degrees: degrees, axis: axis), around)
        default: return nil
        }
        return change.around(Point(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y))
    }
}

extension AffineTransform {
    /// A rotation about an axis in space, seen from the front without perspective.
    fileprivate static func projection(degrees: Double, axis: (x: Double, y: Double, z: Double)) -> AffineTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return AffineTransform(a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c))
    }
}

extension LayoutContext {
    /// Where the points of a view are drawn that layout gives it, by the effects of the views around; `nil` where none moves them.
    func drawnTransform(of view: ResolvedNode) -> AffineTransform? {
        var result: AffineTransform?
        func add(_ transform: AffineTransform) { if transform.isFinite { result = result?.then(transform) ?? transform } }
        var node: ResolvedNode? = view
        while let current = node {
            if current.hasAttachments, let origin = self.node(for: current).placement?.frame.origin {
                for case .drawing(.transform(let transform)) in current.attachments { add(transform.around(origin)) }
            }
            node = current.parent
            if let parent = node, case .modifier(.effect(let effect)) = parent.role, let frame = self.node(for: parent).placement?.frame,
                let transform = effect.transform(in: frame)
            {
                add(transform)
            }
        }
        return result
    }
}

extension Rect {
    /// The smallest rectangle around the corners where a transform takes them.
    func bounds(after transform: AffineTransform?) -> Rect {
        guard let transform else { return self }
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { Point(x: $0.0, y: $0.1).applying(transform) }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let origin = Point(x: x.min() ?? minX, y: y.min() ?? minY)
        return Rect(origin: origin, size: Size(width: (x.max() ?? maxX) - origin.x, height: (y.max() ?? maxY) - origin.y))
    }
}
