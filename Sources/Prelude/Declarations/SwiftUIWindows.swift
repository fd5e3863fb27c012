// One window is shown here: actions that open and close windows do nothing, and of an app's scenes the first is shown.
struct OpenWindowAction {
    init() {}
    func callAsFunction(id: String) {}
    func callAsFunction<D: Hashable>(value: D) {}
    func callAsFunction<D: Hashable>(id: String, value: D) {}
}
struct PushWindowAction {
    init() {}
    func callAsFunction(id: String) {}
    func callAsFunction<D: Hashable>(value: D) {}
    func callAsFunction<D: Hashable>(id: String, value: D) {}
}
struct DismissWindowAction {
    init() {}
    func callAsFunction() {}
    func callAsFunction(id: String) {}
    func callAsFunction<D: Hashable>(value: D) {}
    func callAsFunction<D: Hashable>(id: String, value: D) {}
}
struct OpenSettingsAction { init() {}; func callAsFunction() {} }
struct OpenDocumentAction { init() {}; func callAsFunction(at url: URL) async throws {} }
struct NewDocumentAction {
    init() {}
    func callAsFunction<D: FileDocument>(_ newDocument: @escaping @autoclosure () -> D) {}
    func callAsFunction<D: FileDocument>(contentType: UTType, _ newDocument: @escaping @autoclosure () -> D) {}
    func callAsFunction(contentType: UTType) {}
}
/// Runs what `renameAction(_:)` was given.
struct RenameAction {
    let _action: () -> Void
    func callAsFunction() { _action() }
}
struct OpenImmersiveSpaceAction {
    enum Result { case opened, userCancelled, error }
    init() {}
    @discardableResult func callAsFunction(id: String) async -> OpenImmersiveSpaceAction.Result { .error }
}
struct DismissImmersiveSpaceAction { init() {}; func callAsFunction() async {} }
struct DismissBehavior { init() {}; static let interactive = DismissBehavior(), destructive = DismissBehavior() }
/// What can be undone; nothing registers with it here.
class UndoManager {
    init() {}
    var canUndo: Bool { false }
    var canRedo: Bool { false }
    func undo() {}
    func redo() {}
    func removeAllActions() {}
    func setActionName(_ actionName: String) {}
    func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {}
}
enum ControlActiveState: Hashable, CaseIterable { case key, active, inactive }
extension EnvironmentValues {
    @Entry var rename: RenameAction? = nil
    @Entry var controlActiveState: ControlActiveState = .key
    var openWindow: OpenWindowAction { OpenWindowAction() }
    var pushWindow: PushWindowAction { PushWindowAction() }
    var dismissWindow: DismissWindowAction { DismissWindowAction() }
    var openSettings: OpenSettingsAction { OpenSettingsAction() }
    var openDocument: OpenDocumentAction { OpenDocumentAction() }
    var newDocument: NewDocumentAction { NewDocumentAction() }
    var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
    var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
    var undoManager: UndoManager? { nil }
    var appearsActive: Bool { true }
    var supportsMultipleWindows: Bool { false }
    var isSceneCaptured: Bool { false }
}
/// A button that opens the window of settings, which there is not.
struct SettingsLink<Label: View>: View {
    let _label: Label
    init() where Label == DefaultSettingsLinkLabel { _label = DefaultSettingsLinkLabel() }
    init(@ViewBuilder label: () -> Label) { _label = label() }
    var body: some View { Button(action: {}) { _label } }
}
struct DefaultSettingsLinkLabel: View { init() {}; var body: some View { Text("Settings…") } }
struct HelpLink: View {
    init(action: @escaping () -> Void) { _action = action }
    init(destination: URL) { _action = {} }
    init(anchor: String) { _action = {} }
    let _action: () -> Void
    var body: some View { Button("Help", action: _action) }
}
struct WindowVisibilityToggle<Label: View>: View {
    init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {}
    var body: some View { Button(action: {}) { DefaultWindowVisibilityToggleLabel() } }
}
struct DefaultWindowVisibilityToggleLabel: View { init() {}; var body: some View { Text("Show Window") } }

