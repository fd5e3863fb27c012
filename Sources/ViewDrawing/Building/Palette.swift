import ViewTree

/// The system's colors in light and dark, as Apple's Human Interface Guidelines list them for iOS.
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
        if let (light, dark) = Self.system[name] { return DrawnColor(hex: isDark ? dark : light) }
        if let (light, dark) = Self.translucent[name] { return isDark ? dark : light }
        return nil
    }

    private static let system: [String: (Int, Int)] = [
        "red": (0xFF3B30, 0xFF453A), "orange": (0xFF9500, 0xFF9F0A), "yellow": (0xFFCC00, 0xFFD60A), "green": (0x34C759, 0x30D158),
        "mint": (0x00C7BE, 0x63E6E2), "teal": (0x30B0C7, 0x40C8E0), "cyan": (0x32ADE6, 0x64D2FF), "blue": (0x007AFF, 0x0A84FF),
        "indigo": (0x5856D6, 0x5E5CE6), "purple": (0xAF52DE, 0xBF5AF2), "pink": (0xFF2D55, 0xFF375F), "brown": (0xA2845E, 0xAC8E68),
        "gray": (0x8E8E93, 0x8E8E93), "white": (0xFFFFFF, 0xFFFFFF), "black": (0x000000, 0x000000), "primary": (0x000000, 0xFFFFFF),
        "accentColor": (0x007AFF, 0x0A84FF), "label": (0x000000, 0xFFFFFF), "link": (0x007AFF, 0x0984FF), "tintColor": (0x007AFF, 0x0A84FF),
        "opaqueSeparator": (0xC6C6C8, 0x38383A), "systemBackground": (0xFFFFFF, 0x000000), "secondarySystemBackground": (0xF2F2F7, 0x1C1C1E),
        "tertiarySystemBackground": (0xFFFFFF, 0x2C2C2E), "systemGroupedBackground": (0xF2F2F7, 0x000000),
        "secondarySystemGroupedBackground": (0xFFFFFF, 0x1C1C1E), "tertiarySystemGroupedBackground": (0xF2F2F7, 0x2C2C2E),
        "systemGray2": (0xAEAEB2, 0x636366), "systemGray3": (0xC7C7CC, 0x48484A), "systemGray4": (0xD1D1D6, 0x3A3A3C),
        "systemGray5": (0xE5E5EA, 0x2C2C2E), "systemGray6": (0xF2F2F7, 0x1C1C1E), "darkGray": (0x555555, 0x555555), "lightGray": (0xAAAAAA, 0xAAAAAA),
    ]

    private static let translucent: [String: (DrawnColor, DrawnColor)] = {
        func pair(_ light: Int, _ lightAlpha: Double, _ dark: Int, _ darkAlpha: Double) -> (DrawnColor, DrawnColor) {
            (DrawnColor(hex: light, alpha: lightAlpha), DrawnColor(hex: dark, alpha: darkAlpha))
        }
        let (label, darkLabel, fill) = (0x3C3C43, 0xEBEBF5, 0x787880)
        return [
            "clear": (.clear, .clear), "secondary": pair(label, 0.6, darkLabel, 0.6), "secondaryLabel": pair(label, 0.6, darkLabel, 0.6),
            "tertiaryLabel": pair(label, 0.3, darkLabel, 0.3), "quaternaryLabel": pair(label, 0.18, darkLabel, 0.16),
            "quinaryLabel": pair(label, 0.1, darkLabel, 0.1), "placeholderText": pair(label, 0.3, darkLabel, 0.3),
            "separator": pair(label, 0.29, 0x545458, 0.6), "systemFill": pair(fill, 0.2, fill, 0.36), "secondarySystemFill": pair(fill, 0.16, fill, 0.32),
            "tertiarySystemFill": pair(0x767680, 0.12, 0x767680, 0.24), "quaternarySystemFill": pair(0x747480, 0.08, 0x767680, 0.18),
        ]
    }()

    /// A color of the table above.
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
