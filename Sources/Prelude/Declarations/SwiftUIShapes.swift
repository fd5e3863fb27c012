/// A colour; as a view it takes all it is offered.
struct Color: View, ShapeStyle, Hashable {
    init(_named name: String)
    init(_ name: String)
    init(red: Double, green: Double, blue: Double, opacity: Double = 1)
    init(white: Double, opacity: Double = 1)
    init(_ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) { self.init(red: red, green: green, blue: blue, opacity: opacity) }
    init(_ colorSpace: Color.RGBColorSpace, white: Double, opacity: Double = 1) { self.init(white: white, opacity: opacity) }
    init(_ color: UIColor) { self = color._made ?? Color(_named: color._name) }
    init(uiColor color: UIColor) { self.init(color) }
    enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
    static func == (_ a: Color, _ b: Color) -> Bool
    func opacity(_ opacity: Double) -> Color
    var gradient: AnyGradient { AnyGradient() }
    static let accentColor = Color(_named: "accentColor")
    static let red = Color(_named: "red")
    static let orange = Color(_named: "orange")
    static let yellow = Color(_named: "yellow")
    static let green = Color(_named: "green")
    static let mint = Color(_named: "mint")
    static let teal = Color(_named: "teal")
    static let cyan = Color(_named: "cyan")
    static let blue = Color(_named: "blue")
    static let indigo = Color(_named: "indigo")
    static let purple = Color(_named: "purple")
    static let pink = Color(_named: "pink")
    static let brown = Color(_named: "brown")
    static let white = Color(_named: "white")
    static let gray = Color(_named: "gray")
    static let black = Color(_named: "black")
    static let clear = Color(_named: "clear")
    static let primary = Color(_named: "primary")
    static let secondary = Color(_named: "secondary")
}
/// A colour of UIKit, by its name; those of the system follow the colour scheme.
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
/// What shapes are filled and text is drawn with.
protocol ShapeStyle {}
extension ShapeStyle where Self == Color {
    static var red: Color { Color.red }
    static var orange: Color { Color.orange }
    static var yellow: Color { Color.yellow }
    static var green: Color { Color.green }
    static var mint: Color { Color.mint }
    static var teal: Color { Color.teal }
    static var cyan: Color { Color.cyan }
    static var blue: Color { Color.blue }
    static var indigo: Color { Color.indigo }
    static var purple: Color { Color.purple }
    static var pink: Color { Color.pink }
    static var brown: Color { Color.brown }
    static var white: Color { Color.white }
    static var gray: Color { Color.gray }
    static var black: Color { Color.black }
    static var clear: Color { Color.clear }
    static var primary: Color { Color.primary }
    static var secondary: Color { Color.secondary }
}
extension ShapeStyle {
    func opacity(_ opacity: Double) -> some ShapeStyle { self }
    func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    var secondary: some ShapeStyle { self }
    var tertiary: some ShapeStyle { self }
    var quaternary: some ShapeStyle { self }
}
/// A shadow of what a style fills.
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
struct AnyGradient: ShapeStyle {
    init() {}
    init(_ gradient: Gradient) {}
}
struct AnyShapeStyle: ShapeStyle { init<S: ShapeStyle>(_ style: S) {} }
struct Material: ShapeStyle {
    var _name: String
    static let ultraThin = Material(_name: "ultraThinMaterial"), thin = Material(_name: "thinMaterial"), regular = Material(_name: "regularMaterial")
    static let thick = Material(_name: "thickMaterial"), ultraThick = Material(_name: "ultraThickMaterial"), bar = Material(_name: "bar")
}
extension ShapeStyle where Self == Material {
    static var ultraThinMaterial: Material { Material(_name: "ultraThinMaterial") }
    static var thinMaterial: Material { Material(_name: "thinMaterial") }
    static var regularMaterial: Material { Material(_name: "regularMaterial") }
    static var thickMaterial: Material { Material(_name: "thickMaterial") }
    static var ultraThickMaterial: Material { Material(_name: "ultraThickMaterial") }
    static var bar: Material { Material(_name: "bar") }
}
struct HierarchicalShapeStyle: ShapeStyle { var _name: String }
extension ShapeStyle where Self == HierarchicalShapeStyle {
    static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "tertiary") }
    static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "quaternary") }
    static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "quinary") }
}
struct ForegroundStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == ForegroundStyle { static var foreground: ForegroundStyle { ForegroundStyle() } }
struct SeparatorShapeStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == SeparatorShapeStyle { static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }
struct FillShapeStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == FillShapeStyle { static var fill: FillShapeStyle { FillShapeStyle() } }
struct PlaceholderTextShapeStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() } }
struct LinkShapeStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == LinkShapeStyle { static var link: LinkShapeStyle { LinkShapeStyle() } }
struct SelectionShapeStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == SelectionShapeStyle { static var selection: SelectionShapeStyle { SelectionShapeStyle() } }
struct WindowBackgroundShapeStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == WindowBackgroundShapeStyle { static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() } }
struct BackgroundStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == BackgroundStyle { static var background: BackgroundStyle { BackgroundStyle() } }
struct TintShapeStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == TintShapeStyle { static var tint: TintShapeStyle { TintShapeStyle() } }
struct Gradient: ShapeStyle, Hashable {
    struct Stop: Hashable {
        var color: Color
        var location: CGFloat
        init(color: Color, location: CGFloat) { self.color = color; self.location = location }
    }
    var colors: [Color]
    init(colors: [Color]) { self.colors = colors }
    init(stops: [Gradient.Stop]) { colors = stops.map { $0.color } }
}
extension ShapeStyle where Self == LinearGradient {
    static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
    static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
    static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
    static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
extension ShapeStyle where Self == AngularGradient {
    static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(colors: colors, center: center) }
    static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(gradient: gradient, center: center) }
    static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient(colors: colors, center: center) }
    static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient(gradient: gradient, center: center) }
}
extension ShapeStyle where Self == EllipticalGradient {
    static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
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
    init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.init(colors: gradient.colors, center: center) }
    init(colors: [Color], center: UnitPoint, angle: Angle) { self.init(colors: colors, center: center) }
    init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { self.init(gradient: Gradient(stops: stops), center: center) }
    init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.init(gradient: Gradient(stops: stops), center: center) }
    init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.init(colors: colors, center: center) }
    init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.init(colors: gradient.colors, center: center) }
}
struct LinearGradient: View, ShapeStyle {
    init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
}
struct RadialGradient: View, ShapeStyle {
    init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}
