/// - Since: iOS 17
protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    /// - Since: iOS 18.4
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    /// - Since: iOS 18.4
    typealias Properties = ScrollTargetBehaviorProperties
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
    /// 0 for behaviors of the program, 1 for paging, 2 for alignment to views, 3 to the next view at most.
    var _kind: Int { get }
    var _anchor: UnitPoint? { get }
    func _end(_ geometry: ScrollGeometry, _ before: CGPoint, _ isVertical: Bool, _ isHorizontal: Bool) -> CGPoint
}
/// - Since: iOS 17
struct PagingScrollTargetBehavior: ScrollTargetBehavior { init() {}; var _kind: Int { 1 } }
/// - Since: iOS 17
struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    var _limit = ViewAlignedScrollTargetBehavior.LimitBehavior.automatic
    var _anchor: UnitPoint?
    init() {}
    init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) { _limit = limitBehavior }
    init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?) { _limit = limitBehavior; _anchor = anchor }
    var _kind: Int { _limit == .alwaysByOne ? 3 : 2 }
    struct LimitBehavior: Equatable {
        let _name: String
        static let automatic = ViewAlignedScrollTargetBehavior.LimitBehavior(_name: "automatic"), always = ViewAlignedScrollTargetBehavior.LimitBehavior(_name: "always"), never = ViewAlignedScrollTargetBehavior.LimitBehavior(_name: "never")
        static let alwaysByFew = ViewAlignedScrollTargetBehavior.LimitBehavior(_name: "alwaysByFew"), alwaysByOne = ViewAlignedScrollTargetBehavior.LimitBehavior(_name: "alwaysByOne")
    }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
    static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}
/// - Since: iOS 15
enum ControlSize {
    case mini, small, regular, large
    /// - Since: iOS 17
    case extraLarge
}
/// - Since: iOS 16
enum ScrollDismissesKeyboardMode { case automatic, immediately, interactively, never }
/// - Since: iOS 16
enum PresentationDetent: Hashable { case medium, large; case fraction(CGFloat), height(CGFloat) }
/// - Since: iOS 14
struct KeyEquivalent: Hashable, ExpressibleByStringLiteral {
    var character: Character
    init(_ character: Character) { self.character = character }
    init(stringLiteral value: String) { character = value.first ?? " " }
    static let `return` = KeyEquivalent("\r"), escape = KeyEquivalent("\u{1B}"), space = KeyEquivalent(" "), tab = KeyEquivalent("\t"), delete = KeyEquivalent("\u{8}")
    static let upArrow = KeyEquivalent("\u{F700}"), downArrow = KeyEquivalent("\u{F701}"), leftArrow = KeyEquivalent("\u{F702}"), rightArrow = KeyEquivalent("\u{F703}")
    static let clear = KeyEquivalent("\u{F739}"), deleteForward = KeyEquivalent("\u{F728}"), home = KeyEquivalent("\u{F729}"), end = KeyEquivalent("\u{F72B}")
    static let pageUp = KeyEquivalent("\u{F72C}"), pageDown = KeyEquivalent("\u{F72D}")
}
/// - Since: iOS 14
struct KeyboardShortcut: Hashable {
    let key: KeyEquivalent
    let modifiers: EventModifiers
    init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { (self.key, self.modifiers) = (key, modifiers) }
    /// - Since: iOS 15
    init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) { self.init(key, modifiers: modifiers) }
    static let defaultAction = KeyboardShortcut(.return, modifiers: []), cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
