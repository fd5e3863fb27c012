import ViewGraph
import ViewTree

/// How things are drawn at a place of the tree.
struct DrawingContext {
    var palette: Palette
    /// The styles of the first levels; empty for the labels' colors.
    var foreground: [Paint] = []
    var tint: Paint?
    var isEnabled = true
    var environment: Environment?
    /// Those of modifiers around texts, the innermost first.
    var textStyles: [DrawingStyle] = []

    /// Takes in what a modifier says.
    mutating func take(_ style: DrawingStyle) {
        switch style {
        case .foreground(let paints, _, _): foreground = paints?.map { $0.relative(to: foreground) } ?? []
        case .tint(let paint, _): tint = paint
        case .filter, .transform, .textScale, .spacing: break
        case .weight, .design, .bold, .italic, .line, .monospaced: textStyles.insert(style, at: 0)
        }
    }

    /// The environment's own say.
    mutating func take(_ environment: Environment) {
        self.environment = environment
        isEnabled = environment.isEnabled
        if let isDark = environment.modifiedDarkness { palette = Palette(isDark: isDark) }
    }

    // MARK: Paints

    /// What a paint is in a rectangle; names that aren't known go to `unknown`.
    func drawn(_ paint: Paint, in rect: Rect, unknown: (String) -> Void) -> DrawnPaint {
        switch paint {
        case .color(let color): return .color(drawn(color, unknown: unknown))
        case .gradient(let gradient): return drawn(gradient, in: rect, unknown: unknown)
        case .role(let role): return drawn(role, in: rect, unknown: unknown)
        case .material(let name): return .color(palette.material(name))
        case .faded(let base, let opacity): return drawn(base, in: rect, unknown: unknown).faded(opacity)
        case .resolved(let style):
            // One that fails, or leads back to itself without end, is the foreground style.
            var (paint, steps) = (Paint.resolved(style), 0)
            while case .resolved(let style) = paint, steps < 16, let environment {
                paint = (try? style.paint(environment.value(of:))) ?? .foreground
                steps += 1
            }
            if case .resolved = paint { return drawn(.role(.foreground), in: rect, unknown: unknown) }
            return drawn(paint, in: rect, unknown: unknown)
        case .image(let image):
            unknown("image \"\(image.name)\"")
            return .color(palette.system("systemGray5"))
        case .level(let level, nil), .level(let level, .role(.foreground)):
            if foreground.indices.contains(level) { return outside().drawn(foreground[level], in: rect, unknown: unknown) }
            guard let base = foreground.first else { return .color(palette.label(level: level)) }
            return outside().drawn(base, in: rect, unknown: unknown).faded(Palette.opacity(level: level))
        case .level(let level, let base?): return drawn(base, in: rect, unknown: unknown).faded(Palette.opacity(level: level))
        }
    }

    func drawn(_ color: ColorValue, unknown: (String) -> Void) -> DrawnColor {
        if let known = palette.color(color) { return known }
        unknown("color \"\(color.name)\"")
        return palette.system("systemGray3").faded(color.opacity)
    }

    /// Where the foreground style is written itself: it can't refer to itself.
    private func outside() -> DrawingContext {
        var context = self
        context.foreground = []
        return context
    }

    private func drawn(_ role: PaintRole, in rect: Rect, unknown: (String) -> Void) -> DrawnPaint {
        switch role {
        case .foreground:
            guard let base = foreground.first else { return .color(palette.label(level: 0)) }
            return outside().drawn(base, in: rect, unknown: unknown)
        case .background, .windowBackground: return .color(palette.system("systemBackground"))
        case .tint, .selection:
            guard let tint, tint != .role(.tint) else { return .color(palette.system("accentColor")) }
            return drawn(tint, in: rect, unknown: unknown)
        case .separator: return .color(palette.system("separator"))
        case .fill: return .color(palette.system("systemFill"))
        case .placeholder: return .color(palette.system("placeholderText"))
        case .link: return .color(palette.system("link"))
        }
    }

    private func drawn(_ gradient: GradientValue, in rect: Rect, unknown: (String) -> Void) -> DrawnPaint {
        func place(_ point: UnitPoint) -> Point { Point(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y) }
        let stops = gradient.stops.map { DrawnGradient.Stop(drawn($0.color, unknown: unknown), $0.location.isFinite ? min(max($0.location, 0), 1) : 0) }
        guard let first = stops.first else { return .color(.clear) }
        let sorted = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
        let geometry: DrawnGradient.Geometry
        switch gradient.geometry {
        case .linear(let start, let end): geometry = .linear(place(start), place(end))
        case .radial(let center, let start, let end): geometry = .radial(center: place(center), from: start, to: end, stretch: Size(width: 1, height: 1))
        case .elliptical(let center, let start, let end):
            let stretch = Size(width: rect.width, height: rect.height)
            geometry = .radial(center: place(center), from: start, to: end, stretch: stretch)
        case .angular(let center, let start, let end): geometry = .angular(center: place(center), from: start, to: end)
        case .mesh:
            unknown("MeshGradient, as a gradient from its first to its last color")
            geometry = .linear(rect.origin, Point(x: rect.maxX, y: rect.maxY))
            return .gradient(DrawnGradient(geometry, stops: [DrawnGradient.Stop(first.color, 0), DrawnGradient.Stop(stops[stops.count - 1].color, 1)]))
        }
        return .gradient(DrawnGradient(geometry, stops: sorted))
    }
}

extension Paint {
    /// A style that is a level of the foreground style, as a level of the styles around.
    fileprivate func relative(to around: [Paint]) -> Paint {
        switch self {
        case .level(let level, nil), .level(let level, .role(.foreground)): around.indices.contains(level) ? around[level] : .level(level, of: around.first)
        case .role(.foreground): around.first ?? self
        case .faded(let base, let opacity): .faded(base.relative(to: around), opacity: opacity)
        default: self
        }
    }
}
