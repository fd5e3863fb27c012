import ViewTree

extension Drawing {
    /// The drawing as an SVG document: true colors as `#rrggbb`, and text as text that can be selected, fitted to the widths that layout gave it.
    public var svg: String {
        var writer = SVGWriter()
        let (width, height) = (size.width.svg, size.height.svg)
        writer.text += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">\n"
        writer.text += "<rect width=\"100%\" height=\"100%\" \(background.svg("fill"))/>\n"
        writer.write(items)
        for note in notes { writer.text += "<!-- not drawn as in SwiftUI: \(note.replacingHyphens.xmlEscaped) -->\n" }
        writer.text += "</svg>\n"
        return writer.text
    }
}

/// Writes what is drawn as elements of SVG, with the definitions that they need just before them.
struct SVGWriter {
    var text = ""
    private var definitions = 0
    /// The names of those that are defined.
    var images: [ImageFile: String] = [:]

    /// Groups deeper than this are left out: viewers refuse them.
    private static let greatestDepth = 250
    private var depth = 0

    mutating func write(_ items: [DrawnItem]) {
        for item in items {
            switch item {
            case .fill(let path, let paint): fill(path, paint)
            case .stroke(let path, let paint, let stroke): self.stroke(path, paint, stroke)
            case .text(let line): write(line)
            case .image(let image): write(image)
            case .group(let group, let items): write(group, items)
            }
        }
    }

    /// A new name for a definition.
    mutating func nextName() -> String {
        definitions += 1
        return "d\(definitions)"
    }

    // MARK: Figures

    private mutating func fill(_ path: PathValue, _ paint: DrawnPaint) {
        guard !path.isEmpty else { return }
        if case .gradient(let gradient) = paint, case .angular = gradient.geometry { return fillAround(path, gradient) }
        let paint = attributes(of: paint, "fill")
        text += "<path d=\"\(path.svg)\" \(paint)\(path.isEvenOdd ? " fill-rule=\"evenodd\"" : "")/>\n"
    }

    private mutating func stroke(_ path: PathValue, _ paint: DrawnPaint, _ stroke: StrokeValue) {
        guard !path.isEmpty else { return }
        let paint = attributes(of: paint, "stroke")
        text += "<path d=\"\(path.svg)\" fill=\"none\" \(paint) stroke-width=\"\(stroke.width.svg)\""
        if stroke.cap != .butt { text += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
        if stroke.join != .miter { text += " stroke-linejoin=\"\(stroke.join.rawValue)\"" }
        if stroke.join == .miter, stroke.miterLimit != 4 { text += " stroke-miterlimit=\"\(max(1, stroke.miterLimit).svg)\"" }
        let dash = stroke.dash.filter { $0.isFinite && $0 >= 0 }
        if !dash.isEmpty, dash.contains(where: { $0 > 0 }) {
            text += " stroke-dasharray=\"\(dash.prefix(100).map(\.svg).joined(separator: " "))\""
            if stroke.dashPhase != 0 { text += " stroke-dashoffset=\"\(stroke.dashPhase.svg)\"" }
        }
        text += "/>\n"
    }

    /// A gradient around a center, which SVG lacks: wedges inside of the path.
    private mutating func fillAround(_ path: PathValue, _ gradient: DrawnGradient) {
        guard let bounds = path.controlBounds, let wedges = gradient.wedges(reaching: bounds) else { return }
        let clip = define(clips: [path])
        text += "<g clip-path=\"url(#\(clip[0]))\" shape-rendering=\"crispEdges\">\n"
        for (wedge, color) in wedges { text += "<path d=\"\(wedge.svg)\" \(color.svg("fill"))/>\n" }
        text += "</g>\n"
    }

    // MARK: Text

    private mutating func write(_ line: DrawnText) {
        var x = line.origin.x
        let baseline = line.origin.y + line.height * 0.8
        for run in line.runs {
            let paint = attributes(of: run.paint, "fill")
            text += "<text x=\"\(x.svg)\" y=\"\(baseline.svg)\" font-size=\"\(run.fontSize.svg)\" font-family=\"\(run.fontFamily)\""
            if run.weight != 400 { text += " font-weight=\"\(run.weight)\"" }
            if run.isItalic { text += " font-style=\"italic\"" }
            let lines = [run.isUnderlined ? "underline" : nil, run.isStruckThrough ? "line-through" : nil].compactMap(\.self)
            if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
            if run.width > 0 { text += " textLength=\"\(run.width.svg)\" lengthAdjust=\"spacingAndGlyphs\"" }
            text += " xml:space=\"preserve\" \(paint)>\(run.string.xmlEscaped)</text>\n"
            x += run.width
        }
    }

    // MARK: Groups

    private mutating func write(_ group: DrawnGroup, _ items: [DrawnItem]) {
        guard !items.isEmpty, depth < Self.greatestDepth else { return }
        depth += 1
        defer { depth -= 1 }
        var opened = 0
        // What is outermost comes first: a clip is in the coordinates around the group.
        for clip in define(clips: group.clips) {
            text += "<g clip-path=\"url(#\(clip))\">\n"
            opened += 1
        }
        var attributes = ""
        if group.opacity < 1 { attributes += " opacity=\"\(group.opacity.svg)\"" }
        if group.transform != .identity { attributes += " transform=\"\(group.transform.svg)\"" }
        let bounds = (items.bounds ?? .zero).inset(by: EdgeInsets(-group.reach - 1))
        if let mask = group.mask { attributes += " mask=\"url(#\(define(mask: mask, reaching: bounds)))\"" }
        if let filter = define(filterOf: group, reaching: bounds) { attributes += " filter=\"url(#\(filter))\"" }
        if group.blendMode != "normal" { attributes += " style=\"mix-blend-mode:\(group.blendMode.kebab)\"" }
        if !attributes.isEmpty || opened == 0 {
            text += "<g\(attributes)>\n"
            opened += 1
        }
        write(items)
        text += String(repeating: "</g>", count: opened) + "\n"
    }

    mutating func define(clips: [PathValue]) -> [String] {
        clips.map { path in
            let name = nextName()
            let shape = "<path d=\"\(path.svg)\"\(path.isEvenOdd ? " clip-rule=\"evenodd\"" : "")/>"
            text += "<clipPath id=\"\(name)\">\(shape)</clipPath>\n"
            return name
        }
    }

    private mutating func define(mask items: [DrawnItem], reaching bounds: Rect) -> String {
        let name = nextName()
        text += "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(bounds.svg) mask-type=\"alpha\" style=\"mask-type:alpha\">\n"
        // A viewer that knows no alpha masks takes brightness: what covers is white there.
        write([.group(DrawnGroup { $0.filters = [.brightness(1)] }, items)])
        text += "</mask>\n"
        return name
    }
}
