/// A program: its scenes.
/// - Since: iOS 14
protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}
/// - Since: iOS 14
protocol Scene {
    associatedtype Body = Never
    @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
extension Scene {
    /// Commands of the program's menus; they take taps and keys beside the window.
    func commands<C: Commands>(@CommandsBuilder content: () -> C) -> Self
}
/// - Since: iOS 17
extension Scene {
    /// - Since: macOS 11
    func windowStyle<S: WindowStyle>(_ style: S) -> Self { self }
    func windowResizability(_ resizability: WindowResizability) -> Self { self }
    func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
    func defaultSize(_ size: CGSize) -> Self { self }
    func defaultAppStorage(_ store: UserDefaults) -> Self { self }
    /// - Since: macOS 15
    func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> Self { self }
    func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> Self
    func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> Self
}
/// - Since: iOS 14
@resultBuilder struct SceneBuilder {
    static func buildExpression<C: Scene>(_ content: C) -> C
    static func buildPartialBlock<C: Scene>(first: C) -> C { first }
    /// - Since: iOS 16.1
    static func buildIf<C: Scene>(_ scene: C?) -> _LimitedScene<C> { _LimitedScene<C>(scene) }
    static func buildLimitedAvailability<C: Scene>(_ scene: C) -> C { scene }
    // The first scene with a window is the one that is shown.
    static func buildPartialBlock<C0: Scene, C1: Scene>(accumulated: C0, next: C1) -> C0
}
/// - Since: macOS 15
struct WindowIdealSize { init() {}; static let automatic = WindowIdealSize(), maximum = WindowIdealSize(), fitToContent = WindowIdealSize() }
/// - Since: macOS 15
extension Scene {
    func windowIdealSize(_ idealSize: WindowIdealSize) -> Self { self }
    func defaultWindowPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> Self { self }
    func windowIdealPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> Self { self }
}
/// Where a window of the program would be; nobody asks it here, where a run has one window.
/// - Since: macOS 15
struct WindowPlacement {
    init(_ position: UnitPoint? = nil, size: CGSize) {}
    init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
    init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
    init(_ position: CGPoint, size: CGSize? = nil) {}
}
/// - Since: macOS 15
struct WindowPlacementContext { let defaultDisplay = DisplayProxy() }
/// - Since: macOS 15
struct DisplayProxy {
    let bounds = CGRect(x: 0, y: 0, width: 1440, height: 900)
    var visibleRect: CGRect { bounds }
    var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
/// - Since: macOS 15
struct WindowLayoutRoot { func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() } }
/// - Since: iOS 17
struct WindowResizability { init() {}; static let automatic = WindowResizability(), contentSize = WindowResizability(), contentMinSize = WindowResizability() }
/// A window of settings; it is not shown.
/// - Since: macOS 11
struct Settings<Content: View>: Scene { init(@ViewBuilder content: () -> Content) {} }
/// What is shown in Assistive Access; it is not shown here.
/// - Since: iOS 26
struct AssistiveAccess<Content: View>: Scene { init(@ViewBuilder content: () -> Content) {} }
/// A menu of the program.
/// - Since: iOS 14
struct CommandMenu<Content: View>: Commands {
    let _title: Text
    let _content: Content
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { (_title, _content) = (Text(title), content()) }
    init(_ title: Text, @ViewBuilder content: () -> Content) { (_title, _content) = (title, content()) }
    var body: some View {
        Menu {
            _content
        } label: {
            _title
        }
    }
}
/// Items of a menu that programs have, wherever they are put in it.
/// - Since: iOS 14
struct CommandGroup<Content: View>: Commands {
    let _content: Content
    init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { _content = addition() }
    init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { _content = addition() }
    init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { _content = addition() }
    var body: some View { _content }
}
/// - Since: iOS 14
struct CommandGroupPlacement {
    init() {}
    static let newItem = CommandGroupPlacement(), saveItem = CommandGroupPlacement(), appInfo = CommandGroupPlacement(), appSettings = CommandGroupPlacement()
    static let help = CommandGroupPlacement(), undoRedo = CommandGroupPlacement(), pasteboard = CommandGroupPlacement(), sidebar = CommandGroupPlacement(), toolbar = CommandGroupPlacement()
    static let textEditing = CommandGroupPlacement(), textFormatting = CommandGroupPlacement(), windowList = CommandGroupPlacement(), windowSize = CommandGroupPlacement()
    static let windowArrangement = CommandGroupPlacement(), singleWindowList = CommandGroupPlacement(), printItem = CommandGroupPlacement(), importExport = CommandGroupPlacement()
    static let systemServices = CommandGroupPlacement(), appVisibility = CommandGroupPlacement()
}
/// - Since: iOS 14
struct WindowGroup<Content: View>: Scene {
    init(@ViewBuilder content: () -> Content)
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
    init(id: String, @ViewBuilder content: () -> Content)
}
/// The content of a window that is opened for a value; the first window has none, or the default one.
/// - Since: iOS 16
struct PresentedWindowContent<Data, Content: View>: View {
    @State var _value: Data
    let _content: (Binding<Data>) -> Content
    var body: some View { _content($_value) }
}
/// - Since: iOS 16
extension WindowGroup {
    init<D, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D?, C> { self.init { PresentedWindowContent<D?, C>(_value: nil, _content: content) } }
    init<D, C: View>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D?, C> { self.init { PresentedWindowContent<D?, C>(_value: nil, _content: content) } }
    init<D, C: View>(_ title: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D?, C> { self.init { PresentedWindowContent<D?, C>(_value: nil, _content: content) } }
    init<D, C: View>(_ title: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D?, C> { self.init { PresentedWindowContent<D?, C>(_value: nil, _content: content) } }
    init<D, C: View>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> { self.init { PresentedWindowContent<D, C>(_value: defaultValue(), _content: content) } }
    init<D, C: View>(_ title: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> { self.init { PresentedWindowContent<D, C>(_value: defaultValue(), _content: content) } }
    init<D, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> { self.init { PresentedWindowContent<D, C>(_value: defaultValue(), _content: content) } }
    init<D, C: View>(_ title: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> { self.init { PresentedWindowContent<D, C>(_value: defaultValue(), _content: content) } }
}
/// What the closure of a preview returns.
struct _PreviewContent: View {
    let _view: AnyView
    init(_ make: () -> any View) { _view = AnyView(make()) }
    var body: some View { _view }
}
protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
/// A scene of a newer system.
struct _LimitedScene<C: Scene>: Scene { init(_ scene: C?) }
