// Colors and fonts as they are in an environment.
extension Color {
    /// The color's name, or `#RRGGBBAA`.
    var description: String { get }
    init(_ name: String, bundle: Bundle?) { self.init(name) }
    /// Brighter than white on displays that can show that; drawings can't.
    /// - Since: iOS 26
    func exposureAdjust(_ stops: Double) -> Color { self }
    /// - Since: iOS 26
    func headroom(_ headroom: Double?) -> Color { self }
    /// Red, green, blue and opacity in light or dark.
    func _components(_ isDark: Bool) -> [Double]
    /// - Since: iOS 17
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let parts = _components(environment.colorScheme == .dark)
        return Resolved(red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), opacity: Float(parts[3]))
    }
    /// - Since: iOS 17
    init(_ resolved: Color.Resolved) { self.init(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity)) }
    /// Between two colors, as they are in light.
    /// - Since: iOS 18
    func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let (from, to, part) = (_components(false), rhs._components(false), min(max(fraction, 0), 1))
        func between(_ index: Int) -> Double { from[index] + (to[index] - from[index]) * part }
        return Color(red: between(0), green: between(1), blue: between(2), opacity: between(3))
    }
    /// The parts of a color, from 0 to 1.
    /// - Since: iOS 17
    struct Resolved: Hashable, Codable, ShapeStyle, CustomStringConvertible {
        var red: Float
        var green: Float
        var blue: Float
        var opacity: Float
        init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }
        init(from decoder: any Decoder) throws {
            let parts = try [Float](from: decoder)
            guard parts.count == 4 else { throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "A color has four parts.")) }
            self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        }
        func encode(to encoder: any Encoder) throws { try [red, green, blue, opacity].encode(to: encoder) }
        var linearRed: Float { Self._linear(red) }
        var linearGreen: Float { Self._linear(green) }
        var linearBlue: Float { Self._linear(blue) }
        static func _linear(_ part: Float) -> Float { part <= 0.04045 ? part / 12.92 : Float(pow((Double(part) + 0.055) / 1.055, 2.4)) }
        var _paint: _Paint { Color(self)._paint }
        var description: String {
            let parts = (opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]).map { Int(($0 * 255).rounded()) }
            return "#" + parts.map { String(format: "%02X", $0) }.joined()
        }
    }
}
/// - Since: iOS 26
extension Font {
    /// What fonts depend on besides themselves.
    /// - Since: iOS 15
    struct Context: Hashable {
        let _size: DynamicTypeSize
        init(_size: DynamicTypeSize) { self._size = _size }
    }
    struct Resolved: Hashable {
        let pointSize: CGFloat
        let isBold: Bool
        let isItalic: Bool
        let isMonospaced: Bool
        let isSmallCaps: Bool
        let isLowercaseSmallCaps: Bool
        let isUppercaseSmallCaps: Bool
        let leading: Font.Leading
        let weight: Font.Weight
        let width: Font.Width
    }
    func resolve(in context: Font.Context) -> Font.Resolved {
        let factor = _style.map { context._size._factor(of: $0) } ?? 1
        let weight = _weight ?? .regular
        let bold: [Font.Weight] = [.semibold, .bold, .heavy, .black]
        return Resolved(
            pointSize: (_size * CGFloat(factor)).rounded(), isBold: bold.contains(weight), isItalic: _isItalic, isMonospaced: _design == .monospaced, isSmallCaps: false,
            isLowercaseSmallCaps: false, isUppercaseSmallCaps: false, leading: .standard, weight: weight, width: .standard)
    }
}
/// - Since: iOS 15
extension EnvironmentValues { var fontResolutionContext: Font.Context { Font.Context(_size: dynamicTypeSize) } }
