import ViewTree

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension DrawnPaint {
    /// The color at a place.
    func color(at point: Point) -> DrawnColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.color(at: point)
        }
    }
}

extension DrawnGradient {
    fileprivate func color(at point: Point) -> DrawnColor {
        switch geometry {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            return color(at: length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 1)
        case .radial(let center, let from, let to, let stretch):
            guard stretch.width > 0, stretch.height > 0, from != to else { return stops.last?.color ?? .clear }
            let (dx, dy) = ((point.x - center.x) / stretch.width, (point.y - center.y) / stretch.height)
            return color(at: ((dx * dx + dy * dy).squareRoot() - from) / (to - from))
        case .angular(let center, _, _):
            return color(atDegrees: atan2(point.y - center.y, point.x - center.x) * 180 / .pi)
        }
    }
}

extension DrawnColor {
    func filtered(by filters: [ColorFilter]) -> DrawnColor { filters.reduce(self) { $0.filtered(by: $1) } }

    func filtered(by filter: ColorFilter) -> DrawnColor {
        func mapped(_ change: (Double) -> Double) -> DrawnColor { DrawnColor(change(red), change(green), change(blue), alpha: alpha) }
        let gray = red * 0.213 + green * 0.715 + blue * 0.072
        switch filter {
        case .brightness(let amount): return mapped { $0 + amount }
        case .contrast(let amount): return mapped { ($0 - 0.5) * amount + 0.5 }
        case .saturation(let amount): return mapped { gray + ($0 - gray) * max(0, amount) }
        case .grayscale(let amount): return mapped { gray + ($0 - gray) * (1 - min(max(amount, 0), 1)) }
        case .invert: return mapped { 1 - $0 }
        case .luminanceToAlpha: return DrawnColor(0, 0, 0, alpha: gray * alpha)
        case .multiply(let color):
            let other = Palette(isDark: false).color(color) ?? .white
            return DrawnColor(red * other.red, green * other.green, blue * other.blue, alpha: alpha * other.alpha)
        case .hueRotation(let degrees):
            let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
            return DrawnColor(
                red * (0.213 + c * 0.787 - s * 0.213) + green * (0.715 - c * 0.715 - s * 0.715) + blue * (0.072 - c * 0.072 + s * 0.928),
                red * (0.213 - c * 0.213 + s * 0.143) + green * (0.715 + c * 0.285 + s * 0.140) + blue * (0.072 - c * 0.072 - s * 0.283),
                red * (0.213 - c * 0.213 - s * 0.787) + green * (0.715 - c * 0.715 + s * 0.715) + blue * (0.072 + c * 0.928 + s * 0.072), alpha: alpha)
        }
    }
}
