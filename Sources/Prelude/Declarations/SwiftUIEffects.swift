// Effects, materials and shaders, which are accepted and not drawn.
/// The material of controls since iOS 26.
/// - Since: iOS 26
struct Glass: Equatable {
    let _name: String
    static let regular = Glass(_name: "regular"), clear = Glass(_name: "clear"), identity = Glass(_name: "identity")
    func tint(_ color: Color?) -> Glass { self }
    func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
/// Views whose glass flows together; the views stand as they would without it.
/// - Since: iOS 26
struct GlassEffectContainer<Content: View>: View {
    let _content: Content
    init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { _content = content() }
    var body: some View { _content }
}
/// - Since: iOS 26
struct GlassEffectTransition { init() {}; static let identity = GlassEffectTransition(), matchedGeometry = GlassEffectTransition(), materialize = GlassEffectTransition() }
/// - Since: iOS 26
struct DefaultGlassEffectShape: Shape, _LibraryShape { init() }
/// - Since: visionOS 2.4
protocol GlassBackgroundEffect {}
/// - Since: visionOS 2.4
struct AutomaticGlassBackgroundEffect: GlassBackgroundEffect { init() {} }
extension GlassBackgroundEffect where Self == AutomaticGlassBackgroundEffect { static var automatic: AutomaticGlassBackgroundEffect { AutomaticGlassBackgroundEffect() } }
/// - Since: visionOS 2.4
struct PlateGlassBackgroundEffect: GlassBackgroundEffect { init() {} }
extension GlassBackgroundEffect where Self == PlateGlassBackgroundEffect { static var plate: PlateGlassBackgroundEffect { PlateGlassBackgroundEffect() } }
/// - Since: visionOS 2.4
struct FeatheredGlassBackgroundEffect: GlassBackgroundEffect { init() {} }
extension GlassBackgroundEffect where Self == FeatheredGlassBackgroundEffect { static func feathered(padding: CGFloat, softEdgeRadius: CGFloat) -> FeatheredGlassBackgroundEffect { FeatheredGlassBackgroundEffect() } }
/// - Since: visionOS 1
enum GlassBackgroundDisplayMode { case always, implicit, never }
/// - Since: iOS 18
struct MaterialActiveAppearance: Equatable {
    let _name: String
    static let automatic = MaterialActiveAppearance(_name: "automatic"), active = MaterialActiveAppearance(_name: "active")
    static let inactive = MaterialActiveAppearance(_name: "inactive"), matchWindow = MaterialActiveAppearance(_name: "matchWindow")
}
/// - Since: iOS 18
extension Material { func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self } }
/// - Since: iOS 15
extension EnvironmentValues {
    @Entry var backgroundMaterial: Material? = nil
    /// - Since: iOS 18
    @Entry var materialActiveAppearance: MaterialActiveAppearance = .automatic
    /// - Since: iOS 17
    @Entry var isHoverEffectEnabled: Bool = true
    var isLuminanceReduced: Bool { false }
}
/// A rectangle whose corners follow those of the container, which has none here.
/// - Since: iOS 26
struct ConcentricRectangle: InsettableShape, _LibraryShape {
    init()
    init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.init() }
    init(topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric) { self.init() }
    init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) { self.init() }
    init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) { self.init() }
}
extension Shape where Self == ConcentricRectangle {
    /// - Since: iOS 26
    static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle { ConcentricRectangle() }
    /// - Since: iOS 26
    static func rect(topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric) -> ConcentricRectangle { ConcentricRectangle() }
    /// - Since: iOS 26
    static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> ConcentricRectangle { ConcentricRectangle() }
}
extension Edge {
    /// - Since: iOS 26
    enum Corner: Hashable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
        struct Style: Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            let _name: String
            static let concentric = Edge.Corner.Style(_name: "concentric")
            init(_name: String) { self._name = _name }
            init(floatLiteral value: Double) { _name = "fixed" }
            init(integerLiteral value: Int) { _name = "fixed" }
            static func concentric(minimum: Edge.Corner.Style?) -> Edge.Corner.Style { concentric }
            static func fixed(_ radius: CGFloat) -> Edge.Corner.Style { Edge.Corner.Style(_name: "fixed") }
        }
        struct Set: OptionSet {
            let rawValue: Int
            static let topLeading = Edge.Corner.Set(rawValue: 1), topTrailing = Edge.Corner.Set(rawValue: 2), bottomLeading = Edge.Corner.Set(rawValue: 4), bottomTrailing = Edge.Corner.Set(rawValue: 8)
            static let all = Edge.Corner.Set(rawValue: 15)
        }
    }
}
/// - Since: iOS 15
enum ShapeRole { case fill, stroke, separator }
/// Fills with an image.
struct ImagePaint: ShapeStyle {
    var image: Image
    var sourceRect: CGRect
    var scale: CGFloat
    init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) { self.image = image; self.sourceRect = sourceRect; self.scale = scale }
    var _paint: _Paint { _Paint(_view: image) }
}
extension ShapeStyle where Self == ImagePaint {
    static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
/// - Since: iOS 17
struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let _base: Base
    let _level: Int
    var _paint: _Paint { _base._paint._level(_level) }
}
/// - Since: iOS 15
extension ShapeStyle where Self == AnyShapeStyle {
    static func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(ForegroundStyle()) }
    static func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }
    /// - Since: iOS 16
    static func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(ForegroundStyle()) }
}
/// A program of the graphics processor; it does not run.
/// - Since: iOS 17
struct Shader: Equatable, ShapeStyle {
    struct Argument: Equatable {
        init() {}
        static func float<T: BinaryFloatingPoint>(_ x: T) -> Shader.Argument { Argument() }
        static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Shader.Argument { Argument() }
        static func float2(_ point: CGPoint) -> Shader.Argument { Argument() }
        static func float2(_ size: CGSize) -> Shader.Argument { Argument() }
        static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Shader.Argument { Argument() }
        static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument { Argument() }
        static func floatArray(_ array: [Float]) -> Shader.Argument { Argument() }
        static var boundingRect: Shader.Argument { Argument() }
        static func color(_ color: Color) -> Shader.Argument { Argument() }
        static func colorArray(_ array: [Color]) -> Shader.Argument { Argument() }
        static func image(_ image: Image) -> Shader.Argument { Argument() }
    }
    var function: ShaderFunction
    var arguments: [Shader.Argument]
    var dithersColor = false
    init(function: ShaderFunction, arguments: [Shader.Argument]) { self.function = function; self.arguments = arguments }
}
/// - Since: iOS 17
struct ShaderFunction: Equatable {
    var library: ShaderLibrary
    var name: String
    init(library: ShaderLibrary, name: String) { self.library = library; self.name = name }
    func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader(function: self, arguments: arguments) }
}
/// - Since: iOS 17
@dynamicMemberLookup struct ShaderLibrary: Equatable {
    init() {}
    static let `default` = ShaderLibrary()
    init(url: URL) {}
    static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: ShaderLibrary(), name: name) }
    subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}
