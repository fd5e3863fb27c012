/// A colour; as a view it takes all it is offered.
struct Color: View, ShapeStyle, Hashable {
    init(_named name: String)
    init(_ name: String)
    init(red: Double, green: Double, blue: Double, opacity: Double = 1)
    init(white: Double, opacity: Double = 1)
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
extension ShapeStyle { func opacity(_ opacity: Double) -> some ShapeStyle { self } }
struct AnyGradient: ShapeStyle { init() {} }
struct AnyShapeStyle: ShapeStyle { init<S: ShapeStyle>(_ style: S) {} }
struct Material: ShapeStyle { var _name: String }
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
}
struct BackgroundStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == BackgroundStyle { static var background: BackgroundStyle { BackgroundStyle() } }
struct TintShapeStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == TintShapeStyle { static var tint: TintShapeStyle { TintShapeStyle() } }
struct Gradient {
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
}
extension ShapeStyle where Self == RadialGradient {
    static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
extension LinearGradient {
    init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint) }
}
extension AngularGradient {
    init(gradient: Gradient, center: UnitPoint) { self.init(colors: gradient.colors, center: center) }
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

/// A figure; as a view it takes all it is offered and is filled.
protocol Shape: View { func path(in rect: CGRect) -> Path }
protocol InsettableShape: Shape {}
/// A shape of the library, whose outline is not drawn.
protocol _LibraryShape: Shape {}
extension _LibraryShape { func path(in rect: CGRect) -> Path { Path() } }
struct Rectangle: InsettableShape, _LibraryShape { init() }
struct Circle: InsettableShape, _LibraryShape { init() }
struct Ellipse: InsettableShape, _LibraryShape { init() }
struct Capsule: InsettableShape, _LibraryShape { init(style: RoundedCornerStyle = .continuous) }
struct RoundedRectangle: InsettableShape, _LibraryShape { init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) }
struct UnevenRoundedRectangle: InsettableShape, _LibraryShape {
    init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0)
}
struct AnyShape: Shape, _LibraryShape { init<S: Shape>(_ shape: S) }
extension Shape where Self == Circle { static var circle: Circle { Circle() } }
extension Shape where Self == Rectangle { static var rect: Rectangle { Rectangle() } }
extension Shape where Self == RoundedRectangle {
    static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
extension Shape where Self == Capsule { static var capsule: Capsule { Capsule() } }
extension Shape where Self == Ellipse { static var ellipse: Ellipse { Ellipse() } }
enum RoundedCornerStyle { case circular, continuous }
struct _ShapeView<Content, Style>: View {}
struct _StrokedShape<S>: Shape, _LibraryShape {}
struct _TrimmedShape<S>: Shape, _LibraryShape {}
struct _InsetShape<S>: InsettableShape, _LibraryShape {}
struct RotatedShape<Content: Shape>: Shape, _LibraryShape {}
struct ScaledShape<Content: Shape>: Shape, _LibraryShape {}
extension RotatedShape: InsettableShape where Content: InsettableShape {}
struct StrokeStyle {
    var lineWidth: CGFloat
    init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
        self.lineWidth = lineWidth
    }
}
extension Shape {
    @_underlying(_ShapeView<Self, S>.self) func fill<S: ShapeStyle>(_ style: S) -> some View
    @_underlying(_ShapeView<_StrokedShape<Self>, S>.self) func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View
    @_underlying(_ShapeView<_StrokedShape<Self>, S>.self) func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle) -> some View
    func fill() -> Self { self }
    @_underlying(_StrokedShape<Self>.self) func stroke(style: StrokeStyle) -> some Shape
    @_underlying(_StrokedShape<Self>.self) func stroke(lineWidth: CGFloat = 1) -> some Shape
    @_underlying(_TrimmedShape<Self>.self) func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape
    func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
    func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
    func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>
}
extension InsettableShape {
    @_underlying(_ShapeView<_StrokedShape<Self>, S>.self) func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View
    @_underlying(_InsetShape<Self>.self) func inset(by amount: CGFloat) -> some InsettableShape
}
/// The outline of a shape. The workbook does not draw it.
struct Path: Shape {
    var _points: [CGPoint] = []
    init() {}
    init(_ rect: CGRect) { addRect(rect) }
    init(_ make: (inout Path) -> Void) { make(&self) }
    init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { addRect(rect) }
    init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRect(rect) }
    var isEmpty: Bool { _points.isEmpty }
    var currentPoint: CGPoint? { _points.last }
    func path(in rect: CGRect) -> Path { self }
    mutating func move(to end: CGPoint) { _points.append(end) }
    mutating func addLine(to end: CGPoint) { _points.append(end) }
    mutating func addLines(_ lines: [CGPoint]) { _points += lines }
    mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { _points.append(end) }
    mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { _points.append(end) }
    mutating func addRect(_ rect: CGRect) { _points.append(rect.origin) }
    mutating func addEllipse(in rect: CGRect) { _points.append(rect.origin) }
    mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { _points.append(rect.origin) }
    mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) { _points.append(center) }
    mutating func addPath(_ path: Path) { _points += path._points }
    mutating func closeSubpath() {}
}