// MARK: Scenes
extension WindowGroup {
    init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }
    init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(title, content: content) }
    init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
}
/// A window that there is once.
struct Window<Content: View>: Scene {
    init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init("", id: id, content: content) }
}
struct UtilityWindow<Content: View>: Scene {
    init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init("", id: id, content: content) }
}
/// An item of the menu bar; as the first scene it is shown by its content.
struct MenuBarExtra<Label: View, Content: View>: Scene {
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { self.init(content: content) { Text(titleKey) } }
    init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == _LabelView<Text, Image> { self.init(content: content) { _iconLabel(titleKey, systemImage) } }
    init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == _LabelView<Text, Image> { self.init(content: content) { _imageLabel(titleKey, image) } }
    init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(content: content, label: label) }
    init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == Text { self.init(content: content) { Text(titleKey) } }
    init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == _LabelView<Text, Image> { self.init(content: content) { _iconLabel(titleKey, systemImage) } }
}
protocol MenuBarExtraStyle {}
struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() } }
struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { init() {} }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() } }
struct WindowMenuBarExtraStyle: MenuBarExtraStyle { init() {} }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() } }
/// Documents of a kind, each in its window; as the first scene it shows a new document.
struct DocumentGroup<Document, Content: View>: Scene {
    init(newDocument: @autoclosure () -> Document, @ViewBuilder editor: (FileDocumentConfiguration<Document>) -> Content) where Document: FileDocument { self.init(_shown: editor(FileDocumentConfiguration(document: .constant(newDocument()), fileURL: nil, isEditable: true))) }
    init(newDocument: @escaping () -> Document, @ViewBuilder editor: (ReferenceFileDocumentConfiguration<Document>) -> Content) where Document: ReferenceFileDocument { self.init(_shown: editor(ReferenceFileDocumentConfiguration(document: newDocument(), fileURL: nil, isEditable: true))) }
    init(_shown content: Content)
}
/// An alert of the program; it is not shown.
struct AlertScene<Actions: View, Message: View>: Scene {
    init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) where Message == EmptyView {}
    init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) {}
}
protocol WindowStyle {}
struct DefaultWindowStyle: WindowStyle { init() {} }
extension WindowStyle where Self == DefaultWindowStyle { static var automatic: DefaultWindowStyle { DefaultWindowStyle() } }
struct HiddenTitleBarWindowStyle: WindowStyle { init() {} }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() } }
struct TitleBarWindowStyle: WindowStyle { init() {} }
extension WindowStyle where Self == TitleBarWindowStyle { static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() } }
struct PlainWindowStyle: WindowStyle { init() {} }
extension WindowStyle where Self == PlainWindowStyle { static var plain: PlainWindowStyle { PlainWindowStyle() } }
protocol WindowToolbarStyle {}
struct DefaultWindowToolbarStyle: WindowToolbarStyle { init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() } }
struct ExpandedWindowToolbarStyle: WindowToolbarStyle { init() {} }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() } }
struct UnifiedWindowToolbarStyle: WindowToolbarStyle { init(showsTitle: Bool = true) {} }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}
struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { init(showsTitle: Bool = true) {} }
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle) }
}
struct WindowLevel { init() {}; static let automatic = WindowLevel(), normal = WindowLevel(), desktop = WindowLevel(), floating = WindowLevel() }
struct SceneLaunchBehavior { init() {}; static let automatic = SceneLaunchBehavior(), presented = SceneLaunchBehavior(), suppressed = SceneLaunchBehavior() }
struct SceneRestorationBehavior { init() {}; static let automatic = SceneRestorationBehavior(), disabled = SceneRestorationBehavior() }
struct WindowInteractionBehavior { init() {}; static let automatic = WindowInteractionBehavior(), enabled = WindowInteractionBehavior(), disabled = WindowInteractionBehavior() }
enum DialogSeverity { case automatic, critical, standard }
/// Work that the system starts in the background, which it does not do here.
struct BackgroundTask<Request, Response> { init() {} }
extension BackgroundTask where Request == Void, Response == Void { static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() } }
extension BackgroundTask where Request == String, Response == Void {
    static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
    static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
}
extension Scene {
    func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> Self { self }
    func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> Self { self }
    func defaultPosition(_ position: UnitPoint) -> Self { self }
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
    func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
    func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
    func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R) -> Self { self }
    func commandsRemoved() -> Self { self }
    func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> Self { self }
    func windowLevel(_ level: WindowLevel) -> Self { self }
    func windowManagerRole(_ role: WindowManagerRole) -> Self { self }
    func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }
    func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Self
    func environment<T: AnyObject>(_ object: T?) -> Self
    func environmentObject<T: ObservableObject>(_ object: T) -> Self { self }
    func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> Self { self }
    func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
    func dialogSeverity(_ severity: DialogSeverity) -> Self { self }
}
struct WindowManagerRole { init() {}; static let automatic = WindowManagerRole(), principal = WindowManagerRole(), associated = WindowManagerRole() }

