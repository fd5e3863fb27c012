/// A shape of the library.
protocol _LibraryShape: Shape {}
extension _LibraryShape {
    func path(in rect: CGRect) -> Path
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
struct Rectangle: InsettableShape, _LibraryShape { init() }
/// As a view, a square of the shorter proposed length.
struct Circle: InsettableShape, _LibraryShape {
    init()
}
struct Ellipse: InsettableShape, _LibraryShape { init() }
struct Capsule: InsettableShape, _LibraryShape { init(style: RoundedCornerStyle = .continuous) }
struct RoundedRectangle: InsettableShape, _LibraryShape {
    init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.init(cornerRadius: max(cornerSize.width, cornerSize.height), style: style) }
}
/// - Since: iOS 16
struct UnevenRoundedRectangle: InsettableShape, _LibraryShape {
    init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
    init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init(topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading, bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing, style: style)
    }
}
/// - Since: iOS 16
struct RectangleCornerRadii: Hashable {
    var topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat
    init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
/// The shape of the container; a rectangle, since containers have no shape here.
/// - Since: iOS 14
struct ContainerRelativeShape: InsettableShape, _LibraryShape { init() }
/// - Since: iOS 15
struct ButtonBorderShape: InsettableShape, _LibraryShape {
    static let automatic = ButtonBorderShape(), capsule = ButtonBorderShape(), roundedRectangle = ButtonBorderShape()
    /// - Since: iOS 17
    static let circle = ButtonBorderShape()
    init()
    static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}
/// - Since: iOS 14
extension Shape where Self == ContainerRelativeShape { static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() } }
/// - Since: iOS 15
extension Shape where Self == ButtonBorderShape { static var buttonBorder: ButtonBorderShape { ButtonBorderShape() } }
/// - Since: iOS 16
extension Shape where Self == UnevenRoundedRectangle {
    static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
    static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}
/// - Since: iOS 16
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
/// - Since: iOS 17
protocol ShapeView: View { associatedtype Content }
struct _ShapeView<Content, Style>: ShapeView {}
/// - Since: iOS 17
struct FillShapeView<Content, Style, Background>: ShapeView {}
/// - Since: iOS 17
struct StrokeShapeView<Content, Style, Background>: ShapeView {}
/// - Since: iOS 17
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
    /// - Since: iOS 17
    func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape { _AnchoredShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor) }
    /// - Since: iOS 17
    func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { _AnchoredShape(shape: self, size: size, anchor: anchor) }
    /// - Since: iOS 17
    @_underlying(_CombinedShape<Self, T>.self) func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
    /// - Since: iOS 17
    @_underlying(_CombinedShape<Self, T>.self) func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
    /// - Since: iOS 17
    @_underlying(_CombinedShape<Self, T>.self) func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
    /// - Since: iOS 17
    @_underlying(_CombinedShape<Self, T>.self) func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
    /// The part of a line inside of a shape; drawn as the shape is.
    /// - Since: iOS 17
    func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// The part of a line outside of a shape; drawn as the shape is.
    /// - Since: iOS 17
    func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> { fill(.foreground, style: style) }
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
/// A shape in a rectangle of its own size, at a point of the proposed one.
struct _AnchoredShape<S: Shape>: Shape {
    let shape: S
    let size: CGSize
    let anchor: UnitPoint
    func path(in rect: CGRect) -> Path {
        let origin = CGPoint(x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }
}
