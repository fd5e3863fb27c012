// One window is shown here: actions that open and close windows do nothing, and of an app's scenes the first is shown.
/// - Since: iOS 16
struct OpenWindowAction {
    init() {}
    func callAsFunction(id: String) {}
    func callAsFunction<D: Hashable>(value: D) {}
    func callAsFunction<D: Hashable>(id: String, value: D) {}
}
/// - Since: visionOS 2
struct PushWindowAction {
    init() {}
    func callAsFunction(id: String) {}
    func callAsFunction<D: Hashable>(value: D) {}
    func callAsFunction<D: Hashable>(id: String, value: D) {}
}
/// - Since: iOS 17
struct DismissWindowAction {
    init() {}
    func callAsFunction() {}
    func callAsFunction(id: String) {}
    func callAsFunction<D: Hashable>(value: D) {}
    func callAsFunction<D: Hashable>(id: String, value: D) {}
}
/// - Since: macOS 14
struct OpenSettingsAction { init() {}; func callAsFunction() {} }
/// - Since: macOS 13
struct OpenDocumentAction { init() {}; func callAsFunction(at url: URL) async throws {} }
/// - Since: macOS 13
struct NewDocumentAction {
    init() {}
    func callAsFunction<D: FileDocument>(_ newDocument: @escaping @autoclosure () -> D) {}
    func callAsFunction<D: FileDocument>(contentType: UTType, _ newDocument: @escaping @autoclosure () -> D) {}
    func callAsFunction(contentType: UTType) {}
}
/// Runs what `renameAction(_:)` was given.
/// - Since: iOS 16
struct RenameAction {
    let _action: () -> Void
    func callAsFunction() { _action() }
}
/// - Since: visionOS 1
struct OpenImmersiveSpaceAction {
    enum Result { case opened, userCancelled, error }
    init() {}
    @discardableResult func callAsFunction(id: String) async -> OpenImmersiveSpaceAction.Result { .error }
}
/// - Since: visionOS 1
struct DismissImmersiveSpaceAction { init() {}; func callAsFunction() async {} }
/// - Since: iOS 17
struct DismissBehavior { init() {}; static let interactive = DismissBehavior(), destructive = DismissBehavior() }
/// - Since: macOS 10.15
enum ControlActiveState: Hashable, CaseIterable { case key, active, inactive }
extension EnvironmentValues {
    /// - Since: iOS 16
    @Entry var rename: RenameAction? = nil
    /// - Since: macOS 10.15
    @Entry var controlActiveState: ControlActiveState = .key
    /// - Since: iOS 16
    var openWindow: OpenWindowAction { OpenWindowAction() }
    /// - Since: visionOS 2
    var pushWindow: PushWindowAction { PushWindowAction() }
    /// - Since: iOS 17
    var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// - Since: macOS 14
    var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// - Since: macOS 13
    var openDocument: OpenDocumentAction { OpenDocumentAction() }
    /// - Since: macOS 13
    var newDocument: NewDocumentAction { NewDocumentAction() }
    /// - Since: visionOS 1
    var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
    /// - Since: visionOS 1
    var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
    /// - Since: iOS 18
    var appearsActive: Bool { true }
    /// - Since: iOS 16
    var supportsMultipleWindows: Bool { false }
    /// - Since: iOS 17
    var isSceneCaptured: Bool { false }
}
/// A button that opens the window of settings, which there is not.
/// - Since: macOS 14
struct SettingsLink<Label: View>: View {
    let _label: Label
    init() where Label == DefaultSettingsLinkLabel { _label = DefaultSettingsLinkLabel() }
    init(@ViewBuilder label: () -> Label) { _label = label() }
    var body: some View { Button(action: {}) { _label } }
}
/// - Since: macOS 14
struct DefaultSettingsLinkLabel: View { init() {}; var body: some View { Text("Settings…") } }
/// - Since: macOS 14
struct HelpLink: View {
    init(action: @escaping () -> Void) { _action = action }
    init(destination: URL) { _action = {} }
    init(anchor: String) { _action = {} }
    let _action: () -> Void
    var body: some View { Button("Help", action: _action) }
}
/// - Since: macOS 15
struct WindowVisibilityToggle<Label: View>: View {
    init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {}
    var body: some View { Button(action: {}) { DefaultWindowVisibilityToggleLabel() } }
}
/// - Since: macOS 15
struct DefaultWindowVisibilityToggleLabel: View { init() {}; var body: some View { Text("Show Window") } }

