/// A color; as a view it takes all that is proposed.
struct Color: View, ShapeStyle, Hashable, CustomStringConvertible {
    init(_named name: String)
    init(_ name: String)
    init(red: Double, green: Double, blue: Double, opacity: Double = 1)
    init(white: Double, opacity: Double = 1)
    init(_ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) { self.init(red: red, green: green, blue: blue, opacity: opacity) }
    init(_ colorSpace: Color.RGBColorSpace, white: Double, opacity: Double = 1) { self.init(white: white, opacity: opacity) }
    /// - Since: iOS 17
    init(_ color: Color) { self = color }
    init(_ color: UIColor) { self = color._made ?? Color(_named: color._name) }
    /// - Since: iOS 15
    init(uiColor color: UIColor) { self.init(color) }
    enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
    static func == (_ a: Color, _ b: Color) -> Bool
    func opacity(_ opacity: Double) -> Color
    /// - Since: iOS 16
    var gradient: AnyGradient { AnyGradient(Gradient(colors: [_lighter, self])) }
    /// The upper end of the color's gradient.
    var _lighter: Color { get }
    var _paint: _Paint { _Paint(_view: self) }
    static let accentColor = Color(_named: "accentColor")
    static let red = Color(_named: "red")
    static let orange = Color(_named: "orange")
    static let yellow = Color(_named: "yellow")
    static let green = Color(_named: "green")
    /// - Since: iOS 15
    static let mint = Color(_named: "mint")
    /// - Since: iOS 15
    static let teal = Color(_named: "teal")
    /// - Since: iOS 15
    static let cyan = Color(_named: "cyan")
    static let blue = Color(_named: "blue")
    /// - Since: iOS 15
    static let indigo = Color(_named: "indigo")
    static let purple = Color(_named: "purple")
    static let pink = Color(_named: "pink")
    /// - Since: iOS 15
    static let brown = Color(_named: "brown")
    static let white = Color(_named: "white")
    static let gray = Color(_named: "gray")
    static let black = Color(_named: "black")
    static let clear = Color(_named: "clear")
    static let primary = Color(_named: "primary")
    static let secondary = Color(_named: "secondary")
}
/// A color of UIKit, by its name; those of the system follow the color scheme.
/// - Since: iOS 2
struct UIColor: Hashable {
    let _name: String
    /// What it is where no name says so.
    let _made: Color?
    init(_name: String) { self._name = _name; _made = nil }
    init(_ color: Color) { _name = ""; _made = color }
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(Color(red: red, green: green, blue: blue, opacity: alpha)) }
    init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)) }
    func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(Color(self).opacity(alpha)) }
    static let label = UIColor(_name: "label"), secondaryLabel = UIColor(_name: "secondaryLabel"), tertiaryLabel = UIColor(_name: "tertiaryLabel")
    static let quaternaryLabel = UIColor(_name: "quaternaryLabel"), placeholderText = UIColor(_name: "placeholderText"), link = UIColor(_name: "link")
    static let separator = UIColor(_name: "separator"), opaqueSeparator = UIColor(_name: "opaqueSeparator"), tintColor = UIColor(_name: "tintColor")
    static let systemBackground = UIColor(_name: "systemBackground"), secondarySystemBackground = UIColor(_name: "secondarySystemBackground")
    static let tertiarySystemBackground = UIColor(_name: "tertiarySystemBackground"), systemGroupedBackground = UIColor(_name: "systemGroupedBackground")
    static let secondarySystemGroupedBackground = UIColor(_name: "secondarySystemGroupedBackground")
    static let tertiarySystemGroupedBackground = UIColor(_name: "tertiarySystemGroupedBackground")
    static let systemFill = UIColor(_name: "systemFill"), secondarySystemFill = UIColor(_name: "secondarySystemFill")
    static let tertiarySystemFill = UIColor(_name: "tertiarySystemFill"), quaternarySystemFill = UIColor(_name: "quaternarySystemFill")
    static let systemRed = UIColor(_name: "red"), systemOrange = UIColor(_name: "orange"), systemYellow = UIColor(_name: "yellow")
    static let systemGreen = UIColor(_name: "green"), systemMint = UIColor(_name: "mint"), systemTeal = UIColor(_name: "teal")
    static let systemCyan = UIColor(_name: "cyan"), systemBlue = UIColor(_name: "blue"), systemIndigo = UIColor(_name: "indigo")
    static let systemPurple = UIColor(_name: "purple"), systemPink = UIColor(_name: "pink"), systemBrown = UIColor(_name: "brown")
    static let systemGray = UIColor(_name: "gray"), systemGray2 = UIColor(_name: "systemGray2"), systemGray3 = UIColor(_name: "systemGray3")
    static let systemGray4 = UIColor(_name: "systemGray4"), systemGray5 = UIColor(_name: "systemGray5"), systemGray6 = UIColor(_name: "systemGray6")
    static let red = UIColor(_name: "red"), orange = UIColor(_name: "orange"), yellow = UIColor(_name: "yellow"), green = UIColor(_name: "green")
    static let cyan = UIColor(_name: "cyan"), blue = UIColor(_name: "blue"), purple = UIColor(_name: "purple"), brown = UIColor(_name: "brown")
    static let white = UIColor(_name: "white"), black = UIColor(_name: "black"), gray = UIColor(_name: "gray"), clear = UIColor(_name: "clear")
    static let darkGray = UIColor(_name: "darkGray"), lightGray = UIColor(_name: "lightGray")
}
/// What a style draws with.
struct _Paint {
    init(_role name: String)
    /// What the style's `resolve(in:)` says where it is drawn; without it, as the foreground.
    init<S: ShapeStyle>(_style style: S)
    init(_material name: String)
    init<V: View>(_view view: V)
    /// From top to bottom.
    init(_gradient gradient: Gradient)
    func _faded(_ opacity: Double) -> _Paint
    func _level(_ level: Int) -> _Paint
    static func _foregroundLevel(_ level: Int) -> _Paint
}
/// What shapes are filled and text is drawn with.
protocol ShapeStyle {
    associatedtype Resolved = Never
    /// - Since: iOS 17
    func resolve(in environment: EnvironmentValues) -> Resolved
    var _paint: _Paint { get }
}
extension ShapeStyle { var _paint: _Paint { _Paint(_style: self) } }
extension ShapeStyle where Resolved == Never { func resolve(in environment: EnvironmentValues) -> Never { fatalError("the style has no 'resolve(in:)'") } }
extension ShapeStyle where Resolved: ShapeStyle { func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint } }
extension ShapeStyle where Self == Color {
    static var red: Color { Color.red }
    static var orange: Color { Color.orange }
    static var yellow: Color { Color.yellow }
    static var green: Color { Color.green }
    /// - Since: iOS 15
    static var mint: Color { Color.mint }
    /// - Since: iOS 15
    static var teal: Color { Color.teal }
    /// - Since: iOS 15
    static var cyan: Color { Color.cyan }
    static var blue: Color { Color.blue }
    /// - Since: iOS 15
    static var indigo: Color { Color.indigo }
    static var purple: Color { Color.purple }
    static var pink: Color { Color.pink }
    /// - Since: iOS 15
    static var brown: Color { Color.brown }
    static var white: Color { Color.white }
    static var gray: Color { Color.gray }
    static var black: Color { Color.black }
    static var clear: Color { Color.clear }
}
/// - Since: iOS 17
extension ShapeStyle {
    /// - Since: iOS 15
    func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
    /// - Since: iOS 15
    func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    /// - Since: iOS 16
    func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(_base: self, _level: 1) }
    var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(_base: self, _level: 2) }
    var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(_base: self, _level: 3) }
}
struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var opacity: Double
    var _paint: _Paint { style._paint._faded(opacity) }
}
/// A shadow of what a style fills.
/// - Since: iOS 16
struct ShadowStyle {
    init() {}
    static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle() }
    static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle() }
}
/// Which parts of a path are inside of it.
struct FillStyle: Hashable {
    var isEOFilled: Bool
    var isAntialiased: Bool
    init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill; isAntialiased = antialiased }
}
/// - Since: iOS 16
struct AnyGradient: ShapeStyle {
    var _gradient: Gradient
    init(_ gradient: Gradient) { _gradient = gradient }
    /// - Since: iOS 17
    func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
    var _paint: _Paint { _gradient._paint }
}
/// - Since: iOS 15
struct AnyShapeStyle: ShapeStyle {
    let _paint: _Paint
    init<S: ShapeStyle>(_ style: S) { _paint = style._paint }
}
/// - Since: iOS 15
struct Material: ShapeStyle {
    var _name: String
    var _paint: _Paint { _Paint(_material: _name) }
    static let ultraThin = Material(_name: "ultraThinMaterial"), thin = Material(_name: "thinMaterial"), regular = Material(_name: "regularMaterial")
    static let thick = Material(_name: "thickMaterial"), ultraThick = Material(_name: "ultraThickMaterial"), bar = Material(_name: "bar")
}
/// - Since: iOS 15
extension ShapeStyle where Self == Material {
    static var ultraThinMaterial: Material { Material(_name: "ultraThinMaterial") }
    static var thinMaterial: Material { Material(_name: "thinMaterial") }
    static var regularMaterial: Material { Material(_name: "regularMaterial") }
    static var thickMaterial: Material { Material(_name: "thickMaterial") }
    static var ultraThickMaterial: Material { Material(_name: "ultraThickMaterial") }
    static var bar: Material { Material(_name: "bar") }
}
/// - Since: iOS 15
struct HierarchicalShapeStyle: ShapeStyle {
    var _name: String
    var _paint: _Paint { _Paint._foregroundLevel(["primary": 0, "tertiary": 2, "quaternary": 3, "quinary": 4][_name] ?? 1) }
}
/// - Since: iOS 15
extension ShapeStyle where Self == HierarchicalShapeStyle {
    static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "primary") }
    static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "secondary") }
    static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "tertiary") }
    static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "quaternary") }
    /// - Since: iOS 16
    static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "quinary") }
}
struct ForegroundStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == ForegroundStyle { static var foreground: ForegroundStyle { ForegroundStyle() } }
/// - Since: iOS 17
struct SeparatorShapeStyle: ShapeStyle { init() {}; var _paint: _Paint { _Paint(_role: "separator") } }
/// - Since: iOS 17
extension ShapeStyle where Self == SeparatorShapeStyle { static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }
/// - Since: iOS 17
struct FillShapeStyle: ShapeStyle { init() {}; var _paint: _Paint { _Paint(_role: "fill") } }
/// - Since: iOS 17
extension ShapeStyle where Self == FillShapeStyle { static var fill: FillShapeStyle { FillShapeStyle() } }
/// - Since: iOS 17
struct PlaceholderTextShapeStyle: ShapeStyle { init() {}; var _paint: _Paint { _Paint(_role: "placeholder") } }
/// - Since: iOS 17
extension ShapeStyle where Self == PlaceholderTextShapeStyle { static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() } }
/// - Since: iOS 17
struct LinkShapeStyle: ShapeStyle { init() {}; var _paint: _Paint { _Paint(_role: "link") } }
/// - Since: iOS 17
extension ShapeStyle where Self == LinkShapeStyle { static var link: LinkShapeStyle { LinkShapeStyle() } }
/// - Since: iOS 15
struct SelectionShapeStyle: ShapeStyle { init() {}; var _paint: _Paint { _Paint(_role: "selection") } }
/// - Since: iOS 15
extension ShapeStyle where Self == SelectionShapeStyle { static var selection: SelectionShapeStyle { SelectionShapeStyle() } }
/// - Since: iOS 17
struct WindowBackgroundShapeStyle: ShapeStyle { init() {}; var _paint: _Paint { _Paint(_role: "windowBackground") } }
/// - Since: iOS 17
extension ShapeStyle where Self == WindowBackgroundShapeStyle { static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() } }
/// - Since: iOS 14
struct BackgroundStyle: ShapeStyle { init() {}; var _paint: _Paint { _Paint(_role: "background") } }
/// - Since: iOS 14
extension ShapeStyle where Self == BackgroundStyle { static var background: BackgroundStyle { BackgroundStyle() } }
/// - Since: iOS 15
struct TintShapeStyle: ShapeStyle { init() {}; var _paint: _Paint { _Paint(_role: "tint") } }
/// - Since: iOS 15
extension ShapeStyle where Self == TintShapeStyle { static var tint: TintShapeStyle { TintShapeStyle() } }
struct Gradient: ShapeStyle, Hashable {
    struct Stop: Hashable {
        var color: Color
        var location: CGFloat
        init(color: Color, location: CGFloat) { self.color = color; self.location = location }
    }
    /// - Since: iOS 16
    struct ColorSpace: Hashable { let _name: String; static let device = ColorSpace(_name: "device"), perceptual = ColorSpace(_name: "perceptual") }
    /// - Since: iOS 16
    func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self) }
    var stops: [Gradient.Stop]
    init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in Stop(color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1)) }
    }
    init(stops: [Gradient.Stop]) { self.stops = stops }
    var _paint: _Paint { _Paint(_gradient: self) }
}
extension ShapeStyle where Self == LinearGradient {
    static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
    static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
    static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
    static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
extension ShapeStyle where Self == AngularGradient {
    static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle) }
    static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
    static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
    static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient(stops: stops, center: center, angle: angle) }
    static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
    static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
}
/// - Since: iOS 15
extension ShapeStyle where Self == EllipticalGradient {
    static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    static func ellipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
}
extension RadialGradient {
    init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
extension LinearGradient {
    init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint) }
}
extension AngularGradient {
    init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360)) }
    init(colors: [Color], center: UnitPoint, angle: Angle) { self.init(gradient: Gradient(colors: colors), center: center, angle: angle) }
    init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { self.init(gradient: Gradient(stops: stops), center: center, angle: angle) }
    init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle) }
    init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle) }
}
struct LinearGradient: View, ShapeStyle {
    init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint) }
    init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    var _paint: _Paint { _Paint(_view: self) }
}
struct RadialGradient: View, ShapeStyle {
    init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius) }
    init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    var _paint: _Paint { _Paint(_view: self) }
}
struct AngularGradient: View, ShapeStyle {
    init(colors: [Color], center: UnitPoint) { self.init(colors: colors, center: center, angle: .zero) }
    init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    var _paint: _Paint { _Paint(_view: self) }
}
/// - Since: iOS 15
struct EllipticalGradient: View, ShapeStyle {
    init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
    init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    var _paint: _Paint { _Paint(_view: self) }
}
/// Colors at the points of a grid.
/// - Since: iOS 18
struct MeshGradient: View, ShapeStyle {
    init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true)
    init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace) {
        self.init(width: width, height: height, points: points, colors: colors, background: background, smoothsColors: smoothsColors)
    }
    init(width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors, background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
        self.init(width: width, height: height, points: locations._points, colors: colors._colors, background: background, smoothsColors: smoothsColors)
    }
    var _paint: _Paint { _Paint(_view: self) }
    struct BezierPoint: Equatable {
        var position: SIMD2<Float>
        var leadingControlPoint: SIMD2<Float>
        var topControlPoint: SIMD2<Float>
        var trailingControlPoint: SIMD2<Float>
        var bottomControlPoint: SIMD2<Float>
    }
    /// The curves between points are straight here.
    enum Locations {
        case points([SIMD2<Float>]), bezierPoints([MeshGradient.BezierPoint])
        var _points: [SIMD2<Float>] {
            switch self {
            case .points(let points): points
            case .bezierPoints(let points): points.map { $0.position }
            }
        }
    }
    enum Colors {
        case colors([Color]), resolvedColors([Color.Resolved])
        var _colors: [Color] {
            switch self {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map { Color($0) }
            }
        }
    }
}

/// A figure; as a view it is filled, and takes all that is proposed unless its `sizeThatFits` says otherwise.
protocol Shape: View, Animatable {
    func path(in rect: CGRect) -> Path
    /// - Since: iOS 16
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
/// - Since: iOS 16
extension Shape { func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() } }
protocol InsettableShape: Shape {}