struct AngularGradient: View, ShapeStyle { init(colors: [Color], center: UnitPoint) }
struct EllipticalGradient: View, ShapeStyle {
    init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
    init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(colors: gradient.colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
}
/// Colours at the points of a grid.
struct MeshGradient: View, ShapeStyle { init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true) }
struct SIMD2<Scalar: Hashable>: Hashable {
    var x: Scalar
    var y: Scalar
    init(_ x: Scalar, _ y: Scalar) { self.x = x; self.y = y }
    init(x: Scalar, y: Scalar) { self.x = x; self.y = y }
}

/// A figure; as a view it is filled, and takes all it is offered unless its `sizeThatFits` says otherwise.
protocol Shape: View {
    func path(in rect: CGRect) -> Path
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
extension Shape { func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() } }
protocol InsettableShape: Shape {}
/// A shape of the library, whose outline is not drawn.
protocol _LibraryShape: Shape {}
extension _LibraryShape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
struct Rectangle: InsettableShape, _LibraryShape { init() }
/// As a view, a square of the shorter length that is offered.
struct Circle: InsettableShape, _LibraryShape {
    init()
    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}
struct Ellipse: InsettableShape, _LibraryShape {
    init()
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
struct Capsule: InsettableShape, _LibraryShape { init(style: RoundedCornerStyle = .continuous) }
struct RoundedRectangle: InsettableShape, _LibraryShape {
    init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.init(cornerRadius: max(cornerSize.width, cornerSize.height), style: style) }
}
struct UnevenRoundedRectangle: InsettableShape, _LibraryShape {
    init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
    init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init(topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading, bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing, style: style)
    }
}
struct RectangleCornerRadii: Hashable {
    var topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat
    init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
/// The shape of the container; a rectangle, since containers are not drawn.
struct ContainerRelativeShape: InsettableShape, _LibraryShape { init() }
struct ButtonBorderShape: InsettableShape, _LibraryShape {
    static let automatic = ButtonBorderShape(), capsule = ButtonBorderShape(), roundedRectangle = ButtonBorderShape(), circle = ButtonBorderShape()
    init()
    static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}
extension Shape where Self == ContainerRelativeShape { static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() } }
extension Shape where Self == ButtonBorderShape { static var buttonBorder: ButtonBorderShape { ButtonBorderShape() } }
extension Shape where Self == UnevenRoundedRectangle {
    static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
    static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}
