import Diagnostics
import LargeStack
import Playground
import ViewDrawing
import ViewTree

/// What a snippet shows in a window of 100 by 100 points after actions, drawn.
func drawing(_ snippet: String, after actions: [String] = [], width: Double = 100, height: Double = 100) -> Result<Drawing, Failed> {
    onLargeStack {
        var options = Playground.Options()
        options.window = .init(width: width, height: height)
        let playground = Playground(options: options)
        var outcome = playground.enter(SourceText(name: "snippet", text: snippet))
        for action in actions where outcome.status == .done { outcome = playground.perform(action) }
        guard outcome.status == .done else { return .failure(Failed(reason: outcome.diagnostics.map(\.message).joined(separator: "\n"))) }
        return playground.drawing().mapError { Failed(reason: $0.diagnostic.message) }
    }
}

struct Failed: Error { let reason: String }

extension Drawing {
    /// A line for each thing that is drawn, with its bounds and paint; groups with what is in them below.
    var listed: [String] { items.flatMap(\.listed) + notes.map { "note \($0)" } }
}

extension DrawnItem {
    fileprivate var listed: [String] {
        switch self {
        case .fill(let path, let paint): ["fill \(path.listed) \(paint.listed)"]
        case .stroke(let path, let paint, let stroke): ["stroke \(path.listed) \(paint.listed) width \(stroke.width.short)\(stroke.listed)"]
        case .text(let text):
            ["text \(text.origin.x.short),\(text.origin.y.short) size \(text.height.short): " + text.runs.map(\.listed).joined(separator: " + ")]
        case .image(let image): ["image \(image.frame.listed) \(image.file.mediaType)"]
        case .group(let group, let items): ["group\(group.listed)"] + items.flatMap(\.listed).map { "  " + $0 }
        }
    }
}

extension PathValue {
    /// Bounds and kinds of the path's parts: `0,0 40x20 MLLLZ`.
    fileprivate var listed: String {
        let letters = elements.map { element -> String in
            switch element {
            case .move: "M"
            case .line: "L"
            case .quad: "Q"
            case .curve: "C"
            case .close: "Z"
            }
        }
        let bounds = controlBounds ?? .zero
        let parts = letters.count > 24 ? "\(letters.count) parts" : letters.joined()
        return "\(bounds.listed) \(parts == "MLLLZ" ? "" : parts + " ")".trimmed + (isEvenOdd ? " even-odd" : "")
    }
}

extension Rect {
    fileprivate var listed: String { "\(minX.short),\(minY.short) \(width.short)x\(height.short)" }
}

extension StrokeValue {
    fileprivate var listed: String {
        (cap == .butt ? "" : " \(cap.rawValue) ends") + (join == .miter ? "" : " \(join.rawValue) joins") + (dash.isEmpty ? "" : " dash \(dash.map(\.short))")
    }
}

extension DrawnPaint {
    fileprivate var listed: String {
        switch self {
        case .color(let color): color.listed
        case .gradient(let gradient): gradient.listed
        }
    }
}

extension DrawnColor {
    fileprivate var listed: String { alpha < 1 ? "\(hex) \((alpha * 100).rounded().short)%" : hex }
}

extension DrawnGradient {
    fileprivate var listed: String {
        let stops = stops.map { "\($0.color.listed) at \($0.location.short)" }.joined(separator: ", ")
        switch geometry {
        case .linear(let a, let b): return "linear \(a.x.short),\(a.y.short) to \(b.x.short),\(b.y.short) (\(stops))"
        case .radial(let center, let from, let to, let stretch):
            return "radial \(center.x.short),\(center.y.short) \(from.short) to \(to.short) by \(stretch.width.short)x\(stretch.height.short) (\(stops))"
        case .angular(let center, let from, let to): return "angular \(center.x.short),\(center.y.short) \(from.short)° to \(to.short)° (\(stops))"
        }
    }
}

extension DrawnText.Run {
    fileprivate var listed: String {
        let looks = [
            weight == 400 ? nil : "\(weight)", isItalic ? "italic" : nil, design == "default" ? nil : design, isUnderlined ? "underlined" : nil,
            isStruckThrough ? "struck through" : nil,
        ].compactMap(\.self)
        return "\"\(string)\" \(paint.listed)" + looks.map { " " + $0 }.joined()
    }
}

extension DrawnGroup {
    fileprivate var listed: String {
        var text = ""
        if opacity < 1 { text += " opacity \(opacity.short)" }
        if transform != .identity {
            text += " transform [\([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(\.short).joined(separator: " "))]"
        }
        for clip in clips { text += " clip \(clip.listed)" }
        if let mask { text += " mask (\(mask.flatMap(\.listed).joined(separator: "; ")))" }
        if blur > 0 { text += " blur \(blur.short)" }
        if let shadow { text += " shadow \(shadow.color.listed) radius \(shadow.radius.short) by \(shadow.offset.width.short),\(shadow.offset.height.short)" }
        for filter in filters { text += " filter \(filter)" }
        if blendMode != "normal" { text += " blend \(blendMode)" }
        return text
    }
}

extension Double {
    /// With at most two digits after the point.
    fileprivate var short: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension String {
    fileprivate var trimmed: String { var text = self; while text.last == " " { text.removeLast() }; return text }
}