struct EventModifiers: OptionSet, Hashable {
    let rawValue: Int
    static let shift = EventModifiers(rawValue: 1), control = EventModifiers(rawValue: 2), option = EventModifiers(rawValue: 4), command = EventModifiers(rawValue: 8)
    static let capsLock = EventModifiers(rawValue: 16), numericPad = EventModifiers(rawValue: 32), function = EventModifiers(rawValue: 64)
    static let all = EventModifiers(rawValue: 63)
}
/// - Since: iOS 15
struct SymbolRenderingMode {
    let _name: String
    static let monochrome = SymbolRenderingMode(_name: "monochrome"), hierarchical = SymbolRenderingMode(_name: "hierarchical")
    static let multicolor = SymbolRenderingMode(_name: "multicolor"), palette = SymbolRenderingMode(_name: "palette")
}
/// What `visualEffect` may change.
/// - Since: iOS 17
protocol VisualEffect { var _changes: [_VisualChange] { get } }
extension VisualEffect { var _changes: [_VisualChange] { [] } }
/// - Since: iOS 17
struct EmptyVisualEffect: VisualEffect { init() {} }
struct _ChangedVisualEffect<Base: VisualEffect>: VisualEffect {
    let _base: Base
    let _change: _VisualChange
    var _changes: [_VisualChange] { _base._changes + [_change] }
}
/// One change, for a drawing.
enum _VisualChange {
    case offset(CGFloat, CGFloat)
    case opacity(Double)
    case scale(CGFloat, CGFloat, UnitPoint)
    case rotation(Angle, UnitPoint)
    case blur(CGFloat)
    case brightness(Double)
    case contrast(Double)
    case grayscale(Double)
    case saturation(Double)
    case hueRotation(Angle)
    case rotation3D(Angle, CGFloat, CGFloat, CGFloat, UnitPoint)
}
extension VisualEffect {
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .offset(x, y)) }
    func opacity(_ opacity: Double) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .opacity(opacity)) }
    func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .scale(scale, scale, anchor)) }
    func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .rotation(angle, anchor)) }
    func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .blur(radius)) }
    func brightness(_ amount: Double) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .brightness(amount)) }
    func contrast(_ amount: Double) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .contrast(amount)) }
    func grayscale(_ amount: Double) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .grayscale(amount)) }
    func saturation(_ amount: Double) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .saturation(amount)) }
    func hueRotation(_ angle: Angle) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .hueRotation(angle)) }
    func offset(_ offset: CGSize) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .offset(offset.width, offset.height)) }
    func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .scale(x, y, anchor)) }
    func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { _ChangedVisualEffect(_base: self, _change: .scale(scale.width, scale.height, anchor)) }
    func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect {
        _ChangedVisualEffect(_base: self, _change: .rotation3D(angle, axis.x, axis.y, axis.z, anchor))
    }
}
/// - Since: iOS 2
struct RunLoop {
    init() {}
    static let main = RunLoop()
    static var current: RunLoop { main }
    enum SchedulerTimeType {
        struct Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            let _seconds: Double
            init(_seconds: Double) { self._seconds = _seconds }
            init(floatLiteral value: Double) { _seconds = value }
            init(integerLiteral value: Int) { _seconds = Double(value) }
            static func seconds(_ seconds: Double) -> RunLoop.SchedulerTimeType.Stride { Stride(_seconds: seconds) }
            static func seconds(_ seconds: Int) -> RunLoop.SchedulerTimeType.Stride { Stride(_seconds: Double(seconds)) }
            static func microseconds(_ microseconds: Int) -> RunLoop.SchedulerTimeType.Stride { Stride(_seconds: Double(microseconds) / 1_000_000) }
            static func milliseconds(_ milliseconds: Int) -> RunLoop.SchedulerTimeType.Stride { Stride(_seconds: Double(milliseconds) / 1000) }
        }
    }
    struct Mode { init() {}; static let common = RunLoop.Mode(), `default` = RunLoop.Mode(), tracking = RunLoop.Mode() }
}
enum AccessibilityChildBehavior { case ignore, contain, combine }
struct AccessibilityTraits: OptionSet {
    let rawValue: Int
    static let isButton = AccessibilityTraits(rawValue: 1), isHeader = AccessibilityTraits(rawValue: 2), isSelected = AccessibilityTraits(rawValue: 4), isImage = AccessibilityTraits(rawValue: 8)
    static let isLink = AccessibilityTraits(rawValue: 16), isSearchField = AccessibilityTraits(rawValue: 32), isStaticText = AccessibilityTraits(rawValue: 64)
    static let isSummaryElement = AccessibilityTraits(rawValue: 128), updatesFrequently = AccessibilityTraits(rawValue: 256), isModal = AccessibilityTraits(rawValue: 512)
    /// - Since: iOS 17
    static let isToggle = AccessibilityTraits(rawValue: 1024)
    static let playsSound = AccessibilityTraits(rawValue: 2048), startsMediaSession = AccessibilityTraits(rawValue: 4096), isKeyboardKey = AccessibilityTraits(rawValue: 8192), allowsDirectInteraction = AccessibilityTraits(rawValue: 16384), causesPageTurn = AccessibilityTraits(rawValue: 32768)
    /// - Since: iOS 17
    static let isTabBar = AccessibilityTraits(rawValue: 65536)
}
/// - Since: iOS 15
struct SearchFieldPlacement {
    init() {}
    static let automatic = SearchFieldPlacement(), sidebar = SearchFieldPlacement(), toolbar = SearchFieldPlacement(), navigationBarDrawer = SearchFieldPlacement()
    /// - Since: iOS 26
    static let toolbarPrincipal = SearchFieldPlacement()
    static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement() }
    enum NavigationBarDrawerDisplayMode { case automatic, always }
}
/// - Since: iOS 16
struct ContentTransition: Equatable {
    let _name: String
    static let identity = ContentTransition(_name: "identity"), opacity = ContentTransition(_name: "opacity"), interpolate = ContentTransition(_name: "interpolate")
    /// - Since: iOS 17
    static let symbolEffect = ContentTransition(_name: "symbolEffect")
    static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(_name: "numericText(countsDown: \(countsDown))") }
    /// - Since: iOS 17
    static func numericText(value: Double) -> ContentTransition { ContentTransition(_name: "numericText(value: \(value))") }
    /// - Since: iOS 17
    static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition { .symbolEffect }
}
/// The alert of before iOS 15: its buttons.
struct Alert {
    struct Button {
        let _label: Text
        let _role: ButtonRole?
        let _action: (() -> Void)?
        static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { Button(_label: label, _role: nil, _action: action) }
        static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { Button(_label: label, _role: .cancel, _action: action) }
        static func cancel(_ action: (() -> Void)? = nil) -> Alert.Button { Button(_label: Text("Cancel"), _role: .cancel, _action: action) }
        static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { Button(_label: label, _role: .destructive, _action: action) }
    }
    let _title: Text
    let _message: Text?
    let _buttons: [Alert.Button]
    init(_title: Text, _ message: Text?, _ buttons: [Alert.Button]) { (self._title, _message, _buttons) = (_title, message, buttons) }
    init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) { self.init(_title: title, message, [dismissButton ?? .default(Text("OK"))]) }
    init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) { self.init(_title: title, message, [primaryButton, secondaryButton]) }
}
struct ActionSheet {
    typealias Button = Alert.Button
    let _alert: Alert
    init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) { _alert = Alert(_title: title, message, buttons) }
}
@ViewBuilder func _shown(_ alert: Alert) -> some View {
    let buttons = alert._buttons
    alert._title
    alert._message
    ForEach(buttons.indices, id: \.self) { index in
        Button(role: buttons[index]._role) { buttons[index]._action?() } label: { buttons[index]._label }
    }
}
extension View {
    @_inert func listStyle<S: ListStyle>(_ style: S) -> some View
    @_inert func pickerStyle<S: PickerStyle>(_ style: S) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
    /// - Since: iOS 14
    @_inert func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
    /// - Since: iOS 14
    @_inert func menuStyle<S: MenuStyle>(_ style: S) -> some View
    @_inert func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View
    /// - Since: iOS 16
    @_inert func formStyle<S: FormStyle>(_ style: S) -> some View
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func toggleStyle<S: ToggleStyle>(_ style: S) -> some View
}
/// - Since: iOS 17
extension View {
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func labelStyle<S: LabelStyle>(_ style: S) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func _contentMargins(_ edges: Edge.Set, _ insets: EdgeInsets) -> some View
    func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View { contentMargins(.all, length, for: placement) }
    func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(edges, EdgeInsets(top: length ?? 0, leading: length ?? 0, bottom: length ?? 0, trailing: length ?? 0), for: placement)
    }
    /// Margins of the scroll indicators alone move nothing, since none are drawn.
    func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View {
        _contentMargins(placement == .scrollIndicators ? [] : edges, insets)
    }
    /// - Since: iOS 16
    func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { _environment(\.scrollDismissesKeyboardMode, mode, as: "scrollDismissesKeyboard") }
    @_inert func scrollClipDisabled(_ disabled: Bool = true) -> some View
    /// - Since: iOS 16
    @_inert func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
    /// - Since: iOS 16
    @_inert func presentationDragIndicator(_ visibility: Visibility) -> some View
    /// - Since: iOS 15
    @_inert func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
    /// - Since: iOS 16
    @_inert func baselineOffset(_ points: CGFloat) -> some View
    /// - Since: iOS 15
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { _environment(\.symbolRenderingMode, mode, as: "symbolRenderingMode") }
    @_inert func visualEffect<E: VisualEffect>(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> E) -> some View
}
extension View {
    /// Calls the action with each value that the publisher sends while the view is there.
    @_underlying(SubscriptionView<P, Self>.self) func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never
    /// - Since: iOS 13.4
    @_inert func onHover(perform action: @escaping (Bool) -> Void) -> some View
    /// - Since: iOS 14
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { _environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers), as: "keyboardShortcut") }
    /// - Since: iOS 14
    func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { _environment(\.keyboardShortcut, shortcut, as: "keyboardShortcut") }
    /// What the navigation stack around shows for values of the type.
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func navigationDestination<D: Hashable, V: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> V) -> some View
    /// The destination is beside the view while it is presented.
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _NavigationDestinationModifier<V>>.self) func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _ItemNavigationDestinationModifier<T, V>>.self) func navigationDestination<T: Hashable, V: View>(item: Binding<T?>, @ViewBuilder destination: @escaping (T) -> V) -> some View
    @_inert func navigationBarTitle(_ title: LocalizedStringKey, displayMode: _TitleDisplayMode) -> some View
    @_inert func navigationBarTitle(_ title: Text) -> some View
    @_inert func navigationBarTitle(_ title: Text, displayMode: _TitleDisplayMode) -> some View
    /// - Since: iOS 14
    @_inert func navigationTitle(_ title: Text) -> some View
    @_inert func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View
    func navigationBarItems<T: View>(trailing: T) -> some View { toolbar { trailing } }
    func navigationBarItems<L: View>(leading: L) -> some View { toolbar { leading } }
    func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            leading
            trailing
        }
    }
    /// - Since: iOS 15
    @_inert func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
    /// - Since: iOS 15
    @_inert func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    /// - Since: iOS 15
    @_inert func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
    @_inert func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    /// - Since: iOS 14
    @_inert func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
    @_inert func hueRotation(_ angle: Angle) -> some View
    @_inert func colorInvert() -> some View
    /// - Since: iOS 15
    @_inert func textSelection<S: TextSelectability>(_ selectability: S) -> some View
    func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { alert("", isPresented: isPresented) { if isPresented.wrappedValue { _shown(content()) } } }
    func alert<T: Identifiable>(item: Binding<T?>, content: (T) -> Alert) -> some View { alert("", isPresented: _isSet(item)) { if let data = item.wrappedValue { _shown(content(data)) } } }
    func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View { confirmationDialog("", isPresented: _isSet(item)) { if let data = item.wrappedValue { _shown(content(data)._alert) } } }
    func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { confirmationDialog("", isPresented: isPresented) { if isPresented.wrappedValue { _shown(content()._alert) } } }
}
/// - Since: iOS 15
extension View {
    @_inert func badge(_ label: String?) -> some View
    /// - Since: iOS 16
    func contentTransition(_ transition: ContentTransition) -> some View { _environment(\.contentTransition, transition, as: "contentTransition") }
    @_inert func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
}