// MARK: Commands
/// Menu items and what else a program's menus hold.
protocol Commands: View {}
extension EmptyView: Commands {}
extension Optional: Commands where Wrapped: Commands {}
extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}
extension Group: Commands where Content: Commands {}
/// Puts the commands of a program together.
typealias CommandsBuilder = ViewBuilder
struct EmptyCommands: Commands { init() {}; var body: some View { EmptyView() } }
struct SidebarCommands: Commands { init() {}; var body: some View { EmptyView() } }
struct InspectorCommands: Commands { init() {}; var body: some View { EmptyView() } }
struct ToolbarCommands: Commands { init() {}; var body: some View { EmptyView() } }
struct TextEditingCommands: Commands { init() {}; var body: some View { EmptyView() } }
struct TextFormattingCommands: Commands { init() {}; var body: some View { EmptyView() } }
struct ImportFromDevicesCommands: Commands { init() {}; var body: some View { EmptyView() } }
extension View {
    @_inert func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
    @_inert func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View
    @_inert func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View
    func renameAction(_ action: @escaping () -> Void) -> some View { environment(\.rename, RenameAction(_action: action)) }
    func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { environment(\.rename, RenameAction(_action: { isFocused.wrappedValue = true })) }
    @_inert func dismissalConfirmationDialog<A: View>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View
    @_inert func dismissalConfirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
    @_inert func dismissalConfirmationDialog<A: View>(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View
    @_inert func dismissalConfirmationDialog<A: View, M: View>(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
    @_inert func dialogSeverity(_ severity: DialogSeverity) -> some View
    @_inert func dialogIcon(_ icon: Image?) -> some View
    @_inert func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View
    @_inert func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View
    @_inert func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
    @_inert func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View
    @_inert func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View
    @_inert func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
    @_inert func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View
    @_inert func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
    @_inert func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
    @_inert func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View
    @_inert func preferredWindowClippingMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> some View
    @_inert func allowsWindowActivationEvents(_ value: Bool?) -> some View
    @_inert func interactionActivityTrackingTag(_ tag: String) -> some View
    @_inert func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> some View
    @_inert func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View
    @_inert func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
}
struct WindowToolbarFullScreenVisibility { init() {}; static let automatic = WindowToolbarFullScreenVisibility(), visible = WindowToolbarFullScreenVisibility(), onHover = WindowToolbarFullScreenVisibility() }
/// What somebody did, for other programs and devices; nobody hears of it here.
class NSUserActivity {
    let activityType: String
    var title: String?
    var webpageURL: URL?
    var isEligibleForHandoff = true
    var isEligibleForSearch = false
    init(activityType: String) { self.activityType = activityType }
}
