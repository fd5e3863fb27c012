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
