import ViewTree

extension LayoutPicture {
    /// A crop leaves out this many cells of natural size at least.
    private static let worthwhile = 3.0

    /// The part of the window that is worth drawing: as wide as its views, and without the room at top and bottom that views leave empty which take all that
    /// they are offered, as lists do.
    func crop(of views: [DrawnView]) -> Rect {
        let tight = views.filter { view, frame, _ in
            guard !view.children.isEmpty, let offered = view.proposal?.height, offered.isFinite else { return true }
            return frame.height < offered
        }
        let x = Self.part(of: window.width, from: views.map(\.frame.minX), to: views.map(\.frame.maxX), cell: PictureScale.natural.cell.width)
        let y = Self.part(of: window.height, from: tight.map(\.frame.minY), to: tight.map(\.frame.maxY), cell: PictureScale.natural.cell.height)
        return Rect(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
    }

    /// `(x 144…176 of 320, y 0…96 of 480)`; `nil` where the whole window is drawn.
    func note(on crop: Rect) -> String? {
        let x = crop.width < window.width ? "x \(crop.minX.written)…\(crop.maxX.written) of \(window.width.written)" : nil
        let y = crop.height < window.height ? "y \(crop.minY.written)…\(crop.maxY.written) of \(window.height.written)" : nil
        let parts = [x, y].compactMap(\.self)
        return parts.isEmpty ? nil : "(\(parts.joined(separator: ", ")))"
    }

    /// From the first start to the last end with a cell around, in whole cells; the whole length where that leaves out little.
    private static func part(of length: Double, from starts: [Double], to ends: [Double], cell: Double) -> (start: Double, end: Double) {
        guard let first = starts.min(), let last = ends.max() else { return (0, length) }
        let low = max(0, ((first / cell).rounded(.down) - 1) * cell)
        let high = min(length, ((last / cell).rounded(.up) + 1) * cell)
        return high > low && low + length - high >= worthwhile * cell ? (low, high) : (0, length)
    }
}