// MARK: Scenes
extension WindowGroup {
    init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }
    init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(title, content: content) }
    init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
}
/// A window that there is once.
/// - Since: macOS 13
struct Window<Content: View>: Scene {
    init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init("", id: id, content: content) }
}
/// - Since: macOS 15
struct UtilityWindow<Content: View>: Scene {
    init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init("", id: id, content: content) }
}
/// An item of the menu bar; as the first scene it is shown by its content.
/// - Since: macOS 13
struct MenuBarExtra<Label: View, Content: View>: Scene {
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { self.init(content: content) { Text(titleKey) } }
    init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == _LabelView<Text, Image> { self.init(content: content) { _iconLabel(titleKey, systemImage) } }
    init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == _LabelView<Text, Image> { self.init(content: content) { _imageLabel(titleKey, image) } }
    init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(content: content, label: label) }
    init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == Text { self.init(content: content) { Text(titleKey) } }
    init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == _LabelView<Text, Image> { self.init(content: content) { _iconLabel(titleKey, systemImage) } }
}
/// - Since: macOS 13
protocol MenuBarExtraStyle {}
/// - Since: macOS 13
struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() } }
/// - Since: macOS 13
struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { init() {} }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() } }
/// - Since: macOS 13
struct WindowMenuBarExtraStyle: MenuBarExtraStyle { init() {} }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() } }
/// Documents of a kind, each in its window; as the first scene it shows a new document.
/// - Since: iOS 14
struct DocumentGroup<Document, Content: View>: Scene {
    init(newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content) where Document: FileDocument {
        self.init(_shown: _DocumentEditor(_document: State(initialValue: newDocument()), _editor: editor))
    }
    init(newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) where Document: ReferenceFileDocument {
        self.init(_shown: _ReferenceDocumentEditor(_document: StateObject(wrappedValue: newDocument()), _editor: editor))
    }
    /// There are no files that it could open.
    init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) where Document: FileDocument { self.init(_shown: EmptyView()) }
    init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) where Document: ReferenceFileDocument { self.init(_shown: EmptyView()) }
    init<V: View>(_shown content: V)
}
/// The document of a window.
struct _DocumentEditor<Document: FileDocument, Content: View>: View {
    @State var document: Document
    let _editor: (FileDocumentConfiguration<Document>) -> Content
    init(_document document: State<Document>, _editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
        _document = document
        self._editor = _editor
    }
    var body: some View { _editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))._edited() }
}
struct _ReferenceDocumentEditor<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject var document: Document
    let _editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
    init(_document document: StateObject<Document>, _editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
        _document = document
        self._editor = _editor
    }
    var body: some View { _editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true)).environmentObject(document)._edited() }
}
extension View { func _edited() -> some View { _environment(\._documentConfiguration, DocumentConfiguration(fileURL: nil, isEditable: true), as: "documentConfiguration") } }
/// An alert of the program; it is not shown.
/// - Since: macOS 15
struct AlertScene<Actions: View, Message: View>: Scene {
    init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) where Message == EmptyView {}
    init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) {}
}
/// - Since: macOS 11
protocol WindowStyle {}
/// - Since: macOS 11
struct DefaultWindowStyle: WindowStyle { init() {} }
extension WindowStyle where Self == DefaultWindowStyle { static var automatic: DefaultWindowStyle { DefaultWindowStyle() } }
/// - Since: macOS 11
struct HiddenTitleBarWindowStyle: WindowStyle { init() {} }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() } }
/// - Since: macOS 11
struct TitleBarWindowStyle: WindowStyle { init() {} }
extension WindowStyle where Self == TitleBarWindowStyle { static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() } }
/// - Since: visionOS 1
struct PlainWindowStyle: WindowStyle { init() {} }
/// - Since: visionOS 1
extension WindowStyle where Self == PlainWindowStyle { static var plain: PlainWindowStyle { PlainWindowStyle() } }
/// - Since: macOS 11
protocol WindowToolbarStyle {}
/// - Since: macOS 11
struct DefaultWindowToolbarStyle: WindowToolbarStyle { init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() } }
/// - Since: macOS 11
struct ExpandedWindowToolbarStyle: WindowToolbarStyle { init() {} }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() } }
/// - Since: macOS 11
struct UnifiedWindowToolbarStyle: WindowToolbarStyle { init(showsTitle: Bool = true) {} }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}
/// - Since: macOS 11
struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { init(showsTitle: Bool = true) {} }
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle) }
}
/// - Since: macOS 15
struct WindowLevel { init() {}; static let automatic = WindowLevel(), normal = WindowLevel(), desktop = WindowLevel(), floating = WindowLevel() }
/// - Since: macOS 15
struct SceneLaunchBehavior { init() {}; static let automatic = SceneLaunchBehavior(), presented = SceneLaunchBehavior(), suppressed = SceneLaunchBehavior() }
/// - Since: iOS 18
struct SceneRestorationBehavior { init() {}; static let automatic = SceneRestorationBehavior(), disabled = SceneRestorationBehavior() }
/// - Since: macOS 15
struct WindowInteractionBehavior { init() {}; static let automatic = WindowInteractionBehavior(), enabled = WindowInteractionBehavior(), disabled = WindowInteractionBehavior() }
/// - Since: iOS 17
enum DialogSeverity { case automatic, critical, standard }
/// Work that the system starts in the background, which it does not do here.
/// - Since: iOS 16
struct BackgroundTask<Request, Response> { init() {} }
extension BackgroundTask where Request == Void, Response == Void {
    static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
extension BackgroundTask where Request == String, Response == Void {
    static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}
/// - Since: macOS 13
extension Scene {
    /// - Since: macOS 11
    func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> Self { self }
    func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> Self { self }
    func defaultPosition(_ position: UnitPoint) -> Self { self }
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
    func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
}
extension Scene {
    func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
    /// - Since: iOS 16
    func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R) -> Self { self }
    /// - Since: iOS 16
    func commandsRemoved() -> Self
    /// - Since: iOS 16
    func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> Self { commandsRemoved().commands(content: content) }
    /// - Since: macOS 15
    func windowLevel(_ level: WindowLevel) -> Self { self }
    /// - Since: iOS 18
    func windowManagerRole(_ role: WindowManagerRole) -> Self { self }
    /// - Since: macOS 15
    func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    /// - Since: macOS 15
    func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }
    /// - Since: iOS 18
    func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Self
    func environment<T: AnyObject & Observable>(_ object: T?) -> Self
    func environmentObject<T: ObservableObject>(_ object: T) -> Self
    func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> Self
    func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
    func dialogSeverity(_ severity: DialogSeverity) -> Self { self }
}
/// - Since: iOS 18
struct WindowManagerRole { init() {}; static let automatic = WindowManagerRole(), principal = WindowManagerRole(), associated = WindowManagerRole() }

