import ViewTree

/// What colors are drawn as in light and dark.
struct Palette {
    let isDark: Bool

    /// What a declared color is; `nil` for a name that isn't known.
    func color(_ color: ColorValue) -> DrawnColor? {
        if let parts = color.components, parts.count == 3 { return DrawnColor(parts[0], parts[1], parts[2], alpha: color.opacity) }
        guard let base = named(color.name) else { return nil }
        return base.faded(color.opacity)
    }

    private func named(_ name: String) -> DrawnColor? {
        if name.hasSuffix(".gradient") { return named(String(name.dropLast(".gradient".count)))?.mixed(with: .white, 0.2) }
        return ColorValue.system(name, isDark: isDark).map { DrawnColor(hex: $0.hex, alpha: $0.alpha) }
    }

    /// A color of the system.
    func system(_ name: String) -> DrawnColor { named(name) ?? .black }

    /// The labels' colors: primary, secondary, …
    func label(level: Int) -> DrawnColor {
        system(["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quinaryLabel"][min(max(level, 0), 4)])
    }

    /// How much of a style its further levels keep.
    static func opacity(level: Int) -> Double { [1, 0.5, 0.3, 0.18, 0.1][min(max(level, 0), 4)] }

    /// A veil in place of a blur.
    func material(_ name: String) -> DrawnColor {
        let opacity = ["ultraThinMaterial": 0.45, "thinMaterial": 0.6, "regularMaterial": 0.75, "thickMaterial": 0.85, "ultraThickMaterial": 0.92][name] ?? 0.8
        return DrawnColor(hex: isDark ? 0x252525 : 0xF6F6F6, alpha: opacity)
    }
}
