/// The cases of the prelude's `BlendMode`.
enum BlendModes {
    private static let names = [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight", "difference", "exclusion", "hue",
        "saturation", "color", "luminosity", "sourceAtop", "destinationOver", "destinationOut", "plusDarker", "plusLighter",
    ]

    /// By the case's place in the declaration.
    static func name(_ index: Int) -> String { names.indices.contains(index) ? names[index] : "normal" }
}