// MARK: Commands
/// Menu items and what else a program's menus hold.
/// - Since: iOS 14
protocol Commands: View {}
extension EmptyView: Commands {}
extension Optional: Commands where Wrapped: Commands {}
extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}
extension Group: Commands where Content: Commands {}
/// Puts the commands of a program together.
typealias CommandsBuilder = ViewBuilder
/// - Since: iOS 14
struct EmptyCommands: Commands { init() {}; var body: some View { EmptyView() } }
/// - Since: iOS 14
struct SidebarCommands: Commands { init() {}; var body: some View { EmptyView() } }
/// - Since: iOS 17
struct InspectorCommands: Commands { init() {}; var body: some View { EmptyView() } }
/// - Since: iOS 14
struct ToolbarCommands: Commands { init() {}; var body: some View { EmptyView() } }
/// - Since: iOS 14
struct TextEditingCommands: Commands { init() {}; var body: some View { EmptyView() } }
/// - Since: iOS 14
struct TextFormattingCommands: Commands { init() {}; var body: some View { EmptyView() } }
/// - Since: macOS 12
struct ImportFromDevicesCommands: Commands { init() {}; var body: some View { EmptyView() } }
extension View {
    /// - Since: iOS 14
    @_inert func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
    @_inert func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View
    @_inert func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View
}
/// - Since: iOS 27
extension View {
    /// - Since: iOS 16
    func renameAction(_ action: @escaping () -> Void) -> some View { environment(\.rename, RenameAction(_action: action)) }
    /// - Since: iOS 16
    func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { environment(\.rename, RenameAction(_action: { isFocused.wrappedValue = true })) }
    @_inert func dismissalConfirmationDialog<A: View>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View
    @_inert func dismissalConfirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
    @_inert func dismissalConfirmationDialog<A: View>(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View
    @_inert func dismissalConfirmationDialog<A: View, M: View>(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
}
/// - Since: iOS 17
extension View {
    @_inert func dialogSeverity(_ severity: DialogSeverity) -> some View
    @_inert func dialogIcon(_ icon: Image?) -> some View
    @_inert func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View
    @_inert func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View
    @_inert func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
}
extension View {
    /// - Since: macOS 15.4
    @_inert func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View
    @_inert func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View
    /// - Since: macOS 15
    @_inert func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
    /// - Since: macOS 15
    @_inert func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View
    /// - Since: macOS 15
    @_inert func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
    /// - Since: macOS 15
    @_inert func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
    /// - Since: macOS 15
    @_inert func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View
    /// - Since: visionOS 26
    @_inert func preferredWindowClippingMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> some View
    @_inert func allowsWindowActivationEvents(_ value: Bool?) -> some View
    @_inert func allowsWindowActivationEvents() -> some View
    /// - Since: iOS 16
    @_inert func interactionActivityTrackingTag(_ tag: String) -> some View
    /// - Since: iOS 14
    @_inert func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> some View
    /// - Since: iOS 14
    @_inert func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View
    /// - Since: iOS 14
    @_inert func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
}
/// - Since: macOS 15
struct WindowToolbarFullScreenVisibility { init() {}; static let automatic = WindowToolbarFullScreenVisibility(), visible = WindowToolbarFullScreenVisibility(), onHover = WindowToolbarFullScreenVisibility() }
/// What somebody did, for other programs and devices; nobody hears of it here.
/// - Since: iOS 8
class NSUserActivity: NSObject {
    let activityType: String
    var title: String?
    var webpageURL: URL?
    var userInfo: [AnyHashable: Any]?
    var requiredUserInfoKeys: Set<String>?
    var keywords: Set<String> = []
    var targetContentIdentifier: String?
    var persistentIdentifier: String?
    var isEligibleForHandoff = true
    var isEligibleForSearch = false
    var isEligibleForPrediction = false
    var needsSave = false
    var _payload: Data?
    init(activityType: String) { self.activityType = activityType }
    func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 } }
    func becomeCurrent() {}
    func resignCurrent() {}
    func invalidate() {}
    /// Keeps a value for the device or the window that continues the activity.
    /// - Since: iOS 14
    func setTypedPayload<T: Encodable>(_ payload: T) throws { _payload = try JSONEncoder().encode(payload) }
    /// - Since: iOS 14
    func typedPayload<T: Decodable>(_ type: T.Type) throws -> T {
        guard let _payload else { throw CocoaError(.coderValueNotFound) }
        return try JSONDecoder().decode(type, from: _payload)
    }
}
extension View {
    /// - Since: macOS 26
    @_inert func windowResizeAnchor(_ anchor: UnitPoint?) -> some View
    /// - Since: iOS 26
    @_inert func assistiveAccessNavigationIcon(systemImage: String) -> some View
    /// - Since: iOS 26
    @_inert func assistiveAccessNavigationIcon(_ icon: Image) -> some View
}