struct AnyShape: Shape, _LibraryShape { init<S: Shape>(_ shape: S) }
extension Shape where Self == Circle { static var circle: Circle { Circle() } }
extension Shape where Self == Rectangle { static var rect: Rectangle { Rectangle() } }
extension Shape where Self == RoundedRectangle {
    static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
    static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
extension Shape where Self == Capsule { static var capsule: Capsule { Capsule() } }
extension Shape where Self == Ellipse { static var ellipse: Ellipse { Ellipse() } }
enum RoundedCornerStyle { case circular, continuous }
/// A shape with what it is drawn with. More of it can be drawn over that.
protocol ShapeView: View { associatedtype Content }
struct _ShapeView<Content, Style>: ShapeView {}
struct FillShapeView<Content, Style, Background>: ShapeView {}
struct StrokeShapeView<Content, Style, Background>: ShapeView {}
struct StrokeBorderShapeView<Content, Style, Background>: ShapeView {}
extension ShapeView {
    func fill<S: ShapeStyle>(_ style: S = .foreground, style fillStyle: FillStyle = FillStyle()) -> FillShapeView<Content, S, Self>
    func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self>
    func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self>
    func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Content, S, Self>
    func strokeBorder<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Content, S, Self>
}
struct OffsetShape<Content: Shape>: Shape, _LibraryShape { init(shape: Content, offset: CGSize) { self = shape.offset(offset) } }
struct TransformedShape<Content: Shape>: Shape, _LibraryShape { init(shape: Content, transform: CGAffineTransform) { self = shape.transform(transform) } }
struct _SizedShape<Content: Shape>: Shape, _LibraryShape {}
struct _CombinedShape<A: Shape, B: Shape>: Shape, _LibraryShape {}
extension OffsetShape: InsettableShape where Content: InsettableShape {}
struct _StrokedShape<S>: Shape, _LibraryShape {}
struct _TrimmedShape<S>: Shape, _LibraryShape {}
struct _InsetShape<S>: InsettableShape, _LibraryShape {}
struct RotatedShape<Content: Shape>: Shape, _LibraryShape { init(shape: Content, angle: Angle, anchor: UnitPoint = .center) { self = shape.rotation(angle, anchor: anchor) } }
struct ScaledShape<Content: Shape>: Shape, _LibraryShape { init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) { self = shape.scale(x: scale.width, y: scale.height, anchor: anchor) } }
extension RotatedShape: InsettableShape where Content: InsettableShape {}
struct StrokeStyle: Hashable {
    var lineWidth: CGFloat
    var lineCap: CGLineCap
    var lineJoin: CGLineJoin
    var miterLimit: CGFloat
    var dash: [CGFloat]
    var dashPhase: CGFloat
    init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
extension Shape {
    func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> _ShapeView<Self, S>
    func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<_StrokedShape<Self>, S>
    func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true) -> _ShapeView<_StrokedShape<Self>, S>
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>
    func offset(_ offset: CGSize) -> OffsetShape<Self> { self.offset(x: offset.width, y: offset.height) }
    func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }
    func transform(_ transform: CGAffineTransform) -> TransformedShape<Self>
    /// Draws the shape in a rectangle of this size at the top leading corner.
    @_underlying(_SizedShape<Self>.self) func size(width: CGFloat, height: CGFloat) -> some Shape
    func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }
    @_underlying(_CombinedShape<Self, T>.self) func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
    @_underlying(_CombinedShape<Self, T>.self) func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
    @_underlying(_CombinedShape<Self, T>.self) func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
    @_underlying(_CombinedShape<Self, T>.self) func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
    func fill() -> Self { self }
    @_underlying(_StrokedShape<Self>.self) func stroke(style: StrokeStyle) -> some Shape
    @_underlying(_StrokedShape<Self>.self) func stroke(lineWidth: CGFloat = 1) -> some Shape
    @_underlying(_TrimmedShape<Self>.self) func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape
    func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
    func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
    func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>
}
extension InsettableShape {
    func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<_StrokedShape<Self>, S>
    func strokeBorder<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true) -> _ShapeView<_StrokedShape<Self>, S>
    func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<_StrokedShape<Self>, ForegroundStyle> { strokeBorder(ForegroundStyle(), lineWidth: lineWidth) }
    func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<_StrokedShape<Self>, ForegroundStyle> { strokeBorder(ForegroundStyle(), style: style) }
    @_underlying(_InsetShape<Self>.self) func inset(by amount: CGFloat) -> some InsettableShape
}
