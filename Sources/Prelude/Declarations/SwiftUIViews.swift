/// A part of the user interface: what `body` makes.
protocol View {
    associatedtype Body: View = Never
    @ViewBuilder var body: Body { get }
}
extension Never: View {}

/// Puts the views of a closure together: several become a `TupleContent` (a `TupleView` before Xcode 27), `if` an `Optional` or a `_ConditionalContent`.
@resultBuilder struct ViewBuilder {
    static func buildExpression<Content: View>(_ content: Content) -> Content
    static func buildBlock() -> EmptyView
    static func buildBlock<C: View>(_ content: C) -> C
    static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)>
    static func buildIf<C: View>(_ content: C?) -> C?
    static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B>
    static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B>
    static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView
}
struct _ConditionalContent<TrueContent, FalseContent>: View {}
extension Optional: View where Wrapped: View {}

/// A view without content: it resolves to no subview at all.
struct EmptyView: View { init() }
/// A view whose type is hidden. Another type inside is another identity.
struct AnyView: View {
    init<V: View>(_ view: V)
    init<V: View>(erasing view: V)
}
/// What a modifier makes: the view before it, and the modifier.
struct ModifiedContent<Content, Modifier>: View {}
struct IDView<Content, ID>: View {}
struct EquatableView<Content: View & Equatable>: View { init(content: Content) }
/// A change to views that has a name. Its body receives what it modifies as `content`.
protocol ViewModifier {
    associatedtype Body: View = Never
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
}
struct _ViewModifier_Content<Modifier>: View {}
struct EmptyModifier: ViewModifier { init() }
/// A modifier that becomes another one for the environment around.
protocol EnvironmentalModifier: ViewModifier {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
extension EnvironmentalModifier {
    func body(content: Content) -> some View { content.modifier(_EnvironmentReader(resolve: resolve)) }
}
struct _EnvironmentReader<Resolved: ViewModifier>: ViewModifier {
    @Environment(\.self) private var environment
    let resolve: (EnvironmentValues) -> Resolved
    func body(content: Content) -> some View { content.modifier(resolve(environment)) }
}

/// A text with Markdown, a literal where a view takes a text. What its marks ask for is drawn. It is looked up in the languages of the program.
///
/// Whatever takes one takes a `String` as well, which is drawn as it is.
struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    init(_ value: String)
    init(stringLiteral value: String)
    static func == (_ a: LocalizedStringKey, _ b: LocalizedStringKey) -> Bool
}
/// Markdown that is drawn as the text.
func _markdown(_ text: String) -> String
/// What stands for a text or an image in a text.
func _symbols<V: View>(_ textOrImage: V) -> String
func _key(_ key: LocalizedStringKey, table: String?) -> LocalizedStringKey
/// One or more lines of text.
struct Text: View, Equatable {
    // As a value, SwiftUI's takes a table, a bundle and a comment, too.
    @_onlyCalled init(_ key: LocalizedStringKey)
    init(verbatim content: String)
    /// - Since: iOS 14
    @_disfavoredOverload init(_ image: Image)
    static func == (_ a: Text, _ b: Text) -> Bool
    static func + (_ a: Text, _ b: Text) -> Text
    func font(_ font: Font?) -> Text
    func fontWeight(_ weight: Font.Weight?) -> Text
    /// - Since: iOS 16.1
    func fontDesign(_ design: Font.Design?) -> Text
    func foregroundColor(_ color: Color?) -> Text
    /// - Since: iOS 17
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
    func bold() -> Text
    /// - Since: iOS 16
    func bold(_ isActive: Bool) -> Text
    func italic() -> Text
    /// - Since: iOS 16
    func italic(_ isActive: Bool) -> Text
    func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
    func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
    /// - Since: iOS 16
    func fontWidth(_ width: Font.Width?) -> Text { self }
    /// - Since: iOS 16.4
    func monospaced(_ isActive: Bool = true) -> Text
    /// - Since: iOS 15
    func monospacedDigit() -> Text
    func kerning(_ points: CGFloat) -> Text
    func tracking(_ points: CGFloat) -> Text
    func baselineOffset(_ points: CGFloat) -> Text
    /// - Since: iOS 17
    func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
    /// - Since: iOS 15
    struct LineStyle: Hashable {
        enum Pattern { case solid, dot, dash, dashDot, dashDotDot }
        let _pattern: Text.LineStyle.Pattern
        let _color: Color?
        init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
            _pattern = pattern
            _color = color
        }
        static let single = Text.LineStyle()
    }
    enum TruncationMode { case head, tail, middle }
    /// - Since: iOS 14
    enum Case { case uppercase, lowercase }
    /// - Since: iOS 17
    enum Scale { case `default`, secondary }
}
/// An image by its name, or a symbol.
struct Image: View, Equatable {
    init(_ name: String)
    init(systemName: String)
    init(decorative: String)
    init(_drawnIn size: CGSize)
    /// - Since: iOS 16
    init(_ name: String, variableValue: Double?) { self.init(name) }
    /// - Since: iOS 16
    init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    init(_ name: String, label: Text) { self.init(name) }
    init(_ name: String, bundle: Bundle?) { self.init(name) }
    init(_ name: String, bundle: Bundle?, label: Text) { self.init(name) }
    /// - Since: iOS 16
    init(_ name: String, variableValue: Double?, bundle: Bundle?) { self.init(name) }
    /// - Since: iOS 16
    init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) { self.init(name) }
    init(decorative name: String, bundle: Bundle?) { self.init(decorative: name) }
    /// - Since: iOS 16
    init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(decorative: name) }
    static func == (_ a: Image, _ b: Image) -> Bool
    func resizable() -> Image
    func resizable(resizingMode: Image.ResizingMode) -> Image { resizingMode == .tile ? resizable()._tiled() : resizable() }
    func resizable(capInsets: EdgeInsets, resizingMode: Image.ResizingMode = .stretch) -> Image { resizable(resizingMode: resizingMode) }
    func _tiled() -> Image
    /// In points, where nothing resizes it; a symbol is as large as the body's font.
    var _size: CGSize { get }
    enum ResizingMode { case tile, stretch }
    func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image { mode.map { _rendered(asTemplate: $0 == .template) } ?? self }
    func _rendered(asTemplate isTemplate: Bool) -> Image
    func interpolation(_ interpolation: Image.Interpolation) -> Image { _enlarged(inPixels: interpolation == .none) }
    func _enlarged(inPixels isPixelated: Bool) -> Image
    func antialiased(_ isAntialiased: Bool) -> Image
    enum TemplateRenderingMode { case template, original }
    enum Interpolation { case none, low, medium, high }
    enum Scale { case small, medium, large }
}
/// An image from the network: a recorded one, which is there at once; without one it shows the placeholder.
/// - Since: iOS 15
struct AsyncImage<Content: View>: View {
    init(url: URL?) where Content == Image
    init(url: URL?, scale: CGFloat) where Content == Image { self.init(url: url) }
    init<P: View>(url: URL?, @ViewBuilder content: (Image) -> Content, @ViewBuilder placeholder: () -> P)
    init<P: View>(url: URL?, scale: CGFloat, @ViewBuilder content: (Image) -> Content, @ViewBuilder placeholder: () -> P) { self.init(url: url, content: content, placeholder: placeholder) }
    init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) { self.init(_loading: _Phases.AsyncImage(_url: url, _content: content)) }
    init<V: View>(_loading content: V)
}
enum _Phases {
    /// What an image from the network shows in each phase: a recorded image at once, else nothing until loading has failed.
    struct AsyncImage<Content: View>: View {
        let _url: URL?
        let _content: (AsyncImagePhase) -> Content
        @State private var failure: URLError?
        var body: some View {
            _content(_loadedImage(_url).map { .success($0) } ?? failure.map { .failure($0) } ?? .empty).task(id: _url) {
                failure = nil
                if let _url { failure = await _imageFailure(_url) }
            }
        }
    }
}
func _loadedImage(_ url: URL?) -> Image?
/// How far an image from the network is.
/// - Since: iOS 15
enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    var image: Image? { if case .success(let image) = self { image } else { nil } }
    var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
/// Takes what is proposed along its stack's axis, at least `minLength`; there is no gap beside it.
struct Spacer: View { init(minLength: CGFloat? = nil) }
/// A line across the stack.
struct Divider: View { init() }
