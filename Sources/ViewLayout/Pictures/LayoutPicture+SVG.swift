import ViewTree

extension LayoutPicture {
    private enum Metrics {
        /// Points around what is drawn.
        static let margin = 8.0
        static let fontSize = 10.0
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
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private static func group(_ view: View, _ frame: Rect, _ depth: Int) -> String {
        let hue = depth * Metrics.hueStep % 360
        let proposal = view.proposal.map { ", proposed \($0.written)" } ?? ""
        let title = "\(view.name): \(frame.written)\(proposal)".escaped
        let x = (frame.minX + 2).written
        let texts = (view.lines.isEmpty ? [view.name] : view.lines).enumerated().map { index, line in
            "<text x=\"\(x)\" y=\"\((frame.minY + Metrics.fontSize * Double(index + 1)).written)\" pointer-events=\"none\">\(line.escaped)</text>"
        }
        let fits = frame.width >= 2 * Metrics.fontSize && frame.height >= Metrics.fontSize
        return "  <g><title>\(title)</title><rect \(frame.attributes) fill=\"hsl(\(hue) 60% 60%)\" fill-opacity=\"0.15\" stroke=\"hsl(\(hue) 60% 35%)\"/>"
            + (fits ? texts.joined() : "") + "</g>"
    }
}

extension Rect {
    fileprivate var attributes: String { "x=\"\(minX.written)\" y=\"\(minY.written)\" width=\"\(width.written)\" height=\"\(height.written)\"" }

    fileprivate func union(_ other: Rect) -> Rect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}

extension String {
    /// The text as XML has it; control characters, which XML has not, are left out.
    fileprivate var escaped: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case _ where scalar.properties.generalCategory == .control || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
