/// A part of the user interface: what `body` makes.
protocol View {
    associatedtype Body: View = Never
    @ViewBuilder var body: Body { get }
}
extension Never: View {}

/// Puts the views of a closure together: several become a `TupleView`, `if` an `Optional` or a `_ConditionalContent`.
@resultBuilder struct ViewBuilder {
    static func buildExpression<C: View>(_ content: C) -> C
    static func buildBlock() -> EmptyView
    static func buildBlock<C: View>(_ content: C) -> C
    static func buildBlock<C0: View, C1: View>(_ c0: C0, _ c1: C1) -> TupleView<(C0, C1)>
    static func buildBlock<C0: View, C1: View, C2: View>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleView<(C0, C1, C2)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleView<(C0, C1, C2, C3)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TupleView<(C0, C1, C2, C3, C4)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> TupleView<(C0, C1, C2, C3, C4, C5)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TupleView<(C0, C1, C2, C3, C4, C5, C6)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View, C15: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View, C15: View, C16: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18)>
    static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View, C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19)>
    static func buildIf<C: View>(_ content: C?) -> C?
    static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B>
    static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B>
    static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView
}
struct TupleView<T>: View {}
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

/// Nothing is translated: the key is the text.
typealias LocalizedStringKey = String
/// One or more lines of text.
struct Text: View, Equatable {
    init(_ content: String)
    init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
    init(verbatim content: String)
    init(_ image: Image)
    static func == (_ a: Text, _ b: Text) -> Bool
    static func + (_ a: Text, _ b: Text) -> Text
    func font(_ font: Font?) -> Text
    func fontWeight(_ weight: Font.Weight?) -> Text
    func fontDesign(_ design: Font.Design?) -> Text
    func foregroundColor(_ color: Color?) -> Text
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
    func bold() -> Text
    func bold(_ isActive: Bool) -> Text
    func italic() -> Text
    func italic(_ isActive: Bool) -> Text
    func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
    func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
    func fontWidth(_ width: Font.Width?) -> Text { self }
    func monospaced(_ isActive: Bool = true) -> Text
    func monospacedDigit() -> Text
    func kerning(_ points: CGFloat) -> Text
    func tracking(_ points: CGFloat) -> Text
    func baselineOffset(_ points: CGFloat) -> Text
    func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
    struct LineStyle { enum Pattern { case solid, dot, dash, dashDot, dashDotDot } }
    enum TruncationMode { case head, tail, middle }
    enum Case { case uppercase, lowercase }
    enum Scale { case `default`, secondary }
}
/// An image by its name, or a symbol.
struct Image: View, Equatable {
    init(_ name: String)
    init(systemName: String)
    init(decorative: String)
    init(_ name: String, variableValue: Double?) { self.init(name) }
    init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    init(_ name: String, label: Text) { self.init(name) }
    static func == (_ a: Image, _ b: Image) -> Bool
    func resizable() -> Image
    func resizable(resizingMode: Image.ResizingMode) -> Image { resizable() }
    func resizable(capInsets: EdgeInsets, resizingMode: Image.ResizingMode = .stretch) -> Image { resizable() }
    enum ResizingMode { case tile, stretch }
    func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image
    func interpolation(_ interpolation: Image.Interpolation) -> Image
    func antialiased(_ isAntialiased: Bool) -> Image
    enum TemplateRenderingMode { case template, original }
    enum Interpolation { case none, low, medium, high }
    enum Scale { case small, medium, large }
}
/// An image from the network; nothing is loaded, so the placeholder stands.
struct AsyncImage<Content: View>: View {
    init(url: URL?) where Content == Image
    init(url: URL?, scale: CGFloat) where Content == Image { self.init(url: url) }
    init<P: View>(url: URL?, @ViewBuilder content: (Image) -> Content, @ViewBuilder placeholder: () -> P)
    init<P: View>(url: URL?, scale: CGFloat, @ViewBuilder content: (Image) -> Content, @ViewBuilder placeholder: () -> P) { self.init(url: url, content: content, placeholder: placeholder) }
    init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: (AsyncImagePhase) -> Content) { self.init(_shown: content(.empty)) }
    init(_shown content: Content)
}
/// How far an image from the network is.
enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    var image: Image? { if case .success(let image) = self { image } else { nil } }
    var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
/// Takes what it is offered along its stack's axis, at least `minLength`; no gap stands beside it.
struct Spacer: View { init(minLength: CGFloat? = nil) }
/// A line across the stack.
struct Divider: View { init() }
