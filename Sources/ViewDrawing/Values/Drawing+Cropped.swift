import ViewTree

extension Drawing {
    private static let margin = 8.0

    /// The part of the window in which something is drawn, with a margin, in whole cells of 8 by 16 points.
    public var cropped: Drawing {
        let window = Rect(origin: .zero, size: size)
        guard let bounds = items.bounds?.inset(by: EdgeInsets(-Self.margin)) else { return self }
        let (left, top) = (max(0, bounds.minX), max(0, bounds.minY))
        let right = left + ((min(window.maxX, bounds.maxX) - left) / 8).rounded(.up) * 8
        let bottom = top + ((min(window.maxY, bounds.maxY) - top) / 16).rounded(.up) * 16
        guard left < right, top < bottom, right.isFinite, bottom.isFinite else { return self }
        let moved = DrawnItem.group(DrawnGroup { $0.transform = .translation(-left, -top) }, items)
        return Drawing(size: Size(width: right - left, height: bottom - top), background: background, items: [moved], notes: notes)
    }
}