extension VisualEffect {
    func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
    func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
    func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
    func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
}
/// - Since: iOS 26
extension View {
    @_inert func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View
    @_inert func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S, isEnabled: Bool) -> some View
    @_inert func glassEffect(_ glass: Glass) -> some View
    @_inert func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View
    @_inert func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
    @_inert func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View
}
extension View {
    /// - Since: visionOS 1
    @_inert func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View
    /// - Since: visionOS 1
    @_inert func glassBackgroundEffect<S: InsettableShape>(in shape: S, displayMode: GlassBackgroundDisplayMode = .always) -> some View
    /// - Since: iOS 18
    func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { environment(\.materialActiveAppearance, appearance) }
    /// - Since: iOS 17
    @_inert func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View
    /// - Since: iOS 17
    @_inert func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
    /// - Since: iOS 17
    @_inert func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
    @_inert func containerCornerOffset(_ edges: Edge.Set = .all, sizeToFit: Bool = false) -> some View
    @_inert func perspectiveRotationEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
    /// - Since: iOS 17
    @_inert func foregroundStyle(_ shader: Shader) -> some View
    // Pointers
    /// - Since: macOS 15
    @_inert func pointerStyle(_ style: PointerStyle?) -> some View
    /// - Since: macOS 15
    @_inert func pointerVisibility(_ visibility: Visibility) -> some View
    /// - Since: iOS 17
    @_inert func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View
    /// - Since: iOS 17
    func hoverEffectDisabled(_ disabled: Bool = true) -> some View { _transformEnvironment(\.isHoverEffectEnabled, as: "hoverEffectDisabled") { $0 = $0 && !disabled } }
    @_inert func hoverEffectGroup() -> some View
    /// - Since: iOS 17
    @_inert func defaultHoverEffect(_ effect: HoverEffect?) -> some View
    /// - Since: iOS 16
    /// - Since: iOS 17
    @_inert func onContinuousHover<S: CoordinateSpaceProtocol>(coordinateSpace: S, perform action: @escaping (HoverPhase) -> Void) -> some View
    @_inert func onContinuousHover(coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void) -> some View
    /// - Since: iOS 18
    @_inert func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View
    @_inert func onLongTouchGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onTouchingChanged: ((Bool) -> Void)? = nil) -> some View
    @_inert func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View
}
/// - Since: macOS 15
enum FrameResizePosition: Int, CaseIterable { case topLeading, top, topTrailing, leading, trailing, bottomLeading, bottom, bottomTrailing }
/// - Since: macOS 15
enum FrameResizeDirection: Int, CaseIterable {
    case inward, outward
    struct Set: OptionSet { let rawValue: Int; static let inward = FrameResizeDirection.Set(rawValue: 1), outward = FrameResizeDirection.Set(rawValue: 2), all = FrameResizeDirection.Set(rawValue: 3) }
}
/// - Since: iOS 18
enum HorizontalDirection: Int, CaseIterable {
    case leading, trailing
    struct Set: OptionSet { let rawValue: Int; static let leading = HorizontalDirection.Set(rawValue: 1), trailing = HorizontalDirection.Set(rawValue: 2), all = HorizontalDirection.Set(rawValue: 3) }
}
/// - Since: iOS 18
enum VerticalDirection: Int, CaseIterable {
    case up, down
    struct Set: OptionSet { let rawValue: Int; static let up = VerticalDirection.Set(rawValue: 1), down = VerticalDirection.Set(rawValue: 2), all = VerticalDirection.Set(rawValue: 3) }
}
/// - Since: macOS 15
struct PointerStyle: Hashable {
    let _name: String
    static let `default` = PointerStyle(_name: "default"), horizontalText = PointerStyle(_name: "horizontalText"), verticalText = PointerStyle(_name: "verticalText"), rectSelection = PointerStyle(_name: "rectSelection")
    static let grabIdle = PointerStyle(_name: "grabIdle"), grabActive = PointerStyle(_name: "grabActive"), link = PointerStyle(_name: "link"), zoomIn = PointerStyle(_name: "zoomIn"), zoomOut = PointerStyle(_name: "zoomOut")
    static let columnResize = PointerStyle(_name: "columnResize"), rowResize = PointerStyle(_name: "rowResize")
    static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { columnResize }
    static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }
    static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle { PointerStyle(_name: "frameResize") }
    static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(_name: "image") }
    static func shape<S: Shape>(_ shape: S, eoFill: Bool = false, size: CGSize? = nil) -> PointerStyle { PointerStyle(_name: "shape") }
}
/// - Since: iOS 18
struct HandGestureShortcut: Hashable { let _name: String; static let primaryAction = HandGestureShortcut(_name: "primaryAction") }
/// - Since: visionOS 1
struct HandActivationBehavior: Equatable { let _name: String; static let automatic = HandActivationBehavior(_name: "automatic"), pinch = HandActivationBehavior(_name: "pinch") }
/// - Since: iOS 15
struct SymbolVariants: Hashable {
    let _name: String
    static let none = SymbolVariants(_name: "none"), fill = SymbolVariants(_name: "fill"), circle = SymbolVariants(_name: "circle")
    static let square = SymbolVariants(_name: "square"), rectangle = SymbolVariants(_name: "rectangle"), slash = SymbolVariants(_name: "slash")
    var fill: SymbolVariants { SymbolVariants(_name: _name + ".fill") }
    var slash: SymbolVariants { SymbolVariants(_name: _name + ".slash") }
    var circle: SymbolVariants { SymbolVariants(_name: _name + ".circle") }
    var square: SymbolVariants { SymbolVariants(_name: _name + ".square") }
    func _with(_ other: SymbolVariants) -> SymbolVariants { self == .none ? other : other == .none ? self : SymbolVariants(_name: _name + "." + other._name) }
}
