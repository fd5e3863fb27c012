import ViewTree

extension SVGWriter {
    /// The attributes that paint something; a gradient is defined before.
    mutating func attributes(of paint: DrawnPaint, _ attribute: String) -> String {
        switch paint {
        case .color(let color): return color.svg(attribute)
        case .gradient(let gradient): return "\(attribute)=\"url(#\(define(gradient)))\""
        }
    }

    private mutating func define(_ gradient: DrawnGradient) -> String {
        let name = nextName()
        switch gradient.geometry {
        case .linear(let start, let end):
            text += "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(start.x.svg)\" y1=\"\(start.y.svg)\" x2=\"\(end.x.svg)\" y2=\"\(end.y.svg)\">"
            write(gradient.stops)
            text += "</linearGradient>\n"
        case .radial(let center, let from, let to, let stretch):
            let outer = max(from, to, 0.001)
            let stops = gradient.stops.map { DrawnGradient.Stop($0.color, (from + $0.location * (to - from)) / outer) }
            text += "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"\(outer.svg)\" gradientTransform=\""
            text += AffineTransform.scale(stretch.width, stretch.height).then(.translation(center.x, center.y)).svg + "\">"
            write(from <= to ? stops : stops.reversed())
            text += "</radialGradient>\n"
        case .angular:
            // Only figures are filled around; a line or a text takes the colors across.
            text += "<linearGradient id=\"\(name)\">"
            write(gradient.stops)
            text += "</linearGradient>\n"
        }
        return name
    }

    private mutating func write(_ stops: [DrawnGradient.Stop]) {
        for stop in stops { text += "<stop offset=\"\(min(max(stop.location, 0), 1).svg)\" \(stop.color.svg("stop", "stop-color"))/>" }
    }

    /// The filter that a group needs, if it does.
    mutating func define(filterOf group: DrawnGroup, reaching bounds: Rect) -> String? {
        var steps = group.filters.map(\.svg)
        if group.blur > 0 { steps.append("<feGaussianBlur stdDeviation=\"\((group.blur / 2).svg)\"/>") }
        if let shadow = group.shadow {
            let color = shadow.color.svg("flood", "flood-color")
            let place = "dx=\"\(shadow.offset.width.svg)\" dy=\"\(shadow.offset.height.svg)\""
            // Older viewers don't know feDropShadow.
            steps.append("<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\((shadow.radius / 2).svg)\"/><feOffset \(place) result=\"o\"/><feFlood \(color)/>")
            steps.append("<feComposite in2=\"o\" operator=\"in\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
        }
        guard !steps.isEmpty else { return nil }
        let name = nextName()
        text += "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" \(bounds.svg) color-interpolation-filters=\"sRGB\">"
        text += steps.joined() + "</filter>\n"
        return name
    }
}

extension ColorFilter {
    fileprivate var svg: String {
        func linear(_ slope: Double, _ intercept: Double) -> String {
            let function = "type=\"linear\" slope=\"\(slope.svg)\" intercept=\"\(intercept.svg)\"/>"
            return "<feComponentTransfer><feFuncR \(function)<feFuncG \(function)<feFuncB \(function)</feComponentTransfer>"
        }
        switch self {
        case .brightness(let amount): return linear(1, amount)
        case .contrast(let amount): return linear(amount, 0.5 - amount / 2)
        case .saturation(let amount): return "<feColorMatrix type=\"saturate\" values=\"\(max(0, amount).svg)\"/>"
        case .grayscale(let amount): return "<feColorMatrix type=\"saturate\" values=\"\((1 - min(max(amount, 0), 1)).svg)\"/>"
        case .hueRotation(let degrees): return "<feColorMatrix type=\"hueRotate\" values=\"\(degrees.svg)\"/>"
        case .invert: return linear(-1, 1)
        case .multiply(let color):
            let parts = Palette(isDark: false).color(color) ?? .white
            return "<feColorMatrix values=\"\(parts.red.svg) 0 0 0 0 0 \(parts.green.svg) 0 0 0 0 0 \(parts.blue.svg) 0 0 0 0 0 \(parts.alpha.svg) 0\"/>"
        case .luminanceToAlpha: return "<feColorMatrix type=\"luminanceToAlpha\"/>"
        }
    }
}
