/// Draws by a closure; takes all that is proposed.
/// - Since: iOS 15
struct Canvas<Symbols: View>: View {
    /// Each symbol is known to the closure by its `tag(_:)`.
    init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
}
extension Canvas where Symbols == EmptyView {
    init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
}
/// The color space in which a canvas draws.
enum ColorRenderingMode: Hashable { case nonLinear, linear, extendedLinear }
// What a canvas can be asked for beside what it draws; it changes nothing here.
/// - Since: iOS 15
struct ColorMatrix: Equatable {
    var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
    init() {}
}
/// - Since: iOS 15
extension GraphicsContext {
    struct GradientOptions: OptionSet {
        let rawValue: UInt32
        static let `repeat` = GradientOptions(rawValue: 1), mirror = GradientOptions(rawValue: 2), linearColor = GradientOptions(rawValue: 4)
    }
    struct BlurOptions: OptionSet {
        let rawValue: UInt32
        static let opaque = BlurOptions(rawValue: 1), dithersResult = BlurOptions(rawValue: 2)
    }
    struct ShadowOptions: OptionSet {
        let rawValue: UInt32
        static let shadowAbove = ShadowOptions(rawValue: 1), shadowOnly = ShadowOptions(rawValue: 2), invertsAlpha = ShadowOptions(rawValue: 4), disablesGroup = ShadowOptions(rawValue: 8)
    }
    struct FilterOptions: OptionSet {
        let rawValue: UInt32
        static let linearColor = FilterOptions(rawValue: 1)
    }
}
/// - Since: iOS 15
extension GraphicsContext.Shading {
    /// The first of the shadings, for what is drawn in several colors.
    static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading { array.first ?? foreground }
    /// - Since: iOS 18
    static func meshGradient(_ gradient: MeshGradient) -> GraphicsContext.Shading { GraphicsContext.Shading(_paint: gradient._paint) }
    /// The foreground's color, since images are boxes here.
    static func tiledImage(_ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> GraphicsContext.Shading { foreground }
}
