/// A change of coordinates: turning, scaling, moving.
/// - Since: iOS 2
struct CGAffineTransform: Hashable {
    var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
    init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    init(rotationAngle angle: CGFloat) { self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0) }
    init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
    init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
    static var identity: CGAffineTransform { CGAffineTransform() }
    var isIdentity: Bool { self == .identity }
    /// Itself where nothing undoes it.
    func inverted() -> CGAffineTransform {
        let size = a * d - b * c
        if size == 0 { return self }
        return CGAffineTransform(a: d / size, b: -b / size, c: -c / size, d: a / size, tx: (c * ty - d * tx) / size, ty: (b * tx - a * ty) / size)
    }
    func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d, tx: tx * t.a + ty * t.c + t.tx,
            ty: tx * t.b + ty * t.d + t.ty)
    }
    func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y).concatenating(self) }
    func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }
    func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }
}
extension CGPoint {
    func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty) }
}
struct ProjectionTransform {
    var _affine: CGAffineTransform
    init() { _affine = CGAffineTransform() }
    init(_ transform: CGAffineTransform) { _affine = transform }
    /// What a perspective adds isn't seen.
    init(_ transform: CATransform3D) { _affine = CATransform3DGetAffineTransform(transform) }
    var isIdentity: Bool { _affine.isIdentity }
    var isAffine: Bool { true }
    func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { ProjectionTransform(_affine.concatenating(rhs._affine)) }
    func inverted() -> ProjectionTransform { ProjectionTransform(_affine.inverted()) }
}
/// Values that move from one to the other in an animation, by their `animatableData`.
protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
    var animatableData: EmptyAnimatableData { get { EmptyAnimatableData() } set {} }
}
extension VectorArithmetic {
    /// On the way from another value to this one.
    func _reached(from start: Self, _ progress: Double) -> Self {
        var way = self - start
        way.scale(by: progress)
        return start + way
    }
}
/// What is animated of a value that doesn't say so.
struct EmptyAnimatableData: VectorArithmetic {
    init() {}
    static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    var magnitudeSquared: Double { 0 }
    mutating func scale(by rhs: Double) {}
    static func == (_ a: EmptyAnimatableData, _ b: EmptyAnimatableData) -> Bool { true }
    static func + (_ a: EmptyAnimatableData, _ b: EmptyAnimatableData) -> EmptyAnimatableData { a }
    static func - (_ a: EmptyAnimatableData, _ b: EmptyAnimatableData) -> EmptyAnimatableData { a }
}
struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    var first: First
    var second: Second
    init(_ first: First, _ second: Second) { self.first = first; self.second = second }
    static var zero: AnimatablePair<First, Second> { AnimatablePair(First.zero, Second.zero) }
    var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
    mutating func scale(by rhs: Double) { first.scale(by: rhs); second.scale(by: rhs) }
    static func == (_ a: AnimatablePair<First, Second>, _ b: AnimatablePair<First, Second>) -> Bool { a.first == b.first && a.second == b.second }
    static func + (_ a: AnimatablePair<First, Second>, _ b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { AnimatablePair(a.first + b.first, a.second + b.second) }
    static func - (_ a: AnimatablePair<First, Second>, _ b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { AnimatablePair(a.first - b.first, a.second - b.second) }
}
/// What `@Animatable` animates: the numbers of each variable.
struct _AnimatableParts: VectorArithmetic {
    var _parts: [[Double]]
    static var zero: _AnimatableParts { _AnimatableParts(_parts: []) }
    var magnitudeSquared: Double { _parts.joined().reduce(0) { $0 + $1 * $1 } }
    mutating func scale(by rhs: Double) { _parts = _parts.map { part in part.map { $0 * rhs } } }
    static func == (_ a: _AnimatableParts, _ b: _AnimatableParts) -> Bool { a._parts == b._parts }
    static func + (_ a: _AnimatableParts, _ b: _AnimatableParts) -> _AnimatableParts { a._joined(with: b) { $0 + $1 } }
    static func - (_ a: _AnimatableParts, _ b: _AnimatableParts) -> _AnimatableParts { a._joined(with: b) { $0 - $1 } }
    func _joined(with other: _AnimatableParts, _ operation: (Double, Double) -> Double) -> _AnimatableParts {
        if _parts.isEmpty { return other }
        if other._parts.isEmpty { return self }
        return _AnimatableParts(_parts: zip(_parts, other._parts).map { a, b in zip(a, b).map { operation($0, $1) } })
    }
}
extension Angle: Animatable {
    var animatableData: Double { get { degrees } set { self = Angle(degrees: newValue) } }
}
extension CGPoint: Animatable {
    var animatableData: AnimatablePair<CGFloat, CGFloat> { get { AnimatablePair(x, y) } set { self = CGPoint(x: newValue.first, y: newValue.second) } }
}
extension CGSize: Animatable {
    var animatableData: AnimatablePair<CGFloat, CGFloat> { get { AnimatablePair(width, height) } set { self = CGSize(width: newValue.first, height: newValue.second) } }
}
extension CGRect {
    /// The smallest rectangle around the changed corners.
    func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let corners = [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)].map { $0.applying(t) }
        let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
extension CGSize { func applying(_ t: CGAffineTransform) -> CGSize { CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height) } }
extension GraphicsContext { typealias BlendMode = _BlendMode }
typealias _BlendMode = BlendMode
extension CGRect: Animatable {
    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}
