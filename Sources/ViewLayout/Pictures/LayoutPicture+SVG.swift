import ViewTree

extension LayoutPicture {
    private enum Metrics {
        /// Points around what is drawn.
        static let margin = 8.0
        static let fontSize = 10.0
        /// Of a monospaced font of this size.
        static let characterWidth = 6.0
        /// Points left of a label.
        static let inset = 2.0
        /// Characters.
        static let shortestLabel = 3
        /// The angle between the hues of two levels, in degrees.
        static let hueStep = 47
    }

    /// The views as rectangles in points, with names in them, and with frame and proposal as hover text. The window is outlined, its safe area dashed.
    public var svg: String {
        let views = drawnViews
        let frame = Rect(origin: .zero, size: window)
        let all = views.map(\.frame).reduce(frame) { $0.union($1) }
        let box = Rect(
            x: all.minX - Metrics.margin, y: all.minY - Metrics.margin, width: all.width + 2 * Metrics.margin, height: all.height + 2 * Metrics.margin)
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box.minX.written) \(box.minY.written) \(box.width.written) \(box.height.written)\""
                + " width=\"\(box.width.written)\" height=\"\(box.height.written)\" font-family=\"monospace\" font-size=\"\(Metrics.fontSize.written)\">",
            "  <rect \(frame.attributes) fill=\"white\" stroke=\"black\"/>",
        ]
        if safeArea != .zero {
            lines.append("  <rect \(frame.inset(by: safeArea).attributes) fill=\"none\" stroke=\"gray\" stroke-dasharray=\"4 4\"/>")
        }
        for (view, frame, depth) in views { lines.append(Self.group(view, frame, depth)) }
        return (lines + Self.labels(views.map { ($0.view, $0.frame) }) + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private static func group(_ view: View, _ frame: Rect, _ depth: Int) -> String {
        let hue = depth * Metrics.hueStep % 360
        let proposal = view.proposal.map { ", proposed \($0.written)" } ?? ""
        let title = "\(view.name): \(frame.written)\(proposal)".xmlEscaped
        let fill = view.color.map { "\($0.xmlEscaped)\" fill-opacity=\"0.5" } ?? "hsl(\(hue) 60% 60%)\" fill-opacity=\"0.15"
        return "  <g><title>\(title)</title><rect \(frame.attributes) fill=\"\(fill)\" stroke=\"hsl(\(hue) 60% 35%)\"/></g>"
    }

    // MARK: Labels

    /// What texts show, and in each other view the names of those with its frame: where nothing is written yet, cut to the width. Narrow views have hover text
    /// alone.
    private static func labels(_ views: [(view: View, frame: Rect)]) -> [String] {
        var written: [Double: [Rect]] = [:]
        var labels: [String] = []
        func write(_ text: String, _ place: Rect) {
            for band in place.bands(Metrics.fontSize) { written[band, default: []].append(place) }
            labels.append("  <text x=\"\(place.minX.written)\" y=\"\(place.maxY.written)\" pointer-events=\"none\">\(text.xmlEscaped)</text>")
        }
        func isFree(_ place: Rect) -> Bool { place.bands(Metrics.fontSize).allSatisfy { band in written[band]?.contains { $0.overlaps(place) } != true } }
        func line(_ index: Int, of frame: Rect, columns: Int) -> Rect {
            Rect(
                x: frame.minX + Metrics.inset, y: frame.minY + Metrics.fontSize * Double(index), width: Metrics.characterWidth * Double(columns),
                height: Metrics.fontSize)
        }
        for (view, frame) in views where frame.width >= 2 * Metrics.fontSize && frame.height >= Metrics.fontSize {
            for (index, text) in view.lines.enumerated() { write(text, line(index, of: frame, columns: CharacterWidth.columns(of: text))) }
        }
        var names: [Rect: [String]] = [:]
        for (view, frame) in views where view.lines.isEmpty { names[frame, default: []].append(view.name) }
        for (view, frame) in views where view.lines.isEmpty {
            let name = names.removeValue(forKey: frame)?.joined(separator: " › ") ?? ""
            let columns = Int(((frame.width - 2 * Metrics.inset) / Metrics.characterWidth).clamped(0, 1_000))
            guard !name.isEmpty, columns >= Metrics.shortestLabel else { continue }
            let text = name.count > columns ? name.prefix(columns - 1) + "…" : name
            let rows = 0..<Int((frame.height / Metrics.fontSize).clamped(0, 100))
            let places = rows.lazy.map { line($0, of: frame, columns: min(columns, name.count)) }
            if let place = places.first(where: isFree) { write(text, place) }
        }
        return labels
    }
}

extension Rect {
    fileprivate var attributes: String { "x=\"\(minX.written)\" y=\"\(minY.written)\" width=\"\(width.written)\" height=\"\(height.written)\"" }

    /// The horizontal bands of the plane, of the given height in points, that a rectangle no higher than that lies in.
    fileprivate func bands(_ height: Double) -> [Double] { [(minY / height).rounded(.down), (maxY / height).rounded(.down)] }

    fileprivate func overlaps(_ other: Rect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
}
