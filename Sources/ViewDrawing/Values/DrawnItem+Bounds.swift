import ViewTree

extension [DrawnItem] {
    /// A rectangle around all that is drawn; `nil` for nothing.
    var bounds: Rect? { lazy.compactMap(\.bounds).reduce(nil) { sum, bounds in sum.map { $0.union(bounds) } ?? bounds } }
}

extension DrawnItem {
    /// A rectangle around what is drawn; `nil` for nothing.
    var bounds: Rect? {
        switch self {
        case .fill(let path, _): return path.controlBounds
        case .stroke(let path, _, let stroke): return path.controlBounds?.inset(by: EdgeInsets(-stroke.width * (stroke.join == .miter ? 2 : 1)))
        case .image(let image): return image.frame
        case .text(let text): return Rect(x: text.origin.x, y: text.origin.y, width: text.width, height: text.height * 1.3)
        case .group(let group, let items):
            guard var bounds = items.bounds else { return nil }
            bounds = bounds.inset(by: EdgeInsets(-group.reach))
            return PathValue(bounds).applying(group.transform).controlBounds
        }
    }
}

extension DrawnGroup {
    /// How far a blur or a shadow reaches beyond what is drawn.
    var reach: Double {
        let shadow = shadow.map { $0.radius * 2 + max(abs($0.offset.width), abs($0.offset.height)) } ?? 0
        return min(blur * 2 + shadow, 10_000)
    }
}