extension UnitPoint: Animatable {
    var animatableData: AnimatablePair<CGFloat, CGFloat> { get { AnimatablePair(x, y) } set { self = UnitPoint(x: newValue.first, y: newValue.second) } }
}
extension EdgeInsets: Animatable {
    var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set { self = EdgeInsets(top: newValue.first, leading: newValue.second.first, bottom: newValue.second.second.first, trailing: newValue.second.second.second) }
    }
}
/// - Since: iOS 17
extension RectangleCornerRadii: Animatable {
    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
        set { (topLeading, topTrailing, bottomLeading, bottomTrailing) = (newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second) }
    }
}
protocol AnimatableModifier: Animatable, ViewModifier {}
/// An effect on where a view is drawn; the layout does not notice.
protocol GeometryEffect: Animatable, ViewModifier { func effectValue(size: CGSize) -> ProjectionTransform }
extension GeometryEffect { func body(content: Content) -> some View { content } }

/// What a canvas has drawn so far.
struct _CanvasLog {
    func _draw(_ path: Path, _ shading: GraphicsContext.Shading, _ stroke: StrokeStyle?, eoFill: Bool, in context: GraphicsContext)
    func _draw(_ text: Text, at point: CGPoint, anchor: UnitPoint, width: CGFloat?, in context: GraphicsContext)
    func _draw(_ image: Image, in rect: CGRect, context: GraphicsContext)
    func _draw(symbol: Int, in rect: CGRect, context: GraphicsContext)
    func _symbol<ID: Hashable>(_ id: ID) -> Int?
    func _size(ofSymbol symbol: Int) -> CGSize
    static func _size(_ text: Text, width: CGFloat?) -> CGSize
    /// A layer with the same symbols.
    func _layer() -> _CanvasLog
}
/// What is drawn only inside of a path or a layer, or only outside of it.
struct _CanvasClip {
    let _path: Path
    let _isEvenOdd: Bool
    let _isInverse: Bool
    var _layer: _CanvasLog? = nil
    var _opacity: Double = 1
}
/// - Since: iOS 15
struct GraphicsContext {
    let _log: _CanvasLog
    var opacity: Double = 1
    var blendMode: BlendMode = .normal
    var transform: CGAffineTransform = .identity
    var _clips: [_CanvasClip] = []
    var _filters: [GraphicsContext.Filter] = []
    /// Of the canvas.
    let _size: CGSize
    init(_log: _CanvasLog, size: CGSize) { (self._log, _size) = (_log, size) }
    struct Shading {
        let _paint: _Paint
        /// Whether the points of a gradient are those of the canvas.
        var _isAbsolute = false
        static func color(_ color: Color) -> GraphicsContext.Shading { Shading(_paint: color._paint) }
        static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> GraphicsContext.Shading { color(Color(red: red, green: green, blue: blue, opacity: opacity)) }
        static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> GraphicsContext.Shading { color(Color(white: white, opacity: opacity)) }
        static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading { Shading(_paint: style._paint) }
        static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = []) -> GraphicsContext.Shading {
            Shading(_paint: LinearGradient(gradient: gradient, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y), endPoint: UnitPoint(x: endPoint.x, y: endPoint.y))._paint, _isAbsolute: true)
        }
        static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GraphicsContext.GradientOptions = []) -> GraphicsContext.Shading {
            Shading(_paint: RadialGradient(gradient: gradient, center: UnitPoint(x: center.x, y: center.y), startRadius: startRadius, endRadius: endRadius)._paint, _isAbsolute: true)
        }
        static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GraphicsContext.GradientOptions = []) -> GraphicsContext.Shading {
            Shading(_paint: AngularGradient(gradient: gradient, center: UnitPoint(x: center.x, y: center.y), angle: angle)._paint, _isAbsolute: true)
        }
        static var foreground: GraphicsContext.Shading { Shading(_paint: ForegroundStyle()._paint) }
        static var backdrop: GraphicsContext.Shading { Shading(_paint: BackgroundStyle()._paint) }
    }
    enum Filter {
        case _blur(CGFloat)
        case _shadow(Color, CGFloat, CGFloat, CGFloat)
        case _multiply(Color)
        case _saturation(Double)
        case _brightness(Double)
        case _contrast(Double)
        case _grayscale(Double)
        case _hueRotation(Angle)
        case _invert
        case _other
        static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = []) -> GraphicsContext.Filter { _blur(radius) }
        static func shadow(color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal, options: GraphicsContext.ShadowOptions = []) -> GraphicsContext.Filter { _shadow(color, radius, x, y) }
        static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> GraphicsContext.Filter { _other }
        static func colorMultiply(_ color: Color) -> GraphicsContext.Filter { _multiply(color) }
        static func saturation(_ amount: Double) -> GraphicsContext.Filter { _saturation(amount) }
        static func brightness(_ amount: Double) -> GraphicsContext.Filter { _brightness(amount) }
        static func contrast(_ amount: Double) -> GraphicsContext.Filter { _contrast(amount) }
        static func grayscale(_ amount: Double) -> GraphicsContext.Filter { _grayscale(amount) }
        static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter { _hueRotation(angle) }
        static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter { _invert }
        static var luminanceToAlpha: GraphicsContext.Filter { _other }
        static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter { _other }
        static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter { _other }
    }
    /// The values where the canvas is drawn first.
    var environment: EnvironmentValues { EnvironmentValues() }
    func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading { shading }
    struct ResolvedText {
        let _text: Text
        var shading = GraphicsContext.Shading.foreground
        func measure(in size: CGSize) -> CGSize { _CanvasLog._size(_text, width: size.width) }
        var _line: CGFloat { _CanvasLog._size(_text, width: nil).height }
        /// From the top of the text; three quarters of a line.
        func firstBaseline(in size: CGSize) -> CGFloat { _line * 0.75 }
        func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height - _line * 0.25 }
    }
    struct ResolvedImage {
        let _image: Image
        var size: CGSize { _image._size }
        var baseline: CGFloat { size.height }
        var shading: GraphicsContext.Shading? = nil
    }
    struct ResolvedSymbol {
        let _index: Int
        let size: CGSize
        init(_index: Int, size: CGSize) { self._index = _index; self.size = size }
    }
    func resolve(_ text: Text) -> GraphicsContext.ResolvedText { ResolvedText(_text: text) }
    func resolve(_ image: Image) -> GraphicsContext.ResolvedImage { ResolvedImage(_image: image) }
    /// The view among the canvas's symbols that has this tag, in its ideal size.
    func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol? { _log._symbol(id).map { ResolvedSymbol(_index: $0, size: _log._size(ofSymbol: $0)) } }
    func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) { _log._draw(path, shading, nil, eoFill: style.isEOFilled, in: self) }
    func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) { _log._draw(path, shading, StrokeStyle(lineWidth: lineWidth), eoFill: false, in: self) }
    func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) { _log._draw(path, shading, style, eoFill: false, in: self) }
    func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { _log._draw(text, at: point, anchor: anchor, width: nil, in: self) }
    func draw(_ text: Text, in rect: CGRect) { _log._draw(text, at: rect.origin, anchor: .topLeading, width: rect.width, in: self) }
    func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image._size
        draw(image, in: CGRect(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height))
    }
    func draw(_ image: Image, in rect: CGRect) { _log._draw(image, in: rect, context: self) }
    func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { draw(text._text, at: point, anchor: anchor) }
    func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) { draw(text._text, in: rect) }
    func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { draw(image._image, at: point, anchor: anchor) }
    func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect) { draw(image._image, in: rect) }
    func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(x: point.x - symbol.size.width * anchor.x, y: point.y - symbol.size.height * anchor.y, width: symbol.size.width, height: symbol.size.height))
    }
    func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) { _log._draw(symbol: symbol._index, in: rect, context: self) }
    func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { var copy = self; try content(&copy) }
    mutating func addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = []) { _filters.append(filter) }
    /// - Since: iOS 15
    struct ClipOptions: OptionSet {
        let rawValue: Int
        static let inverse = ClipOptions(rawValue: 1)
    }
    mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = GraphicsContext.ClipOptions()) {
        _clips.append(_CanvasClip(_path: path.applying(transform), _isEvenOdd: style.isEOFilled, _isInverse: options.contains(.inverse)))
    }
    /// What is drawn from now on shows as far as the layer covers it.
    mutating func clipToLayer(opacity: Double = 1, options: GraphicsContext.ClipOptions = GraphicsContext.ClipOptions(), content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(_log: _log._layer(), size: _size)
        layer.transform = transform
        try content(&layer)
        _clips.append(_CanvasClip(_path: Path(), _isEvenOdd: false, _isInverse: options.contains(.inverse), _layer: layer._log, _opacity: opacity))
    }
    /// The rectangle, in the points of `transform`, around what paths clip of the canvas. Layers and inverse clips don't make it smaller.
    var clipBoundingRect: CGRect {
        let paths = _clips.filter { !$0._isInverse && $0._layer == nil }
        return paths.reduce(CGRect(origin: .zero, size: _size)) { $0.intersection($1._path.boundingRect) }.applying(transform.inverted())
    }
    mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}
/// Shows a value inside of bounds: its label, then the value's.
/// - Since: iOS 16
struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
    init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
    init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where MarkedValueLabels == EmptyView
    init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels)
    init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where BoundsLabel == EmptyView
}
struct EditButton: View {
    @Environment(\.editMode) private var mode
    init() {}
    var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { mode?.animation().wrappedValue = isEditing ? .inactive : .active }
    }
}
/// - Since: iOS 16
struct RenameButton: View { init() {}; var body: some View { Button("Rename") {} } }
/// - Since: iOS 2
enum CGLineCap: Int32 { case butt, round, square }
/// - Since: iOS 2
enum CGLineJoin: Int32 { case miter, round, bevel }
