/// The system's colors in light and dark, as Apple's Human Interface Guidelines list them for iOS.
extension ColorValue {
    /// The bytes of red, green and blue, `0x34C759`, of a color by its name; `nil` for a name that isn't known.
    public static func system(_ name: String, isDark: Bool) -> (hex: Int, alpha: Double)? {
        if let (light, dark) = opaque[name] { return (isDark ? dark : light, 1) }
        return translucent[name].map { isDark ? $0.dark : $0.light }
    }

    /// `red`, or `#8033E6FF` for a color of numbers.
    public var description: String {
        guard let components, components.count == 3 else { return opacity == 1 ? name : "\(Int((min(max(opacity, 0), 1) * 100).rounded()))% \(name)" }
        let bytes = (components + [opacity]).map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { (($0 < 16 ? "0" : "") + String($0, radix: 16)).uppercased() }.joined()
    }

    /// Red, green, blue and opacity from 0 to 1.
    public func resolved(isDark: Bool) -> [Double] {
        if let components, components.count == 3 { return components + [opacity] }
        guard let (hex, alpha) = Self.system(name, isDark: isDark) else { return [0, 0, 0, opacity] }
        return [16, 8, 0].map { Double(hex >> $0 & 0xFF) / 255 } + [alpha * opacity]
    }

    private static let opaque: [String: (Int, Int)] = [
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

    private static let translucent: [String: (light: (hex: Int, alpha: Double), dark: (hex: Int, alpha: Double))] = {
        let (label, darkLabel, fill, other) = (0x3C3C43, 0xEBEBF5, 0x787880, 0x767680)
        return [
            "clear": ((0, 0), (0, 0)), "secondary": ((label, 0.6), (darkLabel, 0.6)), "secondaryLabel": ((label, 0.6), (darkLabel, 0.6)),
            "tertiaryLabel": ((label, 0.3), (darkLabel, 0.3)), "quaternaryLabel": ((label, 0.18), (darkLabel, 0.16)),
            "quinaryLabel": ((label, 0.1), (darkLabel, 0.1)), "placeholderText": ((label, 0.3), (darkLabel, 0.3)),
            "separator": ((label, 0.29), (0x545458, 0.6)), "systemFill": ((fill, 0.2), (fill, 0.36)), "secondarySystemFill": ((fill, 0.16), (fill, 0.32)),
            "tertiarySystemFill": ((other, 0.12), (other, 0.24)), "quaternarySystemFill": ((0x747480, 0.08), (other, 0.18)),
        ]
    }()
}
